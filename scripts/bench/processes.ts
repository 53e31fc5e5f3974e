import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Edition } from '../../src/book/config.ts';

const PROGRAM = new URL('../../src/cli.ts', import.meta.url);
const RENDERING = new URL('./rendering.ts', import.meta.url);

/** What rendering an edition took. */
export interface Rendering {
  /** The paths of its files. */
  readonly files: readonly string[];
  /** Of CPU time, with the program's start. */
  readonly seconds: number;
  readonly megabytes: number;
}

/** Renders an edition of a book.json into a folder, in a process of its own. */
export function renderInProcess(edition: Edition, book: string, folder: string): Rendering {
  return JSON.parse(node(RENDERING, edition, book, folder));
}

/** How many pages a PDF file of this program has. */
export function pagesIn(path: string): number {
  return readFileSync(path, 'latin1').match(/\/Type \/Page\b/g)!.length;
}

/** Runs a script as a process of its own. @returns what it printed */
function node(script: URL, ...args: string[]): string {
  const call = ['--import', 'tsx', fileURLToPath(script), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, call, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
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
  node(PROGRAM, 'book', config, '--output', folder, '--quiet');
  return join(folder, 'bench', 'book.json');
}
