import type { Point, Run } from './drawing.ts';
import type { PdfFile } from './read.ts';
import { contentIn, isNode, nodesIn, type StructureNode } from './structure.ts';
import { runsOf } from './words.ts';

// Boards of any shape are located by what a screen reader is given: a table, or a figure with marked content for each part. The
// positions of their squares follow from the labels alone.

export interface SeenPart {
  /** Counted from 1. */
  readonly page: number;
  /** The numbers of the columns and rows, from 0, in order. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly columnLabels: readonly Run[];
  readonly rowLabels: readonly Run[];
  /** The side of a square in mm. */
  readonly square: number;
  /** The middle of a square, possibly outside the part. */
  middle(row: number, column: number): Point;
  /** The number in each square that has one, by `row column`. */
  readonly numbers: ReadonlyMap<string, Run>;
}

/** How an edition writes labels and numbers. */
export interface Hand {
  middle(run: Run): Point;
  /** The number from 0 of a column or row with this label. */
  column(label: string): number;
  row(label: string): number;
  isRow(run: Run): boolean;
}

/** The maximum offset of a number from the middle of its square, in mm. */
const ASTRAY = 0.2;

/** The parts of a section's board. @throws Error if a number is not in the middle of a square */
export function partsIn(file: PdfFile, section: StructureNode, hand: Hand): SeenPart[] {
  return nodesIn(section).flatMap((node) => {
    if (node.tag === 'Table') return [partOfTable(file, node, hand)];
    if (node.tag === 'Figure') return partsOfFigure(file, node, hand);
    return [];
  });
}

function partOfTable(file: PdfFile, table: StructureNode, hand: Hand): SeenPart {
  const rows = table.children.filter(isNode).map((row) => row.children.filter(isNode));
  const [corner, ...header] = rows[0]!;
  if (corner!.tag !== 'TH' || contentIn(corner!).length > 0)
    throw new Error('a table without an empty corner');
  const only = (node: StructureNode) => runsOf(file, node)[0];
  for (const [first, ...cells] of rows.slice(1)) {
    if (first!.scope !== 'Row' || cells.some(({ tag }) => tag !== 'TD'))
      throw new Error('not a row of numbers');
    if (cells.length !== header.length) throw new Error('rows of different length');
  }
  if (header.some(({ scope }) => scope !== 'Column')) throw new Error('a column without a header');
  const part = partOf(
    header.map((node) => only(node)!),
    rows.slice(1).map((row) => only(row[0]!)!),
    rows.slice(1).flatMap((row) => row.slice(1).flatMap((node) => only(node) ?? [])),
    hand,
  );
  rows.slice(1).forEach((row, r) => {
    row.slice(1).forEach((node, c) => {
      const drawn = part.numbers.get(`${part.rows[r]} ${part.columns[c]}`);
      if (drawn?.content !== only(node)?.content)
        throw new Error('a number that stands elsewhere in its table');
    });
  });
  return part;
}

function partsOfFigure(file: PdfFile, figure: StructureNode, hand: Hand): SeenPart[] {
  return contentIn(figure).map((marked) => {
    const runs = runsOf(file, { ...figure, children: [marked] });
    const start = runs.findIndex((run) => hand.isRow(run));
    const length = runs.slice(start).findIndex((run) => !hand.isRow(run));
    const end = length < 0 ? runs.length : start + length;
    return partOf(runs.slice(0, start), runs.slice(start, end), runs.slice(end), hand);
  });
}

function partOf(
  columnLabels: readonly (Run & { page: number })[],
  rowLabels: readonly Run[],
  numbers: readonly Run[],
  hand: Hand,
): SeenPart {
  const columns = columnLabels.map(({ text }) => hand.column(text));
  const rows = rowLabels.map(({ text }) => hand.row(text));
  const xs = columnLabels.map((run) => hand.middle(run)[0]);
  const ys = rowLabels.map((run) => hand.middle(run)[1]);
  const square =
    xs.length > 1 ? (xs.at(-1)! - xs[0]!) / (xs.length - 1) : (ys.at(-1)! - ys[0]!) / (ys.length - 1);
  const middle = (row: number, column: number): Point => [
    xs[0]! + (column - columns[0]!) * square,
    ys[0]! + (row - rows[0]!) * square,
  ];
  const at = new Map<string, Run>();
  for (const run of numbers) {
    const [x, y] = hand.middle(run);
    const [column, row] = [
      columns.find((c) => Math.abs(middle(rows[0]!, c)[0] - x) < ASTRAY),
      rows.find((r) => Math.abs(middle(r, columns[0]!)[1] - y) < ASTRAY),
    ];
    const key = `${row} ${column}`;
    if (row === undefined || column === undefined || at.has(key)) throw new Error(`"${run.text}" is astray`);
    at.set(key, run);
  }
  return { page: columnLabels[0]!.page, columns, rows, columnLabels, rowLabels, square, middle, numbers: at };
}
