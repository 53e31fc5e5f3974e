import type { Key, Puzzle } from '../domino/puzzle.ts';
import type { Random } from '../random.ts';
import type { Judge } from './judge.ts';

/** A puzzle with exactly one solution, and that solution. */
export interface Candidate {
  readonly puzzle: Puzzle;
  readonly key: Key;
}

export interface Composed extends Candidate {
  /** How many layouts were drawn for it, itself among them. */
  readonly attempts: number;
}

export interface ComposeOptions {
  /** How many layouts are drawn at most; 100,000 by default. */
  readonly maxAttempts?: number;
  /** Which boards are wanted; all with exactly one solution by default. */
  readonly judge?: Judge;
  /** Whether a puzzle is taken that the judge wants. */
  readonly accept?: (candidate: Candidate) => boolean;
  /** Called with how far the search is at least, from 0 to 1. */
  readonly onStep?: ((part: number) => void) | undefined;
}

/** Makes puzzles of one kind, range and board. What it makes depends on nothing but the `random` it is given. */
export interface Composer {
  /** Makes a puzzle with exactly one solution; nothing if the attempts are used up before one is accepted. */
  compose(random: Random, options?: ComposeOptions): Composed | undefined;
}
