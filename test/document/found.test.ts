import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chainFacts } from '../../scripts/theorems/chains.ts';
import { partnerOf, upperWays } from '../../scripts/theorems/figure-10.ts';
import type { Book } from '../../src/book/book.ts';
import { FEWEST } from '../../src/compose/completion/patterns.ts';
import { keyInRegister, REGISTER_SIZE } from '../../src/compose/series/key-register.ts';
import { setFacts } from '../../src/domino/dominoes.ts';
import { makeKeyRows } from '../../src/domino/notation.ts';
import type { Reader } from '../../src/words/readers.ts';
import {
  bookOf,
  documentFor,
  linesOf,
  mixedBook,
  READINGS,
  SECTIONS,
  sectionOf,
} from '../helpers/document/documents.ts';

const THEOREMS = readFileSync(new URL('../../docs/theorems.md', import.meta.url), 'utf8');

describe('what programs have found', () => {
  const theorem = (heading: string) =>
    THEOREMS.split(/^## /m).find((section) => section.startsWith(heading))!;

  it('is what the theorems say of keys', () => {
    expect(theorem('Keys and layouts')).toContain(`| ${REGISTER_SIZE.toLocaleString('en')} |`);
  });

  it('is what they say of chains, and what their program finds', () => {
    const { dominoes, leftOver } = setFacts(7);
    const { open } = chainFacts(7);
    expect(dominoes - leftOver).toBe(open);
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

describe('what programs have found, told in a book,', () => {
  const { terzett, completion, omnibus, letter } = SECTIONS;
  const BOOK = bookOf('en', [terzett]);
  const told = (book: Book, reader: Reader = 'print') => {
    const section = sectionOf(documentFor(book, reader), 'found');
    return section ? linesOf(section).slice(1) : [];
  };
  const numbersIn = (lines: readonly string[]) => lines.map((line) => line.match(/\d+/g)?.map(Number));

  it.each(READINGS)(
    'names no figures but those of the theorems: $reader, $language',
    ({ reader, language }) => {
      const lines = told(mixedBook(language), reader);
      expect(numbersIn(lines)).toEqual([
        [8, 9, 3, REGISTER_SIZE, terzett.puzzles[0]!.number, expect.any(Number)],
        [7, 7, 9, 36, 3],
        [10, 0, 7, 1],
        [8, 9, 7, FEWEST.givens.length],
      ]);
    },
  );

  it('names the number under which the key of its puzzle stands in the register', () => {
    const [numbers] = numbersIn(told(BOOK));
    const { puzzle, key } = terzett.puzzles[0]!;
    expect(makeKeyRows(puzzle.board, keyInRegister(numbers!.at(-1)!))).toEqual(
      makeKeyRows(puzzle.board, key),
    );
  });

  it('is told as far as the book has what it is about', () => {
    expect(told(bookOf('en', [omnibus]))).toEqual([]);
    expect(numbersIn(told(bookOf('en', [letter])))).toEqual([[7, 7, 9, 36, 3]]);
    expect(told(BOOK)).toHaveLength(2);
    expect(told(bookOf('en', [terzett, completion]))).toHaveLength(3);
  });
});
