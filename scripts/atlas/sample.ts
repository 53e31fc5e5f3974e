import type { Cell } from '../../src/domino/board.ts';
import { Random } from '../../src/random.ts';
import { SolutionCounter } from '../../src/solve/solution-counter.ts';
import { LaidBoard, someSquare } from './laid-board.ts';
import { Tally } from './tally.ts';

/** The boards that are made from one seed. */
export const BATCH = 1000;

/** Lays sets out at random and reads the numbers off. @param boards how many, a multiple of {@link BATCH} */
export function sample(seed: string, range: number, boards: number): Tally {
  const seeds = Array.from({ length: boards / BATCH }, (_, i) => `${seed}/${range}/sample/${i + 1}`);
  return sampleFrom(seeds, range);
}

/** The same from these seeds, a batch from each. */
export function sampleFrom(seeds: readonly string[], range: number): Tally {
  const laid = new LaidBoard(range);
  const tally = new Tally(laid);
  const isUnique = uniqueness(laid);
  for (const seed of seeds) {
    const random = new Random(seed);
    for (let i = 0; i < BATCH; i++) {
      laid.lay(random);
      if (isUnique()) tally.add(1, seed);
    }
  }
  return tally;
}

/**
 * Whether the board as it lies now has no other solution. Most have two dominoes that fill a square and can be turned together
 * (see `compose/deal.ts`): these need no search.
 */
export function uniqueness(laid: LaidBoard): () => boolean {
  const { board, range, key, numbers } = laid;
  const solver = new SolutionCounter(board, range);
  const canTurn = (a: Cell, b: Cell, c: Cell, d: Cell) =>
    numbers[a] === numbers[d] || numbers[b] === numbers[c];
  return () => !someSquare(board, key, canTurn) && solver.load(numbers).isOnlySolution(key);
}
