import { expect } from 'vitest';
import type { Book } from '../../../src/book/book.ts';
import { columnOf, rowOf } from '../../../src/domino/board.ts';
import { type Key, type Puzzle, placementsOf, UNKNOWN } from '../../../src/domino/puzzle.ts';
import {
  boardIn,
  dominoesIn,
  drawnIn,
  type Found,
  findAll,
  named,
  type Seen,
  wordsIn,
} from './screen-pages.ts';

/** Compares every board and every key on the pages with those of the book. @param at finds the section with an id */
export function expectWholeBook(book: Book, at: (id: string) => Found): void {
  expectTold(book, at);
  for (const { key, solved, laid } of shownIn(book)) expectDrawing(at(key), solved, laid, true);
  for (const { oneKey, puzzles } of book.sections) {
    const { number, puzzle, key } = puzzles[0]!;
    if (oneKey) expectDrawing(at(`stencil-${number}`), puzzle, key, false);
  }
}

/** Compares only the tables and lists, without drawings. */
export function expectTold(book: Book, at: (id: string) => Found): void {
  for (const { id, key, puzzle, solved, laid } of shownIn(book)) {
    expectPuzzle(at(id), puzzle);
    expectKey(at(key), solved, laid);
    // The numbers of a completion are given nowhere else.
    if (puzzle !== solved) expect(findAll(at(key), named('table'))).toHaveLength(1);
  }
  for (const { oneKey, puzzles } of book.sections) {
    const { number, puzzle, key } = puzzles[0]!;
    if (oneKey) expectStencil(at(`stencil-${number}`), puzzle, key);
  }
}

function shownIn(book: Book) {
  const puzzles = book.sections.flatMap((section) => section.puzzles);
  return [
    ...puzzles.map(({ number, puzzle, solution, key }) => ({
      id: `puzzle-${number}`,
      key: `key-${number}`,
      puzzle,
      solved: solution ?? puzzle,
      laid: key,
    })),
    ...book.exhibits.map(({ name, puzzle, key }) => ({
      id: `figure-${name}`,
      key: `key-figure-${name}`,
      puzzle,
      solved: puzzle,
      laid: key,
    })),
  ];
}

function expectPuzzle(section: Found, puzzle: Puzzle): void {
  const tables = findAll(section, named('table'));
  expect(tables.map(({ attributes }) => attributes.class)).toEqual(['board']);
  expect(boardIn(tables[0]!)).toEqual(rowsOf(puzzle));
  const dominoes = findAll(section, named('li')).flatMap(({ attributes }) => attributes['data-domino'] ?? []);
  expect(dominoes).toEqual(setOf(puzzle.range));
}

/** A key gives all numbers, if it has a board, and all dominoes. */
function expectKey(section: Found, solved: Puzzle, key: Key): void {
  for (const table of findAll(section, named('table'))) expect(boardIn(table)).toEqual(rowsOf(solved));
  const [list, ...others] = findAll(section, named('ul', 'dominoes'));
  expect(others).toEqual([]);
  expect(dominoesIn(list!).toSorted()).toEqual(laidOf(solved, key, true));
}

function expectStencil(section: Found, puzzle: Puzzle, key: Key): void {
  expect(dominoesIn(findAll(section, named('ul', 'dominoes'))[0]!).toSorted()).toEqual(
    laidOf(puzzle, key, false),
  );
}

function expectDrawing(section: Found, puzzle: Puzzle, key: Key, withNumbers: boolean): void {
  const [table] = findAll(section, named('table', 'drawn'));
  expect(drawnIn(table!).dominoes.toSorted()).toEqual(drawnOf(puzzle, key));
  // Of a stencil, a screen reader announces the name of its picture and the list.
  const pictures = findAll(section, ({ attributes }) => attributes.role === 'img');
  expect(pictures).toHaveLength(withNumbers ? 0 : 1);
  if (!withNumbers)
    expect(findAll(table!, named('td')).map(wordsIn).join('')).toMatch(/^(no cell|kein Feld|pas de case)*$/);
}

function rowsOf({ board, numbers }: Puzzle): Seen[][] {
  return Array.from({ length: board.rows }, (_, row) =>
    Array.from({ length: board.columns }, (_, column) => {
      const cell = row * board.columns + column;
      if (!board.has[cell]) return undefined;
      return numbers[cell] === UNKNOWN ? 'empty' : numbers[cell];
    }),
  );
}

function setOf(range: number): string[] {
  const numbers = Array.from({ length: range + 1 }, (_, i) => i);
  return numbers.flatMap((low) => numbers.filter((high) => high >= low).map((high) => `${low}:${high}`));
}

function laidOf(puzzle: Puzzle, key: Key, withNumbers: boolean) {
  const { board } = puzzle;
  return placementsOf(puzzle, key)
    .map(({ domino, first, second }) => [
      withNumbers ? `${domino.low}:${domino.high}` : '',
      ...[first, second].flatMap((cell) => [rowOf(board, cell), columnOf(board, cell)]),
    ])
    .toSorted();
}

function drawnOf(puzzle: Puzzle, key: Key): string[][] {
  const { board } = puzzle;
  return placementsOf(puzzle, key)
    .map(({ first, second }) =>
      [first, second].map((cell) => `${rowOf(board, cell)} ${columnOf(board, cell)}`),
    )
    .toSorted();
}

/** The headings of a page, with their levels. */
export function headingsIn(page: Found): [level: number, words: string][] {
  return findAll(page, ({ name }) => /^h[1-6]$/.test(name)).map((heading) => [
    Number(heading.name[1]),
    wordsIn(heading),
  ]);
}

/** Whether all ids are unique. */
export function expectUniqueIds(page: Found): void {
  const ids = findAll(page, ({ attributes }) => 'id' in attributes).map(({ attributes }) => attributes.id!);
  expect(ids).toEqual([...new Set(ids)]);
  for (const { attributes } of findAll(page, ({ attributes }) => 'aria-labelledby' in attributes)) {
    expect(ids).toContain(attributes['aria-labelledby']);
  }
}

/** Whether every picture has a name, and heading levels are never skipped. */
export function expectNamedAndNested(page: Found): void {
  for (const { attributes } of findAll(page, ({ attributes }) => attributes.role === 'img')) {
    expect(attributes['aria-label']).toMatch(/\S/);
  }
  const levels = headingsIn(page).map(([level]) => level);
  levels.forEach((level, i) => {
    if (i > 0) expect(level - levels[i - 1]!).toBeLessThanOrEqual(1);
  });
}
