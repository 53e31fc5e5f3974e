import { type TactileChoice, USUAL_TACTILE } from '../book/choices.ts';
import { boardCount, hasKeys } from '../book/contents.ts';
import type { BookPart } from '../document/audience.ts';
import { madeInBraille } from './made.ts';
import { raisedFile, raisedSheets } from './raised.ts';
import type { Recipe } from './recipe.ts';

/** The files that a choice makes, and what each holds. */
const FILES: Readonly<Record<TactileChoice, readonly (readonly [name: string, part: BookPart])[]>> = {
  boards: [['tactile.pdf', 'boards']],
  teaching: [['tactile.pdf', 'teaching']],
  full: [
    ['tactile.pdf', 'book'],
    ['tactile-keys.pdf', 'keys'],
  ],
};

/**
 * A book on raised sheets. Swell paper is dear and its sheets lie singly: without a choice all that is text alone stays in
 * the files for embossers, and of a whole book the keys are a file of their own.
 */
export const TACTILE: Recipe = {
  files: FILES.full.map(([name]) => name),
  isEmpty: (book) => book.tactile !== 'full' && boardCount(book) === 0,
  *render(source) {
    const choice = source.book.tactile ?? USUAL_TACTILE;
    const made = choice === 'full' ? undefined : madeInBraille(source);
    for (const [name, part] of FILES[choice]) {
      if (part === 'keys' && !hasKeys(source.book)) continue;
      yield raisedFile(name, raisedSheets(source, part, made), source);
    }
  },
};
