import type { PlaceIndex } from '../../domino/board.ts';
import type { Candidates } from '../candidates.ts';
import type { CellItem } from '../items.ts';
import { Components } from './components.ts';
import { firstCell } from './look.ts';
import { Pairing } from './pairing.ts';
import { scratch } from './scratch.ts';
import { type Finding, NOTHING, type Technique } from './technique.ts';

/**
 * Matching on an area (Hall's theorem): on a chessboard every domino covers a black cell and a white one. If some cells
 * of one colour have only as many neighbours between them as they are, they need all of these, and a place that gives
 * one of the neighbours to another cell is impossible. (One such cell is a gap.)
 * `because`: the cells; `neighbours`: their neighbours.
 */
export const matching: Technique = {
  name: 'matching',
  rating: 5.5,
  focus: 'board',
  look: firstCell,
  find(state): readonly Finding[] {
    const { pairing, components } = scratchOf(state);
    if (!pairing.update()) return NOTHING;
    // A set and the rest of the board say the same: the smaller one is kept.
    const smallest = new Map<string, { cells: CellItem[]; neighbours: CellItem[]; strikes: PlaceIndex[] }>();
    for (const cell of components.bound()) {
      const members = new Set(pairing.neededBy(cell));
      const strikes = strikesOf(state, pairing, members);
      if (strikes.length === 0) continue;
      const cells = [...members].sort((a, b) => a - b);
      const neighbours = cells.map((member) => pairing.partnerOf(member)).sort((a, b) => a - b);
      const earlier = smallest.get(strikes.join());
      if (!earlier || earlier.cells.length > cells.length) {
        smallest.set(strikes.join(), { cells, neighbours, strikes });
      }
    }
    return [...smallest.values()]
      .sort((a, b) => a.cells.length - b.cells.length)
      .map(({ cells, neighbours, strikes }) => ({
        strikes,
        grounds: () => ({
          because: cells.map((cell) => state.cellAt(cell)),
          neighbours: neighbours.map((cell) => state.cellAt(cell)),
        }),
      }));
  },
};

/** The places that give a neighbour of the cells to another cell. */
function strikesOf(state: Candidates, pairing: Pairing, cells: ReadonlySet<CellItem>): PlaceIndex[] {
  const { open, covering, from, to } = state;
  const strikes: PlaceIndex[] = [];
  for (const cell of cells) {
    const neighbour = pairing.partnerOf(cell);
    for (let k = from[neighbour]!; k < to[neighbour]!; k++) {
      const place = covering[k]!;
      if (open[place] && !cells.has(state.otherEnd(place, neighbour))) strikes.push(place);
    }
  }
  return strikes.sort((a, b) => a - b);
}

const scratchOf = scratch((state) => {
  const pairing = new Pairing(state);
  return { pairing, components: new Components(state, pairing) };
});
