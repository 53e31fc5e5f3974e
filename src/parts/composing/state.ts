import { type Condition, isFulfilled } from '../../compose/groups/condition.ts';
import { type Setup, UNKNOWN } from '../../domino/puzzle.ts';

/** `open`: the cells that are still empty can bring it about, as far as the cells themselves show. */
export type ConditionState = 'met' | 'open' | 'broken';

/** How a condition stands on a board that is filled in, whole or in part. */
export function conditionState(condition: Condition, filled: Setup): ConditionState {
  const { board, numbers, range } = filled;
  if (board.cells.every((cell) => numbers[cell] !== UNKNOWN)) {
    return isFulfilled(condition, filled) ? 'met' : 'broken';
  }
  switch (condition.kind) {
    case 'givens':
      return condition.givens.every(({ cell, number }) => numbers[cell] === number) ? 'met' : 'open';
    case 'sum': {
      const known = condition.lane.cells.map((cell) => numbers[cell]!).filter((number) => number !== UNKNOWN);
      const sum = known.reduce((all, number) => all + number, 0);
      const open = condition.lane.cells.length - known.length;
      if (open === 0) return sum === condition.total ? 'met' : 'broken';
      return sum <= condition.total && sum + open * range >= condition.total ? 'open' : 'broken';
    }
    case 'nine': {
      // The numbers that a site holds beside empty cells, and the one that it is to hold.
      const held = condition.sites.map((cells) => {
        const known = cells.map((cell) => numbers[cell]!).filter((number) => number !== UNKNOWN);
        return {
          isWhole: known.length === cells.length,
          different: new Set([...known, ...(condition.number === undefined ? [] : [condition.number])]).size,
        };
      });
      const possible = held.filter(({ different }) => different < 2);
      if (possible.length === 0) return 'broken';
      return possible.some(({ isWhole }) => isWhole) ? 'met' : 'open';
    }
    case 'unions':
      return 'open';
  }
}
