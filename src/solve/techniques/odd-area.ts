import { FIRST_PLACE } from '../../domino/board.ts';
import { cutOff } from './cut-off.ts';
import { firstCell } from './look.ts';
import { scratch } from './scratch.ts';
import { type Finding, NOTHING, type Technique } from './technique.ts';
import { Walls } from './walls.ts';

/**
 * Odd area (a parity argument; the book's "Loch"): a domino on a place would cut off an odd number of cells, whatever the shape of the cut,
 * and dominoes cannot fill that. Where an area has an odd number of cells already there is no solution, and nothing is
 * said.
 * `because`: cells that would be cut off, an odd number and as few as can be.
 */
export const oddArea: Technique = {
  name: 'odd-area',
  rating: 3.3,
  focus: 'board',
  look: firstCell,
  find(state): readonly Finding[] {
    const walls = wallsOf(state);
    if (!walls.read()) return NOTHING;
    const found: Finding[] = [];
    for (let place = FIRST_PLACE; place < state.places; place++) {
      if (!state.open[place] || !walls.cutOffOdd(place)) continue;
      const near = state.firstItem[place]!;
      found.push({ strikes: [place], grounds: () => ({ because: cutOff(state, place, near) }) });
    }
    return found.length > 0 ? found : NOTHING;
  },
};

const wallsOf = scratch((state) => new Walls(state));
