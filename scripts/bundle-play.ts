// Writes dist/play.js and dist/play-table.js: the scripts that make the puzzles and the games of Sperrdomino of book.html
// playable.
// npm run build:play

import { writePlay } from './play/bundle.ts';

await writePlay();
