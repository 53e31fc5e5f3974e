import { type PuzzleEntry, type ReadPuzzle, readLines } from '../book/entries.ts';
import { NotPossibleError, UserError, within } from '../errors.ts';
import type { Call } from './call.ts';
import { errorText } from './error-text.ts';
import { puzzleText } from './options.ts';

/**
 * Does something with every puzzle of a file, of standard input or of the argument itself. One that cannot be read is
 * reported on standard error, and the others are still done.
 *
 * @param judge returns the exit code for one puzzle; a fault that it throws is reported as if it could not be read
 * @param source where the argument has been read already: what it holds
 * @returns the worst exit code: 2 if any cannot be read, 1 if what was asked is not possible
 * @throws UserError if there is nothing to read at all
 */
export async function eachPuzzle(
  call: Call,
  judge: (read: ReadPuzzle, where: PuzzleEntry['where']) => number | Promise<number>,
  source = puzzleText(call.args[0]),
): Promise<number> {
  return eachRead(call, await readerFor(source.text), judge, source);
}

/** The same of what is read in another way. */
export async function eachRead<Read extends object>(
  { output }: Call,
  read: (text: string) => PuzzleEntry<Read>[],
  judge: (read: Read, where: PuzzleEntry['where']) => number | Promise<number>,
  { text, where }: ReturnType<typeof puzzleText>,
): Promise<number> {
  const entries = within(where, () => read(text));
  let worst = 0;
  for (const entry of entries) {
    try {
      if (entry.read instanceof UserError) throw entry.read;
      worst = Math.max(worst, await judge(entry.read, entry.where));
    } catch (fault) {
      if (!(fault instanceof UserError)) throw fault;
      output.fault(errorText(fault.within(entry.where).within(where)));
      worst = Math.max(worst, fault instanceof NotPossibleError ? 1 : 2);
    }
  }
  return worst;
}

/** What reads the puzzles of a text. That for records is loaded only where one can be: it takes longer than all else. */
export async function readerFor(text: string): Promise<(text: string) => PuzzleEntry[]> {
  if (!/^\s*[[{]/m.test(text)) return readLines;
  const { readPuzzles } = await import('../book/read.ts');
  return readPuzzles;
}
