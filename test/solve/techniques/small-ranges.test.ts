import { describe, expect, it } from 'vitest';
import { fullRectangle } from '../../../src/domino/board.ts';
import type { Setup } from '../../../src/domino/puzzle.ts';
import { canonicalText } from '../../../src/domino/symmetry.ts';
import { grade } from '../../../src/solve/grade.ts';
import { SolutionCounter } from '../../../src/solve/solution-counter.ts';

describe('ranges 0 to 2, every puzzle with one solution, mirrored and renumbered ones once', () => {
  it.each([
    { range: 0, hardest: { 'seal 1': 1 } },
    { range: 1, hardest: { 'gap 1.2': 1 } },
    {
      range: 2,
      hardest: {
        'gap 1.2': 185,
        'seal 1.4': 2,
        'equal-neighbours 2': 4,
        'fixed-cell 2.2': 5,
        'overlap 2.5': 14,
      },
    },
  ])('of range $range need no more than $hardest', ({ range, hardest }) => {
    const found: Record<string, number> = {};
    for (const setup of uniquePuzzles(range)) {
      const { hardest: name, rating } = grade(setup)!;
      found[`${name} ${rating}`] = (found[`${name} ${rating}`] ?? 0) + 1;
    }
    expect(found).toEqual(hardest);
  });
});

/** All ways to fill the full board, up to renumbering, mirroring and rotating. */
function uniquePuzzles(range: number): Setup[] {
  const board = fullRectangle(range);
  const solver = new SolutionCounter(board, range);
  const left = new Array<number>(range + 1).fill(range + 2);
  const numbers = board.cells.map(() => 0);
  const found = new Map<string, Setup>();
  const fill = (cell: number, used: number): void => {
    if (cell === numbers.length) {
      const setup: Setup = { kind: 'omnibus', range, board, numbers: [...numbers] };
      if (solver.load(numbers).count(2).solutions === 1) found.set(canonicalText(setup), setup);
      return;
    }
    // Numbers are introduced in ascending order.
    for (let number = 0; number <= Math.min(used, range); number++) {
      if (left[number] === 0) continue;
      left[number]!--;
      numbers[cell] = number;
      fill(cell + 1, Math.max(used, number + 1));
      left[number]!++;
    }
  };
  fill(0, 0);
  return [...found.values()];
}
