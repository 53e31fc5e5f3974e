import { describe, expect, it } from 'vitest';
import { run, testFolder } from '../helpers/cli/run.ts';

const { write } = testFolder();

const POSITION = `chain: 2:1 1:6 6:4 4:1 1:5 5:5 5:0 0:6 6:5 5:2 2:4 4:0 0:1 1:3 3:5 5:4
you: 0:0 0:2 0:3 2:2 2:3 4:4
other: 2:6 3:4 3:6 6:6
`;

describe('dominosa solve, of the end of a game', () => {
  it('tells what can be forced, first if both hands are seen, then whatever the other holds', async () => {
    const { code, stdout, stderr } = await run('solve', write('end.txt', POSITION));
    expect([code, stderr]).toEqual([0, '']);
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
    expect(await run('solve', file)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('0:0 is there twice'),
    });
  });
});
