import type { Candidates } from '../candidates.ts';
import { openPlacesOf } from './open-places.ts';
import { scratch } from './scratch.ts';
import { type Finding, NOTHING, type Technique } from './technique.ts';
import { EXCEPTION, MOST_WISHES, NEIGHBOUR, WISH_SIZE, WISHED_STONE, writeWishes } from './wish.ts';

/**
 * Forced duplicate: without one neighbour a cell could be covered by one stone only. So this stone cannot lie on that
 * neighbour and some third cell: it would be needed once more.
 * `because`: the cell; `stones`: the stone.
 */
export const forcedDuplicate: Technique = {
  name: 'forced-duplicate',
  rating: 2.8,
  focus: 'cell',
  find(state, cell): readonly Finding[] {
    const { open, placesOf, from, itemsOf } = state;
    const end = writeWishes(state, cell, few, 0);
    let found: Finding[] | undefined;
    for (let wish = 0; wish < end; wish += WISH_SIZE) {
      const stone = few[wish + WISHED_STONE]!;
      const neighbour = few[wish + NEIGHBOUR]!;
      let strikes: number[] | undefined;
      for (let k = from[neighbour]!; k < from[neighbour + 1]!; k++) {
        const place = placesOf[k]!;
        if (!open[place] || itemsOf[3 * place + 2] !== stone || place === few[wish + EXCEPTION]) continue;
        strikes ??= [];
        strikes.push(place);
      }
      if (!strikes) continue;
      found ??= [];
      found.push({ strikes, grounds: () => groundsOf(state, [cell], stone) });
    }
    return found ?? NOTHING;
  },
};

const few = new Int32Array(MOST_WISHES * WISH_SIZE);

/**
 * The same with two cells: a place that takes the neighbour of either, where both cells then need the same stone, and
 * no place of it covers both.
 * `because`: the two cells; `stones`: the stone.
 */
export const forcedDuplicateOfTwo: Technique = {
  name: 'forced-duplicate',
  rating: 3.0,
  focus: 'board',
  find(state): readonly Finding[] {
    const { columns } = state.board;
    const { wishes, cellOf, latest, earlier } = scratchOf(state);
    latest.fill(-1);
    let found: Finding[] | undefined;
    let end = 0;
    for (let cell = 0; cell < state.cells; cell++) {
      const before = end;
      end += writeWishes(state, cell, wishes, end);
      for (let wish = before; wish < end; wish += WISH_SIZE) {
        const stone = wishes[wish + WISHED_STONE]!;
        const index = wish / WISH_SIZE;
        cellOf[index] = cell;
        earlier[index] = latest[stone - state.cells]!;
        latest[stone - state.cells] = index;
        for (let i = earlier[index]!; i >= 0; i = earlier[i]!) {
          const other = cellOf[i]!;
          const m = wishes[i * WISH_SIZE + NEIGHBOUR]!;
          const n = wishes[wish + NEIGHBOUR]!;
          // One place covers both neighbours, or they are the same; few are so near to each other.
          const distance = Math.abs(state.cellAt(m) - state.cellAt(n));
          if (distance > 1 && distance !== columns) continue;
          const strikes = bothTaken(state, other, m, cell, n);
          if (!strikes) continue;
          found ??= [];
          found.push({ strikes, grounds: () => groundsOf(state, [other, cell], stone) });
        }
      }
    }
    return found ?? NOTHING;
  },
};

/** The places that take away the neighbour `m` of the cell `a` and the neighbour `n` of the cell `b`. */
function bothTaken(state: Candidates, a: number, m: number, b: number, n: number): number[] | undefined {
  if (a === b || m === b || n === a) return undefined;
  const { open, placesOf, from } = state;
  let strikes: number[] | undefined;
  for (let k = from[m]!; k < from[m + 1]!; k++) {
    const place = placesOf[k]!;
    if (!open[place]) continue;
    const end = state.otherEnd(place, m);
    if (end === a || end === b || (m !== n && end !== n)) continue;
    strikes ??= [];
    strikes.push(place);
  }
  return strikes && !state.areJoined(a, b) ? strikes : undefined;
}

function groundsOf(state: Candidates, cells: readonly number[], stone: number) {
  return {
    because: cells.map((cell) => state.cellAt(cell)),
    stones: [state.stoneAt(stone)],
    places: openPlacesOf(state, cells),
  };
}

interface Scratch {
  /** The wishes of all cells. */
  readonly wishes: Int32Array;
  /** For each wish its cell. */
  readonly cellOf: Int32Array;
  /** For each stone the last wish for it, and for each wish the one before for the same stone; -1 for none. */
  readonly latest: Int32Array;
  readonly earlier: Int32Array;
}

const scratchOf = scratch((state): Scratch => {
  const most = MOST_WISHES * state.cells;
  return {
    wishes: new Int32Array(WISH_SIZE * most),
    cellOf: new Int32Array(most),
    latest: new Int32Array(state.stones),
    earlier: new Int32Array(most),
  };
});
