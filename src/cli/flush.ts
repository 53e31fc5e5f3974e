import { closeSync, fsyncSync, lstatSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What systems answer that flush no folders, as Windows. */
const NOT_FLUSHED: readonly unknown[] = ['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP'];

/** Has a file, or the names in a folder, outlast a loss of power: a rename may be lost without. */
export function flush(path: string): void {
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
export function flushAll(path: string): void {
  const found = lstatSync(path);
  if (found.isDirectory()) for (const entry of readdirSync(path)) flushAll(join(path, entry));
  if (found.isDirectory() || found.isFile()) flush(path);
}
