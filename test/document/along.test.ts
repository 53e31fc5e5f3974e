import { describe, expect, it } from 'vitest';
import { openBook } from '../../src/book/book.ts';
import { ALONG_THE_WAY, alongTheWay, curiosityOf, REMARKS } from '../../src/document/along.ts';
import { parseLine } from '../../src/domino/notation.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { loadWords } from '../../src/node/words.ts';
import { goldenBook } from '../helpers/book/books.ts';

const FIRST_BOOK = openBook(goldenBook());

describe.each(LANGUAGE_CODES)('what pages tell along the way, in %s', (language) => {
  const words = loadWords(language);
  const texts = ALONG_THE_WAY.map((message) => words.text(message));

  it('are twenty texts or more, each another', () => {
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThanOrEqual(20);
  });

  it('is 15 to 40 words, plain text without marks', () => {
    for (const text of texts) {
      const words = text.split(/\s+/).length;
      expect(words, text).toBeGreaterThanOrEqual(15);
      expect(words, text).toBeLessThanOrEqual(40);
      expect(text).not.toContain('<');
    }
  });

  it('is, over a tally, another each time and as short as a line in large print', () => {
    const remarks = REMARKS.map((message) => words.text(message));
    expect(new Set(remarks).size).toBe(remarks.length);
    const name = words.text('puzzle-tally-name');
    for (const remark of remarks) expect(`${name} ${remark}`.length, remark).toBeLessThanOrEqual(56);
  });

  it('is never told twice in the first book', () => {
    const puzzles = FIRST_BOOK.sections.flatMap((section) => section.puzzles);
    const told = [...alongTheWay(puzzles, 4, words).values()].flatMap((each) =>
      [each.along ?? each.remark ?? []].flat(),
    );
    expect(told.length).toBeGreaterThan(60);
    expect(new Set(told).size).toBe(told.length);
  });
});

const told = new Set<string>();
const curious = (line: string) => curiosityOf(parseLine(line), told, loadWords('en'));

it.each([
  [
    'nothing where two numbers have the longest line, and no double a single place',
    '0001/1112/2022',
    undefined,
  ],
  ['the longest line', '0000/1212/2112', 'Four 0s stand in a line. Where?'],
  ['how many doubles have a single place', '0012/1220/2101', '2 doubles have a single place. Which?'],
])('what is curious about a board is %s', (_, rows, text) => {
  expect(curious(`omnibus 2 ${rows}`)).toBe(text);
});
