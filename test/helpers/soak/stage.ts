import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { contentOf } from '../cli/run.ts';

/** A command that fills a folder, in either of two variants. */
export interface Work {
  readonly name: string;
  readonly slug: string;
  /** What Node runs in place of the command. */
  readonly program?: Program;
  /** Whether it reads a book, and if so, the one that it replaces. */
  readonly reads?: 'another' | 'itself';
  /** Whether `--output` names its own folder, in place of the one around it. */
  readonly namesFolder?: boolean;
  call(files: Files, second: boolean): readonly string[];
}

/** What it may read. */
interface Files {
  readonly config: string;
  readonly book: string;
}

const bookCall = ({ config }: Files) => ['book', config];

const BOOK: Work = { name: 'book', slug: 'killed', call: bookCall };

/** The commands under test. Those after the first need a program that may be missing. */
export const WORKS: readonly Work[] = [
  BOOK,
  { name: 'book in two processes', slug: 'killed', call: (files) => [...bookCall(files), '--jobs', '2'] },
  { name: 'render', slug: 'killed', reads: 'another', call: ({ book }) => ['render', book] },
  {
    name: 'render in place',
    slug: 'killed',
    reads: 'itself',
    call: ({ book }, second) => ['render', book, '--lang', second ? 'de' : 'en'],
  },
  {
    name: 'keys',
    slug: 'killed-svg',
    reads: 'another',
    namesFolder: true,
    call: ({ book }) => ['keys', book, '--format', 'svg'],
  },
  {
    name: 'stones',
    slug: 'stones-3',
    call: (_, second) => ['stones', '--range', '3', second ? '--print' : '--tactile'],
  },
  {
    name: 'dominoes in 3MF',
    slug: 'stones-3-3mf',
    call: (_, second) => ['stones', '--range', '3', '--format', '3mf', '--size', second ? 'large' : 'travel'],
  },
  { name: 'kit', slug: 'killed', call: ({ config }) => ['kit', config] },
  {
    name: 'site',
    slug: 'site',
    program: ['--import', 'tsx', fileURLToPath(new URL('./site.ts', import.meta.url))],
    call: (_, second) => [name(second)],
  },
];

/** What Node runs: its options, and the file of the command. */
export type Program = readonly string[];

/** The state of the folder after a run: neither variant, the first or second one, or an earlier one put aside. */
export const STATES = ['none', 'first', 'second', 'aside'] as const;
type State = (typeof STATES)[number];

/** A file that somebody else has put into the folder. */
const [NOTES, MINE] = ['notes.txt', 'mine'];

/** The folder in which a command runs repeatedly, alternating its two variants over what the previous run has left. */
export class Stage {
  readonly out: string;
  /** The duration of the longer of the two undisturbed runs, in milliseconds. */
  longest = 0;
  readonly #folder: string;
  readonly #work: Work;
  readonly #whole: string[] = [];
  #hasEarlier = false;

  readonly #program: Program;

  /** @param folder working folder for all files; it is emptied */
  constructor(folder: string, work: Work, program: Program) {
    this.#folder = folder;
    this.#work = work;
    this.#program = work.program ?? program;
    this.out = join(folder, 'out');
  }

  /** Makes the input, and both expected folders. */
  async begin(config: object): Promise<void> {
    const { reads, call, slug } = this.#work;
    rmSync(this.#folder, { recursive: true, force: true });
    for (const second of [false, true]) {
      const { config: file } = this.#files(second);
      mkdirSync(join(this.#folder, name(second)), { recursive: true });
      writeFileSync(file, JSON.stringify({ title: 'Killed', ...config, seed: name(second) }));
      if (reads) await ended(this.#start(bookCall(this.#files(second)), join(this.#folder, name(second))));
    }
    for (const second of [false, true]) {
      const parent = join(this.#folder, `whole-${name(second)}`);
      const before = performance.now();
      await ended(
        this.#start(call(this.#files(reads === 'itself' ? false : second), second), this.#outputIn(parent)),
      );
      this.longest = Math.max(this.longest, performance.now() - before);
      this.#whole.push(JSON.stringify(contentOf(join(parent, slug))));
    }
    this.reset();
  }

  /** Puts the first folder and the other user's notes in place, or nothing. */
  reset(hasEarlier = true): void {
    this.#hasEarlier = hasEarlier;
    rmSync(this.out, { recursive: true, force: true });
    if (!hasEarlier) return;
    cpSync(join(this.#folder, 'whole-one'), this.out, { recursive: true });
    writeFileSync(join(this.out, this.#work.slug, NOTES), MINE);
  }

  /** Starts the run that makes the first or the second folder. */
  start(second: boolean, options: StartOptions = {}): ChildProcess {
    const { slug, reads, call } = this.#work;
    const files = this.#files(reads === 'itself' ? false : second);
    const read = reads === 'itself' ? { ...files, book: join(this.out, slug, 'book.json') } : files;
    return this.#start(call(read, second), this.#outputIn(this.out), options);
  }

  /** What `--output` is so that the folder comes to stand in `parent`. */
  #outputIn(parent: string): string {
    return this.#work.namesFolder ? join(parent, this.#work.slug) : parent;
  }

  /** The state of the folder, or what is wrong with it. */
  found(): State | Error {
    const book = join(this.out, this.#work.slug);
    const aside = join(this.out, `.${this.#work.slug}.former`);
    const place = [book, aside].find((path) => existsSync(path));
    if (!place) return this.#hasEarlier ? new Error('the earlier folder is lost') : 'none';
    const { [NOTES]: notes, ...content } = contentOf(place);
    if (this.#hasEarlier && notes !== MINE) return new Error('the notes of somebody else are lost');
    const whole = this.#whole.indexOf(JSON.stringify(content));
    if (whole < 0) return new Error('the folder is neither as before nor as made');
    return place === aside ? 'aside' : whole === 0 ? 'first' : 'second';
  }

  /** Runs the command undisturbed and reports what is wrong afterwards. */
  async mended(second: boolean): Promise<string[]> {
    const child = this.start(second);
    const code = await ended(child);
    const left = existsSync(this.out) ? readdirSync(this.out) : [];
    const state = this.found();
    return [
      ...(code === 0 ? [] : [`the next run ended with ${code}`]),
      ...(left.join() === this.#work.slug ? [] : [`after the next run there are: ${left.join(', ')}`]),
      ...(state === (second ? 'second' : 'first') ? [] : [`after the next run: ${state}`]),
    ];
  }

  /** Starts a run as the leader of a process group, as a shell does. */
  #start(args: readonly string[], out: string, { node = [], env = {} }: StartOptions = {}): ChildProcess {
    const program = [...this.#program.slice(0, -1), ...node, this.#program.at(-1)!];
    return spawn(process.execPath, [...program, ...args, '--output', out, '--force', '--quiet'], {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, ...env },
    });
  }

  #files(second: boolean): Files {
    const folder = join(this.#folder, name(second));
    return { config: join(folder, 'config.json'), book: join(folder, 'killed', 'book.json') };
  }
}

function name(second: boolean): string {
  return second ? 'two' : 'one';
}

interface StartOptions {
  /** Options of Node before the command. */
  readonly node?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** The exit code of a run, or the signal that ended it; when none of its group is left. */
export async function ended(child: ChildProcess): Promise<number | string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  while (isAlive(child.pid!)) await setTimeout(10);
  return child.exitCode ?? child.signalCode!;
}

/** Whether a process of the group still runs. An ended process may be listed for a while. */
function isAlive(group: number): boolean {
  if (existsSync('/proc/self/stat')) return readdirSync('/proc').some((id) => isRunning(id, group));
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
}

function isRunning(id: string, group: number): boolean {
  if (!/^\d+$/.test(id)) return false;
  try {
    // The fields after the name, which may contain anything, are the state, the parent and the group.
    const [state, , of] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return state !== 'Z' && Number(of) === group;
  } catch {
    return false;
  }
}
