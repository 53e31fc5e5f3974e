import { describe, expect, it } from 'vitest';
import { makeRows } from '../../src/domino/notation.ts';
import { UserError } from '../../src/errors.ts';
import { solveEndgame } from '../../src/games/endgame-solution.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { namedTask } from '../../src/parts/composing/config.ts';
import { exampleAnswer } from '../../src/parts/composing/grade.ts';
import { parseTaskLine } from '../../src/parts/composing/line.ts';
import { COMPOSING_TASK_NAMES } from '../../src/parts/composing/named-tasks.ts';
import { taskTexts } from '../../src/parts/composing/studio/section.ts';
import { answerTexts } from '../../src/parts/composing/studio/telling.ts';
import { openEndgame } from '../../src/parts/endgames/studio/orders.ts';
import { solutionTold, tableTexts } from '../../src/parts/endgames/studio/telling.ts';
import { partOfText } from '../../src/parts/texts.ts';
import { CHECK_JOBS } from '../../src/studio/check-jobs.ts';
import { LOCKS, POSITION } from '../helpers/play/locks.ts';
import { PUZZLES } from '../helpers/play/page.ts';
import { WORDS } from '../helpers/words.ts';

it.each([
  ['compose', 'sum-27'],
  ['compose', ' small-sums\n'],
  ['compose', 'task completion 1 ??????'],
  ['compose', '{ "format": "dominosa/task@1", "range": 4 }'],
  ['locks', 'sperrdomino lock 2:1,1:6/0:0,0:2/'],
  ['locks', '# the end\nchain: 2:1 1:6\nyou: 0:0'],
  ['locks', 'hand A: 0:0'],
  ['deals', ' sperrdomino deal 17'],
  [undefined, PUZZLES.full],
  [undefined, '1:001110'],
  [undefined, '{ "format": "dominosa/book@1", "task": "dominosa/task@1" }'],
  [undefined, ''],
])('what someone brings belongs to %s', (part, text) => {
  expect(partOfText(text)).toBe(part);
});

describe('an end of Sperrdomino', () => {
  const found = CHECK_JOBS.endgame({ text: POSITION });

  it('is told for both views and both aims, and can be played if there is something to win', () => {
    expect(found.found.map(({ sees, aim }) => [sees, aim])).toEqual([
      ['both', 'lock'],
      ['both', 'points'],
      ['own', 'lock'],
      ['own', 'points'],
    ]);
    for (const { sees, aim, solution } of found.found) {
      const { other, ...own } = found.endgame;
      expect(solution).toEqual(solveEndgame(sees === 'both' ? { ...own, other: other! } : own, aim));
    }
    expect(found.playable).toEqual([LOCKS.both, LOCKS.both.replace('lock', 'points')]);
    for (const line of found.playable) expect(openEndgame(line).sees).toBe('both');
    expect(structuredClone(found)).toEqual(found);
  });

  it('is the same from its line', () => {
    expect(CHECK_JOBS.endgame({ text: LOCKS.both })).toEqual(found);
  });

  it('is told only whatever Ben holds where his hand is not known', () => {
    const hidden = CHECK_JOBS.endgame({ text: POSITION.replace(/^other.*\n/m, '') });
    expect(hidden.found.map(({ sees }) => sees)).toEqual(['own', 'own']);
    expect(hidden.playable).toEqual([]);
    expect(tableTexts(hidden.endgame, WORDS.en).at(-1)).toMatch(/^Not seen: .*\. Ben holds 4 of them\.$/);
  });

  it('is told in whole sentences', () => {
    expect(tableTexts(found.endgame, WORDS.en)).toEqual([
      'The ends are 2 and 4.',
      '66 pips are outside the chain.',
      'You: 0:0, 0:2, 0:3, 2:2, 2:3, 4:4.',
      'Ben: 2:6, 3:4, 3:6, 6:6.',
    ]);
    const [lock, points, hiddenLock, hiddenPoints] = found.found.map((one) => solutionTold(one, WORDS.en));
    expect(lock).toMatchObject({
      title: 'The lock, if you see both hands',
      result:
        'You can force a lock that you win. It takes you 3 moves at most. No other first move does as well.',
      line: [
        'You place 0:2 at 2.',
        'Ben places 3:4 at 4.',
        'You place 0:3 at 3.',
        'Ben passes.',
        'You place 0:0 at 0.',
        'Neither of you can play.',
        'The game is locked: you hold 17 pips, Ben 29.',
      ],
    });
    expect(lock!.others[0]).toBe('2:2 at 2: Ben places 3:4 at 4. You cannot force a lock that you win.');
    expect(points!.result).toMatch(/^You can be sure of 54 points\. The game is over after 3 of your moves/);
    expect(hiddenLock).toEqual({
      title: 'The lock, whatever Ben holds',
      result: 'You cannot force a lock that you win.',
      line: [],
      others: [],
    });
    expect(hiddenPoints!.result).toMatch(/^Ben scores 34 points at most\./);
  });

  it.each(LANGUAGE_CODES)('is told in %s without a mark or a value left over', (language) => {
    const words = WORDS[language];
    const told = found.found.map((one) => solutionTold(one, words));
    const texts = told.flatMap(({ title, result, line, others }) => [title, result, ...line, ...others]);
    for (const text of [...texts, ...tableTexts(found.endgame, words)])
      expect(text).not.toMatch(/[<>{}]| {2}/);
  });

  it('that cannot be is refused', () => {
    expect(() => CHECK_JOBS.endgame({ text: POSITION.replace('2:6', '0:0') })).toThrow('0:0 is there twice');
    expect(() => CHECK_JOBS.endgame({ text: 'sperrdomino lock 2:1,1:6/0:0' })).toThrow(UserError);
  });
});

describe('a task for composers', () => {
  it.each(COMPOSING_TASK_NAMES)('named %s is read, and told', async (name) => {
    const line = await CHECK_JOBS.task({ text: name });
    const task = parseTaskLine(line);
    expect(task).toEqual(namedTask(name));
    expect(await CHECK_JOBS.task({ text: line })).toBe(line);
    for (const language of LANGUAGE_CODES)
      for (const text of taskTexts(task, WORDS[language])) expect(text).toMatch(/\.$/);
  });

  it('is read from a file', async () => {
    const text = '{"format": "dominosa/task@1", "range": 4, "conditions": ["unions 2"]}';
    expect(await CHECK_JOBS.task({ text })).toBe(await CHECK_JOBS.task({ text: 'small-unions' }));
    await expect(CHECK_JOBS.task({ text: '{"format": "dominosa/task@1", "range": 40}' })).rejects.toThrow(
      UserError,
    );
  });

  it('takes any right answer, and tells of others what is wrong and whether they can be completed', async () => {
    const line = await CHECK_JOBS.task({ text: 'small-line' });
    const told = (answer: string) =>
      answerTexts(parseTaskLine(line), CHECK_JOBS.judgeAnswer({ line, answer }), WORDS.en);
    const task = parseTaskLine(line);
    const example = makeRows({ ...task.puzzle, numbers: exampleAnswer(task).numbers }).join('/');
    expect(told(example).join(' ')).toContain('This is an answer: everything asked for is there.');
    expect(told(example).join(' ')).toContain('Taken as a puzzle, it has');
    const empty = told(example.replace(/[1-4](?=[^/]*$)/g, '?'));
    expect(empty.join(' ')).toContain('The board can still be completed.');
    expect(() => told('1/2')).toThrow(UserError);
  });
});
