import { unionsOf } from '../../compose/groups/unions.ts';
import type { Cell } from '../../domino/board.ts';
import { setFacts } from '../../domino/dominoes.ts';
import { type Group, groupsOn } from '../../domino/groups.ts';
import { groupsOfKind } from '../../domino/kinds.ts';
import { UNKNOWN } from '../../domino/puzzle.ts';
import { NotPossibleError } from '../../errors.ts';
import { type Answer, type AnswerCount, TaskProver } from './model.ts';
import { placesLeft } from './places.ts';
import { conditionState } from './state.ts';
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

const NOTHING = { filled: [], dominoes: [] };

function unionsIn({ puzzle: { board, kind } }: ComposingTask, { numbers }: Answer): number {
  return unionsOf(board, numbers, board.cells.length / groupsOfKind(kind)!.size);
}

/**
 * How many cells a try without looking ahead comes to fill, at best of two: one from the first cell on, one from the last
 * back. Three after three is set, always on the next cell that belongs to none, across before upright, with the number
 * that has most threes left, of several the smallest. It fits if no cell of it holds another number, no domino of the set
 * loses its last place and no condition is broken at sight. Where nothing fits, the try ends; nothing is ever
 * taken back. It is the same on every machine, so that tasks can be compared.
 */
export function greedyFill(task: ComposingTask): number {
  const { cells } = task.puzzle.board;
  return Math.max(oneTry(task, cells), oneTry(task, cells.toReversed()));
}

/** @param order in which cells are looked at */
function oneTry({ puzzle, conditions }: ComposingTask, order: readonly Cell[]): number {
  const { board, range } = puzzle;
  const { copies } = setFacts(range);
  const rule = groupsOfKind(puzzle.kind)!;
  const groups = groupsOn(board, rule.forms);
  const left = new Array<number>(range + 1).fill(copies / rule.size);
  const inGroup = new Set<Cell>();
  let numbers: readonly number[] = puzzle.numbers;

  /** The numbers with this group, if it fits. */
  const withGroup = (group: Group, number: number): readonly number[] | undefined => {
    if (group.some((cell) => numbers[cell] !== UNKNOWN && numbers[cell] !== number)) return undefined;
    const next = [...numbers];
    for (const cell of group) next[cell] = number;
    const setup = { ...puzzle, numbers: next };
    const fits =
      next.filter((each) => each === number).length <= copies &&
      placesLeft(setup, []).every(({ places }) => places.length > 0) &&
      conditions.every((condition) => conditionState(condition, { ...setup, kind: 'terzett' }) !== 'broken');
    return fits ? next : undefined;
  };

  const fill = (first: Cell): boolean => {
    const byLeft = left.flatMap((count, number) => (count > 0 ? [number] : []));
    byLeft.sort((one, other) => left[other]! - left[one]! || one - other);
    for (const group of groups) {
      if (!group.includes(first) || group.some((cell) => inGroup.has(cell))) continue;
      for (const number of byLeft) {
        const next = withGroup(group, number);
        if (!next) continue;
        numbers = next;
        left[number]!--;
        for (const cell of group) inGroup.add(cell);
        return true;
      }
    }
    return false;
  };

  for (;;) {
    const first = order.find((cell) => !inGroup.has(cell));
    if (first === undefined || !fill(first)) return inGroup.size;
  }
}
