import { kindContext } from '../../../document/context/puzzles.ts';
import { boardContext, setContext } from '../../../document/context/sets.ts';
import type { DocumentPart } from '../../../document/document-part.ts';
import { UNKNOWN } from '../../../domino/puzzle.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { COMPOSING_TASK_NAMES, COMPOSING_TASKS } from '../named-tasks.ts';
import type { BookTask } from '../record.ts';
import { conditionValues } from './conditions.ts';

export const COMPOSING_PAGES: DocumentPart = {
  values: ({ book, words, topics }) => ({
    composing: () => ({
      tasks: (book.composing ?? []).map((entry) => taskContext(entry, words)),
      topics: topics(),
    }),
  }),
  boards: ({ composing = [] }) =>
    composing.map(({ number, task, example, key }) => [
      composingKey(number),
      { puzzle: task.puzzle, solved: example, key, task: task.conditions.map(({ text }) => text) },
    ]),
  matter: ({ composing = [] }) => ({
    kinds: [],
    boards: composing.map(({ task }) => task.puzzle.board),
    threes: composing.length > 0,
  }),
};

/** The name by which templates ask for the board of a task, by its number: `composing-3`. */
function composingKey(number: number): string {
  return `composing-${number}`;
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
    conditions: task.conditions.map((condition) => conditionValues(condition, board, range)),
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
