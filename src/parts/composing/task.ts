import type { Condition } from '../../compose/groups/condition.ts';
import { parseConditions } from '../../compose/groups/conditions.ts';
import type { Cell } from '../../domino/board.ts';
import { makeCell } from '../../domino/coordinates.ts';
import { groupsOfKind } from '../../domino/kinds.ts';
import { checkPuzzle, type Puzzle, type Setup, UNKNOWN } from '../../domino/puzzle.ts';
import { UserError, within } from '../../errors.ts';

/**
 * A task for composers: a board that is to be filled as a Terzett, equal numbers in straight threes and the whole set to
 * be laid, so that conditions hold. As a rule it has many answers, and any of them is right.
 */
export interface ComposingTask {
  /** The board with the numbers that are fixed: those given, and those that conditions such as a ladder tell. */
  readonly puzzle: Puzzle;
  /** The conditions that fix no numbers of cells. */
  readonly conditions: readonly Condition[];
}

/**
 * Reads a task: a board on which numbers are to be found, and conditions as `parseConditions` reads them. Whether the
 * board can be filled at all is not asked: see `makeTask`.
 *
 * @throws UserError if conditions and given numbers exclude each other, as far as that can be seen
 */
export function readTask(setup: Setup, texts: readonly string[]): ComposingTask {
  const { range, board } = setup;
  const numbers = [...setup.numbers];
  const given = board.cells.filter((cell) => numbers[cell] !== UNKNOWN);
  const all = [...given.map((cell) => `given ${makeCell(board, cell)} ${numbers[cell]}`), ...texts];
  const conditions = within('conditions', () => parseConditions(all, board, range));
  for (const { cell, number } of conditions.flatMap((one) => (one.kind === 'givens' ? one.givens : []))) {
    numbers[cell] = number;
  }
  const puzzle = checkPuzzle({ ...setup, kind: 'completion', numbers });
  const rule = groupsOfKind(puzzle.kind)!;
  const open = conditions.filter(({ kind }) => kind !== 'givens');
  within('conditions', () => checkUnions(open, board.cells.length / rule.size - (range + 1)));
  return { puzzle, conditions: open };
}

/** The board of a task with the numbers of an answer, as far as there are any, filled in as a Terzett. */
export function filledIn({ puzzle }: ComposingTask, filled: Iterable<readonly [Cell, number]>): Setup {
  const numbers = [...puzzle.numbers];
  for (const [cell, number] of filled) numbers[cell] = number;
  return { ...puzzle, kind: 'terzett', numbers };
}

/**
 * @throws UserError if the fewest unions are wanted, which no answer can be seen to have, or more than there are groups
 * that can be united: each number keeps one area at least
 */
function checkUnions(conditions: readonly Condition[], most: number): void {
  for (const condition of conditions) {
    if (condition.kind !== 'unions' || condition.wanted === 'most') continue;
    if (condition.wanted !== 'least' && condition.wanted <= most) continue;
    throw new UserError(`the condition "${condition.text}" is not for tasks`, {
      expected: `unions most, or at least so many: unions 1 to unions ${most}`,
    });
  }
}
