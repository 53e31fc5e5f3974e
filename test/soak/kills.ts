import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Random } from '../../src/random.ts';
import { COMMAND, contentOf } from '../cli/run.ts';

/** How a series of runs that were killed went. */
export interface Kills {
  /** What was found right after: no book yet, one of the two whole books, or the earlier one put aside. */
  readonly found: Readonly<Record<'none' | 'whole' | 'aside', number>>;
  readonly faults: readonly string[];
}

const SLUG = 'killed';
const SEEDS = ['one', 'two'] as const;

/** Puzzles enough for a journal, and files enough for a swap that takes a while. */
const CONFIG = {
  title: 'Killed',
  editions: ['large-print', 'brf', 'keys'],
  sections: [{ title: 'A', range: 4, level: 'easy', count: 30 }],
};

/**
 * Makes two books by turns over each other and kills each run at a random time. After each kill a book must be absent
 * or whole, and at last a run that is let alone must leave the book and nothing else.
 *
 * @param folder for the books; it is emptied
 */
export async function killRuns(count: number, seed: string, folder: string): Promise<Kills> {
  const random = new Random(seed);
  rmSync(folder, { recursive: true, force: true });
  const config = (name: string) => join(folder, `${name}.json`);
  const out = join(folder, 'out');
  const whole: Record<string, string>[] = [];
  let longest = 0;
  for (const name of SEEDS) {
    const parent = join(folder, `expected-${name}`);
    mkdirSync(parent, { recursive: true });
    writeFileSync(config(name), JSON.stringify({ ...CONFIG, seed: name }));
    const start = performance.now();
    await ended(bookRun(config(name), parent));
    longest = Math.max(longest, performance.now() - start);
    whole.push(contentOf(join(parent, SLUG)));
  }
  const same = (found: object) => whole.some((book) => JSON.stringify(book) === JSON.stringify(found));
  const tally = { none: 0, whole: 0, aside: 0 };
  const faults: string[] = [];
  for (let i = 0; i < count; i++) {
    const child = bookRun(config(SEEDS[i % 2]!), out, ...(random.below(3) === 0 ? ['-j', '2'] : []));
    const delay = random.fraction() * longest * 1.1;
    await Promise.race([setTimeout(delay), ended(child)]);
    child.kill('SIGKILL');
    await ended(child);
    const [book, former] = [join(out, SLUG), join(out, `.${SLUG}.former`)];
    const state = existsSync(book) ? 'whole' : existsSync(former) ? 'aside' : 'none';
    tally[state]++;
    const place = { whole: book, aside: former, none: undefined }[state];
    if (place && !same(contentOf(place)))
      faults.push(`kill ${i + 1} after ${Math.round(delay)} ms: ${state}, not as made`);
    if (state === 'none' && tally.whole + tally.aside > 0)
      faults.push(`kill ${i + 1}: the earlier book is lost`);
  }
  for (const [i, name] of SEEDS.entries()) {
    await ended(bookRun(config(name), out));
    const left = readdirSync(out);
    if (left.join() !== SLUG) faults.push(`at last there are: ${left.join(', ')}`);
    if (JSON.stringify(contentOf(join(out, SLUG))) !== JSON.stringify(whole[i]))
      faults.push('at last: another book');
  }
  return { found: tally, faults };
}

function bookRun(config: string, parent: string, ...more: string[]): ChildProcess {
  const args = [...COMMAND, 'book', config, '-o', parent, '--force', '-q', ...more];
  return spawn(process.execPath, args, { stdio: 'ignore' });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
