import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BookFile, openBook } from '../book/book.ts';
import { EDITIONS, type Edition } from '../book/choices.ts';
import { UserError } from '../errors.ts';
import { onDisk, UNREAD } from '../node/file-fault.ts';
import { editionsIn, type FolderFaults, filesIn, joinFaults, strangersIn } from '../proof/folder.ts';
import type { Answer, Task } from './check-worker.ts';
import { faultOfEnd, startProcess } from './own-process.ts';
import { OUT_OF_TIME } from './watchdog.ts';

/** Large print of 10,000 puzzles has 480 MB. */
const MOST_BYTES = 512 * 1024 * 1024;

// What a file may take to be read back, by its size in MB: twice and ten times what large print of 500 puzzles takes,
// which needs most for its size (docs/robust.md). A small file that unpacks to a large one is stopped by it.
const MEMORY = { least: 1024, each: 64 };
const SECONDS = { least: 30, each: 10 };
const MB = 1024 * 1024;

interface FileOptions {
  /** The editions to look at; without it those of the book, and others that are there. */
  readonly editions: readonly Edition[];
  /** How much CPU time an edition may take, in seconds; by default by the size of its files. */
  readonly timeLimit: number | undefined;
  /** Called with how many editions have been looked at. */
  readonly onEdition: (done: number, wanted: number) => void;
}

/**
 * Compares the files beside a book.json with it, each edition in a process of its own with limits on time and memory:
 * a file of a stranger's may be made to use up both.
 *
 * @throws UserError if it is no book, or its folder cannot be read
 */
export async function checkFiles(
  path: string,
  file: BookFile | undefined,
  { editions: only, timeLimit, onEdition }: FileOptions,
): Promise<FolderFaults> {
  if (!file || path === '-') {
    throw new UserError('only a book has files', { where: path, expected: 'the book.json in its folder' });
  }
  const book = openBook(file);
  const folder = dirname(path);
  const names = onDisk(folder, () => readdirSync(folder), UNREAD).sort();
  const editions = editionsIn(book, names, only);
  const parts: FolderFaults[] = [];
  for (const [done, edition] of editions.entries()) {
    onEdition(done, editions.length);
    // A file that has gone, or a link that leads nowhere, is reported where it is read.
    const sizeOf = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
    const size = filesIn(book, names, edition).reduce((sum, name) => sum + sizeOf(name), 0) / MB;
    const isWanted = only.length > 0 || book.editions.includes(edition);
    const memory = Math.round(MEMORY.least + MEMORY.each * size) * MB;
    const seconds = timeLimit ?? Math.round(SECONDS.least + SECONDS.each * size);
    parts.push(await inProcess({ path, edition, isWanted, largest: MOST_BYTES, memory, seconds }));
  }
  onEdition(editions.length, editions.length);
  if (only.length === 0) parts.push({ faults: strangersIn(book, names), unreadable: [], files: 0 });
  return joinFaults(parts);
}

function inProcess(task: Task): Promise<FolderFaults> {
  const child = startProcess('reading');
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  return new Promise<FolderFaults>((resolve, reject) => {
    let current: string = task.edition;
    let found: FolderFaults | undefined;
    const refuse = (why: string) => ({ faults: [], unreadable: [why], files: 0 });
    child.on('message', (answer: Answer) => {
      if (answer.type === 'reading') current = answer.name;
      else found = answer.type === 'done' ? answer.found : refuse(answer.why);
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('exit', stop);
      if (found) resolve(found);
      else if (signal === OUT_OF_TIME) {
        resolve(refuse(`${current}: takes more than ${task.seconds} s; --time-limit allows more`));
      }
      // Killed by its own watch or by the system, or out of room for objects.
      else if (signal) resolve(refuse(`${current}: takes more than ${task.memory / MB} MB of memory`));
      else reject(faultOfEnd('a process that reads files', code, signal));
    });
    child.send(task);
  });
}

/** A book with the path of its book.json. */
interface PlacedBook {
  readonly path: string;
  readonly book: BookFile;
}

/**
 * What differs in the files of two books, edition by edition: files that one has alone, and those whose bytes differ.
 *
 * @param only the editions that are looked at; without it all
 * @throws UserError if a folder or a file cannot be read
 */
export function fileDifferences(one: PlacedBook, two: PlacedBook, only: readonly Edition[]): string[] {
  const [some, others] = [filesOf(one), filesOf(two)];
  return EDITIONS.filter((edition) => only.length === 0 || only.includes(edition)).flatMap((edition) => {
    const [first, second] = [some(edition), others(edition)];
    if (first.length === 0 || second.length === 0) {
      if (first.length === second.length) return [];
      return [`edition ${edition}: in the ${first.length > 0 ? 'first' : 'second'} only`];
    }
    return [...new Set([...first, ...second])].flatMap((name) => {
      if (!second.includes(name)) return [`${name}: in the first only`];
      if (!first.includes(name)) return [`${name}: in the second only`];
      const paths = [one, two].map(({ path }) => join(dirname(path), name)) as [string, string];
      return areEqual(...paths) ? [] : [`${name}: other bytes`];
    });
  });
}

function filesOf({ path, book }: PlacedBook): (edition: Edition) => string[] {
  const opened = openBook(book);
  const folder = dirname(path);
  const names = onDisk(folder, () => readdirSync(folder), UNREAD).sort();
  return (edition) => filesIn(opened, names, edition);
}

const PIECE = 1 << 16;

/** Whether two files have the same bytes; they are never in memory whole. */
function areEqual(...paths: readonly [string, string]): boolean {
  return onDisk(
    paths.join(' and '),
    () => {
      const [one, two] = paths.map((path) => statSync(path).size);
      if (one !== two) return false;
      const files = paths.map((path) => openSync(path, 'r'));
      try {
        const pieces = files.map(() => Buffer.alloc(PIECE)) as [Buffer, Buffer];
        for (let at = 0; at < one!; at += PIECE) {
          for (const [i, file] of files.entries()) readSync(file, pieces[i]!, 0, PIECE, at);
          if (!pieces[0].equals(pieces[1])) return false;
        }
        return true;
      } finally {
        for (const file of files) closeSync(file);
      }
    },
    UNREAD,
  );
}
