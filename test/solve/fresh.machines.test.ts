import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Made, puzzlesOf } from '../../src/book/make.ts';
import type { Order } from '../../src/book/order.ts';
import type { Kind } from '../../src/domino/kinds.ts';
import { makeLine } from '../../src/domino/notation.ts';
import { Random } from '../../src/random.ts';
import { SolutionCounter } from '../../src/solve/solution-counter.ts';
import { oracleSolutions } from '../helpers/oracle.ts';
import { dealOf, rawOf } from '../helpers/solve/deals.ts';
import { bruteFillings } from '../helpers/solve/fillings/brute.ts';

// Puzzles that no earlier run has seen, verified by dancing links and by brute force, which share no code with src/. Each
// commit has its own puzzles, so that a run can be repeated. A failure names the seed and the puzzle.

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** The tested commit; a constant text where git is not available. */
function commit(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: FOLDER, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'no commit';
}

const SEED = commit();

/** Puzzles of an order, each with its seed and line to identify it. */
function* fresh(order: Omit<Order, 'seed'>): Generator<Made & { readonly called: string }> {
  const make = puzzlesOf({ ...order, seed: SEED });
  for (let number = 1; number <= order.count; number++) {
    const made = make(number)!;
    yield { ...made, called: `seed ${SEED}/${number}: ${makeLine(made.puzzle)}` };
  }
}

describe('puzzles of this commit have one solution, which is their key', () => {
  it.each<[Kind, range: number, shape: string | undefined, count: number]>([
    ['omnibus', 3, undefined, 12],
    ['omnibus', 7, undefined, 10],
    ['omnibus', 12, undefined, 2],
    ['terzett', 4, '5x6', 8],
    ['terzett', 7, undefined, 10],
    ['terzett', 7, 'letter-h', 4],
    ['terzett', 10, '11x12', 2],
    ['completion', 7, undefined, 1],
  ])('%s, range %i', (kind, range, shape, count) => {
    for (const { puzzle, solution = puzzle, key, called } of fresh({ kind, range, shape, count })) {
      expect(oracleSolutions(rawOf(solution), 2), called).toEqual([key]);
    }
  });

  it('completions, range 4, have one filling, too', () => {
    const order = { kind: 'completion', range: 4, shape: '5x6', givens: 10, count: 6 } as const;
    for (const { puzzle, solution, called } of fresh(order)) {
      const { board, range, numbers } = puzzle;
      const { rows, columns } = board;
      expect(bruteFillings({ rows, columns, range, numbers }, 3), called).toEqual([solution!.numbers]);
    }
  });
});

describe('boards of this commit', () => {
  it.each([2, 3, 4, 5, 6])('of range %i have as many solutions as dancing links count', (range) => {
    for (let i = 1; i <= 30; i++) {
      const seed = `${SEED}/boards/${range}/${i}`;
      const deal = dealOf(range, i % 2 === 0, new Random(seed));
      const { solutions } = new SolutionCounter(deal.board, range).load(deal.numbers).count(200);
      const found = oracleSolutions(rawOf(deal), 200).length;
      expect(solutions, `seed ${seed}: ${makeLine(deal)}`).toBe(found);
    }
  });
});
