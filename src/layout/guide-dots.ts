import { BLANK, cellOf } from '../six-dot.ts';

/** Fills a line of the contents between a title and the number of its page. */
const GUIDE_DOTS = cellOf(5);
/** Fewer guide dots than these are none. */
const LEAST_DOTS = 2;
/** Cells that are kept free of a title: two blanks, and the number sign with three digits. */
const NUMBER_CELLS = 6;

/** The cells that a title may fill in a line of so many `cells` with the number of a page at its end. */
export function titleCells(number: string, cells: number): number {
  return cells - Math.max(NUMBER_CELLS, number.length + 2);
}

/** The last line of a title, guide dots, and the number of its page at the right end of the line. */
export function guidedLine(title: string, number: string, cells: number): string {
  const room = cells - title.length - number.length - 2;
  return title + BLANK + (room < LEAST_DOTS ? BLANK : GUIDE_DOTS).repeat(room) + BLANK + number;
}
