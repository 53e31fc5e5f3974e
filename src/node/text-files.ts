import { readdirSync, readFileSync, statSync } from 'node:fs';
import { UserError } from '../errors.ts';
import { decode } from './decode.ts';
import { fileFault, isOfSystem, UNREAD } from './file-fault.ts';

/** The largest built-in file has 8,000 bytes. */
const MOST_BYTES = 256 * 1024;

/** The text of a file. @throws UserError if it cannot be read, is no plain file, or is too large */
export function readText(path: string, shown: string): string {
  return attempt(shown, () => {
    const found = statSync(path);
    // A pipe or a device may never end.
    if (!found.isFile() && !found.isDirectory()) {
      throw new UserError('this is not a plain file', { where: shown });
    }
    if (found.size > MOST_BYTES) {
      throw new UserError('the file is too large', { where: shown, expected: `at most ${MOST_BYTES} bytes` });
    }
    return decode(readFileSync(path), shown);
  });
}

/** @throws UserError if that is unknown */
export function isFolder(path: string): boolean {
  return attempt(path, () => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false);
}

/** The names in a folder in the order of their letters. @throws UserError if it cannot be read */
export function entriesOf(folder: string): string[] {
  return attempt(folder, () => readdirSync(folder)).sort();
}

/** Does what can fail for reasons of the disk. @throws UserError that names the file */
export function attempt<T>(where: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw isOfSystem(error) ? fileFault(error, UNREAD, where) : error;
  }
}
