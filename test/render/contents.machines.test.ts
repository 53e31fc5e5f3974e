import { expect, it } from 'vitest';
import { CONTENTS, EDITIONS, type Edition, PRINT_EDITIONS } from '../../src/book/choices.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { bookOfAllParts } from '../helpers/book/all-parts.ts';
import { filesOf, proof } from '../helpers/proof/finished.ts';
import { isThorough } from '../helpers/thorough.ts';

/** Editions that are laid out in the same way: a book is made in one of each kind, each time in another. */
const ALIKE: readonly (readonly Edition[])[] = [
  PRINT_EDITIONS,
  ['tactile', 'kit'],
  ['brf', 'pef'],
  ['aloud', 'epub', 'html', 'ebraille'],
  ['keys'],
];

const BOOKS = isThorough ? 8 : 4;

// Each part is left out once, several at a time. Documents without one part are tested in all languages
// (contents.books.test.ts).
const CASES = Array.from({ length: BOOKS }, (_, i) => ({
  left: CONTENTS.filter((_, p) => p % BOOKS === i),
  language: LANGUAGE_CODES[i % LANGUAGE_CODES.length]!,
  editions: ALIKE.map((kind) => kind[i % kind.length]!),
}));

it('books are made in all editions, but for those that know nothing of a book', () => {
  expect(new Set([...ALIKE.flat(), 'stones', 'calibration'])).toEqual(new Set(EDITIONS));
  expect(new Set(CASES.flatMap(({ editions }) => editions))).toEqual(new Set(ALIKE.flat()));
});

it.each(CASES)('without $left in $language it is read back right', async ({ left, language, editions }) => {
  const contents = CONTENTS.filter((part) => !left.includes(part));
  const file = await bookOfAllParts(language, { contents });
  const { faults, unreadable, files } = await proof(file, await filesOf(file, editions), editions);
  expect({ faults, unreadable }).toEqual({ faults: [], unreadable: [] });
  expect(files).toBeGreaterThanOrEqual(editions.length);
});
