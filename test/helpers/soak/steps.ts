import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { contentOf } from '../cli/run.ts';
import { ended, type Program, Stage, type Work } from './stage.ts';

/** What interrupts a run: a signal or a system error. */
export const MISHAPS = ['SIGKILL', 'SIGINT', 'SIGTERM', 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO'] as const;
export type Mishap = (typeof MISHAPS)[number];

/** Where the interruption occurs, as passed to the process. */
export interface Trip {
  readonly folder: string;
  readonly step: number;
  readonly what: Mishap;
  readonly log: string;
}

/** The outcome of runs that were interrupted at their steps. */
export interface Steps {
  readonly runs: number;
  /** The file operations of an undisturbed run, in order. */
  readonly steps: readonly string[];
  readonly faults: readonly string[];
}

const CONFIG = { editions: ['keys'], sections: [{ title: 'A', range: 2, count: 2 }] };

/** The script compiled to plain JavaScript, so that it needs no loader. */
const TRIP = transformSync(readFileSync(new URL('./trip.ts', import.meta.url), 'utf8'), {
  loader: 'ts',
  format: 'esm',
}).code;

/** The expected exit code of signals; of errors it is 2. It may also be 0 if the new folder is in place. */
const CODES: Partial<Record<Mishap, number | string>> = { SIGKILL: 'SIGKILL', SIGINT: 130, SIGTERM: 143 };

/**
 * Runs a command over an earlier folder once for each of its file operations, and interrupts it there. Afterwards the earlier
 * folder or the new one must be in place, and the next run must leave the new one and nothing else.
 *
 * @param isWanted selects steps by their description, such as `renameSync killed`, and what interrupts them
 * @param folder working folder for all files; it is emptied
 */
export async function tripRuns(
  work: Work,
  mishaps: readonly Mishap[],
  folder: string,
  program: Program,
  isWanted: (step: string, what: Mishap) => boolean = () => true,
): Promise<Steps> {
  const stage = new Stage(folder, work, program);
  await stage.begin(CONFIG);
  const all = await stepsOf(stage, folder);
  const faults: string[] = [];
  /** What runs have left that the next one has been tried with: it depends on nothing else. */
  const tried = new Set<string>();
  let runs = 0;
  for (const [i, line] of all.entries()) {
    for (const what of mishaps.filter((mishap) => isWanted(line, mishap))) {
      const told = (fault: string) =>
        faults.push(`${work.name}, ${what} at step ${i + 1}, ${line}: ${fault}`);
      runs++;
      stage.reset();
      const code = await tripped(stage, { folder: stage.out, step: i + 1, what, log: join(folder, 'log') });
      const state = stage.found();
      // A killed run cannot restore anything, and neither can a run on a read-only disk.
      const mayBeAside = (what === 'SIGKILL' || what === 'EROFS') && state === 'aside';
      if (state !== 'first' && state !== 'second' && !mayBeAside) told(String(state));
      // A signal that arrives before there is anything to clean up ends the process directly. A shell reports both alike.
      const isRight = code === (CODES[what] ?? 2) || code === what || (code === 0 && state === 'second');
      if (!isRight) told(`ended with ${code}`);
      const left = JSON.stringify(contentOf(stage.out));
      if (tried.has(left)) continue;
      tried.add(left);
      for (const fault of await stage.mended(true)) told(fault);
    }
  }
  return { runs, steps: all, faults };
}

async function stepsOf(stage: Stage, folder: string): Promise<string[]> {
  const log = join(folder, 'log');
  stage.reset();
  await tripped(stage, { folder: stage.out, step: 0, what: 'EIO', log });
  return readFileSync(log, 'utf8').trimEnd().split('\n');
}

async function tripped(stage: Stage, trip: Trip): Promise<number | string> {
  rmSync(trip.log, { force: true });
  const env = { DOMINOSA_TRIP: JSON.stringify(trip) };
  return await ended(
    stage.start(true, { node: ['--import', `data:text/javascript,${encodeURIComponent(TRIP)}`], env }),
  );
}
