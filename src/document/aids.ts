import type { TechniqueName } from '../solve/levels.ts';
import { forcedDuplicateOfTwo } from '../solve/techniques/forced-duplicate.ts';
import type { Step } from '../solve/techniques/technique.ts';
import type { WordBook } from '../words/word-book.ts';
import { aidName, techniqueName } from './say.ts';

/**
 * The aids as a book tells them apart: a forced duplicate of two cells has a level of its own.
 *
 * A locked square is none of them, as a puzzle with exactly one solution never holds one. Two stones with two or more
 * open places each within four cells need four pairs of neighbours among these, so the cells are a square and each
 * stone has two of its sides. Opposite sides of one stone would leave the other none beside them, so each stone has
 * two sides that meet, and when both lie, the pair can be turned about: a second solution.
 */
export const BOOK_AIDS = [
  'seal',
  'gap',
  'equal-neighbours',
  'fixed-cell',
  'overlap',
  'forced-duplicate',
  'forced-duplicate-of-two',
  'odd-area',
  'cell-set',
  'hidden-set',
  'cell-set-with-double',
  'mixed-set',
  'chain',
  'matching',
  'trial',
] as const;
export type BookAid = (typeof BOOK_AIDS)[number];

const OF_TWO = 'forced-duplicate-of-two';

/** The aid of a step as a book tells it apart; nothing for one that books do not know. */
export function bookAidOf({ technique, rating }: Pick<Step, 'technique' | 'rating'>): BookAid | undefined {
  if (technique === 'forced-duplicate' && rating >= forcedDuplicateOfTwo.rating) return OF_TWO;
  return BOOK_AIDS.find((aid) => aid === technique);
}

/** Its name in a book, whatever the rating of a single use. */
export function nameOfAid(aid: BookAid | TechniqueName, words: WordBook): string {
  return aid === OF_TWO
    ? aidName('forced-duplicate', forcedDuplicateOfTwo.rating, words)
    : techniqueName(aid, words);
}
