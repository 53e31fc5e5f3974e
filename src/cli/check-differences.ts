import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BookFile, openBook } from '../book/book.ts';
import { EDITIONS, type Edition } from '../book/choices.ts';
import { filesIn } from '../proof/folder.ts';
import { attempt } from './files.ts';

/** A book with the path of its book.json. */
export interface PlacedBook {
  readonly path: string;
  readonly book: BookFile;
}

/**
 * What differs in the files of two books, edition by edition: files that one has alone, and those whose bytes differ.
 *
 * @param only the editions that are looked at; without it all
 * @throws UserError if a folder or a file cannot be read
 */
export function fileDifferences(one: PlacedBook, two: PlacedBook, only: readonly Edition[]): string[] {
  const [some, others] = [filesOf(one), filesOf(two)];
  return EDITIONS.filter((edition) => only.length === 0 || only.includes(edition)).flatMap((edition) => {
    const [first, second] = [some(edition), others(edition)];
    if (first.length === 0 || second.length === 0) {
      if (first.length === second.length) return [];
      return [`edition ${edition}: in the ${first.length > 0 ? 'first' : 'second'} only`];
    }
    return [...new Set([...first, ...second])].flatMap((name) => {
      if (!second.includes(name)) return [`${name}: in the first only`];
      if (!first.includes(name)) return [`${name}: in the second only`];
      const paths = [one, two].map(({ path }) => join(dirname(path), name)) as [string, string];
      return areEqual(...paths) ? [] : [`${name}: other bytes`];
    });
  });
}

/** The names of the files of an edition. */
function filesOf({ path, book }: PlacedBook): (edition: Edition) => string[] {
  const opened = openBook(book);
  const folder = dirname(path);
  const names = attempt(folder, () => readdirSync(folder), 'cannot be read').sort();
  return (edition) => filesIn(opened, names, edition);
}

const PIECE = 1 << 16;

/** Whether two files have the same bytes; they are never in memory whole. */
function areEqual(...paths: readonly [string, string]): boolean {
  return attempt(
    paths.join(' and '),
    () => {
      const [one, two] = paths.map((path) => statSync(path).size);
      if (one !== two) return false;
      const files = paths.map((path) => openSync(path, 'r'));
      try {
        const pieces = files.map(() => Buffer.alloc(PIECE)) as [Buffer, Buffer];
        for (let at = 0; at < one!; at += PIECE) {
          for (const [i, file] of files.entries()) readSync(file, pieces[i]!, 0, PIECE, at);
          if (!pieces[0].equals(pieces[1])) return false;
        }
        return true;
      } finally {
        for (const file of files) closeSync(file);
      }
    },
    'cannot be read',
  );
}
