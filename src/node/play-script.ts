import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { UserError } from '../errors.ts';

/** In a checkout and in the package: `scripts/bundle-play.ts` writes it there. */
const OWN_FILE = fileURLToPath(new URL('../../dist/play.js', import.meta.url));

/** Reads the script that makes the puzzles of a page playable, as one classic script. @throws UserError */
export function loadPlayScript(file = OWN_FILE): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(`the script for playing cannot be read (${(error as NodeJS.ErrnoException).code})`, {
      where: file,
      hint: 'in a checkout run `npm run build:play`; else install dominosa-press again',
    });
  }
}
