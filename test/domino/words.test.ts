import { describe, expect, it } from 'vitest';
import { makeWord, makeWords, parseWords } from '../../src/domino/words.ts';

describe('words', () => {
  // D. S. Wilkerson, arXiv 0901.4016: the dotted quads of the proposal and their proquints, in halves.
  it.each([
    ['127.0.0.1', 'lusab-babad'],
    ['63.84.220.193', 'gutih-tugad'],
    ['63.118.7.35', 'gutuk-bisog'],
    ['140.98.193.141', 'mudof-sakat'],
    ['64.255.6.200', 'haguz-biram'],
    ['128.30.52.45', 'mabiv-gibot'],
    ['147.67.119.2', 'natag-lisaf'],
    ['212.58.253.68', 'tibup-zujah'],
    ['216.35.68.215', 'tobog-higil'],
    ['216.68.232.21', 'todah-vobij'],
    ['198.81.129.136', 'sinid-makam'],
    ['12.110.110.204', 'budov-kuras'],
  ])('of %s: %s', (quad, words) => {
    const number = quad.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n);
    expect(makeWords(number, 2)).toBe(words);
    expect(parseWords(words)).toEqual({ number, words: 2 });
  });

  it('are one for each number of 16 bits, and are read back', () => {
    const words = Array.from({ length: 65_536 }, (_, bits) => makeWord(bits));
    expect(new Set(words).size).toBe(65_536);
    expect(
      words.every((word, bits) => (parseWords(word) as { number: bigint }).number === BigInt(bits)),
    ).toBe(true);
  });

  it.each([
    ['', ''],
    ['lusab-', ''],
    ['lusab-baba', 'baba'],
    ['lusab-babadd', 'babadd'],
    ['lusab--babad', ''],
    ['lesab-babad', 'lesab'],
    ['lusab-abbad', 'abbad'],
    ['Lusab-babad', 'Lusab'],
    ['lusab babad', 'lusab babad'],
  ])('"%s" is no words because of "%s"', (text, wrong) => {
    expect(parseWords(text)).toEqual({ wrong });
  });
});
