import type { Book } from '../../book/book.ts';
import type { BookTask } from '../../book/composing-record.ts';
import { COMPOSING_TASK_NAMES, COMPOSING_TASKS } from '../../book/composing-tasks.ts';
import type { Condition } from '../../compose/groups/condition.ts';
import { type Lane, parseLane } from '../../compose/groups/lanes.ts';
import type { Board } from '../../domino/board.ts';
import { UNKNOWN } from '../../domino/puzzle.ts';
import { setFacts } from '../../domino/stones.ts';
import type { WordBook } from '../../words/word-book.ts';
import { composingKey } from '../composing.ts';
import { markedCell } from '../marks.ts';
import { kindContext } from './puzzles.ts';
import { boardContext, setContext } from './sets.ts';

/** The tasks for composers; none if the book has none. */
export function composingContexts({ composing = [] }: Pick<Book, 'composing'>, words: WordBook): object[] {
  return composing.map((entry) => taskContext(entry, words));
}

function taskContext(entry: BookTask, words: WordBook): object {
  const { number, id, name, task, answers, complete, greedy, grade } = entry;
  const { board, range, numbers, kind } = task.puzzle;
  const toFill = numbers.filter((each) => each === UNKNOWN).length;
  return {
    number,
    key: composingKey(number),
    at: composingKey(number),
    id,
    is: kindContext(kind),
    isExample: true,
    // What a puzzle of the book has beside its key.
    series: null,
    solutions: answers,
    range,
    set: setContext(range),
    board: boardContext(board, words),
    given: board.cells.length - toFill,
    toFill,
    conditions: task.conditions.map((condition) => conditionContext(condition, board, range)),
    answers,
    complete,
    greedy,
    grade,
    after: afterOf(name) ?? null,
  };
}

/** The figure of the book of 1921 that a task follows. */
function afterOf(name: string | undefined): number | undefined {
  const known = COMPOSING_TASK_NAMES.find((each) => each === name);
  const task = known && COMPOSING_TASKS[known];
  return task && 'after' in task ? task.after : undefined;
}

/** What a condition says, as values of a message: a line is told by its first and its last cell. */
function conditionContext(condition: Condition, board: Board, range: number): object {
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
