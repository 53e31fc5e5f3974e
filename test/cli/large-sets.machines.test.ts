import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { MAX_RANGE } from '../../src/domino/dominoes.ts';
import { COMMAND } from '../helpers/cli/run.ts';

/** The stack size in kilobytes; Node's default is more than twice as large. */
const STACK = 400;

/** Runs the command with a small call stack. */
function run(args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`--stack-size=${STACK}`, ...COMMAND, ...args],
    { encoding: 'utf8', input },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

it('the largest set is made, graded, solved and checked without filling the stack', () => {
  const puzzle = run(['generate', '--range', String(MAX_RANGE), '--format', 'json', '--quiet']);
  expect(JSON.parse(run(['grade', '-', '--json'], puzzle))).toMatchObject({
    level: JSON.parse(puzzle).grade.level,
  });
  expect(run(['solve', '-', '--json'], puzzle)).not.toBe('');
  expect(run(['check', '-'], puzzle)).toMatch(/all right/);
});
