import type { ReadPuzzle } from '../book/entries.ts';
import { hasSeries, puzzleOfIds, rangeOf, USUAL_KIND } from '../compose/series/ids.ts';
import { parseKeyId } from '../compose/series/key-id.ts';
import type { Board } from '../domino/board.ts';
import { hasUnknowns, KINDS, type Kind } from '../domino/kinds.ts';
import { checkPuzzle, type Key, type Puzzle } from '../domino/puzzle.ts';
import { parseShape } from '../domino/shapes.ts';
import { attempt, UserError, within } from '../errors.ts';
import { countSolutions, SolutionCounter } from '../solve/solution-counter.ts';

/** A key, and the puzzle that it was found by. */
export interface Subject {
  readonly board: Board;
  readonly kind: Kind;
  readonly range: number;
  readonly key: Key;
  readonly puzzle?: Puzzle;
  /** Whether the puzzle has other keys. */
  readonly ambiguous: boolean;
}

/** What an id names; `shape` is its board, if that has no name. @throws UserError */
export function ofId(id: string, shape: string | undefined): Subject {
  const given = shape === undefined ? undefined : parseShape(shape);
  if (id.includes('/')) {
    const { puzzle, key } = puzzleOfIds(id, given);
    return {
      ...puzzle,
      key,
      puzzle,
      ambiguous: !new SolutionCounter(puzzle.board, puzzle.range).load(puzzle.numbers).isOnlySolution(key),
    };
  }
  return within(id, () => {
    const { board, key } = parseKeyId(id, given);
    return { board, key, kind: USUAL_KIND, range: rangeOf(board, USUAL_KIND), ambiguous: false };
  });
}

/**
 * A puzzle with the key in its record, or else its first solution; nothing if there is none.
 *
 * @throws UserError if it does not show all its numbers
 */
export function ofPuzzle({ puzzle: read, key: known }: ReadPuzzle): Subject | undefined {
  const puzzle = withGroups(read) ?? read;
  if (hasUnknowns(puzzle.kind)) {
    throw new UserError(`a ${puzzle.kind} does not show all its numbers`, {
      hint: 'give the puzzle with the numbers found',
    });
  }
  const { solutions, key: first } = countSolutions(puzzle, 2);
  const key = known ?? first;
  return key && { ...puzzle, puzzle, key, ambiguous: solutions > 1 };
}

/** Numbers alone are read as an Omnibus: the same puzzle as one whose numbers lie in groups, if they do. */
function withGroups(puzzle: Puzzle): Puzzle | undefined {
  if (hasSeries(puzzle.kind) || hasUnknowns(puzzle.kind)) return puzzle;
  for (const kind of KINDS.filter(hasSeries)) {
    const checked = attempt(() => checkPuzzle({ ...puzzle, kind }));
    if (!(checked instanceof UserError)) return checked;
  }
  return undefined;
}
