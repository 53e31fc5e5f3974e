import type { PlaceIndex } from '../../domino/board.ts';
import { makeTable, type Table } from '../../domino/indices.ts';
import type { Candidates } from '../candidates.ts';
import { type CellItem, FIRST_CELL_ITEM, type StoneItem } from '../items.ts';
import { type Demands, MOST_DEMANDS, makeDemands, writeDemands } from './demand.ts';
import { firstCell } from './look.ts';
import { openPlacesOf } from './open-places.ts';
import { scratch } from './scratch.ts';
import { type Finding, NOTHING, type Technique } from './technique.ts';

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
    const end = writeDemands(state, cell, few, 0);
    let found: Finding[] | undefined;
    for (let demand = 0; demand < end; demand++) {
      const stone = few.stone[demand]!;
      const neighbour = few.neighbour[demand]!;
      let strikes: PlaceIndex[] | undefined;
      for (let k = from[neighbour]!; k < to[neighbour]!; k++) {
        const place = covering[k]!;
        if (!open[place] || stoneItem[place] !== stone || place === few.exception[demand]) continue;
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

const few = makeDemands(MOST_DEMANDS);

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
    const { demands, cellOf, latest, earlier } = scratchOf(state);
    latest.fill(-1);
    let found: Finding[] | undefined;
    let end = 0;
    for (let cell = FIRST_CELL_ITEM; cell < state.cells; cell++) {
      const before = end;
      end = writeDemands(state, cell, demands, end);
      for (let demand = before; demand < end; demand++) {
        const stone = demands.stone[demand]!;
        cellOf[demand] = cell;
        earlier[demand] = latest[stone]!;
        latest[stone] = demand;
        for (let i = earlier[demand]!; i >= 0; i = earlier[i]!) {
          const other = cellOf[i]!;
          const m = demands.neighbour[i]!;
          const n = demands.neighbour[demand]!;
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
  /** The demands of all cells. */
  readonly demands: Demands;
  /** For each demand its cell. */
  readonly cellOf: Table<number, CellItem>;
  /** For each domino the last demand for it, and for each demand the one before for the same domino; -1 for none. */
  readonly latest: Table<StoneItem>;
  readonly earlier: Table<number>;
}

const scratchOf = scratch((state): Scratch => {
  const most = MOST_DEMANDS * state.cells;
  return {
    demands: makeDemands(most),
    cellOf: makeTable(most),
    latest: makeTable(state.items),
    earlier: makeTable(most),
  };
});
