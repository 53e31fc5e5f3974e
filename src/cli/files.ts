import { readFileSync, readSync, statSync } from 'node:fs';
import { UserError, within } from '../errors.ts';
import { decode } from '../node/decode.ts';

/** A book of 10,000 puzzles of the largest set comes to a quarter of it. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Reads a text file, or standard input for `-`. @throws UserError, also if it is not in an encoding that is read */
export function readText(path: string): string {
  return path === '-'
    ? decode(attempt(path, readInput, UNREAD), INPUT)
    : decode(readBytes(path, MOST_BYTES), path);
}

/** Reads a plain file of at most so many bytes. @param where what it is called in messages @throws UserError */
export function readBytes(path: string, most: number, where = path): Buffer {
  return attempt(
    where,
    () => {
      const found = statSync(path);
      // A pipe or a device may never end.
      if (!found.isFile() && !found.isDirectory()) {
        throw new UserError('this is not a plain file', { where, hint: '- reads standard input' });
      }
      if (found.size > most) throw tooLarge(where, most);
      return readFileSync(path);
    },
    UNREAD,
  );
}

/** What standard input is called in messages. */
const INPUT = 'standard input';

const UNREAD = 'cannot be read';

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
  return new UserError('this is too large', { where, expected: `at most ${most} bytes` });
}

/** Reads a file and what is in it; faults of either name the file. @throws UserError */
export function readFile<T>(path: string, parse: (text: string) => T): T {
  const text = readText(path);
  return within(path === '-' ? INPUT : path, () => parse(text));
}

/** Does what can fail for reasons of the disk. @throws UserError which names the path */
export function attempt<T>(path: string, work: () => T, fault = 'cannot be written'): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof UserError ? error : fileError(error, fault, path);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission is missing',
  EPERM: 'permission is missing',
  EROFS: 'it is on a read-only disk',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota is used up',
  EFBIG: 'a file may not be so large here',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'a file of this name is in the way',
  ENAMETOOLONG: 'the name is too long',
};

/** What the user is told of a fault of the system. */
export function fileError(error: unknown, what: string, path: string): UserError {
  const { code, message } = error as NodeJS.ErrnoException;
  return new UserError(`${what}: ${(code && REASONS[code]) ?? message}`, { where: path });
}
