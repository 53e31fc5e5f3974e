import { expect, it } from 'vitest';
import { failure, run, runChild, startChild, testFolder } from '../helpers/cli/run.ts';

const folder = testFolder();

const ONE = 'omnibus 1 001/110';
const NONE = 'omnibus 1 010/101';
const WRONG = 'omnibus 1 001/111';
/** The largest set laid at random: it has too many solutions to count. */
const MANY = `omnibus 21 ${[
  'kl3hfdfg8ka8j8h1bii5a8j/fk6a0dle6cbj070ff0a6fc1/i4l3d66eeda8ccic37e1b7i/iehk374cj2ldd98abdl74ac',
  'a8i48h0dj4jjc2e6ki94j3g/62ldh1dfg9dj09fcg194238/a55l3aklg1i4iclaelgda94/5c4579009g5i7gl1162g008',
  '41b92b98e85b37187j9jgbl/0b781gfke17dghl8l33ffcg/259j4hb3d5g205bck1ehcbk/49e939bae25kee2140kb4l6',
  'ghda0eg72830ki64f7k1jh1/gfh23hak2eibheegf7166h1/4742b8lb095e68332iilh7i/hef3e5268l5agach796c64k',
  'f864bgbde6ckc427j5gf9kk/3l21975k36h9caifihh27ka/d2ah27j60gl18hja85a0bj8/5eai0ch05i35b2lj3jd0kkf',
  '5lii0632cj995i613gbcl71/f4df7d1cf4d6kbf950jjdjd',
].join('/')}`;
/** Almost no numbers are given, so finding two fillings takes long. */
const EMPTY = `completion 10 01${'?'.repeat(10)}${`/${'?'.repeat(12)}`.repeat(10)}`;
/** The same for a set so large that grading takes half a minute. */
const LARGE = `completion 19 01${'?'.repeat(19)}${`/${'?'.repeat(21)}`.repeat(19)}`;
/** A composing task for which judging an answer takes longer than ten seconds. */
const TASK = { format: 'dominosa/task@1', shape: '8x9', conditions: ['cross', 'unions 6'] };
/** All dominoes but one are in a hand or hidden. */
const END = 'chain: 0:0\nyou: 0:1 0:2 0:3 0:4 0:5 0:6 1:1 1:2 1:3 1:4 1:5 1:6 2:2\n';

const LATE = 'nothing was found out within 1 second\nhint: give it more time with --time-limit\n';

// At the same time, as each needs the time of its limit and no more, however much of the processor it has.
it('ends a search of any kind', async () => {
  const task = folder.write('task.json', TASK);
  const calls = {
    'counting fillings': ['solve', EMPTY],
    'an attempt': ['solve', EMPTY, '--check', '1 b c'],
    'an answer to a task for composers': ['solve', '4:6 on 1 b c', '--compose', task],
    'the end of a game': ['solve', END],
    'a way': ['grade', LARGE, '--explain', '--json'],
  };
  const late = failure(1, `error: ${LATE}`);
  const ended = Object.entries(calls).map(async ([what, args]) => [
    what,
    await startChild([...args, '--time-limit', '1']),
  ]);
  expect(Object.fromEntries(await Promise.all(ended))).toEqual(
    Object.fromEntries(Object.keys(calls).map((what) => [what, late])),
  );
});

it('holds for each puzzle alone', () => {
  const input = [ONE, MANY, WRONG, MANY, NONE, ONE].join('\n');
  const args = ['solve', '--limit', '1000000000', '--time-limit', '1'];
  const { code, stdout, stderr } = runChild(args, { input });
  expect(stdout.split('\n').filter((line) => line.startsWith('line'))).toEqual([
    'line 1: exactly one solution',
    'line 5: no solution',
    'line 6: exactly one solution',
  ]);
  expect(stderr.split('error: ').slice(1)).toEqual([
    `standard input: line 2: ${LATE}`,
    expect.stringContaining('standard input: line 3: these numbers stand too often or too seldom'),
    `standard input: line 4: ${LATE}`,
  ]);
  // Unreadable input takes precedence over an exceeded time limit.
  expect(code).toBe(2);
});

it.each([
  [['solve', ONE, '--json']],
  [['solve', ONE, '--check', '1 b']],
  [['solve', '--compose', 'small-line']],
  [['solve', `${END}other: 0:1\n`]],
  [['grade', ONE, '--explain', '--lang', 'de']],
])('changes nothing where it is not reached: %j', async (args) => {
  const usual = await run(...args);
  expect(usual.stdout + usual.stderr).not.toBe('');
  expect(runChild([...args, '--time-limit', '600'])).toEqual(usual);
});
