import { existsSync, readFileSync, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { UserError } from '../errors.ts';
import { onDisk, UNREAD } from './file-fault.ts';

/** No font or picture that a person makes for print is larger; fonts for Chinese characters take 20 million bytes. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Reads a file that a book names.
 *
 * @param what it is, as faults name it
 * @param folders where a path that does not begin at the root is looked for, one after the other
 * @throws UserError if it is missing, too large or cannot be read
 */
export function readOwnFile(path: string, folders: readonly string[], what: 'font' | 'picture'): Uint8Array {
  const places = isAbsolute(path) ? [path] : folders.map((folder) => join(folder, path));
  const found = places.find(isFile);
  if (!found) {
    throw new UserError('there is no such file', { expected: `a ${what} file at ${places.join(' or ')}` });
  }
  return onDisk(found, () => readWhole(found, what), `the ${what} ${UNREAD}`);
}

/** A pipe or a device may never end. */
export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

function readWhole(path: string, what: string): Uint8Array {
  if (statSync(path).size > MOST_BYTES) {
    throw new UserError(`the ${what} is too large`, { expected: `at most ${MOST_BYTES} bytes` });
  }
  return readFileSync(path);
}

/** Whether a path stands in a folder, or is it; both as they are written. */
export function isInside(folder: string, path: string): boolean {
  const inside = relative(folder, path);
  return !isAbsolute(inside) && !/^\.\.(?:[\\/]|$)/.test(inside);
}
