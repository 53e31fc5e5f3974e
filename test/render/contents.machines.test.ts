import { describe, expect, it } from 'vitest';
import { EDITIONS, PARTS } from '../../src/book/choices.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { bookOfAllParts } from '../helpers/book/all-parts.ts';
import { filesOf, proof } from '../helpers/proof/finished.ts';

describe.each(LANGUAGE_CODES)('every edition in %s', (language) => {
  it.each(PARTS)('of a book without %s is made, and read back right', async (part) => {
    const contents = PARTS.filter((each) => each !== part);
    const file = await bookOfAllParts(language, { contents });
    const { faults, unreadable, files } = await proof(file, await filesOf(file, EDITIONS), EDITIONS);
    expect({ faults, unreadable }).toEqual({ faults: [], unreadable: [] });
    expect(files).toBeGreaterThan(EDITIONS.length);
  });
});
