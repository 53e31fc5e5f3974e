import type { Finding } from '../../../cli/call.ts';
import { faultText, wrongText } from '../../../cli/rule-fault.ts';
import { makeCell, makePlace } from '../../../domino/coordinates.ts';
import { makeDomino } from '../../../domino/dominoes.ts';
import { makeLine, makeRows } from '../../../domino/notation.ts';
import { plural, within } from '../../../errors.ts';
import { type Prospect, parseAnswer, prospectOf } from '../answer.ts';
import { parseTask } from '../config.ts';
import { gradeTask } from '../grade.ts';
import { type AnswerFault, type Judgement, judgeAnswer } from '../judge.ts';
import { type DominoPlaces, dominoesInDanger } from '../places.ts';
import { type ComposingTask, filledIn } from '../task.ts';

/** A text, and what it is called in messages. */
interface NamedText {
  readonly text: string;
  readonly where: string;
}

/** A task and where its text stands; empty if it is the argument itself. */
export interface TaskSubject extends NamedText {
  /** Without it the task is shown. */
  readonly answer?: NamedText;
  readonly isJson: boolean;
}

/**
 * Shows a task for composers, or judges an answer to it, whole or in part: any answer that fulfils the task is right.
 *
 * @throws UserError if the task or the answer cannot be read
 */
export function judge({ text, where, answer, isJson }: TaskSubject): Finding {
  const task = within(where, () => parseTask(text));
  if (answer === undefined) {
    return { lines: isJson ? [JSON.stringify(taskInJson(task))] : taskInWords(task), code: 0 };
  }
  const attempt = within(answer.where, () => parseAnswer(task, answer.text));
  const judgement = judgeAnswer(task, attempt);
  const prospect = prospectOf(task, attempt, judgement);
  const danger = judgement.isAnswer ? [] : dominoesInDanger(filledIn(task, attempt.filled), attempt.dominoes);
  const lines = isJson
    ? [JSON.stringify(inJson(task, judgement, prospect, danger))]
    : inWords(task, judgement, prospect, danger);
  return { lines, code: judgement.faults.length > 0 || prospect === 'no' ? 1 : 0 };
}

function taskInJson(task: ComposingTask): object {
  const { answers, greedy, grade } = gradeTask(task);
  return {
    puzzle: makeLine(task.puzzle),
    conditions: task.conditions.map(({ text }) => text),
    answers: answers.answers,
    complete: answers.complete,
    greedy,
    grade,
  };
}

function taskInWords(task: ComposingTask): string[] {
  const { answers, greedy, grade } = gradeTask(task);
  const count = answers.complete
    ? `exactly ${counted(answers.answers, 'answer')}`
    : `at least ${counted(answers.answers, 'answer')}; ${answers.gaveUp ? 'the search was given up as too long' : 'counting stopped there'}`;
  return [
    count,
    `grade ${grade} of 3; a try without looking ahead fills ${greedy} of ${task.puzzle.board.cells.length} cells`,
    'equal numbers lie in straight threes, and all dominoes of the set can be placed',
    ...task.conditions.map(({ text }) => `condition "${text}"`),
    ...makeRows(task.puzzle),
  ];
}

function inJson(
  task: ComposingTask,
  judgement: Judgement,
  prospect: Prospect,
  danger: readonly DominoPlaces[],
): object {
  const { faults, conditions, told, ...rest } = judgement;
  const { board } = task.puzzle;
  return {
    puzzle: makeLine(task.puzzle),
    ...rest,
    conditions: conditions.map(({ condition, state }) => ({ text: condition.text, state })),
    ...(told && {
      unions: told.unions,
      solutions: told.keys.count,
      complete: told.keys.complete,
      ...(told.exchanges !== undefined && { exchanges: told.exchanges }),
    }),
    completable: prospect,
    inDanger: danger.map(({ domino, places }) => ({
      domino: makeDomino(domino),
      places: places.map((place) => makePlace(board, place)),
    })),
    faults: faults.map((fault) => ({ type: fault.type, text: wordsOf(task, fault) })),
  };
}

const PROSPECTS: Readonly<Record<Prospect, string>> = {
  yes: 'what is there can still be completed',
  no: 'what is there cannot be completed any more',
  unknown: 'whether what is there can be completed is not known: the search was given up as too long',
};

function inWords(
  task: ComposingTask,
  judgement: Judgement,
  prospect: Prospect,
  danger: readonly DominoPlaces[],
): string[] {
  const { filled, toFill, laid, dominoes, faults, conditions, isAnswer, told } = judgement;
  const judged = isAnswer ? 'this is an answer' : wrongText(faults.length);
  return [
    `${filled} of ${counted(toFill, 'number')} filled in, ${laid} of ${dominoes} dominoes placed; ${judged}`,
    ...faults.map((fault) => wordsOf(task, fault)),
    ...conditions.flatMap(({ condition, state }) =>
      state === 'broken' ? [] : [`condition "${condition.text}": ${state === 'met' ? 'met' : 'still open'}`],
    ),
    ...(told ? toldInWords(told) : []),
    ...(isAnswer ? [] : [PROSPECTS[prospect]]),
    // Those without a place are among the faults.
    ...danger.flatMap(({ domino, places: [place] }) =>
      place ? [`${makeDomino(domino)} has one place left: ${makePlace(task.puzzle.board, place)}`] : [],
    ),
  ];
}

function toldInWords({ unions, keys, exchanges }: NonNullable<Judgement['told']>): string[] {
  const solutions = counted(keys.count, 'solution');
  return [
    counted(unions, 'union'),
    keys.complete
      ? `taken as a puzzle it has exactly ${solutions}`
      : `taken as a puzzle it has at least ${solutions}; counting stopped there`,
    ...(exchanges === undefined
      ? []
      : [
          `by exchanging numbers ${counted(exchanges, 'further answer')} ${plural(exchanges, 'comes', 'come')} of it`,
        ]),
  ];
}

function wordsOf({ puzzle: { board } }: ComposingTask, fault: AnswerFault): string {
  switch (fault.type) {
    case 'too-often':
      return `${fault.number} stands ${fault.count} times, but the set has it ${fault.copies} times`;
    case 'no-three':
      return `the ${fault.number} on ${makeCell(board, fault.cell)} cannot be in a straight three any more`;
    case 'not-in-threes':
      return `the cells with ${fault.number} cannot be parted into straight threes`;
    case 'missing':
      return `${makeDomino(fault.domino)} has no place`;
    case 'no-layout':
      return 'every domino can be seen, but all together cannot be placed';
    case 'condition':
      return `the condition "${fault.condition.text}" is not met`;
    default:
      return faultText(board, fault);
  }
}

function counted(count: number, one: string): string {
  return `${count} ${plural(count, one)}`;
}
