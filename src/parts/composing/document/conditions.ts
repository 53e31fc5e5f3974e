import type { Condition } from '../../../compose/groups/condition.ts';
import { type Lane, parseLane } from '../../../compose/groups/lanes.ts';
import { markedCell } from '../../../document/marks.ts';
import type { Board } from '../../../domino/board.ts';
import { setFacts } from '../../../domino/dominoes.ts';
import type { Messages } from '../../../words/messages.ts';

type ConditionValues = Messages['composing-condition'];

/** What a condition says, as values of a message: a line is told by its first and its last cell. */
export function conditionValues(condition: Condition, board: Board, range: number): ConditionValues {
  const said = {
    kind: 'none',
    column: false,
    first: '',
    last: '',
    total: 0,
    number: 'any',
    count: setFacts(range).copies,
  };
  const lane = ({ isColumn, cells }: Lane) => ({
    column: isColumn,
    first: markedCell(board, cells[0]!),
    last: markedCell(board, cells.at(-1)!),
  });
  switch (condition.kind) {
    case 'sum':
      return { ...said, kind: 'sum', ...lane(condition.lane), total: condition.total };
    case 'nine': {
      const number = condition.number ?? 'any';
      const [word, name] = condition.text.split(' ');
      return word === 'cross'
        ? { ...said, kind: 'cross', number }
        : { ...said, kind: 'line', number, ...lane(parseLane(name!, board)) };
    }
    case 'unions':
      return condition.wanted === 'most'
        ? { ...said, kind: 'most' }
        : { ...said, kind: 'unions', total: Number(condition.wanted) };
    // A number of a cell stands on the board.
    case 'givens':
      return said;
  }
}
