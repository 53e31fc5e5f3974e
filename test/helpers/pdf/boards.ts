import type { Path, Point, Run } from './drawing.ts';
import type { PdfPage } from './read.ts';

// Boards are located from drawing operators alone: a frame of thick lines, labels outside it, numbers inside.

/** A rectangle in mm. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface DrawnBoard {
  /** The middle of the frame's lines. */
  readonly frame: Box;
  /** The width of a column and the height of a row. */
  readonly square: Point;
  /** From left to right, and from top to bottom. */
  readonly columnLabels: readonly Run[];
  readonly rowLabels: readonly Run[];
  /** The numbers of each row from left to right. */
  readonly numbers: readonly (readonly Run[])[];
}

/** How an edition draws its boards. */
export interface BoardStyle {
  /** The width of the lines that the frame is drawn with, in mm. */
  readonly frame: number;
  /** The middle of a label or number. */
  middle(run: Run): Point;
}

/** The maximum distance of labels from the frame, in mm. */
const REACH = 7;
/** The maximum offset of a number from the middle of its labelled row and column, in mm. */
const ASTRAY = 0.2;

export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function contains(box: Box, [x, y]: Point): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/** The box to write in that stands less than 4 mm below a text, at its left edge. */
export function boxBelow({ paths }: PdfPage, { x, y }: Pick<Run, 'x' | 'y'>): Box | undefined {
  return paths
    .filter(({ closed, curved }) => closed && !curved)
    .map(({ points }) => boxOf(points))
    .find(({ left, top }) => Math.abs(left - x) < 0.5 && top > y && top < y + 4);
}

/** The boards of a page from top to bottom and from left to right. @throws Error if a number is not at its place */
export function boardsOn({ runs, paths }: PdfPage, style: BoardStyle): DrawnBoard[] {
  const lines = paths.filter((path) => Math.abs(path.width - style.frame) < 0.01 && isSquare(path));
  return framesOf(lines).map((frame) => boardIn(frame, runs, style));
}

/** Whether a line is horizontal or vertical throughout; a slanting one is no part of a frame. */
function isSquare({ points }: Path): boolean {
  return points.slice(1).every(([x, y], i) => {
    const [u, v] = points[i]!;
    return Math.abs(x - u) < 0.01 || Math.abs(y - v) < 0.01;
  });
}

/** The bounding boxes of all connected lines, if they enclose anything. */
function framesOf(lines: readonly Path[]): Box[] {
  const groups: Point[][] = [];
  for (const { points } of lines) {
    const touching = groups.filter((group) =>
      group.some((corner) => points.some((end) => near(corner, end))),
    );
    const merged = [...touching.flat(), ...points];
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push(merged);
  }
  const boxes = groups.map(boxOf).filter((box) => box.right - box.left > 1 && box.bottom - box.top > 1);
  return boxes
    .filter(
      (box) => !boxes.some((other) => other !== box && contains(other, [box.left + 0.1, box.top + 0.1])),
    )
    .sort((a, b) => a.top - b.top || a.left - b.left);
}

function near([x, y]: Point, [u, v]: Point): boolean {
  return Math.hypot(x - u, y - v) < 0.01;
}

function boardIn(frame: Box, runs: readonly Run[], { middle }: BoardStyle): DrawnBoard {
  const between = (value: number, low: number, high: number) => value > low && value < high;
  const lettered = runs
    .filter((run) => {
      const [x] = middle(run);
      return between(x, frame.left, frame.right) && between(frame.top - run.y, 0, REACH);
    })
    .sort((a, b) => a.x - b.x);
  const numbered = runs
    .filter((run) => {
      const [, y] = middle(run);
      return between(y, frame.top, frame.bottom) && between(frame.left - run.x - run.width, 0, REACH);
    })
    .sort((a, b) => a.y - b.y);
  // A picture without labels has its own first row and column instead.
  const inside = runs.filter((run) => contains(frame, middle(run)));
  const isBare = numbered.length === 0;
  const first = (axis: 0 | 1) => Math.min(...inside.map((run) => middle(run)[axis]));
  const edge = (axis: 0 | 1) => inside.filter((run) => middle(run)[axis] < first(axis) + ASTRAY);
  const columnLabels = isBare ? edge(1).sort((a, b) => a.x - b.x) : lettered;
  const rowLabels = isBare ? edge(0).sort((a, b) => a.y - b.y) : numbered;
  const numbers: Run[][] = rowLabels.map(() => []);
  for (const run of inside) {
    const [x, y] = middle(run);
    const row = rowLabels.findIndex((label) => Math.abs(middle(label)[1] - y) < ASTRAY);
    const column = columnLabels.findIndex((label) => Math.abs(middle(label)[0] - x) < ASTRAY);
    if (row < 0 || column < 0) throw new Error(`"${run.text}" stands in no row and column of its board`);
    if (numbers[row]![column]) throw new Error(`"${run.text}" stands where another number stands`);
    numbers[row]![column] = run;
  }
  const square: Point = [
    (frame.right - frame.left) / columnLabels.length,
    (frame.bottom - frame.top) / rowLabels.length,
  ];
  return { frame, square, columnLabels, rowLabels, numbers };
}

export function numbersOf(board: DrawnBoard, read: (text: string) => number): number[][] {
  return board.numbers.map((row) => Array.from(row, (run) => (run ? read(run.text) : Number.NaN)));
}

export function cellMiddle({ frame, square }: DrawnBoard, row: number, column: number): Point {
  return [frame.left + (column + 0.5) * square[0], frame.top + (row + 0.5) * square[1]];
}

/**
 * The dominoes outlined on a board: for each cell of the board the cell with the other half, or -1.
 *
 * @throws Error if an outline does not contain two cells, or two outlines contain the same cell
 */
export function dominoesInOutlines(board: DrawnBoard, outlines: readonly Path[]): number[] {
  const cells = cellsOf(board);
  const key = new Array<number>(cells.length).fill(-1);
  for (const outline of outlines) {
    const box = boxOf(outline.points);
    if (!contains(board.frame, [(box.left + box.right) / 2, (box.top + box.bottom) / 2])) continue;
    const inside = cells.flatMap((middle, cell) => (contains(box, middle) ? [cell] : []));
    join(key, inside);
  }
  return key;
}

/** The key that the outlines show. @throws Error if they do not cover the board */
export function keyOfOutlines(board: DrawnBoard, outlines: readonly Path[]): number[] {
  return complete(dominoesInOutlines(board, outlines));
}

export function linesBetween(
  board: DrawnBoard,
  first: number,
  second: number,
  lines: readonly Path[],
): Path[] {
  const cells = cellsOf(board);
  return linesOver(cells[first]!, cells[second]!, lines);
}

/** The lines that the path between two points crosses. */
export function linesOver(a: Point, b: Point, lines: readonly Path[]): Path[] {
  return lines.filter(({ points }) => crosses(points[0]!, points.at(-1)!, a, b));
}

/** All pairs of neighbouring cells, the left or upper one first, in reading order. */
export function neighbours({ columnLabels, rowLabels }: DrawnBoard): [first: number, second: number][] {
  const columns = columnLabels.length;
  return Array.from({ length: columns * rowLabels.length }, (_, cell) => {
    const pairs: [number, number][] = [];
    if ((cell + 1) % columns !== 0) pairs.push([cell, cell + 1]);
    if (cell + columns < columns * rowLabels.length) pairs.push([cell, cell + columns]);
    return pairs;
  }).flat();
}

/** The key shown by walls between dominoes: cells without a wall between them form a domino. @throws Error */
export function keyOfWalls(board: DrawnBoard, lines: readonly Path[]): number[] {
  const cells = cellsOf(board);
  const key = new Array<number>(cells.length).fill(-1);
  for (const [first, second] of neighbours(board)) {
    if (linesBetween(board, first, second, lines).length === 0) join(key, [first, second]);
  }
  return complete(key);
}

function cellsOf(board: DrawnBoard): Point[] {
  return board.rowLabels.flatMap((_, row) =>
    board.columnLabels.map((_, column) => cellMiddle(board, row, column)),
  );
}

function join(key: number[], pair: readonly number[]): void {
  const [first, second] = pair;
  if (first === undefined || second === undefined || pair.length !== 2) {
    throw new Error(`a domino on the cells ${pair.join(', ')}`);
  }
  if (key[first] !== -1 || key[second] !== -1) throw new Error(`two dominoes on cell ${first} or ${second}`);
  [key[first], key[second]] = [second, first];
}

function complete(key: number[]): number[] {
  if (key.includes(-1)) throw new Error(`no domino on cell ${key.indexOf(-1)}`);
  return key;
}

/** Whether two lines, each horizontal or vertical, cross in their interior. */
function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const meet = (axis: 0 | 1) =>
    Math.min(a[axis], b[axis]) < Math.max(c[axis], d[axis]) + 0.01 &&
    Math.min(c[axis], d[axis]) < Math.max(a[axis], b[axis]) + 0.01;
  return meet(0) && meet(1);
}
