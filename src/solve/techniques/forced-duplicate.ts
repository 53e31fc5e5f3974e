import { NO_PLACE, type PlaceIndex } from '../../domino/board.ts';
import { makeTable, type Table } from '../../domino/indices.ts';
import { memoize } from '../../memoize.ts';
import type { Candidates } from '../candidates.ts';
import { type CellItem, type DominoItem, FIRST_CELL_ITEM, NO_DOMINO } from '../items.ts';
import { type Finding, groundsOf, type Technique } from './technique.ts';

/**
 * Demands of cells: a cell has a neighbour such that without it only one domino could cover the cell. Forced duplicates
 * rest on it. Kept in tables, as they are asked for very often.
 */
interface Demands {
  readonly domino: Table<number, DominoItem>;
  readonly neighbour: Table<number, CellItem>;
  /** The place on the cell and that neighbour. */
  readonly exception: Table<number, PlaceIndex>;
}

/** A cell with two different dominoes has two demands, others have one or none. */
const MOST_DEMANDS = 2;

/** Room for so many demands. */
function makeDemands(most: number): Demands {
  return { domino: makeTable(most), neighbour: makeTable(most), exception: makeTable(most) };
}

/** Writes the demands of a cell from `start` on. Returns where they end. */
function writeDemands(state: Candidates, cell: CellItem, demands: Demands, start: number): number {
  const choices = state.choices(cell);
  if (choices < 2) return start;
  const { open, covering, from, to, dominoItem } = state;
  let one = NO_DOMINO;
  let other = NO_DOMINO;
  let lastOne = NO_PLACE;
  let lastOther = NO_PLACE;
  let others = 0;
  for (let k = from[cell]!; k < to[cell]!; k++) {
    const place = covering[k]!;
    if (!open[place]) continue;
    const domino = dominoItem[place]!;
    if (one < 0 || domino === one) {
      one = domino;
      lastOne = place;
    } else if (other < 0 || domino === other) {
      other = domino;
      lastOther = place;
      others++;
    } else {
      return start;
    }
  }
  let end = start;
  if (others === 1) {
    demands.domino[end] = one;
    demands.neighbour[end] = state.otherEnd(lastOther, cell);
    demands.exception[end++] = lastOther;
  }
  if (others > 0 && choices - others === 1) {
    demands.domino[end] = other;
    demands.neighbour[end] = state.otherEnd(lastOne, cell);
    demands.exception[end++] = lastOne;
  }
  return end;
}

/**
 * Forced duplicate: without one neighbour a cell could be covered by one domino only. So this domino cannot lie on that
 * neighbour and some third cell: it would be needed once more.
 * `because`: the cell; `dominoes`: the domino.
 */
export const forcedDuplicate: Technique = {
  name: 'forced-duplicate',
  rating: 2.8,
  focus: 'cell',
  find(state, cell): readonly Finding[] {
    const { open, covering, from, to, dominoItem } = state;
    const end = writeDemands(state, cell, few, 0);
    const found: Finding[] = [];
    for (let demand = 0; demand < end; demand++) {
      const domino = few.domino[demand]!;
      const neighbour = few.neighbour[demand]!;
      const eliminations: PlaceIndex[] = [];
      for (let k = from[neighbour]!; k < to[neighbour]!; k++) {
        const place = covering[k]!;
        if (open[place] && dominoItem[place] === domino && place !== few.exception[demand])
          eliminations.push(place);
      }
      if (eliminations.length === 0) continue;
      found.push({ eliminations, grounds: () => groundsOf(state, [cell], [domino], [cell]) });
    }
    return found;
  },
};

const few = makeDemands(MOST_DEMANDS);

/**
 * The same with two cells: a place that takes the neighbour of either, where both cells then need the same domino, and
 * no place of it covers both.
 * `because`: the two cells; `dominoes`: the domino.
 */
export const forcedDuplicateOfTwo: Technique = {
  name: 'forced-duplicate',
  rating: 3.0,
  focus: 'board',
  find(state): readonly Finding[] {
    const { columns } = state.board;
    const { demands, cellOf, latest, earlier } = memoryOf(state);
    latest.fill(-1);
    const found: Finding[] = [];
    let end = 0;
    for (let cell = FIRST_CELL_ITEM; cell < state.cells; cell++) {
      const before = end;
      end = writeDemands(state, cell, demands, end);
      for (let demand = before; demand < end; demand++) {
        const domino = demands.domino[demand]!;
        cellOf[demand] = cell;
        earlier[demand] = latest[domino]!;
        latest[domino] = demand;
        for (let i = earlier[demand]!; i >= 0; i = earlier[i]!) {
          const other = cellOf[i]!;
          const m = demands.neighbour[i]!;
          const n = demands.neighbour[demand]!;
          // One place covers both neighbours, or they are the same; few are so near to each other.
          const distance = Math.abs(state.cellAt(m) - state.cellAt(n));
          if (distance > 1 && distance !== columns) continue;
          const eliminations = bothTaken(state, other, m, cell, n);
          if (eliminations.length === 0) continue;
          const cells = [other, cell];
          found.push({ eliminations, grounds: () => groundsOf(state, cells, [domino], cells) });
        }
      }
    }
    return found;
  },
};

/** The places that take away the neighbour `m` of the cell `a` and the neighbour `n` of the cell `b`. */
function bothTaken(state: Candidates, a: CellItem, m: CellItem, b: CellItem, n: CellItem): PlaceIndex[] {
  if (a === b || m === b || n === a || state.areJoined(a, b)) return [];
  return state.openPlaces(m).filter((place) => {
    const end = state.otherEnd(place, m);
    return end !== a && end !== b && (m === n || end === n);
  });
}

const memoryOf = memoize((state: Candidates) => {
  const most = MOST_DEMANDS * state.cells;
  return {
    /** The demands of all cells. */
    demands: makeDemands(most),
    /** For each demand its cell. */
    cellOf: makeTable<number, CellItem>(most),
    /** For each domino the last demand for it, and for each demand the one before for the same domino; -1 for none. */
    latest: makeTable<DominoItem>(state.items),
    earlier: makeTable<number>(most),
  };
});
