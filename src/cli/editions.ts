import type { ChildProcess } from 'node:child_process';
import { EventEmitter, on, once } from 'node:events';
import { totalmem } from 'node:os';
import type { Edition } from '../book/choices.ts';
import type { OwnFiles } from '../node/materials.ts';
import { BOUND, type Contents, editionFiles, editionGroups } from '../render/book-files.ts';
import type { Materials } from '../render/editions.ts';
import type { Answer, Task, Told } from './edition-worker.ts';
import { leftOutText } from './left-out.ts';
import type { NewFolder } from './new-folder.ts';
import { errorOf, faultOfEnd, startProcess } from './own-process.ts';
import { refusalOf } from './refusal.ts';

const MB = 1024 * 1024;
/** What a process takes for a book, and for each of its puzzles, in MB (docs/bench.md). */
const [LEAST, EACH] = [450, 0.3];

/** In how many processes the editions of a book are made at most: together they take no more than half of the memory. */
export function processesFor({ book, editions }: Contents, wanted: number): number {
  const puzzles = book.sections.reduce((sum, section) => sum + section.puzzles.length, 0);
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 2;
  const most = Math.max(1, Math.floor(memory / MB / (LEAST + EACH * puzzles)));
  return Math.min(wanted, editionGroups(editions).length, most);
}

/** Everything beside a book that its files are made with, and where the user's own is found. */
export interface Tools {
  readonly materials: Materials;
  readonly own: OwnFiles;
}

export interface EditionsOptions {
  readonly processes: number;
  readonly tools: Tools;
  /** The folder that is filled. */
  readonly folder: NewFolder;
  /** Called with which edition is left out and why, in words. */
  readonly leaveOut: (why: string) => void;
  /** Called with how many editions are made, and what is written now. */
  readonly onStep: (done: number, part?: string) => void;
}

/** The names of the files, in their order, and the editions that have none. */
interface Written {
  readonly names: readonly string[];
  readonly leftOut: ReadonlySet<Edition>;
}

/**
 * Writes the files of a book's editions, all but book.json. In several processes they and what is reported are the same as in one.
 *
 * @throws UserError of the first edition that cannot be made
 */
export function writeEditions(contents: Contents, options: EditionsOptions): Promise<Written> {
  return (options.processes > 1 ? inProcesses : inTurns)(contents, options);
}

/** Writes one edition after the other in this process. */
async function inTurns(
  contents: Contents,
  { tools, folder, leaveOut, onStep }: EditionsOptions,
): Promise<Written> {
  const names: string[] = [];
  const leftOut = new Set<Edition>();
  let done = 0;
  const files = editionFiles(contents, contents.editions, tools.materials, {
    leaveOut: (why, edition) => {
      leftOut.add(edition);
      leaveOut(leftOutText(why));
    },
    onEdition: (number) => {
      done = number;
      onStep(done);
    },
  });
  for (const { name, pieces } of files) {
    await folder.write(name, pieces, (part) => onStep(done, part));
    names.push(name);
  }
  return { names, leftOut };
}

async function inProcesses(
  { file, book, editions, areChosen }: Contents,
  { processes, tools, folder, leaveOut, onStep }: EditionsOptions,
): Promise<Written> {
  const wanted = [...new Set(editions)];
  const waiting = editionGroups(wanted);
  const task: Task = {
    file: { ...file, editions: book.editions },
    editions,
    areChosen,
    own: tools.own,
    folder: folder.partial,
    path: folder.path,
  };
  const names = new Map<Edition, string[]>(wanted.map((edition) => [edition, []]));
  const leftOut = new Set<Edition>();
  const heard = new EventEmitter().setMaxListeners(0);
  const told = new Map(wanted.map((edition) => [edition, on(heard, edition)]));
  let done = 0;
  /** Reports the next that is told of an edition. @returns whether there is more to come */
  const report = async (edition: Edition): Promise<boolean> => {
    const [next] = (await told.get(edition)!.next()).value as [Told];
    if (next.type === 'failed') throw errorOf(next.refusal);
    if (next.type === 'file') names.get(edition)!.push(next.name);
    if (next.type === 'left-out') {
      leftOut.add(edition);
      leaveOut(next.why);
    }
    return next.type !== 'done';
  };
  const hear = (child: ChildProcess, answer: Answer) => {
    if (answer.type === 'size') onStep(done, answer.part);
    else if (answer.type === 'free') {
      const group = waiting.shift();
      // What does not reach a stopped process needs no error of its own: the end of the process is reported.
      if (group) child.send(group, () => {});
    } else {
      if (answer.type === 'done') onStep(++done);
      heard.emit(answer.edition, answer);
    }
  };
  const end = (code: number | null, signal: string | null) => {
    const refusal = refusalOf(faultOfEnd('a process that writes editions', code, signal));
    for (const edition of wanted) heard.emit(edition, { type: 'failed', refusal });
  };
  try {
    for (let number = 0; number < processes; number++) {
      const child = startProcess('editions');
      folder.writers.add(child);
      child.on('message', (answer: Answer) => hear(child, answer)).on('exit', end);
      child.send(task, () => {});
    }
    if (wanted.includes(BOUND)) await report(BOUND);
    for (const edition of wanted) while (await report(edition));
  } finally {
    await Promise.all([...folder.writers].map(stopped));
  }
  return { names: [...names.values()].flat(), leftOut };
}

/** Stops a process: when it has ended, it writes no more. */
async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
