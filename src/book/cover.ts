import { NotPossibleError } from '../errors.ts';
import { makePuzzle } from './make.ts';
import type { PuzzleRecord } from './record.ts';
import type { Taken } from './taken.ts';

/** A board that is large on a cover, and a puzzle for those who have never seen one. */
const ORDER = { kind: 'omnibus', range: 4, level: 'easy', count: 1 } as const;

/**
 * The puzzle on the cover of a book; its key stands on the back. It is made from a seed of its own, after the puzzles
 * of the book, so that it changes none of them.
 *
 * @param seed of the book
 * @param taken the puzzles of the book, and those that it must not repeat
 * @throws NotPossibleError if every puzzle that is found is taken
 */
export function makeCoverPuzzle(seed: string, taken: Taken): PuzzleRecord {
  const record = makePuzzle({ ...ORDER, seed: `${seed}/cover` }, 1, { isFree: (draft) => !taken.has(draft) });
  if (record) return record;
  throw new NotPossibleError('no further puzzle is found for the cover', {
    hint: 'choose another seed, or exclude fewer books',
  });
}
