import { parseKeyRows, parseLine } from '../../../domino/notation.ts';
import { checkPuzzle, type Key, type Puzzle } from '../../../domino/puzzle.ts';

/**
 * Numbers as the book of 1921 tells them of its figure 8: column c adds up to 10 with four zeros, and from e2 to e7 one
 * number stands six times. They are our own and lie on either of the keys below.
 */
export const HISTORIC_NUMBERS: Puzzle = checkPuzzle(
  parseLine('terzett 7 777111000/230462225/230463335/230464445/651767124/651767124/651767124/000555333'),
);

/**
 * The book's key No. 5 (its figure 5) is lost with the drawings. The text tells where its eight doubles lie. Among all
 * ways to part the board of 8 rows and 9 columns into threes and to lay one double in each of eight threes, four have
 * the doubles there, and two of these, `a` and `b`, allow numbers as in figure 8: found with a search through all
 * 6,399,912 ways. They differ in the cells h4, i4, h5 and i5 alone.
 */
const KEY_ROWS = {
  a: 'TTTTTTTLR/BBBBBBBLR/LRLRLRTLR/TLRTLRBLR/BLRBTTTLR/LRLRBBBTT/TTTTLRTBB/BBBBLRBLR',
  b: 'TTTTTTTLR/BBBBBBBLR/LRLRLRTLR/TLRTLRBTT/BLRBTTTBB/LRLRBBBTT/TTTTLRTBB/BBBBLRBLR',
} as const;

/** The two reconstructions by the names of their boards. */
export const HISTORIC_KEYS: ReadonlyMap<string, Key> = new Map(
  Object.entries(KEY_ROWS).map(([name, rows]) => [
    `figure-5-${name}`,
    parseKeyRows(HISTORIC_NUMBERS.board, rows.split('/')),
  ]),
);
