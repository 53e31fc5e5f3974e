import type { PlaceIndex } from '../../domino/board.ts';
import { makeTable, type Table } from '../../domino/indices.ts';
import type { Candidates } from '../candidates.ts';
import { type CellItem, FIRST_CELL_ITEM, type StoneItem } from '../items.ts';
import { firstCell } from './look.ts';
import { openPlacesOf } from './open-places.ts';
import { scratch } from './scratch.ts';
import { type Finding, NOTHING, type Technique } from './technique.ts';
import { MOST_WISHES, makeWishes, type Wishes, writeWishes } from './wish.ts';

/**
 * Forced duplicate: without one neighbour a cell could be covered by one domino only. So this domino cannot lie on that
 * neighbour and some third cell: it would be needed once more.
 * `because`: the cell; `stones`: the domino.
 */
export const forcedDuplicate: Technique = {
  name: 'forced-duplicate',
  rating: 2.8,
  focus: 'cell',
  look: firstCell,
  find(state, cell): readonly Finding[] {
    const { open, covering, from, to, stoneItem } = state;
    const end = writeWishes(state, cell, few, 0);
    let found: Finding[] | undefined;
    for (let wish = 0; wish < end; wish++) {
      const stone = few.stone[wish]!;
      const neighbour = few.neighbour[wish]!;
      let strikes: PlaceIndex[] | undefined;
      for (let k = from[neighbour]!; k < to[neighbour]!; k++) {
        const place = covering[k]!;
        if (!open[place] || stoneItem[place] !== stone || place === few.exception[wish]) continue;
        strikes ??= [];
        strikes.push(place);
      }
      if (!strikes) continue;
      found ??= [];
      found.push(finding(state, strikes, [cell], stone));
    }
    return found ?? NOTHING;
  },
};

const few = makeWishes(MOST_WISHES);

/**
 * The same with two cells: a place that takes the neighbour of either, where both cells then need the same domino, and
 * no place of it covers both.
 * `because`: the two cells; `stones`: the domino.
 */
export const forcedDuplicateOfTwo: Technique = {
  name: 'forced-duplicate',
  rating: 3.0,
  focus: 'board',
  look: firstCell,
  find(state): readonly Finding[] {
    const { columns } = state.board;
    const { wishes, cellOf, latest, earlier } = scratchOf(state);
    latest.fill(-1);
    let found: Finding[] | undefined;
    let end = 0;
    for (let cell = FIRST_CELL_ITEM; cell < state.cells; cell++) {
      const before = end;
      end = writeWishes(state, cell, wishes, end);
      for (let wish = before; wish < end; wish++) {
        const stone = wishes.stone[wish]!;
        cellOf[wish] = cell;
        earlier[wish] = latest[stone]!;
        latest[stone] = wish;
        for (let i = earlier[wish]!; i >= 0; i = earlier[i]!) {
          const other = cellOf[i]!;
          const m = wishes.neighbour[i]!;
          const n = wishes.neighbour[wish]!;
          // One place covers both neighbours, or they are the same; few are so near to each other.
          const distance = Math.abs(state.cellAt(m) - state.cellAt(n));
          if (distance > 1 && distance !== columns) continue;
          const strikes = bothTaken(state, other, m, cell, n);
          if (!strikes) continue;
          found ??= [];
          found.push(finding(state, strikes, [other, cell], stone));
        }
      }
    }
    return found ?? NOTHING;
  },
};

/** The places that take away the neighbour `m` of the cell `a` and the neighbour `n` of the cell `b`. */
function bothTaken(
  state: Candidates,
  a: CellItem,
  m: CellItem,
  b: CellItem,
  n: CellItem,
): PlaceIndex[] | undefined {
  if (a === b || m === b || n === a) return undefined;
  const { open, covering, from, to } = state;
  let strikes: PlaceIndex[] | undefined;
  for (let k = from[m]!; k < to[m]!; k++) {
    const place = covering[k]!;
    if (!open[place]) continue;
    const end = state.otherEnd(place, m);
    if (end === a || end === b || (m !== n && end !== n)) continue;
    strikes ??= [];
    strikes.push(place);
  }
  return strikes && !state.areJoined(a, b) ? strikes : undefined;
}

function finding(
  state: Candidates,
  strikes: readonly PlaceIndex[],
  cells: readonly CellItem[],
  stone: StoneItem,
): Finding {
  return {
    strikes,
    grounds: () => ({
      because: cells.map((cell) => state.cellAt(cell)),
      stones: [state.stoneAt(stone)],
      places: openPlacesOf(state, cells),
    }),
  };
}

interface Scratch {
  /** The wishes of all cells. */
  readonly wishes: Wishes;
  /** For each wish its cell. */
  readonly cellOf: Table<number, CellItem>;
  /** For each domino the last wish for it, and for each wish the one before for the same domino; -1 for none. */
  readonly latest: Table<StoneItem>;
  readonly earlier: Table<number>;
}

const scratchOf = scratch((state): Scratch => {
  const most = MOST_WISHES * state.cells;
  return {
    wishes: makeWishes(most),
    cellOf: makeTable(most),
    latest: makeTable(state.items),
    earlier: makeTable(most),
  };
});
