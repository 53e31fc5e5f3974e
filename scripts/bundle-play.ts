// Writes dist/play.js: the script that makes the puzzles of book.html playable.
// npm run build:play

import { writePlay } from './play/bundle.ts';

await writePlay();
