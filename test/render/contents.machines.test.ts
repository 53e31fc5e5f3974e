import { expect, it } from 'vitest';
import { EDITIONS, PARTS } from '../../src/book/choices.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { bookOfAllParts } from '../helpers/book/all-parts.ts';
import { filesOf, proof } from '../helpers/proof/finished.ts';

// Each part is left out in one language only, in turn. Documents without a part are tested in all languages
// (contents.books.test.ts).
const CASES = PARTS.map((part, i) => ({ part, language: LANGUAGE_CODES[i % LANGUAGE_CODES.length]! }));

it.each(CASES)(
  'a book without $part in $language is made in every edition, and read back right',
  async ({ part, language }) => {
    const contents = PARTS.filter((each) => each !== part);
    const file = await bookOfAllParts(language, { contents });
    const { faults, unreadable, files } = await proof(file, await filesOf(file, EDITIONS), EDITIONS);
    expect({ faults, unreadable }).toEqual({ faults: [], unreadable: [] });
    expect(files).toBeGreaterThan(EDITIONS.length);
  },
);
