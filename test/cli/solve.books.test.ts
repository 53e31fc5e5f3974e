import { describe, expect, it } from 'vitest';
import { solve } from '../../src/cli/commands/puzzles.ts';
import { COMPOSING_TASK_NAMES } from '../../src/parts/composing/named-tasks.ts';
import { expectRefused, failure, output, printed, run, testFolder } from '../helpers/cli/run.ts';
import { LOCKS, POSITION } from '../helpers/play/locks.ts';

const { write } = testFolder();

const compose = (task: string, ...args: string[]) => run('solve', ...args, '--compose', task);

/** Rows of an answer to small-line, and an answer to small-unions, both found by a search of the tests. */
const LINE = '000000/111324/222324/333324/444111'.split('/');
const UNITED = '000000/111234/444234/222234/333111'.split('/').join('\n');

describe('dominosa solve --compose', () => {
  it('shows a task, how many answers it has and how far a try without looking ahead comes', async () => {
    expect(await compose('small-line')).toEqual(
      output(0, [
        'exactly 4 answers',
        'grade 2 of 3; a try without looking ahead fills 24 of 30 cells',
        'equal numbers lie in straight threes, and all dominoes of the set can be placed',
        'condition "nine 1 0"',
        '0?????',
        '1?????',
        '2?????',
        '3?????',
        '4?????',
      ]),
    );
    expect(JSON.parse((await compose('small-line', '--json')).stdout)).toEqual({
      puzzle: 'completion 4 0?????/1?????/2?????/3?????/4?????',
      conditions: ['nine 1 0'],
      answers: 4,
      complete: true,
      greedy: 24,
      grade: 2,
    });
  });

  it('accepts what another answer is, and tells what is true of it', async () => {
    const stdout = await printed(compose('small-unions', write('answer.txt', UNITED)));
    expect(stdout.split('\n')[0]).toBe(
      '30 of 30 numbers filled in, 0 of 15 dominoes placed; this is an answer',
    );
    expect(stdout).toMatch(
      /\ncondition "unions 2": met\n[2-5] unions\ntaken as a puzzle it has exactly \d+ solutions?\n/,
    );
    expect(stdout).toContain('\nby exchanging numbers 119 further answers come of it\n');
    const asJson = JSON.parse(
      (await compose('small-unions', UNITED.trim().replaceAll('\n', '/'), '--json')).stdout,
    );
    expect(asJson).toMatchObject({
      isAnswer: true,
      exchanges: 119,
      completable: 'yes',
      inDanger: [],
      faults: [],
    });
  });

  it('says what is wrong, which dominoes are in danger, and whether a part can be completed', async () => {
    expect(await compose('small-line', '000000/111???/2?????/3?????/4?????')).toMatchObject(
      output(
        0,
        expect.stringContaining('nothing is wrong so far\ncondition "nine 1 0": met\nwhat is there can'),
      ),
    );
    const broken = await compose('small-line', '001???/1?????/2?????/3?????/4?????');
    expect(broken.code).toBe(1);
    expect(broken.stdout).toContain('the condition "nine 1 0" is not met\n');
    expect(broken.stdout).toContain('what is there cannot be completed any more\n');
    const dangers = await compose('small-line', `${LINE[0]}/${LINE[1]}/2?????/3?????/4?????`);
    expect(dangers.stdout).toMatch(/\n\d:\d has one place left: /);
  });

  it('reads dominoes beside numbers', async () => {
    const numbers = LINE.join('\n');
    const part = await compose('small-line', write('part.txt', `${numbers}\n0:0 on 1 a b\n`));
    expect(part.stdout).toContain(
      '25 of 25 numbers filled in, 1 of 15 dominoes placed; nothing is wrong so far\n',
    );
    const { stdout } = await run('solve', LINE.join('/'));
    const whole = await compose(
      'small-line',
      write('whole.txt', `${numbers}\n${stdout.replace(/.*\n/, '')}`),
    );
    expect(whole.stdout).toContain(
      '25 of 25 numbers filled in, 15 of 15 dominoes placed; this is an answer\n',
    );
    const twice = await compose('small-line', write('twice.txt', `${numbers}\n1 a b\n1 c d\n`));
    expect(twice.code).toBe(1);
    expect(twice.stdout).toContain('0:0 is on 1 a b and on 1 c d\n');
  });

  it.each([
    [['laddr'], '"laddr" is neither a task nor a file with one', 'did you mean ladder?'],
    [['small-line', '000000/1111'], 'the row 1111 has 4 signs', '5 rows of 6'],
    [['small-line', '000000/111442'], 'there are 2 rows of numbers', '5 rows of 6'],
    [['small-line', '900000/1?????/2?????/3?????/4?????'], 'a1 holds 9', '0, which is given there'],
    [['small-line', '0?????/1????9/2?????/3?????/4?????'], 'f2 holds 9', 'a number from 0 to 4'],
    [['small-line', 'ANSWER.txt'], 'ANSWER.txt: cannot be read: there is no such file or folder', ''],
    [
      ['small-line', '--check', 'a 1,2'],
      '--check and --compose do not go together',
      'solve ANSWER --compose TASK',
    ],
  ])('%j is refused with one error', async (args, message, more) => {
    const [task, ...rest] = args as [string, ...string[]];
    const { code, stdout, stderr } = await compose(task, ...rest);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).toContain(more);
    expect(stderr.match(/error:/g)).toHaveLength(1);
  });

  it('reads a task from a file, which needs no option either, and names it where it is at fault', async () => {
    const task = write(
      'task.json',
      '{"format":"dominosa/task@1","range":4,"conditions":["sum c 4","ladder b"]}',
    );
    expect((await compose(task)).stdout).toContain('condition "sum c 4"');
    expect(await run('solve', task)).toEqual(await compose(task));
    const bad = await compose(write('bad.json', '{"format":"dominosa/task@1","range":4,"condition":[]}'));
    expect(bad).toMatchObject({ code: 2, stdout: '' });
    expect(bad.stderr).toContain('bad.json');
    expect(bad.stderr).toContain('did you mean "conditions"?');
  });

  it('names every task in its help', () => {
    for (const name of COMPOSING_TASK_NAMES) expect(solve.options.compose!.help).toContain(name);
  });
});

const PUZZLE = '33013/12012/02320/21130';
const check = (attempt: string, ...args: string[]) => run('solve', PUZZLE, '--check', attempt, ...args);

describe('dominosa solve --check', () => {
  it('says that all is right, or right so far', async () => {
    const { stdout } = await run('solve', PUZZLE);
    expect(await check(stdout)).toEqual(output(0, '10 of 10 dominoes placed; all is right\n'));
    expect(await check(write('mine.txt', '3:3 on 1 a b\n'))).toMatchObject(
      output(0, '1 of 10 dominoes placed; nothing is wrong so far\n'),
    );
  });

  it('says what is wrong, and nothing of what is right', async () => {
    expect(await check('1 a b; a 1,2; 0:3 on 2 b c')).toEqual(
      output(1, [
        '3 of 10 dominoes placed; 4 things are wrong',
        'two dominoes are on a1',
        '2 b c shows 0:2, not 0:3',
        'no domino goes on a 1,2',
        'no domino goes on 2 b c',
      ]),
    );
    const stdout = await printed(check('1 b c', '--json'), 1);
    expect(JSON.parse(stdout)).toEqual({
      puzzle: `omnibus 3 ${PUZZLE}`,
      laid: 1,
      dominoes: 10,
      filled: 0,
      unknown: 0,
      solved: false,
      compared: true,
      faults: [{ type: 'domino-wrong', text: 'no domino goes on 1 b c' }],
    });
  });

  it('counts the numbers that were filled in', async () => {
    const puzzle = '?11?32/?0????/?2?4??/??????/3?34??';
    const stdout = await printed(
      run('solve', puzzle, '--check', '111432\n?0????\n?2?4??\n??????\n3?34?0\n3:4 on 5 c d'),
      1,
    );
    expect(stdout).toBe(
      '3 of 20 numbers filled in, 1 of 15 dominoes placed; 2 things are wrong\nf5 does not hold 0\nno domino goes on 5 c d\n',
    );
  });

  it('says if the puzzle has several solutions', async () => {
    const { stdout } = await run('solve', '001/011', '--check', '1 a b');
    expect(stdout).toBe(
      '1 of 3 dominoes placed; nothing is wrong so far\nthe puzzle has not exactly one solution: only the rules were checked\n',
    );
  });

  it.each([
    [[PUZZLE, '--check', 'LR???'], 'error: --check: "LR???": "LR???" is not the place of a domino\n'],
    [[PUZZLE, '--check', '1 a c'], 'error: --check: "1 a c": "1 a c" names two cells that do not touch\n'],
    [['0000/1111', '--check', '1 a b'], 'error: no set of dominoes has 8 halves\n'],
    [[`${PUZZLE}\n\n001/011`, '--check', '1 a b'], 'error: there are 2 puzzles\n'],
  ])('refuses %j', async (args, message) => {
    await expectRefused(['solve', ...args], message);
  });
});

describe('dominosa solve, of the end of a game', () => {
  it('tells what can be forced, first if both hands are seen, then whatever the other holds', async () => {
    const stdout = await printed(run('solve', write('end.txt', POSITION)));
    expect(stdout.split('\n').slice(0, 7)).toEqual([
      'you: 0:0 0:2 0:3 2:2 2:3 4:4; 66 pips outside the chain',
      'lock, if you see both hands: forced, in 3 moves at most, by this first move only',
      '  you 2:0; other 4:3; you 3:0; other pass; you 0:0; locked, you have 17 pips, the other 29',
      '  instead 2:2: not forced; other 4:3',
      '  instead 2:3: not forced; other 4:3',
      '  instead 4:4: not forced; other 4:3',
      'best result, if you see both hands: you score 54, in 3 moves at most, by this first move only',
    ]);
    expect(stdout).toContain('lock, whatever the other holds: not forced\n');
    expect((await run('solve', LOCKS.both)).stdout).toBe(stdout);
  });

  it('gives the same as data, of the text itself', async () => {
    const { stdout } = await run('solve', '--json', POSITION.replace(/^other.*\n/m, ''));
    expect(JSON.parse(stdout)).toMatchObject([
      { view: 'whatever the other holds', aim: 'lock', worth: 0 },
      {
        view: 'whatever the other holds',
        aim: 'points',
        worth: -34,
        line: ['2:2', '2:6', '4:4', '6:6', 'locked'],
      },
    ]);
  });

  it('refuses what cannot be', async () => {
    const file = write('wrong.txt', POSITION.replace('2:6', '0:0'));
    expect(await run('solve', file)).toMatchObject(failure(2, expect.stringContaining('0:0 is there twice')));
    await expectRefused(['solve', 'sperrdomino deal 17'], 'error: this is no end of Sperrdomino');
  });
});
