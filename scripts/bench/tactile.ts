import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Bench, inWords } from './bench.ts';

/** As many puzzles as give a book of 500 sheets with its texts, hints and lists. */
const PUZZLES = { easy: 100, medium: 100, hard: 60 };

const PROCESS = fileURLToPath(new URL('./tactile-process.ts', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));

export const tactile: Bench = {
  name: 'tactile',
  summary: 'rendering a tactile book of 500 sheets',
  run({ rounds, say }) {
    const folder = mkdtempSync(join(tmpdir(), 'dominosa-bench-'));
    try {
      const book = makeBook(folder);
      say(`A tactile book of range 7, one core, the whole process; medians of ${rounds} runs.`);
      const runs = Array.from({ length: rounds }, () => JSON.parse(node(PROCESS, book)) as Rendering);
      const [sheets, keys] = runs[0]!.sheets;
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

interface Rendering {
  readonly sheets: readonly [book: number, keys: number];
  readonly seconds: number;
  readonly megabytes: number;
}

/** Makes the book once, outside the time. @returns where its book.json is */
function makeBook(folder: string): string {
  const config = join(folder, 'config.json');
  const sections = Object.entries(PUZZLES).map(([level, count]) => ({
    title: level,
    range: 7,
    level,
    count,
  }));
  writeFileSync(config, JSON.stringify({ title: 'Bench', editions: ['tactile'], sections }));
  node(PROGRAM, 'book', config, '--output', folder, '--quiet');
  return join(folder, 'bench', 'book.json');
}

function node(script: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
