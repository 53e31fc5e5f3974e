import { type Puzzle, UNKNOWN } from '../domino/puzzle.ts';

/**
 * Whether a completion plainly has more than one solution, if it has any: two numbers that are given nowhere can change
 * places all over the board.
 */
export function plainlyHasSeveral({ numbers, range }: Puzzle): boolean {
  const given = new Set(numbers);
  return (
    given.has(UNKNOWN) &&
    Array.from({ length: range + 1 }, (_, n) => n).filter((n) => !given.has(n)).length > 1
  );
}
