import { posix } from 'node:path';
import { expect } from 'vitest';
import type { Book } from '../../../src/book/book.ts';
import { columnOf, rowOf } from '../../../src/domino/board.ts';
import { makeCell } from '../../../src/domino/coordinates.ts';
import { type Key, type Puzzle, placementsOf } from '../../../src/domino/puzzle.ts';
import { laidIn } from '../../../src/proof/passages.ts';
import { drawnIn, type Found, findAll, named, withIds, wordsIn } from './screen-pages.ts';
import { setOf } from './sets.ts';

/**
 * Compares the outlines of dominoes on all keys and stencils with those of the book. Numbers and lists are read by proof/, but
 * for those of stencils.
 *
 * @param at finds the section with an id
 */
export function expectDrawings(book: Book, at: (id: string) => Found): void {
  for (const { number, puzzle, key } of book.sections.flatMap(({ puzzles }) => puzzles))
    expectDrawing(at(`key-${number}`), puzzle, key, true);
  for (const { name, puzzle, key } of book.exhibits)
    expectDrawing(at(`key-figure-${name}`), puzzle, key, true);
  for (const { oneKey, puzzles } of book.sections) {
    const { number, puzzle, key } = puzzles[0]!;
    if (!oneKey) continue;
    const stencil = at(`stencil-${number}`);
    expectDrawing(stencil, puzzle, key, false);
    const places = placementsOf(puzzle, key).map(({ first, second }) =>
      [first, second].map((cell) => makeCell(puzzle.board, cell)),
    );
    const listed = findAll(findAll(stencil, named('ul', 'dominoes'))[0]!, named('li')).flatMap((item) =>
      laidIn(wordsIn(item)),
    );
    expect(listed.map(({ domino }) => domino)).toEqual(places.map(() => undefined));
    expect(listed.map(({ cells }) => cells).toSorted()).toEqual(places.toSorted());
  }
}

function expectDrawing(section: Found, puzzle: Puzzle, key: Key, withNumbers: boolean): void {
  const { board } = puzzle;
  const outlines = placementsOf(puzzle, key).map(({ first, second }) =>
    [first, second].map((cell) => `${rowOf(board, cell)} ${columnOf(board, cell)}`),
  );
  const [table] = findAll(section, named('table', 'drawn'));
  expect(drawnIn(table!).dominoes.toSorted()).toEqual(outlines.toSorted());
  // Of a stencil, a screen reader announces the name of its picture and the list.
  const pictures = findAll(section, ({ attributes }) => attributes.role === 'img');
  expect(pictures).toHaveLength(withNumbers ? 0 : 1);
  if (!withNumbers)
    expect(findAll(table!, named('td')).map(wordsIn).join('')).toMatch(/^(no cell|kein Feld|pas de case)*$/);
}

/** Whether each puzzle has one board, and all dominoes of its set to tick off. */
export function expectTallies(book: Book, at: (id: string) => Found): void {
  for (const { number, puzzle } of book.sections.flatMap(({ puzzles }) => puzzles)) {
    const section = at(`puzzle-${number}`);
    expect(findAll(section, named('table')).map(({ attributes }) => attributes.class)).toEqual(['board']);
    const told = findAll(section, named('li')).flatMap(({ attributes }) => attributes['data-domino'] ?? []);
    expect(told).toEqual(setOf(puzzle.range));
  }
}

export function headingsIn(page: Found): [level: number, words: string][] {
  const headings = findAll(page, ({ name }) => /^h[1-6]$/.test(name));
  return headings.map((heading) => [Number(heading.name[1]), wordsIn(heading)]);
}

/** Whether all ids are unique on each of these pages, by their paths, and links lead somewhere. */
export function expectLinked(pages: ReadonlyMap<string, Found>): void {
  const ids = new Map(Array.from(pages, ([path, page]) => [path, withIds(page)]));
  for (const [path, page] of pages) {
    expectUniqueIds(page);
    for (const { attributes } of findAll(page, named('a'))) {
      const [file, id] = attributes.href!.split('#');
      const target = ids.get(posix.join(posix.dirname(path), file!));
      expect(id === undefined ? target : target?.get(id), `${path} ${attributes.href}`).toBeDefined();
    }
  }
}

export function expectUniqueIds(page: Found): void {
  const ids = findAll(page, ({ attributes }) => 'id' in attributes).map(({ attributes }) => attributes.id!);
  expect(ids).toEqual([...new Set(ids)]);
  for (const { attributes } of findAll(page, ({ attributes }) => 'aria-labelledby' in attributes)) {
    expect(ids).toContain(attributes['aria-labelledby']);
  }
}

/** Whether every picture has a name, every header of a table a scope, and heading levels are never skipped. */
export function expectNamedAndNested(page: Found): void {
  for (const { attributes } of findAll(page, ({ attributes }) => attributes.role === 'img')) {
    expect(attributes['aria-label']).toMatch(/\S/);
  }
  for (const { attributes } of findAll(page, named('th'))) expect(attributes.scope).toMatch(/^(row|col)$/);
  const levels = headingsIn(page).map(([level]) => level);
  levels.forEach((level, i) => {
    if (i > 0) expect(level - levels[i - 1]!).toBeLessThanOrEqual(1);
  });
}
