// Writes dist/play.js and dist/play-locks.js: the scripts that make the puzzles of book.html playable, and ends of Sperrdomino.
// npm run build:play

import { writePlay } from './play/bundle.ts';

await writePlay();
