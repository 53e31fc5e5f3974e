import { setTimeout } from 'node:timers/promises';
import { Random } from '../../../src/random.ts';
import { ended, type Program, STATES, Stage, type Work } from './stage.ts';

export interface Kills {
  /** How often each state was found right after a kill. */
  readonly found: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
}

/** Enough puzzles for a journal, and several files that are made fast, so that kills do not all meet one of them. */
const CONFIG = {
  editions: ['html', 'aloud', 'keys'],
  sections: [{ title: 'A', range: 4, level: 'easy', count: 15 }],
};

/**
 * Fills a folder in two alternating variants and kills each run at a random time, sometimes before any folder exists. After
 * each kill the folder must be complete, or still absent. An undisturbed run must then leave its folder and nothing else.
 *
 * @param folder working folder for all files; it is emptied
 */
export async function killRuns(
  work: Work,
  count: number,
  seed: string,
  folder: string,
  program: Program,
): Promise<Kills> {
  const random = new Random(seed);
  const stage = new Stage(folder, work, program);
  await stage.begin(CONFIG);
  const found = new Map<string, number>(STATES.map((state) => [state, 0]));
  const faults: string[] = [];
  for (let killed = 0, i = 0; killed < count; i++) {
    const second = i % 2 === 0;
    const isFirst = work.reads !== 'itself' && random.below(4) === 0;
    if (isFirst) stage.reset(false);
    const child = stage.start(second);
    const delay = random.fraction() * stage.longest * 1.1;
    await Promise.race([setTimeout(delay), ended(child)]);
    child.kill('SIGKILL');
    // A run that had already ended does not count.
    if ((await ended(child)) === 'SIGKILL') killed++;
    const told = (fault: unknown) =>
      faults.push(`${work.name}, run ${i + 1}, killed after ${Math.round(delay)} ms: ${fault}`);
    const state = stage.found();
    if (state instanceof Error) told(state.message);
    else if (child.signalCode) found.set(state, found.get(state)! + 1);
    if (isFirst || killed === count) {
      for (const fault of await stage.mended(second)) told(fault);
      stage.reset();
    }
  }
  return { found, faults };
}
