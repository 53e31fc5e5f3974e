// Writes dist/play.js and dist/play-locks.js: the scripts that make the puzzles and the Sperrdomino endgames of book.html
// playable.
// npm run build:play

import { writePlay } from './play/bundle.ts';

await writePlay();
