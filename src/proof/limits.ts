import { UserError } from '../errors.ts';

// What no file of a book exceeds. Without these a small file of a stranger's could ask for any amount of time and memory.

/** Rows or columns of a board: a board of the largest set in one line. */
export const MOST_SIDE = 506;

export const MOST_CELLS = 50_000;
/** Elements inside each other. */
export const MOST_LEVELS = 100;
export const MOST_ATTRIBUTES = 100;

/** Lines of an embossed page, and cells of a line, with room for pages that are no longer in use. */
export const MOST_EMBOSSED = { lines: 200, cells: 1000 };

/** Columns of a table of answers. */
export const MOST_COLUMNS = 100;

/** Faults of one edition that are listed. */
export const MOST_FAULTS = 100;

/** @throws UserError if there is more of something than in any book */
export function checkMost(count: number, most: number, what: string, where?: string): void {
  if (count <= most) return;
  throw new UserError(`there are more than ${most} ${what}`, { where });
}
