import type { Place } from '../../domino/board.ts';
import { type Domino, dominoIndex, makeDomino } from '../../domino/dominoes.ts';
import { hasUnknowns } from '../../domino/kinds.ts';
import { type Key, type Placement, type Puzzle, placementsOf } from '../../domino/puzzle.ts';
import { UserError } from '../../errors.ts';

/** A domino that lies elsewhere than before. */
export interface Moved {
  readonly domino: Domino;
  readonly before: Place;
  readonly after: Place;
}

/**
 * Turns dominoes on their places (the book's "Drehung"). So that every domino still lies once, the two numbers of a
 * turned domino change places all over the board: the key stays, and with it the number of solutions. Of the set up to
 * 7:7 one turned domino moves 14 others, two move 24, three 30, and four all 32.
 *
 * @returns the new puzzle, and the dominoes that moved, in the reading order of their former places
 * @throws UserError if a domino is a double, not of the set, or shares a number with another
 */
export function turn(
  puzzle: Puzzle,
  key: Key,
  dominoes: readonly Domino[],
): { puzzle: Puzzle; moved: Moved[] } {
  if (hasUnknowns(puzzle.kind)) {
    throw new UserError('dominoes are turned on whole puzzles', { hint: 'find the missing numbers first' });
  }
  const partner = partnersOf(dominoes, puzzle.range);
  const numbers = puzzle.numbers.map((number) => (number < 0 ? number : partner[number]!));
  const turned: Puzzle = { ...puzzle, numbers };
  const placeOf = new Map<number, Placement>();
  for (const place of placementsOf(turned, key)) placeOf.set(indexOf(place.domino), place);
  const moved = placementsOf(puzzle, key)
    .map(({ domino, ...before }) => {
      const { first, second } = placeOf.get(indexOf(domino))!;
      return { domino, before, after: { first, second } };
    })
    .filter(({ before, after }) => before.first !== after.first || before.second !== after.second);
  return { puzzle: turned, moved };
}

function indexOf({ low, high }: Domino): number {
  return dominoIndex(low, high);
}

/** For each number the one that takes its place. */
function partnersOf(dominoes: readonly Domino[], range: number): number[] {
  const partner = Array.from({ length: range + 1 }, (_, number) => number);
  for (const [i, { low, high }] of dominoes.entries()) {
    const name = makeDomino({ low, high });
    if (high > range) {
      throw new UserError(`the domino ${name} is not in the set`, { expected: `numbers from 0 to ${range}` });
    }
    if (low === high) {
      throw new UserError(`turning the double ${name} changes nothing`, {
        expected: 'dominoes with two different numbers',
      });
    }
    const other = dominoes
      .slice(0, i)
      .find((earlier) => [earlier.low, earlier.high].some((n) => n === low || n === high));
    if (other) {
      throw new UserError(`the dominoes ${makeDomino(other)} and ${name} share a number`, {
        expected: 'dominoes without a common number',
        hint: 'turn one, and then the other in the puzzle that you get',
      });
    }
    partner[low] = high;
    partner[high] = low;
  }
  return partner;
}
