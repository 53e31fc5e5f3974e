import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { optimizer } from '../../src/cli/optimize.ts';
import { type Bench, inWords } from './bench.ts';
import { makeBook, pagesIn, renderInProcess } from './processes.ts';

/** 500 puzzles, with hints but for the easy ones. */
const PUZZLES = { easy: 200, medium: 150, hard: 150 };

export const print: Bench = {
  name: 'print',
  summary: 'rendering 500 puzzles in large print',
  async run({ rounds, say }) {
    const folder = mkdtempSync(join(tmpdir(), 'dominosa-bench-'));
    try {
      const book = makeBook(folder, PUZZLES);
      say(`500 puzzles of range 7 in large print, one core, the whole process; the least of ${rounds} runs.`);
      const runs = Array.from({ length: rounds }, () => renderInProcess('large-print', book, folder));
      const seconds = Math.min(...runs.map((run) => run.seconds));
      const megabytes = Math.min(...runs.map((run) => run.megabytes));
      const { files } = runs[0]!;
      const [pages, keys] = files.map(pagesIn);
      say(
        `${pages} pages and ${keys} of keys: ${inWords(seconds)} s of CPU time, ${inWords(megabytes)} MB at most.`,
      );
      const optimize = await optimizer();
      for (const path of files) {
        const before = statSync(path).size / 1e6;
        await optimize(path);
        const after = statSync(path).size / 1e6;
        say(
          `${basename(path)}: ${inWords(before)} MB, with --optimize ${inWords(after)} MB (${inWords((100 * after) / before)} %).`,
        );
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
