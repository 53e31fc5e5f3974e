import { NO_PLACE, type PlaceIndex } from '../../domino/board.ts';
import { makeTable } from '../../domino/indices.ts';
import { memoize } from '../../memoize.ts';
import type { Candidates } from '../candidates.ts';
import { type CellItem, FIRST_CELL_ITEM } from '../items.ts';
import { cutOff } from './odd-area.ts';
import type { Finding, Technique } from './technique.ts';

/**
 * Odd bridge: the odd area where the place is the only way between two parts of its area. A domino on it would take
 * one cell of each part; if the parts have an even number of cells, an odd number is left of each. So much of it
 * sgt-puzzles looks for, and so did engines before `AREAS_SINCE`.
 * `because`: cells that would be cut off, an odd number and as few as can be.
 */
export const oddBridge: Technique = {
  name: 'odd-area',
  rating: 3.3,
  focus: 'board',
  find(state): readonly Finding[] {
    return bridges(state).map(({ place, cell }) => ({
      eliminations: [place],
      grounds: () => ({ because: cutOff(state, place, cell) }),
    }));
  },
};

interface Bridge {
  readonly place: PlaceIndex;
  /** The cell at its far end. */
  readonly cell: CellItem;
}

/**
 * Tarjan's bridges of the graph whose vertices are the cells and whose edges are the open places: those with an even
 * number of cells on both sides, with the cell at the far end.
 */
function bridges(state: Candidates): Bridge[] {
  const { open, covering, to, cells } = state;
  const memory = memoryOf(state);
  const { depth, low, size, next, cameBy, path } = memory;
  depth.fill(0);
  const found: Bridge[] = [];
  for (let root = FIRST_CELL_ITEM; root < cells; root++) {
    // A cell with one place is the end of an area, or a domino of its own; an area has other cells to begin at.
    if (depth[root]! > 0 || state.choices(root) < 2) continue;
    const start = found.length;
    let length = 1;
    path[0] = root;
    visit(state, memory, root, NO_PLACE, 1);
    for (;;) {
      const cell = path[length - 1]!;
      const k = next[cell]!++;
      if (k < to[cell]!) {
        const place = covering[k]!;
        if (!open[place] || place === cameBy[cell]) continue;
        const other = state.otherEnd(place, cell);
        if (depth[other] === 0) {
          path[length++] = other;
          visit(state, memory, other, place, length);
        } else if (depth[other]! < low[cell]!) {
          low[cell] = depth[other]!;
        }
        continue;
      }
      if (--length === 0) break;
      const parent = path[length - 1]!;
      size[parent] = size[parent]! + size[cell]!;
      if (low[cell]! < low[parent]!) low[parent] = low[cell]!;
      if (low[cell] === depth[cell] && size[cell]! % 2 === 0) found.push({ place: cameBy[cell]!, cell });
    }
    // An area with an odd number of cells has no solution at all.
    if (size[root]! % 2 === 1) found.length = start;
  }
  return found;
}

function visit(
  { from }: Candidates,
  { depth, low, size, next, cameBy }: ReturnType<typeof memoryOf>,
  cell: CellItem,
  place: PlaceIndex,
  at: number,
): void {
  cameBy[cell] = place;
  depth[cell] = at;
  low[cell] = at;
  size[cell] = 1;
  next[cell] = from[cell]!;
}

const memoryOf = memoize(({ cells }: Candidates) => ({
  depth: makeTable<CellItem>(cells),
  low: makeTable<CellItem>(cells),
  size: makeTable<CellItem>(cells),
  next: makeTable<CellItem>(cells),
  cameBy: makeTable<CellItem, PlaceIndex>(cells),
  path: makeTable<number, CellItem>(cells),
}));
