import { readFileSync } from 'node:fs';
import { parseGameId, parseKeyRows } from '../../../src/domino/notation.ts';
import { checkPuzzle, type Key, type Puzzle } from '../../../src/domino/puzzle.ts';

/** A puzzle that another program made, with the letter of its difficulty: see test/corpus/peer/README.md. */
export interface PeerPuzzle {
  readonly id: string;
  readonly letter: string;
  readonly puzzle: Puzzle;
  /** Its solution, or one of them if it is ambiguous. */
  readonly key: Key;
  readonly solutions: number;
}

/** The puzzles of `puzzles.tsv` or `beyond.tsv`. */
export function peerPuzzles(name: 'puzzles' | 'beyond'): PeerPuzzle[] {
  const text = readFileSync(new URL(`../../corpus/peer/${name}.tsv`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, letter, id, solution, solutions] = line.split('\t');
      const puzzle = checkPuzzle(parseGameId(id!));
      const { rows, columns } = puzzle.board;
      const keyRows = Array.from({ length: rows }, (_, r) => solution!.slice(r * columns, (r + 1) * columns));
      const key = parseKeyRows(puzzle.board, keyRows);
      return { id: id!, letter: letter!, puzzle, key, solutions: Number(solutions) };
    });
}
