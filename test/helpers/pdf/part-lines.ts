import type { Cell } from '../../../src/domino/board.ts';
import type { Dealt } from '../layout/shaped.ts';
import { boxOf, contains, linesOver } from './boards.ts';
import type { Path, Point } from './drawing.ts';
import type { SeenPart } from './parts.ts';
import type { PdfFile } from './read.ts';

// The lines around the cells of a part of a board, and the key that they show.

/** Half a square back from the middle of a part's first square, or on from that of its last. */
export function corner(part: SeenPart, step: -0.5 | 0.5): Point {
  const at = step < 0 ? 0 : -1;
  return part.middle(part.rows.at(at)! + step, part.columns.at(at)! + step);
}

export function endsOf({ points }: Path): readonly [Point, Point] {
  return points as unknown as readonly [Point, Point];
}

export function holds(part: SeenPart, { puzzle: { board } }: Dealt, cell: number): boolean {
  return part.rows.includes(Math.floor(cell / board.columns)) && part.columns.includes(cell % board.columns);
}

/** The horizontal and vertical lines near a part. */
export function straightLines(file: PdfFile, part: SeenPart): Path[] {
  const box = boxOf([corner(part, -0.5), corner(part, 0.5)]);
  return file.pages[part.page - 1]!.paths.filter(({ points, curved, closed }) => {
    const [[x, y], [u, v]] = points as [Point, Point];
    const isNear = x > box.left - 4 && u < box.right + 4 && y > box.top - 4 && v < box.bottom + 4;
    return !curved && !closed && (x === u || y === v) && isNear;
  });
}

/**
 * The columns and rows of a part whose labels are marked with a bar.
 *
 * @param below the maximum width of other lines, as the frame of the next key may be equally close, in mm
 */
export function barsAt(file: PdfFile, part: SeenPart, below: number): [columns: number[], rows: number[]] {
  const box = boxOf([corner(part, -0.5), corner(part, 0.5)]);
  const lines = file.pages[part.page - 1]!.paths.filter(
    ({ curved, closed, width }) => !curved && !closed && width < below - 0.01,
  ).map(endsOf);
  const isBar = (value: number, edge: number) => value < edge - 7 && value > edge - 16;
  const over = (lines: readonly (readonly [Point, Point])[], axis: 0 | 1, middle: Point) =>
    lines.some(([from, to]) => from[axis] < middle[axis] && middle[axis] < to[axis]);
  const above = lines.filter(([[, y], [, v]]) => y === v && isBar(y, box.top));
  const beside = lines.filter(([[x], [u]]) => x === u && isBar(x, box.left));
  return [
    part.columns.filter((column) => over(above, 0, part.middle(part.rows[0]!, column))),
    part.rows.filter((row) => over(beside, 1, part.middle(row, part.columns[0]!))),
  ];
}

/** Each side of each cell of a part, with the step across it from the cell's middle. */
export function sidesAround(dealt: Dealt, part: SeenPart) {
  const { board } = dealt.puzzle;
  return part.rows.flatMap((row) =>
    part.columns.flatMap((column) => {
      const first = row * board.columns + column;
      if (!board.has[first]) return [];
      return [
        [0, 1, 'right'],
        [0, -1, 'left'],
        [1, 0, 'below'],
        [-1, 0, 'above'],
      ].map(([down, across, name]) => {
        const [r, c] = [row + Number(down), column + Number(across)];
        const isOnBoard =
          r >= 0 && c >= 0 && r < board.rows && c < board.columns && board.has[r * board.columns + c];
        const cell = r * board.columns + c;
        const next = !isOnBoard ? 'border' : holds(part, dealt, cell) ? cell : 'cut';
        return { first, next, name, from: part.middle(row, column), to: part.middle(r, c) } as const;
      });
    }),
  );
}

/** For each cell of a part the cell with the other half of its domino, if no wall separates them. @throws Error */
export function keyOfWalls(file: PdfFile, dealt: Dealt, part: SeenPart): Map<number, number | undefined> {
  const lines = straightLines(file, part);
  const key = new Map<number, number | undefined>();
  for (const { first, next, from, to } of sidesAround(dealt, part)) {
    if (!key.has(first)) key.set(first, undefined);
    const found = linesOver(from, to, lines).length;
    if (found > 1 || (next === 'border') !== (found === 1 && typeof next === 'string'))
      throw new Error('a wrong wall');
    if (typeof next !== 'number' || found > 0) continue;
    if (key.get(first) !== undefined) throw new Error(`cell ${first} is open to two others`);
    key.set(first, next);
  }
  return key;
}

/** The same in print, by the outlines; that of a domino across a cut is open. @throws Error */
export function keyOfOutlines(file: PdfFile, dealt: Dealt, part: SeenPart): Map<number, number | undefined> {
  const { board } = dealt.puzzle;
  const cells = board.cells.filter((cell) => holds(part, dealt, cell));
  const middles = cells.map((cell) => part.middle(Math.floor(cell / board.columns), cell % board.columns));
  const key = new Map<number, number | undefined>();
  for (const { points, curved, closed } of file.pages[part.page - 1]!.paths) {
    if (!curved) continue;
    const box = boxOf(points);
    const inside = cells.filter((_, i) => contains(box, middles[i]!));
    if (inside.length === 0) continue;
    if (inside.length !== (closed ? 2 : 1) || inside.some((cell) => key.has(cell)))
      throw new Error('a wrong outline');
    const [first, second] = inside as [Cell, Cell | undefined];
    key.set(first, second);
    if (second !== undefined) key.set(second, first);
  }
  if (key.size !== cells.length) throw new Error('a cell without a domino');
  return key;
}
