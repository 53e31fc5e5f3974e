import { REGISTER_BOARD } from '../compose/series/key-register.ts';
import { entryOf, fillingsOf, namesKey, type RegisterEntry } from '../compose/series/register-entry.ts';
import { makeLine, parseKeyRows } from '../domino/notation.ts';
import { checkPuzzle, type Key } from '../domino/puzzle.ts';
import { UserError } from '../errors.ts';

/** Counting stops at so many fillings of a partition, as the command does if nothing else is said. */
const REGISTER_LIMIT = 100;
/** Many more are looked at, which takes a moment, for one to be played. */
const PLAYED_LIMIT = 1000;

/** An entry of the register as it is shown. */
export interface ShownEntry extends RegisterEntry {
  readonly placed: Key;
  /** A Terzett with this key, as a line, whatever other keys it has. */
  readonly filled: string;
  /** For each partition a Terzett to be played, as a line; nothing where none was found that has this key alone. */
  readonly terzetts: readonly (string | undefined)[];
}

/** What the worker does that reads the register. */
export const REGISTER_JOBS = {
  /**
   * Looks a key up by its number, its id or its rows.
   *
   * @throws UserError if the text names no key of the board; NotPossibleError if the key does not stand in the register
   */
  look({ text }: { readonly text: string }): ShownEntry {
    const name = text.trim();
    if (!namesKey(name)) {
      throw new UserError(`"${name.slice(0, 60)}" is no key of the register`, {
        expected:
          'its number without blanks or commas, its id as 8x9-janin-padat, or its rows of L, R, T and B',
      });
    }
    const entry = entryOf(name, REGISTER_LIMIT);
    const placed = parseKeyRows(REGISTER_BOARD, entry.key);
    const fillings = fillingsOf(placed, PLAYED_LIMIT);
    return {
      ...entry,
      placed,
      // Every key of the register carries one.
      filled: lineOf(fillings.find((filling) => filling !== undefined)!.numbers),
      terzetts: fillings.map((filling) => (filling?.isUnique ? lineOf(filling.numbers) : undefined)),
    };
  },
};

export type RegisterJobs = typeof REGISTER_JOBS;

function lineOf(numbers: readonly number[]): string {
  return makeLine(checkPuzzle({ kind: 'terzett', range: 7, board: REGISTER_BOARD, numbers }));
}
