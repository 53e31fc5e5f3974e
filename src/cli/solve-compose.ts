import { existsSync } from 'node:fs';
import { parseTask } from '../book/composing.ts';
import { gradeTask } from '../compose/tasks/grade.ts';
import { type AnswerFault, type Judgement, judgeAnswer } from '../compose/tasks/judge.ts';
import { TaskProver } from '../compose/tasks/model.ts';
import { type StonePlaces, stonesInDanger } from '../compose/tasks/places.ts';
import type { ConditionState } from '../compose/tasks/state.ts';
import { type ComposingTask, filledIn } from '../compose/tasks/task.ts';
import { type Attempt, parseAttempt } from '../domino/attempt.ts';
import { makeCell, makePlace } from '../domino/coordinates.ts';
import { makeLine, makeRows } from '../domino/notation.ts';
import { makeStone } from '../domino/stones.ts';
import { UserError, within } from '../errors.ts';
import type { Call } from './command.ts';
import { readFile } from './files.ts';
import { flag, textOrFile } from './options.ts';
import { faultText, wrongText } from './rule-fault.ts';

/** What a search has found out of what lies on the board. */
type Prospect = 'yes' | 'no' | 'unknown';

/**
 * Shows a task for composers, or judges an answer to it, whole or in part: any answer that fulfils the task is right.
 *
 * @param name of a task, or of a file with one
 * @returns 0 if nothing is wrong so far, else 1
 * @throws UserError if the task or the answer cannot be read
 */
export function checkAnswer(call: Call, name: string): number {
  const task = within('--compose', () => (existsSync(name) ? readFile(name, parseTask) : parseTask(name)));
  const [answer] = call.args;
  const isJson = flag(call, 'json');
  if (answer === undefined) {
    for (const line of isJson ? [JSON.stringify(taskInJson(task))] : taskInWords(task))
      call.output.result(line);
    return 0;
  }
  const attempt = within(answer === '-' || existsSync(answer) ? answer : 'the answer', () =>
    parseAnswer(task, textOrFile(answer)),
  );
  const judgement = judgeAnswer(task, attempt);
  const prospect = prospectOf(task, attempt, judgement);
  const danger = judgement.isAnswer ? [] : stonesInDanger(filledIn(task, attempt.filled), attempt.stones);
  const lines = isJson
    ? [JSON.stringify(inJson(task, judgement, prospect, danger))]
    : inWords(task, judgement, prospect, danger);
  for (const line of lines) call.output.result(line);
  return judgement.faults.length > 0 || prospect === 'no' ? 1 : 0;
}

/** Rows of numbers can stand on one line, with slashes between them. @throws UserError */
function parseAnswer(task: ComposingTask, text: string): Attempt {
  const { board } = task.puzzle;
  const written =
    /^[\d?./\s]+$/.test(text) && !/\n\s*\S/.test(text) ? text.trim().replaceAll('/', '\n') : text;
  const rows = written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^[\d?.]+$/.test(line));
  const wrong = rows.find(({ length }) => length !== board.columns);
  if (rows.length > 0 && (wrong !== undefined || rows.length !== board.rows)) {
    throw new UserError(
      wrong ? `the row ${wrong} has ${wrong.length} signs` : `there are ${rows.length} rows of numbers`,
      {
        expected: `${board.rows} rows of ${board.columns}, with ? for an empty cell`,
      },
    );
  }
  return parseAttempt(task.puzzle, written);
}

function prospectOf(task: ComposingTask, attempt: Attempt, { isAnswer }: Judgement): Prospect {
  if (isAnswer) return 'yes';
  const found = new TaskProver(task).answerWith(attempt);
  return found === 'none' ? 'no' : found === 'unknown' ? 'unknown' : 'yes';
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
  danger: readonly StonePlaces[],
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
    inDanger: danger.map(({ stone, places }) => ({
      domino: makeStone(stone),
      places: places.map((place) => makePlace(board, place)),
    })),
    faults: faults.map((fault) => ({ type: fault.type, text: wordsOf(task, fault) })),
  };
}

const STATES: Readonly<Record<ConditionState, string>> = {
  met: 'met',
  open: 'still open',
  broken: 'not met',
};

const PROSPECTS: Readonly<Record<Prospect, string>> = {
  yes: 'what is there can still be completed',
  no: 'what is there cannot be completed any more',
  unknown: 'whether what is there can be completed is not known: the search was given up as too long',
};

function inWords(
  task: ComposingTask,
  judgement: Judgement,
  prospect: Prospect,
  danger: readonly StonePlaces[],
): string[] {
  const { filled, toFill, laid, stones, faults, conditions, isAnswer, told } = judgement;
  const judged = isAnswer ? 'this is an answer' : wrongText(faults.length);
  return [
    `${filled} of ${counted(toFill, 'number')} filled in, ${laid} of ${stones} dominoes placed; ${judged}`,
    ...faults.map((fault) => wordsOf(task, fault)),
    ...conditions.flatMap(({ condition, state }) =>
      state === 'broken' ? [] : [`condition "${condition.text}": ${STATES[state]}`],
    ),
    ...(told ? toldInWords(told) : []),
    ...(isAnswer ? [] : [PROSPECTS[prospect]]),
    // Those without a place are among the faults.
    ...danger.flatMap(({ stone, places: [place] }) =>
      place ? [`${makeStone(stone)} has one place left: ${makePlace(task.puzzle.board, place)}`] : [],
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
          `by exchanging numbers ${counted(exchanges, 'further answer')} ${exchanges === 1 ? 'comes' : 'come'} of it`,
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
      return `${makeStone(fault.stone)} has no place`;
    case 'no-layout':
      return 'every domino can be seen, but all together cannot be placed';
    case 'condition':
      return `the condition "${fault.condition.text}" is not met`;
    default:
      return faultText(board, fault);
  }
}

function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}
