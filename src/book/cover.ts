import { NotPossibleError } from '../errors.ts';
import type { KnownPuzzles } from './known-puzzles.ts';
import { puzzlesOf, recordOf } from './make.ts';
import type { PuzzleRecord } from './record.ts';

/** A board that is large on a cover, and a puzzle for those who have never seen one. */
const ORDER = { kind: 'omnibus', range: 4, level: 'easy', count: 1 } as const;

/**
 * The puzzle on the cover of a book; its key stands on the back. It is made from a seed of its own, after the puzzles
 * of the book, so that it changes none of them.
 *
 * @param seed of the book
 * @param known the puzzles of the book, and those that it must not repeat
 * @throws NotPossibleError if every puzzle that is found is taken
 */
export function makeCoverPuzzle(seed: string, known: KnownPuzzles): PuzzleRecord {
  const order = { ...ORDER, seed: `${seed}/cover` };
  const made = puzzlesOf(order)(1, { isFree: (draft) => !known.has(draft) });
  if (made) return recordOf(made, order, 1);
  throw new NotPossibleError('no further puzzle is found for the cover', {
    hint: 'choose another seed, or exclude fewer books',
  });
}
