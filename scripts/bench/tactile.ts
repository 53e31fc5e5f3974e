import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bench, inWords } from './bench.ts';
import { makeBook, pagesIn, renderInProcess } from './processes.ts';

/** As many puzzles as give a book of 500 sheets with its texts, hints and lists. */
const PUZZLES = { easy: 100, medium: 100, hard: 60 };

export const tactile: Bench = {
  name: 'tactile',
  summary: 'rendering a tactile book of 500 sheets',
  run({ rounds, say }) {
    const folder = mkdtempSync(join(tmpdir(), 'dominosa-bench-'));
    try {
      const book = makeBook(folder, PUZZLES);
      say(`A tactile book of range 7, one core, the whole process; medians of ${rounds} runs.`);
      const runs = Array.from({ length: rounds }, () => renderInProcess('tactile', book, folder));
      const [sheets, keys] = runs[0]!.files.map(pagesIn);
      const seconds = median(runs.map((run) => run.seconds));
      const megabytes = median(runs.map((run) => run.megabytes));
      say(
        `${sheets} sheets and ${keys} of keys: ${inWords(seconds)} s of CPU time, ${inWords(megabytes)} MB at most.`,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
