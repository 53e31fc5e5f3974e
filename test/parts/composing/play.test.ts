import { describe, expect, it } from 'vitest';
import { asCell } from '../../../src/domino/board.ts';
import { LANGUAGE_CODES } from '../../../src/languages/index.ts';
import { makeTaskLine, parseTaskLine } from '../../../src/parts/composing/line.ts';
import { COMPOSING_TASK_NAMES } from '../../../src/parts/composing/named-tasks.ts';
import type { Ask } from '../../../src/play/commands.ts';
import { isSolved, playablePuzzle, progressOf } from '../../../src/play/game-progress.ts';
import { readPlayBoard } from '../../../src/play/play-board-line.ts';
import { makeProgress, readProgress } from '../../../src/play/progress.ts';
import { answersTo } from '../../helpers/compose/tasks/oracle.ts';
import { faultOf } from '../../helpers/fault.ts';
import { taskLineOf, taskSession } from '../../helpers/play/tasks.ts';

// Zeros in row 1, the numbers 0 to 4 in column a; there are four answers.
const LINE = 'small-line';
const ANSWERS = answersTo({
  range: 4,
  rows: ['0?????', '1?????', '2?????', '3?????', '4?????'],
  holds: ([row]) => row!.every((number) => number === 0),
});

/** The complete answer in steps, from the first to the last. */
function allOf({ say, session }: ReturnType<typeof taskSession>, what: Ask): string[] {
  const told = [say({ ask: what })];
  while (!session.tour!.isLast) told.push(say({ ask: 'more' }));
  expect(say({ ask: 'more' })).not.toBe(told.at(-1));
  return told;
}

describe('a task for composers that is played', () => {
  it.each(ANSWERS)('takes any answer: %s', (rows) => {
    const task = taskSession(LINE);
    const { playBoard, session, fillIn } = task;
    expect(fillIn(rows)).toMatch(/ All is right: this is an answer\. Check tells you what it has\.$/);
    expect(isSolved(playBoard, session.game)).toBe(true);
    const [sum, condition, unions, solutions, exchanges, ...more] = allOf(task, 'check');
    expect([sum, condition, exchanges, more]).toEqual([
      '25 of 25 numbers filled in. This is an answer: everything asked for is there. M for more.',
      '1 of 4: Met: All cells with 0 are side by side in the row from a1 to f1.',
      '4 of 4: Exchanging numbers gives no further answer.',
      [],
    ]);
    expect(unions).toMatch(/^2 of 4: It has (no union|one union|\d unions)\.$/);
    expect(solutions).toMatch(/^3 of 4: Taken as a puzzle, it has exactly (one solution|\d+ solutions)\.$/);
  });

  it('says what is wrong, thing by thing, and goes back to where nothing was', () => {
    const task = taskSession(LINE);
    const { say, session, playBoard, fillIn } = task;
    fillIn('?00000/?11???');
    // The first can still be in a three. With the second, neither can.
    for (const cell of [28, 5]) {
      say({ visit: asCell(cell) });
      say({ fill: 1 });
    }
    expect(allOf(task, 'check')).toEqual([
      '8 of 25 numbers filled in. 3 things are wrong. M shows where. D goes back to the last right position.',
      '1 of 4: 1 on f1 can no longer be in a straight three.',
      '2 of 4: 1 on e5 can no longer be in a straight three.',
      '3 of 4: Not met: All cells with 0 are side by side in the row from a1 to f1.',
      '4 of 4: Still to come: once 0, once 1, 5 times 2, 5 times 3, 5 times 4.',
    ]);
    expect(session.tour!.stop.cells).toEqual([]);
    expect(say({ ask: 'back' }) && say({ ask: 'back' }) && session.tour!.stop.cells).toEqual([28]);
    expect(say({ ask: 'do' })).toMatch(/^One move is taken back\./);
    expect(session.position.filled.get(asCell(5))).toBe(0);
    expect(isSolved(playBoard, session.game)).toBe(false);
  });

  it('knows dominoes that lie twice or have no place, and numbers that stand too often', () => {
    const { say, fillIn, session } = taskSession(LINE);
    fillIn('?00000/?11111/?11???');
    say({ visit: asCell(1) });
    say({ link: 'domino', direction: 'down' });
    say({ visit: asCell(2) });
    expect(say({ link: 'domino', direction: 'down' })).toBe('0:1 is placed on c 1,2. 0:1 is also on b 1,2.');
    const told = say({ ask: 'check' });
    expect(told).toMatch(/^12 of 25 numbers filled in\. 2 of 15 dominoes placed\. 6 things are wrong\./);
    const stops = session.tour!.stops.map(({ text }) => text);
    expect(stops).toContain('0:1 is on b 1,2 and on c 1,2.');
    expect(stops).toContain('1 is on 8 cells, but the set has it only 6 times.');
  });

  it('says whether what is there can be completed, and goes back to where it could', () => {
    const { say, session, fillIn } = taskSession(LINE);
    expect(say({ ask: 'hint' })).toBe('The board can still be completed. No domino is in danger.');
    const [rows] = ANSWERS;
    const wrong = [1, 2, 3, 4].find((number) => ANSWERS.every((answer) => answer[8] !== String(number)))!;
    fillIn(rows!.slice(0, 6));
    say({ visit: asCell(7) });
    expect(say({ ask: 'check' })).toMatch(/Nothing is wrong so far\./);
    say({ fill: wrong });
    say({ ask: 'free' });
    say({ fill: wrong });
    expect(say({ ask: 'hint' })).toBe(
      'The board can no longer be completed. D goes back to the last right position.',
    );
    say({ ask: 'do' });
    expect(session.position.filled.size).toBe(5);
    expect(say({ ask: 'hint' })).toMatch(/^The board can still be completed\./);
  });

  it('names dominoes in danger, and where one can still come', () => {
    const task = taskSession(LINE);
    const { fillIn, say } = task;
    // An answer with only three cells left open.
    const rows = ANSWERS[0]!;
    fillIn(`${rows.slice(0, -3)}???`);
    const danger = allOf(task, 'certain');
    const count = Number(/^(\d+) dominoes are in danger\./.exec(danger[0]!)![1]);
    expect(danger).toHaveLength(count + 1);
    for (const text of danger.slice(1)) expect(text).toMatch(/\d:\d has one place left: /);
    expect(say({ places: { low: 0, high: 0 } })).toMatch(
      /^0:0 can be seen in 5 places; no other place is open\./,
    );
  });

  it('goes to cells without a number, and gives up a search when the board changes', () => {
    const { session, say, fillIn } = taskSession('ladder');
    say({ ask: 'free' });
    expect(session.cursor).toBe(1);
    expect(session.obey({ ask: 'hint' })).toBe('Searching. This can take some seconds.');
    expect(session.isSearching).toBe(true);
    session.obey({ fill: 3 });
    expect(session.isSearching).toBe(false);
    expect(session.searchOn()).toBe('');
    fillIn('22');
    say({ visit: asCell(0) });
    say({ ask: 'free' });
    expect(session.cursor).toBe(5);
  });

  it.each(LANGUAGE_CODES)('says nothing in %s that is longer than a breath', (language) => {
    // A task for the whole set takes long to search.
    const asks = ['check', 'certain', 'progress'] as const;
    for (const name of language === 'fr' ? [LINE, 'ladder'] : [LINE]) {
      const task = taskSession(name, language);
      const asked = () =>
        [...asks, ...(name === LINE ? (['hint'] as const) : [])].flatMap((ask) => allOf(task, ask));
      const said = [...asked(), task.fillIn('?10203/?40210')!, ...asked()];
      for (const text of said) expect(text.length, text).toBeLessThanOrEqual(160);
    }
  });
});

describe('the line of a task', () => {
  it.each(COMPOSING_TASK_NAMES)('of %s is read again', (name) => {
    const line = taskLineOf(name);
    const { puzzle, conditions } = parseTaskLine(line);
    const texts = conditions.map(({ text }) => text);
    expect(makeTaskLine(puzzle, texts)).toBe(line);
    expect(readPlayBoard(line).task!.conditions).toHaveLength(conditions.length);
  });

  it.each(['task', 'task completion 4', 'omnibus 1 001/011', 'task completion 1 0?1/?11 sum q 3'])(
    'is refused: %s',
    (line) => {
      expect(faultOf(() => parseTaskLine(line))).toHaveProperty('expected');
    },
  );

  it('is that under which progress is kept', () => {
    const line = taskLineOf(LINE);
    const { session, fillIn } = taskSession(LINE);
    fillIn('?00000');
    const kept = new Map([[line, { game: session.game, solved: false }]]);
    const read = readProgress(makeProgress('A book', kept), (puzzle) =>
      puzzle === line ? playablePuzzle(readPlayBoard(line)) : undefined,
    );
    expect(read).toEqual({ kept, others: 0 });
    expect(progressOf(readPlayBoard(line), session.game)).toMatchObject({ filled: 5, unknown: 25 });
  });
});
