import { lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    const own = JSON.stringify({ process: process.pid, host: hostname() });
    for (;;) {
      try {
        writeFileSync(path, own, { flag: 'wx' });
        return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      if (isHeld(path)) {
        throw new UserError('another run is writing this folder', {
          where: what,
          hint: `wait until it has ended; if there is none, remove ${path}`,
        });
      }
      rmSync(path, { force: true });
    }
  }

  release(): void {
    rmSync(this.#path, { force: true });
  }
}

/** Whether the run that wrote the file may still go on. On other machines that cannot be told. */
function isHeld(path: string): boolean {
  let holder: { process?: unknown; host?: unknown } | null;
  try {
    // Nothing else was left behind by a run, and a pipe would never end.
    if (!lstatSync(path).isFile()) return false;
    holder = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return false;
  }
  if (typeof holder?.host !== 'string') return false;
  if (holder.host !== hostname()) return true;
  try {
    process.kill(Number(holder.process), 0);
    return true;
  } catch (error) {
    // A process of another user may not be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
