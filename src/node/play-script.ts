import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fileFault, UNREAD } from './file-fault.ts';

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
    const next = 'in a checkout run `npm run build:play`; else install dominosa-press again';
    throw fileFault(error, `the script for playing ${UNREAD}`, file, next);
  }
}
