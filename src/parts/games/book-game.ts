import { replayGame } from '../../games/sperrdomino.ts';
import { parseGame } from '../../games/written.ts';

/**
 * The game of 120 points in the book of 1921. It does not say which four dominoes A draws in the end, nor what the talon is:
 * whatever they are, the result is the same.
 */
export const BOOK_GAME = `hand A: 1:1 1:2 1:3 1:6 0:4 0:5 4:6
hand B: 0:0 0:2 0:3 0:6 1:4 1:5 4:5
A: 1:1
B: +5:5 +5:6 +6:6 +0:1 1:0
A: +2:3 +2:4 +2:2 +2:5 1:2
B: 2:0
A: 0:4
B: 4:1
A: 1:3
B: 3:0
A: 0:5
B: 5:1
A: 1:6
B: 6:0
A: +? +? +? +? pass
B: 0:0
score: B 120
`;

export const bookGame = () => replayGame(parseGame(BOOK_GAME));
