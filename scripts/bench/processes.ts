import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Edition } from '../../src/book/choices.ts';
import { measured, type Usage } from '../../test/helpers/soak/usage.ts';

/** What Node runs: the command from source. */
const PROGRAM = ['--import', 'tsx', fileURLToPath(new URL('../../src/cli.ts', import.meta.url))];

/** What rendering an edition took. */
export interface Rendering extends Usage {
  /** The paths of its files. */
  readonly files: readonly string[];
}

/** Renders an edition of PDF files of a book.json into a folder, in a process of its own. */
export function renderInProcess(edition: Edition, book: string, folder: string): Rendering {
  const args = ['render', book, '--edition', edition, '--output', folder, '--quiet'];
  const { lines, ...usage } = measured(PROGRAM, args);
  return { ...usage, files: lines.filter((path) => path.endsWith('.pdf')) };
}

/** How many pages a PDF file of this program has. */
export function pagesIn(path: string): number {
  return readFileSync(path, 'latin1').match(/\/Type \/Page\b/g)!.length;
}

/** Makes a book of puzzles of range 7, so many of each level. @returns where its book.json is */
export function makeBook(folder: string, puzzles: Readonly<Record<string, number>>): string {
  const config = join(folder, 'config.json');
  const sections = Object.entries(puzzles).map(([level, count]) => ({
    title: level,
    range: 7,
    level,
    count,
  }));
  // What is measured is rendered later: of all editions the data of the keys take the least time.
  writeFileSync(config, JSON.stringify({ title: 'Bench', editions: ['keys'], sections }));
  measured(PROGRAM, ['book', config, '--output', folder, '--quiet']);
  return join(folder, 'bench', 'book.json');
}
