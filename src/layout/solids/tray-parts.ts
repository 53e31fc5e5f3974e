import type { Board } from '../../domino/board.ts';
import { UserError } from '../../errors.ts';
import type { Sheet } from '../sheets.ts';
import type { Outline, Point } from './forms.ts';
import { TAB } from './order.ts';

/** Some of the rows and columns of a board, the last ones not among them. */
export interface TrayPart {
  readonly rows: readonly [from: number, to: number];
  readonly columns: readonly [from: number, to: number];
}

/** A board in cells, with what is round them; lengths in mm. The middle is its lower left cell's lower left corner. */
export interface Ground {
  readonly board: Board;
  readonly cell: Sheet;
  /** How far a tray goes beyond its squares. */
  readonly borders: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
}

/** The fewest parts of a tray that each fit into `room`, row by row, as even as they can be; none if a cell does not fit. */
export function trayPartsOf({ board, cell, borders }: Ground, room: Sheet): TrayPart[] {
  const { left, right, top, bottom } = borders;
  const columns = evenly(board.columns, cell.width, [left, right], room.width);
  const rows = evenly(board.rows, cell.height, [top, bottom], room.height);
  return rows.flatMap((rows) => columns.map((columns) => ({ rows, columns })));
}

function evenly(
  count: number,
  side: number,
  [first, last]: readonly [number, number],
  room: number,
): (readonly [number, number])[] {
  for (let parts = 1; parts <= count; parts++) {
    const ends = Array.from({ length: parts + 1 }, (_, i) => Math.round((count * i) / parts));
    const ranges = ends.slice(1).map((end, i) => [ends[i]!, end] as const);
    const fit = ranges.every(([from, to]) => {
      const before = from === 0 ? first : 0;
      const after = to === count ? last : TAB.length;
      return before + (to - from) * side + after <= room;
    });
    if (fit) return ranges;
  }
  return [];
}

/** That a tray with cells so wide does not fit where it is made, be it in parts. */
export function noRoom({ cell }: Ground, where: string): UserError {
  return new UserError(`a tray with cells of ${cell.width} mm does not fit ${where}, not even in parts`, {
    hint: 'choose a smaller size',
  });
}

export function middleOnPlate({ board, cell }: Ground, row: number, column: number): Point {
  return [(column + 0.5) * cell.width, (board.rows - row - 0.5) * cell.height];
}

/** The numbers from the first up to the last, which is not among them. */
export function upTo([from, to]: readonly [number, number]): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/**
 * The plate of a part: tabs on its right and lower side where the board goes on, and sockets for those of its neighbours on
 * its left and upper side, at every other line between two cells, as bars stand in the middle of cells' sides.
 * @param clearance how much larger a socket is than a tab, all round, in mm
 */
export function plateOutline(ground: Ground, { rows, columns }: TrayPart, clearance: number): Outline {
  const { board, cell, borders } = ground;
  const x = (column: number) => column * cell.width;
  const y = (row: number) => (board.rows - row) * cell.height;
  const left = columns[0] === 0 ? -borders.left : x(columns[0]);
  const right = columns[1] === board.columns ? x(columns[1]) + borders.right : x(columns[1]);
  const top = rows[0] === 0 ? y(0) + borders.top : y(rows[0]);
  const bottom = rows[1] === board.rows ? -borders.bottom : y(rows[1]);
  const across = everyOther(columns).map(x);
  const down = everyOther(rows).map(y);
  const below = rows[1] < board.rows ? across : [];
  const onRight = columns[1] < board.columns ? down.toReversed() : [];
  const above = rows[0] > 0 ? across.toReversed() : [];
  const onLeft = columns[0] > 0 ? down : [];
  return [
    [left, bottom],
    ...below.flatMap((x) => dovetail([x, bottom], [1, 0], 0)),
    [right, bottom],
    ...onRight.flatMap((y) => dovetail([right, y], [0, 1], 0)),
    [right, top],
    ...above.flatMap((x) => dovetail([x, top], [-1, 0], clearance)),
    [left, top],
    ...onLeft.flatMap((y) => dovetail([left, y], [0, -1], clearance)),
  ];
}

/** Every other line between two rows or columns of a part; the middle of its only one. */
function everyOther([from, to]: readonly [number, number]): number[] {
  if (to - from === 1) return [from + 0.5];
  return upTo([from + 1, to]).filter((_, i) => i % 2 === 0);
}

/** The corners of a tab about the middle of its neck, or of the socket for one if the way along the side goes back. */
function dovetail([x, y]: Point, [right, up]: Point, clearance: number): Outline {
  const length = TAB.length + clearance;
  const out = right + up > 0 ? length : -length;
  const neck = TAB.neck / 2 + clearance;
  const head = neck + ((TAB.head - TAB.neck) / 2) * (length / TAB.length);
  return (
    [
      [-neck, 0],
      [-head, out],
      [head, out],
      [neck, 0],
    ] as const
  ).map(([along, away]) => [x + along * right + away * up, y + along * up - away * right]);
}
