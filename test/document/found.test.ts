import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chainFacts } from '../../scripts/theorems/chains.ts';
import { partnerOf, upperWays } from '../../scripts/theorems/figure-10.ts';
import type { Book } from '../../src/book/book.ts';
import { FEWEST } from '../../src/compose/completion/fewest.ts';
import { keyInRegister, REGISTER_SIZE } from '../../src/compose/series/key-register.ts';
import { makeDocument } from '../../src/document/make.ts';
import { makeKeyRows } from '../../src/domino/notation.ts';
import { setFacts } from '../../src/domino/stones.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { READERS, type Reader } from '../../src/words/readers.ts';
import { bookOf, exhibitOf, linesOf, SECTIONS, sectionOf } from '../helpers/document/documents.ts';
import { textsOf } from '../helpers/document/texts.ts';

const THEOREMS = readFileSync(new URL('../../docs/theorems.md', import.meta.url), 'utf8');

describe('what programs have found', () => {
  const theorem = (heading: string) =>
    THEOREMS.split(/^## /m).find((section) => section.startsWith(heading))!;

  it('is what the theorems say of keys', () => {
    expect(theorem('Keys and layouts')).toContain(`| ${REGISTER_SIZE.toLocaleString('en')} |`);
  });

  it('is what they say of chains, and what their program finds', () => {
    const { stones, leftOver } = setFacts(7);
    const { open } = chainFacts(7);
    expect(stones - leftOver).toBe(open);
    expect(theorem('Chains')).toMatch(new RegExp(`line\\s${open}\\.`));
  });

  it('is what they say of Fig. 10', () => {
    const ways = upperWays();
    // Two layouts of the same three dominoes.
    const [one, other] = ways.map((way) => new Set(way.map(String)));
    expect([...one!].filter((domino) => !other!.has(domino))).toHaveLength(3);
    expect(partnerOf(ways[0]!, ways)).toBe(ways[1]);
    expect(theorem('Fig. 10')).toContain('exactly one solution');
  });

  it('is what they say of completions', () => {
    const rows = FEWEST.filling.split('/');
    const shown = rows.map((row, r) =>
      [...row].map((digit, c) => (FEWEST.givens.includes(9 * r + c) ? digit : '?')).join(''),
    );
    rows.forEach((row, r) => {
      expect(theorem('The fewest numbers')).toMatch(
        new RegExp(`${shown[r]!.replaceAll('?', '\\?')}\\W+${row}`),
      );
    });
    expect(theorem('The fewest numbers')).toContain('least 7 are needed');
    expect(FEWEST.givens).toHaveLength(12);
  });
});

describe.each(LANGUAGE_CODES)('what programs have found, told in %s', (language) => {
  const told = (reader: Reader, book: Book) => {
    const document = makeDocument(book, 'book', { reader, keysInside: true }, textsOf(language));
    const section = sectionOf(document, 'found');
    return section ? linesOf(section).slice(1) : [];
  };
  const numbersIn = (lines: readonly string[]) => lines.map((line) => line.match(/\d+/g)?.map(Number));

  it.each(READERS)('names no figures but those of the theorems: %s', (reader) => {
    const { terzett, completion } = SECTIONS;
    const lines = told(reader, bookOf(language, [terzett, completion], [exhibitOf('VIII')]));
    expect(numbersIn(lines)).toEqual([
      [8, 9, 3, REGISTER_SIZE, terzett.puzzles[0]!.number, expect.any(Number)],
      [7, 7, 9, 36, 3],
      [10, 0, 7, 1],
      [8, 9, 7, FEWEST.givens.length],
    ]);
  });

  it('names the number under which the key of its puzzle stands in the register', () => {
    const { terzett } = SECTIONS;
    const [numbers] = numbersIn(told('print', bookOf(language, [terzett])));
    const { puzzle, key } = terzett.puzzles[0]!;
    expect(makeKeyRows(puzzle.board, keyInRegister(numbers!.at(-1)!))).toEqual(
      makeKeyRows(puzzle.board, key),
    );
  });

  it('is told as far as the book has what it is about', () => {
    expect(told('print', bookOf(language, [SECTIONS.omnibus]))).toEqual([]);
    expect(numbersIn(told('print', bookOf(language, [SECTIONS.letter])))).toEqual([[7, 7, 9, 36, 3]]);
    expect(told('print', bookOf(language, [SECTIONS.terzett]))).toHaveLength(2);
    expect(told('print', bookOf(language, [SECTIONS.terzett, SECTIONS.completion]))).toHaveLength(3);
  });
});
