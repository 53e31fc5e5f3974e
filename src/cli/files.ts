import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UserError, within } from '../errors.ts';

/** No file that a person makes for this program is larger. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Reads a text file, or standard input for `-`. @throws UserError */
export function readText(path: string): string {
  try {
    if (path !== '-' && statSync(path).size > MOST_BYTES) {
      throw new UserError('the file is too large', { where: path, expected: `at most ${MOST_BYTES} bytes` });
    }
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    throw error instanceof UserError ? error : fileError(error, 'cannot be read', path);
  }
}

/** Reads a file and what is in it; faults of either name the file. @throws UserError */
export function readFile<T>(path: string, parse: (text: string) => T): T {
  const text = readText(path);
  return within(path === '-' ? 'standard input' : path, () => parse(text));
}

/**
 * A folder that appears whole or not at all. Its files are written into a hidden folder beside it, which takes its
 * place in the end. Files in an earlier folder of the same name that this program does not write are kept.
 */
export class NewFolder {
  readonly path: string;
  readonly #partial: string;
  readonly #former: string;
  readonly #isOwn: (name: string) => boolean;
  /** The folders that were made for it, the innermost first. */
  readonly #parents: string[] = [];

  /**
   * @param isOwn tells the names of files that go with the earlier folder, even where no new one takes their place
   * @throws UserError if the folder exists and `force` is not set, or `parent` cannot be written
   */
  constructor(parent: string, name: string, isOwn: (name: string) => boolean, force: boolean) {
    this.path = join(parent, name);
    this.#partial = join(parent, `.${name}.partial`);
    this.#former = join(parent, `.${name}.former`);
    this.#isOwn = isOwn;
    attempt(parent, () => {
      // A swap that was cut short: the earlier folder goes back to its place.
      if (existsSync(this.#former) && !existsSync(this.path)) renameSync(this.#former, this.path);
      rmSync(this.#former, { recursive: true, force: true });
      if (existsSync(this.path) && !statSync(this.path).isDirectory()) {
        throw new UserError('there is a file where the folder should be', {
          where: this.path,
          hint: 'move it away, or choose another place with --output',
        });
      }
      if (existsSync(this.path) && !force) {
        throw new UserError('the folder exists already', {
          where: this.path,
          hint: '--force replaces it, --output chooses another place',
        });
      }
      this.#parents.push(...makeFolders(resolve(parent)));
      rmSync(this.#partial, { recursive: true, force: true });
      mkdirSync(this.#partial);
    });
  }

  write(name: string, content: string | Buffer): void {
    attempt(this.path, () => {
      const file = openSync(join(this.#partial, name), 'wx');
      try {
        const bytes = Buffer.from(content);
        for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
    });
  }

  /** Puts the folder in its place. */
  finish(): void {
    attempt(this.path, () => {
      if (existsSync(this.path)) {
        for (const entry of readdirSync(this.path)) {
          if (this.#isOwn(entry) || existsSync(join(this.#partial, entry))) continue;
          cpSync(join(this.path, entry), join(this.#partial, entry), {
            recursive: true,
            preserveTimestamps: true,
            verbatimSymlinks: true,
          });
        }
        renameSync(this.path, this.#former);
      }
      renameSync(this.#partial, this.path);
      rmSync(this.#former, { recursive: true, force: true });
    });
  }

  /** Does the work that fills the folder; if it fails, everything is left as it was. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.#abandon();
      throw error;
    }
  }

  #abandon(): void {
    rmSync(this.#partial, { recursive: true, force: true });
    try {
      for (const made of this.#parents) rmdirSync(made);
    } catch {
      // Somebody else keeps something in it by now.
    }
  }
}

/**
 * Makes the folders of a path that are missing and returns them, the innermost first. Node's own way never ends
 * where the system lets none be made, as in /proc.
 */
function makeFolders(path: string): string[] {
  if (existsSync(path)) return [];
  const above = makeFolders(dirname(path));
  mkdirSync(path);
  return [path, ...above];
}

function attempt<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof UserError ? error : fileError(error, 'cannot be written', path);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission is missing',
  EPERM: 'permission is missing',
  EROFS: 'it is on a read-only disk',
  ENOSPC: 'the disk is full',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'a file of this name is in the way',
  ENAMETOOLONG: 'the name is too long',
};

function fileError(error: unknown, what: string, path: string): UserError {
  const { code, message } = error as NodeJS.ErrnoException;
  return new UserError(`${what}: ${(code && REASONS[code]) ?? message}`, { where: path });
}
