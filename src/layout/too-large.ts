import { type Board, fullRectangle, isFullRectangle, isLong } from '../domino/board.ts';
import { FitError } from '../errors.ts';

/** What has the size of a puzzle. */
export interface Sized {
  readonly board: Board;
  readonly range: number;
}

/**
 * The error for a board that does not fit.
 * @param where it does not fit, as `on a4 in digits of 18 points`
 * @param fits whether a board does
 */
export function tooLarge(
  { board, range }: Sized,
  where: string,
  hint: string,
  fits: (smaller: Sized) => boolean,
): FitError {
  const { rows, columns } = board;
  const error = (what: string, expected: string, shown: number | 'none') =>
    new FitError(`a board of ${what} does not fit ${where}`, {
      expected,
      hint,
      board,
      reason: { name: 'no-room', values: { range: shown, rows, columns } },
    });
  if (!isFullRectangle(board, range)) {
    const expected = isLong(board)
      ? 'a board that is less wide'
      : 'a smaller board, or one at least twice as long as wide, which is cut into parts';
    return error(`${rows} rows and ${columns} columns`, expected, 'none');
  }
  let largest = range - 1;
  while (largest > 0 && !fits({ board: fullRectangle(largest), range: largest })) largest--;
  return error(`range ${range}`, `a range up to ${largest}`, range);
}
