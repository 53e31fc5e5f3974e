import { parseLine } from '../../../src/domino/notation.ts';
import { checkPuzzle } from '../../../src/domino/puzzle.ts';

/** Two puzzles with unique solutions and the same id, found among 250,000. */
export const NAMESAKES = [
  checkPuzzle(parseLine('omnibus 4 212302/401101/024203/334233/401441')),
  checkPuzzle(parseLine('omnibus 4 440323/331120/440011/204332/140122')),
] as const;
