import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { attempt } from './files.ts';
import { flush } from './flush.ts';

const MB = 1024 * 1024;

/** Writes files into a folder that will be put in its place when it is whole. */
export class Filling {
  readonly #folder: string;
  readonly #path: string;
  /** The folders inside that were made for the files. */
  readonly inner = new Set<string>();

  /** @param path where the folder will be, which messages name */
  constructor(folder: string, path: string) {
    this.#folder = folder;
    this.#path = path;
  }

  /**
   * Writes a file; between its pieces, signals and timers have their turn.
   *
   * @param name with the folders inside that it stands in, as `a/b.txt`
   * @param onSize called after each piece with the name and how large the file is by now, in words
   * @throws UserError if it cannot be written
   */
  async write(name: string, pieces: Iterable<Uint8Array>, onSize?: (told: string) => void): Promise<void> {
    const path = join(this.#folder, name);
    const file = attempt(this.#path, () => {
      this.#makeInner(dirname(name));
      return openSync(path, 'wx');
    });
    let size = 0;
    try {
      for (const piece of pieces) {
        attempt(this.#path, () => writeWhole(file, piece));
        size += piece.length;
        onSize?.(`${name}: ${(size / MB).toFixed(1)} MB`);
        await setImmediate();
      }
    } catch (error) {
      closeQuietly(file);
      throw error;
    }
    // Some disks say only now that they are full.
    attempt(this.#path, () => closeSync(file));
    attempt(this.#path, () => flush(path));
  }

  /** Makes a folder inside. Not the one that it stands in: that may have been taken away. */
  #makeInner(name: string): void {
    if (name === '.' || this.inner.has(name)) return;
    this.#makeInner(dirname(name));
    mkdirSync(join(this.#folder, name));
    this.inner.add(name);
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
