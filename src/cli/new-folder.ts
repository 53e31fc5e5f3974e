import {
  accessSync,
  closeSync,
  constants,
  cpSync,
  type Dirent,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { OutOfTimeError, UserError } from '../errors.ts';
import { onDisk } from '../node/file-fault.ts';
import { interruptible } from './interrupts.ts';
import { Journal } from './journal.ts';
import { Lock } from './lock.ts';

const JOURNAL = 'journal.jsonl';
/** Fewer puzzles than these are soon made again, and a run that fails leaves nothing then. */
const WORTH_KEEPING = 20;

/**
 * A folder that appears whole or not at all. Its files are written into a hidden folder beside it, which takes its
 * place in the end. Files in an earlier folder of the same name that this program does not write are kept.
 */
export class NewFolder {
  readonly path: string;
  readonly #partial: string;
  readonly #former: string;
  readonly #isOwn: (name: string) => boolean;
  readonly #lock: Lock;
  #journal: Journal | undefined;
  /** The folders that were made for it, the innermost first. */
  readonly #parents: readonly string[];
  /** The folders inside that were made for its files. */
  readonly #inner = new Set<string>();

  /**
   * @param isOwn tells the names of files that go with the earlier folder, even where no new one takes their place
   * @throws UserError if the folder exists and `force` is not set, another run is writing it, or `parent` cannot be
   *   written
   */
  constructor(parent: string, name: string, isOwn: (name: string) => boolean, force: boolean) {
    this.path = join(parent, name);
    this.#partial = hidden(this.path, 'partial');
    this.#former = hidden(this.path, 'former');
    this.#isOwn = isOwn;
    this.#parents = onDisk(parent, () => makeFolders(resolve(parent)));
    try {
      this.#lock = onDisk(parent, () => new Lock(hidden(this.path, 'lock'), this.path));
    } catch (error) {
      removeEmpty(this.#parents);
      throw error;
    }
    try {
      onDisk(parent, () => this.#prepare(force));
    } catch (error) {
      onDisk(parent, () => this.#lock.release());
      throw error;
    }
  }

  #prepare(force: boolean): void {
    putBack(this.#former, this.path);
    removeFormer(this.#former, this.path);
    if (existsSync(this.path) && !statSync(this.path).isDirectory()) {
      throw new UserError('there is a file where the folder should be', {
        where: this.path,
        hint: 'move it away, or choose another place with --output',
      });
    }
    if (existsSync(this.path) && !force) {
      throw new UserError('the folder exists already', {
        where: this.path,
        hint: '--output chooses another place; --force deletes what the program made there before',
      });
    }
    if (existsSync(this.path)) checkReplaceable(this.path, this.#isOwn);
    this.#clear();
    mkdirSync(this.#partial, { recursive: true });
  }

  /** What this and earlier runs have made for it; it is kept when a run is cut short. */
  get journal(): Journal {
    this.#journal ??= onDisk(this.path, () => new Journal(join(this.#partial, JOURNAL)));
    return this.#journal;
  }

  /** Whether the next run can go on from what was made, though this one has failed. */
  get isResumable(): boolean {
    return existsSync(join(this.#partial, JOURNAL));
  }

  /**
   * Writes a file; between its pieces, signals and timers have their turn.
   *
   * @param name with the folders inside that it stands in, as `a/b.txt`
   */
  async write(name: string, pieces: Iterable<Uint8Array>): Promise<void> {
    const path = join(this.#partial, name);
    const file = onDisk(this.path, () => {
      this.#makeInner(dirname(name));
      return openSync(path, 'wx');
    });
    try {
      for (const piece of pieces) {
        onDisk(this.path, () => writeWhole(file, piece));
        await setImmediate();
      }
    } catch (error) {
      closeQuietly(file);
      throw error;
    }
    // Some disks say only now that they are full.
    onDisk(this.path, () => closeSync(file));
    onDisk(this.path, () => flush(path));
  }

  /** Makes a folder inside. Not the one that it stands in: that may have been taken away. */
  #makeInner(name: string): void {
    if (name === '.' || this.#inner.has(name)) return;
    this.#makeInner(dirname(name));
    mkdirSync(join(this.#partial, name));
    this.#inner.add(name);
  }

  /** Puts the folder in its place. */
  finish(): void {
    onDisk(this.path, () => {
      rmSync(join(this.#partial, JOURNAL), { force: true });
      if (existsSync(this.path)) {
        const isLeft = (entry: string) => this.#isOwn(entry) || existsSync(join(this.#partial, entry));
        checkReplaceable(this.path, isLeft);
        for (const entry of readdirSync(this.path)) {
          if (isLeft(entry)) continue;
          const copy = join(this.#partial, entry);
          cpSync(join(this.path, entry), copy, {
            recursive: true,
            preserveTimestamps: true,
            verbatimSymlinks: true,
          });
          flushAll(copy);
        }
      }
      for (const name of [...this.#inner, '.']) flush(join(this.#partial, name));
      if (existsSync(this.path)) renameSync(this.path, this.#former);
      renameSync(this.#partial, this.path);
      for (const made of [this.path, ...this.#parents]) flush(dirname(made));
      removeFormer(this.#former, this.path);
      this.#lock.release();
    });
  }

  /**
   * Does the work that fills the folder; if it fails or is stopped, everything is left as it was, but for puzzles that
   * took a while.
   *
   * @param onStop says what was done when it is stopped
   */
  async during<T>(work: () => Promise<T>, onStop = () => 'nothing was made'): Promise<T> {
    const stop = () => {
      this.abandon(true);
      return onStop();
    };
    try {
      return await interruptible(work, stop);
    } catch (error) {
      const made = this.#journal?.made ?? 0;
      onDisk(this.path, () => this.abandon(error instanceof OutOfTimeError || made >= WORTH_KEEPING));
      throw error;
    }
  }

  /**
   * Leaves everything as it was.
   *
   * @param keepsJournal whether the next run can go on from the puzzles that are made
   */
  abandon(keepsJournal: boolean): void {
    putBack(this.#former, this.path);
    const isKept = keepsJournal && this.isResumable;
    if (isKept) this.#clear();
    else rmSync(this.#partial, { recursive: true, force: true });
    this.#lock.release();
    if (!isKept) removeEmpty(this.#parents);
  }

  /** Takes away what an earlier run has left, but for its journal. */
  #clear(): void {
    const found = lstatSync(this.#partial, { throwIfNoEntry: false });
    // Nothing of ours: through a link, files elsewhere would be removed and written.
    if (found && !found.isDirectory()) rmSync(this.#partial);
    if (!found?.isDirectory()) return;
    for (const entry of readdirSync(this.#partial, { withFileTypes: true })) {
      if (entry.name === JOURNAL && entry.isFile()) continue;
      rmSync(join(this.#partial, entry.name), { recursive: true, force: true });
    }
  }
}

/** Closes a file of which something worse is reported already. */
function closeQuietly(file: number): void {
  try {
    closeSync(file);
  } catch {
    // It is thrown away.
  }
}

function writeWhole(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}

/**
 * Makes the folders of a path that are missing and returns them, the innermost first; those that another run makes meanwhile
 * are not its own. Node's own way never ends where the system lets none be made, as in /proc.
 */
function makeFolders(path: string): string[] {
  if (existsSync(path)) return [];
  const above = makeFolders(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (existsSync(path)) return above;
    removeEmpty(above);
    throw error;
  }
  return [path, ...above];
}

/** Removes folders, the innermost first. */
function removeEmpty(folders: readonly string[]): void {
  try {
    for (const folder of folders) rmdirSync(folder);
  } catch {
    // Somebody else keeps something in it by now.
  }
}

/** Puts a folder back that a run had put aside when it was killed, so that what it holds can be read. */
export function repair(folder: string): void {
  const path = resolve(folder);
  const former = hidden(path, 'former');
  if (existsSync(path) || !existsSync(former)) return;
  onDisk(path, () => {
    const lock = new Lock(hidden(path, 'lock'), path);
    try {
      putBack(former, path);
    } finally {
      lock.release();
    }
  });
}

/** A swap that was cut short: the earlier folder goes back to its place. */
function putBack(former: string, path: string): void {
  if (existsSync(former) && !existsSync(path)) renameSync(former, path);
}

/** Removes the earlier folder that was put aside when the new one stands. @throws UserError that names it */
function removeFormer(former: string, path: string): void {
  const fault = 'this is left of what was there before, and cannot be removed';
  const next = `remove it yourself: ${path} is whole without it`;
  onDisk(former, () => rmSync(former, { recursive: true, force: true }), fault, next);
}

/** The name beside a folder of what belongs to the writing of it. */
function hidden(path: string, what: 'partial' | 'former' | 'lock'): string {
  return join(dirname(path), `.${basename(path)}.${what}`);
}

/** What systems answer that flush no folders, as Windows. */
const NOT_FLUSHED: readonly unknown[] = ['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP'];

/** Has a file, or the names in a folder, outlast a loss of power: a rename may be lost without. */
function flush(path: string): void {
  try {
    const file = openSync(path, 'r');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (!NOT_FLUSHED.includes((error as NodeJS.ErrnoException).code)) throw error;
  }
}

/** Flushes a file, or a folder with everything in it. */
function flushAll(path: string): void {
  const found = lstatSync(path);
  if (found.isDirectory()) for (const entry of readdirSync(path)) flushAll(join(path, entry));
  if (found.isDirectory() || found.isFile()) flush(path);
}

const { R_OK, W_OK, X_OK } = constants;

const NOT_REPLACED = 'cannot be replaced';
const NOT_TAKEN = 'cannot be taken along';

const ELSEWHERE = 'choose another place with --output';

/**
 * Looks whether a folder can be put aside, what others have put there be taken along, and the rest be removed.
 *
 * @param isOwn tells the names of files that are not taken along
 * @throws UserError that names what stands in the way
 */
function checkReplaceable(folder: string, isOwn: (name: string) => boolean): void {
  checkMovable(folder);
  checkEntries(folder, isOwn);
}

/** In a folder as /tmp only its owner, that of what stands in it, and root move it. */
function checkMovable(folder: string): void {
  const [parent, own, user] = [statSync(dirname(folder)), lstatSync(folder), process.geteuid?.()];
  if (!(parent.mode & STICKY) || !user || user === own.uid || user === parent.uid) return;
  throw new UserError(`${NOT_REPLACED}: it is another user's`, {
    code: 'file-unwritable',
    where: folder,
    hint: ELSEWHERE,
  });
}

const STICKY = 0o1000;

function checkEntries(folder: string, isOwn: (name: string) => boolean): void {
  // A link is moved and removed without a look at where it leads.
  const access = lstatSync(folder).isDirectory() ? R_OK | W_OK | X_OK : R_OK | X_OK;
  const next = `change its permissions, or ${ELSEWHERE}`;
  onDisk(folder, () => accessSync(folder, access), NOT_REPLACED, next);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const isLeft = isOwn(entry.name);
    if (entry.isDirectory()) checkEntries(path, () => isLeft);
    else if (!isLeft && !entry.isSymbolicLink()) checkTaken(path, entry);
  }
}

function checkTaken(path: string, entry: Dirent): void {
  if (entry.isFile()) {
    onDisk(path, () => accessSync(path, R_OK), NOT_TAKEN);
    return;
  }
  throw new UserError(`this is ${sortOf(entry)}, which ${NOT_TAKEN}`, {
    code: 'file-unreadable',
    where: path,
    hint: 'move it out of the folder',
  });
}

function sortOf(entry: Dirent): string {
  if (entry.isFIFO()) return 'a pipe';
  return entry.isSocket() ? 'a socket' : 'a device';
}
