import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { contentOf } from '../cli/run.ts';
import { ended, type Program } from './stage.ts';

// Concurrent runs in one folder, and runs that are suspended for a while, as on a machine that sleeps.

export interface Outcome {
  readonly runs: number;
  readonly faults: readonly string[];
}

const SECTIONS = [{ title: 'A', range: 4, level: 'easy', count: 20 }];

/** Starts `book` as the leader of a process group. */
function begin(folder: string, title: string, out: string, program: Program, more: readonly string[] = []) {
  const config = join(folder, `${title}.json`);
  writeFileSync(config, JSON.stringify({ title, editions: ['keys', 'html'], sections: SECTIONS }));
  return spawn(process.execPath, [...program, 'book', config, '--output', out, '--quiet', ...more], {
    stdio: 'ignore',
    detached: true,
  });
}

/** What a run makes on its own, wherever it runs, by program and title. */
const made = new Map<string, string>();

async function alone(folder: string, title: string, program: Program): Promise<string> {
  const id = [...program, title].join(' ');
  const known = made.get(id);
  if (known !== undefined) return known;
  const out = join(folder, `alone-${title}`);
  const code = await ended(begin(folder, title, out, program));
  if (code !== 0) throw new Error(`the book could not be made at all: ${code}`);
  const content = told(contentOf(out));
  made.set(id, content);
  return content;
}

/** Files ordered by name, whatever order the folder lists them in. */
function told(content: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function emptied(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Starts several runs at once in one folder, either all of one book or each of its own book. With one book, one run makes it,
 * and the others report that another run is writing it or that it exists. With several books, each is made. Nothing else may be
 * left behind.
 *
 * @param folder working folder for all files; it is emptied
 */
export async function runsAtOnce(
  count: number,
  what: 'same' | 'different',
  folder: string,
  program: Program,
): Promise<Outcome> {
  emptied(folder);
  const titles = Array.from({ length: count }, (_, i) => (what === 'same' ? 'book' : `book-${i + 1}`));
  const wanted = new Map<string, string>();
  for (const title of new Set(titles)) wanted.set(title, await alone(folder, title, program));
  const out = join(folder, 'out');
  const codes = await Promise.all(titles.map((title) => ended(begin(folder, title, out, program))));
  const faults: string[] = [];
  const made = codes.filter((code) => code === 0).length;
  if (codes.some((code) => code !== 0 && code !== 2)) faults.push(`ended with ${codes.join(', ')}`);
  if (made !== wanted.size) faults.push(`${made} runs of ${count} made a book, instead of ${wanted.size}`);
  const left = readdirSync(out).sort().join();
  if (left !== [...wanted.keys()].sort().join()) faults.push(`there are: ${left}`);
  const whole = contentOf(out);
  for (const [title, content] of wanted) {
    const own = Object.entries(whole).filter(([name]) => name.startsWith(`${title}/`));
    if (told(Object.fromEntries(own)) !== content) faults.push(`${title} is not as made alone`);
  }
  return { runs: count, faults: faults.map((fault) => `${count} runs of ${what}: ${fault}`) };
}

/** In milliseconds. */
const SLEEP = 3000;

/**
 * Suspends all processes of a run for some seconds after each of these times in milliseconds. The run then continues and makes
 * the same files as an undisturbed one. That time limits exclude the pause is tested in test/cli/deadline.test.ts.
 *
 * @param folder working folder for all files; it is emptied
 */
export async function runsThatSleep(
  times: readonly number[],
  folder: string,
  program: Program,
): Promise<Outcome> {
  emptied(folder);
  const wanted = await alone(folder, 'book', program);
  const faults: string[] = [];
  for (const time of times) {
    const out = emptied(join(folder, 'out'));
    const child = begin(folder, 'book', out, program, ['--jobs', '2']);
    await setTimeout(time);
    if (signalled(child, 'SIGSTOP')) {
      await setTimeout(SLEEP);
      signalled(child, 'SIGCONT');
    }
    const code = await ended(child);
    if (code !== 0) faults.push(`that slept after ${time} ms ended with ${code}`);
    else if (told(contentOf(out)) !== wanted) {
      faults.push(`that slept after ${time} ms made another book`);
    }
  }
  return { runs: times.length, faults: faults.map((fault) => `a run ${fault}`) };
}

/** Sends a signal to all processes of a run. @returns whether there are any */
function signalled({ pid }: ChildProcess, signal: NodeJS.Signals): boolean {
  try {
    process.kill(-pid!, signal);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
