import { type Board, cellAt } from '../../domino/board.ts';
import type { DominoSize } from '../stones/sizes.ts';
import { micrometres, type Outline, type Point, prism, rectangle, type Solid } from './forms.ts';
import { BAR } from './order.ts';
import { type Ground, type TrayPart, upTo } from './tray-parts.ts';

/** The round of a tenon is drawn in so many steps. */
const STEPS = 12;

/** A bar seen from its broad side, its middle on the upper face of the plate that it stands in. */
export function barOutline({ square }: DominoSize): Outline {
  const { blade, tenon } = BAR;
  const end = micrometres((blade.length * square) / 2);
  // Lower than where two dominoes beside it come near each other.
  const height = micrometres(Math.min(blade.height * square, blade.most));
  const lift = micrometres(blade.lift * height);
  return [
    ...tenonOutline((tenon.length * square) / 2),
    [end, lift],
    [end, height],
    [-end, height],
    [-end, lift],
  ];
}

/** The lower edge of a tenon from left to right: the arc of a circle through its ends and its lowest point. */
function tenonOutline(half: number): Point[] {
  const { depth } = BAR.tenon;
  const radius = (half ** 2 + depth ** 2) / (2 * depth);
  const turn = Math.asin(Math.min(1, half / radius));
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const angle = turn * ((2 * i) / STEPS - 1);
    return [micrometres(radius * Math.sin(angle)), micrometres(radius - depth - radius * Math.cos(angle))];
  });
}

/** So many bars as they are printed, lying on their broad sides. */
export function solidBars(size: DominoSize, count: number): Solid[] {
  const outline = barOutline(size);
  return Array.from({ length: count }, (_, i) => ({
    name: `bar ${i + 1}`,
    body: [prism(outline, 0, BAR.thickness)],
  }));
}

/** The slot for a bar, along the line between two cells and across it, in mm. */
export interface Slot {
  readonly length: number;
  readonly width: number;
}

/** @param play between a bar and its slot, both sides together, in mm */
export function slotSize({ square }: DominoSize, thickness: number, play: number): Slot {
  return { length: BAR.tenon.length * square + play, width: thickness + play };
}

/** The slots of a part's plate: between any two neighbouring cells, also where the next part has half of it. */
export function slotsOf(
  { board, cell }: Ground,
  { rows, columns }: TrayPart,
  { length, width }: Slot,
): Outline[] {
  const [x, y] = [(column: number) => column * cell.width, (row: number) => (board.rows - row) * cell.height];
  const upright = upTo(rows).flatMap((row) =>
    upTo([columns[0], columns[1] + 1])
      .filter((column) => bothAt(board, [row, column - 1], [row, column]))
      .map((column) => about([x(column), y(row + 0.5)], width, length)),
  );
  const level = upTo([rows[0], rows[1] + 1]).flatMap((row) =>
    upTo(columns)
      .filter((column) => bothAt(board, [row - 1, column], [row, column]))
      .map((column) => about([x(column + 0.5), y(row)], length, width)),
  );
  return [...upright, ...level];
}

function bothAt(board: Board, ...cells: readonly (readonly [row: number, column: number])[]): boolean {
  return cells.every(([row, column]) => cellAt(board, row, column) !== undefined);
}

/** A rectangle by its middle. */
export function about([x, y]: Point, width: number, height: number): Outline {
  return rectangle([x - width / 2, y - height / 2], [x + width / 2, y + height / 2]);
}
