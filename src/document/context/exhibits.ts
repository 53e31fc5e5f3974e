import type { Exhibit } from '../../book/book.ts';
import { nameOfShape } from '../../domino/shapes.ts';
import type { Messages } from '../messages/messages.ts';
import { placesOn } from './puzzles.ts';
import { boardContext } from './sets.ts';

/** Figures that do not stand as in the scanned text of the book: what was put right there. */
const REPAIRS = { leg: ['IX'], holes: ['XIV', 'XV', 'XVI'] } as const;

/** A historic figure; its shape has a name only where that is another than its own. */
export function exhibitContext({ name, puzzle, solutions }: Exhibit, messages: Messages): object {
  const isOwn = nameOfShape(puzzle.board) === `figure-${name.toLowerCase()}`;
  return {
    key: `figure-${name}`,
    name,
    range: puzzle.range,
    board: { ...boardContext(puzzle.board, messages), ...(isOwn && { shape: null }) },
    places: placesOn(puzzle),
    solutions,
    single: solutions === 1,
    repaired: Object.fromEntries(
      Object.entries(REPAIRS).map(([what, names]) => [what, names.some((other) => other === name)]),
    ),
  };
}
