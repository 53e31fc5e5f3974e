import {
  lstatSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { UserError } from '../errors.ts';

/** Keeps other runs away from a folder as long as this one writes it. */
export class Lock {
  readonly #path: string;

  /**
   * Takes the lock; one that a run left behind when it was killed is taken over.
   *
   * @param path of the lock's file
   * @param what is locked, for the message
   * @throws UserError if another run has it
   */
  constructor(path: string, what: string) {
    this.#path = path;
    const { pid } = process;
    const own: Holder = { process: pid, host: hostname(), started: startOf(pid) };
    while (!isTaken(path, JSON.stringify(own))) clear(path, what);
  }

  release(): void {
    rmSync(this.#path, { force: true });
  }
}

/** What stands in a lock. */
interface Holder {
  readonly process: number;
  readonly host: string;
  /** When the process began, as the system says; null where it does not. Process ids are reused. */
  readonly started: string | null;
}

/**
 * Takes the lock in one step: a link that leads nowhere but has the text for its target, so that no other run finds it half
 * written. Where there are no such links it is a file. Returns false if there is a lock already.
 */
function isTaken(path: string, text: string): boolean {
  try {
    try {
      symlinkSync(text, path);
    } catch (error) {
      if (!['EPERM', 'ENOSYS', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      writeFileSync(path, text, { flag: 'wx' });
    }
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes away what a run has left. @throws UserError if another run has the lock, or something else is in its place */
function clear(path: string, what: string): void {
  const found = contentOf(path);
  if (found === undefined) return;
  if (isHeld(found)) {
    throw new UserError('another run is writing this folder', {
      where: what,
      hint: `wait until it has ended; if there is none, remove ${path}`,
    });
  }
  // Meanwhile another run may have cleared it and taken the lock: then it gets it back.
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const taken = contentOf(aside);
  if (taken !== undefined && taken !== found) isTaken(path, taken);
  rmSync(aside, { force: true });
}

/** The text of a lock; nothing if there is none. @throws UserError if it is a folder */
function contentOf(path: string): string | undefined {
  try {
    const found = lstatSync(path);
    if (found.isDirectory()) {
      throw new UserError('there is a folder where the lock of a run should be', {
        where: path,
        hint: 'move it away',
      });
    }
    if (found.isSymbolicLink()) return readlinkSync(path);
    // A pipe would never end, and nothing else was left behind by a run.
    return found.isFile() ? readFileSync(path, 'utf8') : '';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code === 'EACCES') return '';
    throw error;
  }
}

/** Whether the run that wrote a lock may still go on. On other machines that is unknown. */
function isHeld(text: string): boolean {
  let holder: Partial<Holder> | null;
  try {
    holder = JSON.parse(text);
  } catch {
    return false;
  }
  if (typeof holder?.host !== 'string') return false;
  if (holder.host !== hostname()) return true;
  const number = Number(holder.process);
  if (holder.started && startOf(number) !== null && holder.started !== startOf(number)) return false;
  try {
    process.kill(number, 0);
    return true;
  } catch (error) {
    // A process of another user may not be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process began, in ticks since its machine did (proc(5), field 22 of `stat`); null if that is unknown. */
function startOf(number: number): string | null {
  try {
    const fields = readFileSync(`/proc/${number}/stat`, 'latin1');
    // The second field, the name, stands in brackets and can hold anything.
    return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
