import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BookFile, makeBookFile, makeBookText, parseBookFile } from '../book/book.ts';
import { EDITIONS, type Edition } from '../book/choices.ts';
import type { BookConfig } from '../book/config.ts';
import { parseJson } from '../book/json.ts';
import { UserError } from '../errors.ts';
import { readText } from './files.ts';

/** The book that a folder holds already; nothing if it holds none that can be read. */
export function earlierBook(folder: string): BookFile | undefined {
  const path = join(folder, 'book.json');
  try {
    return existsSync(path) ? parseBookFile(parseJson(readText(path))) : undefined;
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
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
  try {
    const puzzles = book.sections.map((section) => section.puzzles);
    return isSameBook(makeBookFile(config, puzzles, book.cover), book);
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}

/** Editions of two lists together, in the usual order. */
export function together(some: readonly Edition[], others: readonly Edition[]): Edition[] {
  return EDITIONS.filter((edition) => some.includes(edition) || others.includes(edition));
}
