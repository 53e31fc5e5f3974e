import type { Condition } from '../../compose/groups/condition.ts';
import { unionsOf } from '../../compose/groups/unions.ts';
import type { Attempt } from '../../domino/attempt.ts';
import type { Cell } from '../../domino/board.ts';
import { type Domino, setFacts } from '../../domino/dominoes.ts';
import { cellsOfNumbers, groupsOn, partitionsOf } from '../../domino/groups.ts';
import { groupsOfKind } from '../../domino/kinds.ts';
import { type Setup, UNKNOWN } from '../../domino/puzzle.ts';
import { countSolutions } from '../../solve/solution-counter.ts';
import { type RuleFault, ruleFaults } from '../../solve/verdict.ts';
import { countExchanges } from './exchanges.ts';
import { placesLeft } from './places.ts';
import { type ConditionState, conditionState } from './state.ts';
import { type ComposingTask, filledIn } from './task.ts';

/** What is wrong with an answer, whole or in part, as anybody can see who knows the rules. */
export type AnswerFault =
  | RuleFault
  /** A number stands oftener than the set has it. */
  | { readonly type: 'too-often'; readonly number: number; readonly count: number; readonly copies: number }
  /** A cell cannot be in a three of its number any more. */
  | { readonly type: 'no-three'; readonly cell: Cell; readonly number: number }
  /** All cells of a number are there, but they cannot be parted into threes. */
  | { readonly type: 'not-in-threes'; readonly number: number }
  /** A domino of the set can lie nowhere any more. */
  | { readonly type: 'missing'; readonly domino: Domino }
  /** Each domino can be seen somewhere, but all together cannot be laid. */
  | { readonly type: 'no-layout' }
  | { readonly type: 'condition'; readonly condition: Condition };

/** What is found out about an answer to a task. */
export interface Judgement {
  /** Numbers that were filled in, and how many there were to be. */
  readonly filled: number;
  readonly toFill: number;
  readonly laid: number;
  readonly dominoes: number;
  readonly faults: readonly AnswerFault[];
  readonly conditions: readonly { readonly condition: Condition; readonly state: ConditionState }[];
  /** Whether all that was to be done is done, and rightly: all numbers, and all dominoes or none. */
  readonly isAnswer: boolean;
  /** Of an answer whose numbers are all there and right. */
  readonly told?: {
    /** How many groups are united with others of their number. */
    readonly unions: number;
    /** In how many ways the dominoes can be laid on these numbers; counting stops at {@link MOST_KEYS}. */
    readonly keys: { readonly count: number; readonly complete: boolean };
    /** How many further answers come of it by exchanging numbers; nothing if that was not counted. */
    readonly exchanges: number | undefined;
  };
}

export const MOST_KEYS = 100;

/** Judges what lies on the board of a task: any valid answer is right, and nothing is compared with one of ours. */
export function judgeAnswer(task: ComposingTask, { dominoes, filled }: Attempt): Judgement {
  const setup = filledIn(task, filled);
  const { board, range, numbers } = setup;
  const toFill = board.cells.filter((cell) => task.puzzle.numbers[cell] === UNKNOWN).length;
  const isFull = board.cells.every((cell) => numbers[cell] !== UNKNOWN);
  const conditions = task.conditions.map((condition) => ({
    condition,
    state: conditionState(condition, setup),
  }));
  const ofNumbers = [...numberFaults(setup), ...missing(setup, [])];
  const keys = isFull && ofNumbers.length === 0 ? countSolutions(setup, MOST_KEYS) : undefined;
  const isLaid = dominoes.length === setFacts(range).dominoes;
  const faults: AnswerFault[] = [
    ...ruleFaults(numbers, dominoes),
    ...ofNumbers,
    ...(keys?.solutions === 0 ? [{ type: 'no-layout' } as const] : []),
    // As long as dominoes are to come, what has no place now can still get one when another is taken away.
    ...(isLaid && ofNumbers.length === 0 ? missing(setup, dominoes) : []),
    ...conditions.flatMap(({ condition, state }) =>
      state === 'broken' ? [{ type: 'condition', condition } as const] : [],
    ),
  ];
  return {
    filled: filled.length,
    toFill,
    laid: dominoes.length,
    dominoes: setFacts(range).dominoes,
    faults,
    conditions,
    isAnswer: isFull && (isLaid || dominoes.length === 0) && faults.length === 0,
    ...(keys &&
      keys.solutions > 0 && {
        told: {
          unions: unionsOf(board, numbers, board.cells.length / groupsOfKind(setup.kind)!.size),
          keys: { count: keys.solutions, complete: keys.complete },
          exchanges: faults.length === 0 ? countExchanges(task, setup) : undefined,
        },
      }),
  };
}

/** What of the numbers is against the rules, number by number. */
function numberFaults(setup: Setup): AnswerFault[] {
  const { board, range, numbers, kind } = setup;
  const { copies } = setFacts(range);
  const rule = groupsOfKind(kind)!;
  const places = groupsOn(board, rule.forms);
  return cellsOfNumbers(board, numbers, range).flatMap((cells, number): AnswerFault[] => {
    if (cells.length > copies) return [{ type: 'too-often', number, count: cells.length, copies }];
    if (cells.length === copies) {
      const isParted = partitionsOf(board, cells, rule.forms, 1).length > 0;
      return isParted ? [] : [{ type: 'not-in-threes', number }];
    }
    const left = copies - cells.length;
    const fits = (place: readonly Cell[]) =>
      place.every((cell) => numbers[cell] === number || numbers[cell] === UNKNOWN) &&
      place.filter((cell) => numbers[cell] === UNKNOWN).length <= left;
    return cells
      .filter((cell) => !places.some((place) => place.includes(cell) && fits(place)))
      .map((cell) => ({ type: 'no-three', cell, number }));
  });
}

/** The dominoes that can lie nowhere; of those that lie there is nothing to say. */
function missing(setup: Setup, laid: Attempt['dominoes']): AnswerFault[] {
  return placesLeft(setup, laid)
    .filter(({ places }) => places.length === 0)
    .map(({ domino }) => ({ type: 'missing', domino }));
}
