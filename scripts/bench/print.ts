import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optimizer } from '../../src/cli/optimize.ts';
import { type Bench, inWords } from './bench.ts';
import { makeBook, node } from './processes.ts';

/** 500 puzzles, with hints but for the easy ones. */
const PUZZLES = { easy: 200, medium: 150, hard: 150 };

const PROCESS = new URL('./print-process.ts', import.meta.url);

export const print: Bench = {
  name: 'print',
  summary: 'rendering 500 puzzles in large print',
  run({ rounds, say }) {
    const folder = mkdtempSync(join(tmpdir(), 'dominosa-bench-'));
    try {
      const book = makeBook(folder, PUZZLES);
      say(`500 puzzles of range 7 in large print, one core, the whole process; the least of ${rounds} runs.`);
      const runs = Array.from({ length: rounds }, () => JSON.parse(node(PROCESS, book, folder)) as Rendering);
      const seconds = Math.min(...runs.map((run) => run.seconds));
      const megabytes = Math.min(...runs.map((run) => run.megabytes));
      const pages = runs[0]!.files.map((file) => file.pages);
      say(
        `${pages[0]} pages and ${pages[1]} of keys: ${inWords(seconds)} s of CPU time, ${inWords(megabytes)} MB at most.`,
      );
      const optimize = optimizer();
      for (const { name } of runs[0]!.files) {
        const bytes = readFileSync(join(folder, name));
        const smaller = optimize(bytes).length;
        const [before, after] = [bytes.length / 1e6, smaller / 1e6];
        say(
          `${name}: ${inWords(before)} MB, with --optimize ${inWords(after)} MB (${inWords((100 * after) / before)} %).`,
        );
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

interface Rendering {
  readonly files: readonly { readonly name: string; readonly pages: number }[];
  readonly seconds: number;
  readonly megabytes: number;
}
