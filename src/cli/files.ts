import { readFileSync, readSync, statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { UserError, within } from '../errors.ts';
import { decode } from '../node/decode.ts';
import { fileFault, isOfSystem, onDisk, UNREAD } from '../node/file-fault.ts';
import { insideOf, insteadOf } from '../node/nearby.ts';

/** A book of 10,000 puzzles of the largest set comes to a quarter of it. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The path of a file that is named in another one of this folder. */
export function beside(folder: string, name: string): string {
  return isAbsolute(name) ? name : join(folder, name);
}

/** Reads a text file, or standard input for `-`. @throws UserError, also if it is not in an encoding that is read */
export function readText(path: string): string {
  return path === '-'
    ? decode(onDisk(INPUT, readInput, UNREAD), INPUT)
    : decode(readBytes(path, MOST_BYTES), path);
}

/** Reads a plain file of at most so many bytes. @param where what it is called in messages @throws UserError */
export function readBytes(path: string, most: number, where = path): Buffer {
  try {
    const found = statSync(path);
    // A pipe or a device may never end.
    if (!found.isFile() && !found.isDirectory()) {
      throw new UserError('this is not a plain file', {
        where,
        hint: '- reads standard input',
        ...UNREADABLE,
      });
    }
    if (found.size > most) throw tooLarge(where, most);
    return readFileSync(path);
  } catch (error) {
    if (!isOfSystem(error)) throw error;
    const next = NEXT[(error as NodeJS.ErrnoException).code!]?.(path);
    throw fileFault(error, UNREAD, where, next);
  }
}

/** What is to be done about a file that is not what it should be, where the path tells more than the code. */
const NEXT: Readonly<Record<string, (path: string) => string>> = { ENOENT: insteadOf, EISDIR: insideOf };

const UNREADABLE = { code: 'file-unreadable' } as const;

/** What standard input is called in messages. */
const INPUT = 'standard input';

function readInput(): Buffer {
  const chunks: Buffer[] = [];
  for (let all = 0; all <= MOST_BYTES; ) {
    const chunk = Buffer.allocUnsafe(65_536);
    const length = readSync(0, chunk);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(chunk.subarray(0, length));
    all += length;
  }
  throw tooLarge(INPUT, MOST_BYTES);
}

function tooLarge(where: string, most: number): UserError {
  return new UserError('this is too large', { where, expected: `at most ${most} bytes`, ...UNREADABLE });
}

/** Reads a file and what is in it; faults of either name the file. @throws UserError */
export function readFile<T>(path: string, parse: (text: string) => T): T {
  const text = readText(path);
  return within(path === '-' ? INPUT : path, () => parse(text));
}
