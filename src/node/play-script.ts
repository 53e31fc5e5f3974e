import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { UserError } from '../errors.ts';

/** In a checkout and in the package: `scripts/bundle-play.ts` writes them there. */
const ownFile = (name: string) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));

/** Reads the script that makes the ends of Sperrdomino of a page playable; it stands before the other. @throws UserError */
export function loadLockScript(): string {
  return loadPlayScript(ownFile('play-locks.js'));
}

/** Reads the script that makes the puzzles of a page playable, as one classic script. @throws UserError */
export function loadPlayScript(file = ownFile('play.js')): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(`the script for playing cannot be read (${(error as NodeJS.ErrnoException).code})`, {
      where: file,
      hint: 'in a checkout run `npm run build:play`; else install dominosa-press again',
    });
  }
}
