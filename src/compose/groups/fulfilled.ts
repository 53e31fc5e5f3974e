import { groupsOfKind } from '../../domino/kinds.ts';
import type { Setup } from '../../domino/puzzle.ts';
import type { Condition } from './condition.ts';
import { unionsOf } from './unions.ts';

/**
 * Whether the numbers of a board, all of them known, fulfil a condition. That as few or as many groups touch as possible
 * cannot be seen on one board alone: it counts as fulfilled.
 */
export function isFulfilled(
  condition: Condition,
  { kind, board, numbers }: Pick<Setup, 'kind' | 'board' | 'numbers'>,
): boolean {
  switch (condition.kind) {
    case 'givens':
      return condition.givens.every(({ cell, number }) => numbers[cell] === number);
    case 'sum':
      return condition.lane.cells.reduce((sum, cell) => sum + numbers[cell]!, 0) === condition.total;
    case 'nine':
      return condition.sites.some((cells) =>
        cells.every((cell) => numbers[cell] === (condition.number ?? numbers[cells[0]!])),
      );
    case 'unions': {
      if (typeof condition.wanted !== 'number') return true;
      const rule = groupsOfKind(kind);
      return (
        rule !== undefined && unionsOf(board, numbers, board.cells.length / rule.size) >= condition.wanted
      );
    }
  }
}
