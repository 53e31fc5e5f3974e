import { type TactileChoice, USUAL_TACTILE } from '../book/choices.ts';
import { boardCount, solutionsFile } from '../book/contents.ts';
import type { BookPart } from '../document/audience.ts';
import { madeInBraille } from './made.ts';
import { raisedFile, raisedSheets } from './raised.ts';
import type { Recipe } from './recipe.ts';

/** What of a book each choice has on its sheets. */
const SHEETS: Readonly<Record<TactileChoice, BookPart>> = {
  boards: 'boards',
  teaching: 'teaching',
  full: 'book',
};

/**
 * A book on raised sheets. Swell paper is expensive and its sheets lie singly: without a choice all that is text alone stays in
 * the files for embossers, and of a whole book the keys are a file of their own.
 */
export const TACTILE: Recipe = {
  files: ['tactile.pdf', 'tactile-keys.pdf', 'tactile-solutions.pdf'],
  isEmpty: (book) => book.tactile !== 'full' && boardCount(book) === 0,
  *render(source) {
    const choice = source.book.tactile ?? USUAL_TACTILE;
    const made = choice === 'full' ? undefined : madeInBraille(source);
    yield raisedFile('tactile.pdf', raisedSheets(source, SHEETS[choice], made), source);
    const solutions = solutionsFile(source.book);
    if (choice === 'full' && solutions) {
      yield raisedFile(`tactile-${solutions}.pdf`, raisedSheets(source, 'keys', made), source);
    }
  },
};
