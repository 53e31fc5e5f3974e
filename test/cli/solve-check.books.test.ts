import { describe, expect, it } from 'vitest';
import { run, testFolder } from '../helpers/cli/run.ts';

const { write } = testFolder();

const PUZZLE = '33013/12012/02320/21130';
const check = (attempt: string, ...args: string[]) => run('solve', PUZZLE, '--check', attempt, ...args);

describe('dominosa solve --check', () => {
  it('says that all is right, or right so far', async () => {
    const { stdout } = await run('solve', PUZZLE);
    expect(await check(stdout)).toEqual({
      code: 0,
      stdout: '10 of 10 dominoes placed; all is right\n',
      stderr: '',
    });
    expect(await check(write('mine.txt', '3:3 on 1 a b\n'))).toMatchObject({
      code: 0,
      stdout: '1 of 10 dominoes placed; nothing is wrong so far\n',
    });
  });

  it('says what is wrong, and nothing of what is right', async () => {
    expect(await check('1 a b; a 1,2; 0:3 on 2 b c')).toEqual({
      code: 1,
      stdout:
        '3 of 10 dominoes placed; 4 things are wrong\n' +
        'two dominoes are on a1\n' +
        '2 b c shows 0:2, not 0:3\n' +
        'no domino goes on a 1,2\n' +
        'no domino goes on 2 b c\n',
      stderr: '',
    });
    const { code, stdout } = await check('1 b c', '--json');
    expect(code).toBe(1);
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
    const { code, stdout } = await run(
      'solve',
      puzzle,
      '--check',
      '111432\n?0????\n?2?4??\n??????\n3?34?0\n3:4 on 5 c d',
    );
    expect(code).toBe(1);
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
    const { code, stdout, stderr } = await run('solve', ...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.startsWith(message), stderr).toBe(true);
  });
});
