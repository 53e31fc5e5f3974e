import {
  type Board,
  type Cell,
  cellAt,
  cellIn,
  columnOf,
  makeBoard,
  neighboursOf,
  rectangle,
  rowOf,
} from '../domino/board.ts';
import { MAX_RANGE, setFacts } from '../domino/dominoes.ts';
import { makeKeyTable } from '../domino/puzzle.ts';
import { makeShapeRows } from '../domino/shapes.ts';
import { completeTiling } from './matching.ts';

/**
 * Boards like this one that a whole set fills, the next smaller and the next larger set: cells are taken away or added at
 * the edge, as many of each colour of a chessboard as are too many or too few. Not proved to be the nearest.
 *
 * @param ranges of the sets; the two nearest if none are named
 * @returns their rows, joined by slashes
 */
export function nearestShapes(
  board: Board,
  ranges: readonly number[] = nearestRanges(board.cells.length),
): string[] {
  return ranges.flatMap((range) => {
    const changed = withCells(board, setFacts(range).cells);
    return completeTiling(changed, makeKeyTable(changed)) ? [makeShapeRows(trimmed(changed)).join('/')] : [];
  });
}

function nearestRanges(cells: number): number[] {
  const ranges = Array.from({ length: MAX_RANGE }, (_, i) => i + 1);
  const below = ranges.findLast((range) => setFacts(range).cells <= cells);
  const above = ranges.find((range) => setFacts(range).cells >= cells);
  return [...new Set([below, above].filter((range) => range !== undefined))];
}

/** The board with so many cells, half of each colour, as far as it has an edge to add to. */
function withCells(board: Board, wanted: number): Board {
  const margin = 1 + Math.ceil(Math.sqrt(Math.max(0, wanted - board.cells.length)));
  let changed = widened(board, margin);
  for (const colour of [0, 1]) {
    const isOf = (cell: Cell) => (rowOf(changed, cell) + columnOf(changed, cell)) % 2 === colour;
    const count = () => changed.cells.filter(isOf).length;
    while (count() > wanted / 2) changed = toggled(changed, leastJoined(changed, changed.cells.filter(isOf)));
    while (count() < wanted / 2) {
      const edge = [...new Set(changed.cells.flatMap((cell) => around(changed, cell)))].filter(isOf);
      if (edge.length === 0) break;
      changed = toggled(changed, mostJoined(changed, edge));
    }
  }
  return changed;
}

/** The holes beside a cell. */
function around({ rows, columns, has }: Board, cell: Cell): Cell[] {
  return neighboursOf(rectangle(rows, columns), cell).filter((next) => !has[next]);
}

function joined(board: Board, cell: Cell): number {
  return neighboursOf(board, cell).length;
}

function leastJoined(board: Board, cells: readonly Cell[]): Cell {
  return cells.reduce((least, cell) => (joined(board, cell) < joined(board, least) ? cell : least));
}

function mostJoined(board: Board, cells: readonly Cell[]): Cell {
  return cells.reduce((most, cell) => (joined(board, cell) > joined(board, most) ? cell : most));
}

function toggled({ rows, columns, has }: Board, cell: Cell): Board {
  return makeBoard(
    rows,
    columns,
    has.map((present, i) => (i === cell ? !present : present)),
  );
}

/** With so many empty rows and columns all round. */
function widened(board: Board, margin: number): Board {
  const [rows, columns] = [board.rows + 2 * margin, board.columns + 2 * margin];
  const has = Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns) - margin, (i % columns) - margin];
    return cellAt(board, row, column) !== undefined;
  });
  return makeBoard(rows, columns, has);
}

/** Without empty rows and columns at its sides. */
function trimmed(board: Board): Board {
  const [rows, columns] = [
    board.cells.map((cell) => rowOf(board, cell)),
    board.cells.map((cell) => columnOf(board, cell)),
  ];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [height, width] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1];
  const has = Array.from({ length: height * width }, (_, i) => {
    return board.has[cellIn(board, top + Math.floor(i / width), left + (i % width))] === true;
  });
  return makeBoard(height, width, has);
}
