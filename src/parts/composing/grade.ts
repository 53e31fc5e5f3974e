import { unionsOf } from '../../compose/groups/unions.ts';
import { groupsOfKind } from '../../domino/kinds.ts';
import { NotPossibleError } from '../../errors.ts';
import { greedyFill } from './greedy.ts';
import { type Answer, type AnswerCount, TaskProver } from './model.ts';
import type { ComposingTask } from './task.ts';

/** Counting stops at so many answers: who looks for one needs no more. */
export const MOST_ANSWERS = 100;

/** How much room a task leaves. */
export interface TaskGrade {
  readonly answers: AnswerCount;
  /** How many cells a greedy try fills: see `greedyFill`. */
  readonly greedy: number;
  /**
   * From 1, the roomiest, to 3: one more if the answers were counted and are few, one more if a greedy try fills less than
   * two thirds of the board.
   */
  readonly grade: 1 | 2 | 3;
}

/** Grades a task by how many answers it has and how far a greedy try comes. The same on every machine. */
export function gradeTask(task: ComposingTask): TaskGrade {
  const answers = new TaskProver(task).count(MOST_ANSWERS);
  const greedy = greedyFill(task);
  const areFew = answers.complete;
  const endsEarly = 3 * greedy < 2 * task.puzzle.board.cells.length;
  return { answers, greedy, grade: (1 + Number(areFew) + Number(endsEarly)) as TaskGrade['grade'] };
}

/**
 * An answer to show; where as many unions as possible are wanted, one with as many as were found, the bound raised one by
 * one until the search gives up.
 *
 * @throws NotPossibleError if there is none, or none was found
 */
export function exampleAnswer(task: ComposingTask): Answer {
  const found = new TaskProver(task).answerWith(NOTHING);
  if (typeof found === 'string') {
    throw new NotPossibleError(
      found === 'none' ? 'the task has no answer' : 'no answer to the task was found soon',
      { hint: 'leave out a condition or a given number' },
    );
  }
  const wantsMost = task.conditions.some(
    (condition) => condition.kind === 'unions' && condition.wanted === 'most',
  );
  if (!wantsMost) return found;
  let best = found;
  for (let wanted = 1 + unionsIn(task, best); ; wanted = 1 + unionsIn(task, best)) {
    const bound = { kind: 'unions', wanted, text: `unions ${wanted}` } as const;
    const next = new TaskProver({ ...task, conditions: [...task.conditions, bound] }).answerWith(
      NOTHING,
      3000,
    );
    if (typeof next === 'string') return best;
    best = next;
  }
}

const NOTHING = { filled: [], stones: [] };

function unionsIn({ puzzle: { board, kind } }: ComposingTask, { numbers }: Answer): number {
  return unionsOf(board, numbers, board.cells.length / groupsOfKind(kind)!.size);
}
