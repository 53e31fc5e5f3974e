import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS, type Edition } from '../../../src/book/choices.ts';
import { measured, type Usage } from './usage.ts';

/**
 * The editions in which a book of many puzzles is rendered. The press is left out, as it binds fewer pages than such a book
 * has.
 */
export const LOADED: readonly Edition[] = EDITIONS.filter((edition) => edition !== 'kdp');

/** The share of each kind among a hundred puzzles. */
const SHARES = [
  { title: 'Easy', kind: 'omnibus', range: 7, level: 'easy', share: 60 },
  { title: 'Harder', kind: 'omnibus', range: 7, level: 'medium', share: 20 },
  { title: 'Threes', kind: 'terzett', range: 7, share: 20 },
];

/** A book of many puzzles, made and rendered by runs whose memory is bounded. */
export class Load {
  readonly #folder: string;
  readonly #program: readonly string[];
  readonly #heap: number;

  /**
   * @param folder for the book; it is emptied
   * @param program what Node runs: its options, and the file of the command
   * @param heap the size of Node's heap in megabytes; a run that needs more crashes
   */
  constructor(folder: string, program: readonly string[], heap: number) {
    this.#folder = folder;
    this.#program = program;
    this.#heap = heap;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  /**
   * Makes the book in this many processes.
   *
   * @param puzzles a multiple of 5
   * @throws Error if it is not made
   */
  make(puzzles: number, jobs: number): Usage {
    const config = join(this.#folder, 'config.json');
    const sections = SHARES.map(({ share, ...section }) => ({ ...section, count: (puzzles * share) / 100 }));
    writeFileSync(config, JSON.stringify({ title: 'Load', seed: 'load', editions: ['keys'], sections }));
    return this.#run('book', config, '--jobs', String(jobs), '--output', this.#folder, '--force');
  }

  get book(): string {
    return join(this.#folder, 'load', 'book.json');
  }

  /** Renders editions of the book in one run. @throws Error if they are not rendered */
  render(editions: readonly Edition[]): Usage {
    const parent = join(this.#folder, 'rendered');
    rmSync(parent, { recursive: true, force: true });
    const flags = editions.flatMap((edition) => ['--edition', edition]);
    return this.#run('render', this.book, ...flags, '--output', parent);
  }

  /** Verifies the puzzles of the book again. @throws Error if something is wrong */
  check(): Usage {
    return this.#run('check', this.book);
  }

  #run(...args: readonly string[]): Usage {
    return measured([`--max-old-space-size=${this.#heap}`, ...this.#program], [...args, '--quiet']);
  }
}
