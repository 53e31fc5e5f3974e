import { describe, expect, it } from 'vitest';
import { ALONG_THE_WAY, REMARKS } from '../../src/document/along.ts';
import { curiosityOf } from '../../src/document/curiosities.ts';
import { parseLine } from '../../src/domino/notation.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { loadWords } from '../../src/node/words.ts';

describe.each(LANGUAGE_CODES)('what tallies tell along the way, in %s', (language) => {
  const texts = ALONG_THE_WAY.map((message) => loadWords(language).text(message));

  it('are twelve texts or more, each another', () => {
    expect(new Set(texts).size).toBeGreaterThanOrEqual(12);
  });

  it('is 15 to 40 words, plain text without marks', () => {
    for (const text of texts) {
      const words = text.split(/\s+/).length;
      expect(words, text).toBeGreaterThanOrEqual(15);
      expect(words, text).toBeLessThanOrEqual(40);
      expect(text).not.toContain('<');
    }
  });
});

describe.each(LANGUAGE_CODES)('what stands over tallies, in %s', (language) => {
  const texts = REMARKS.map((message) => loadWords(language).text(message));

  it('is another each time, and as short as a line in large print', () => {
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(50);
  });
});

describe('what is curious about a board', () => {
  const words = loadWords('en');
  const told = (line: string) =>
    Array.from({ length: 5 }, (_, turn) => curiosityOf(parseLine(line), turn, words));

  // Counted by hand on paper.
  it.each([
    [
      // Two numbers stand three times in a line, and no double has a single place.
      'omnibus 2 0001/1112/2022',
      [
        '0:1 has 5 places, more than any other.',
        '0:1 has 5 places, more than any other.',
        'Row 3 is the richest: it adds up to 6.',
        'Row 3 is the richest: it adds up to 6.',
        '6 spots for doubles, and only 3 doubles.',
      ],
    ],
    [
      // Two rows add up to 6.
      'omnibus 2 0000/1212/2112',
      [
        'The 0 stands 4 times in a line. Where?',
        '1:2 has 7 places, more than any other.',
        'One double has a single place. Which one?',
        '6 spots for doubles, and only 3 doubles.',
        '6 spots for doubles, and only 3 doubles.',
      ],
    ],
  ])('is told in turns, of %s', (line, texts) => {
    expect(told(line)).toEqual(texts);
  });
});
