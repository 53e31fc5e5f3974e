import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BookFile, makeBookFile, makeBookText, parseBookFile } from '../book/book.ts';
import { EDITIONS, type Edition } from '../book/choices.ts';
import { shapeOfRows } from '../book/claims.ts';
import type { BookConfig, SectionConfig } from '../book/config.ts';
import { parseJson } from '../book/json.ts';
import { boardOf, orderOfPuzzle } from '../book/order.ts';
import type { PuzzleRecord } from '../book/record.ts';
import { makeShapeRows } from '../domino/shapes.ts';
import { attempt, UserError } from '../errors.ts';
import { readText } from './files.ts';

/** The book that a folder holds already; nothing if it holds none that can be read. */
export function earlierBook(folder: string): BookFile | undefined {
  const path = join(folder, 'book.json');
  if (!existsSync(path)) return undefined;
  const book = attempt(() => parseBookFile(parseJson(readText(path))));
  return book instanceof UserError ? undefined : book;
}

/** Whether two books are the same, in whatever editions. */
export function isSameBook(one: BookFile, other: BookFile): boolean {
  return makeBookText({ ...one, editions: [] }) === makeBookText({ ...other, editions: [] });
}

/**
 * Whether a book is the one that a config makes. Its puzzles are not made again: they follow from the seed and the
 * engine, so those of a config that takes some from files cannot be compared.
 */
export function isMadeOf(config: BookConfig, book: BookFile): boolean {
  const isAsked = config.sections.every(
    ({ from, count }, s) => from === undefined && count === book.sections[s]?.puzzles.length,
  );
  if (!isAsked || config.sections.length !== book.sections.length) return false;
  const puzzles = book.sections.map((section) => section.puzzles);
  const isSame = attempt(
    () =>
      config.sections.every((section, s) => isOnItsBoards(section, puzzles[s]!)) &&
      isSameBook(makeBookFile(config, puzzles, book.cover), book),
  );
  return isSame === true;
}

/** Whether each puzzle has the board of its number, which a book does not say of a section whose puzzles have several in turn. */
function isOnItsBoards(section: SectionConfig, puzzles: readonly PuzzleRecord[]): boolean {
  if (section.from !== undefined) return false;
  return puzzles.every(({ rows, origin }) => {
    const number = Number(/[1-9]\d*$/.exec(origin?.seed ?? '')?.[0] ?? 1);
    const board = boardOf(orderOfPuzzle({ ...section, seed: '' }, number));
    return shapeOfRows(rows) === makeShapeRows(board).join('/');
  });
}

/** Editions of two lists together, in the usual order. */
export function together(some: readonly Edition[], others: readonly Edition[]): Edition[] {
  return EDITIONS.filter((edition) => some.includes(edition) || others.includes(edition));
}
