import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { GROUPS } from '../scripts/bench/rows.ts';
import { isThorough } from './helpers/thorough.ts';

const SCRIPT = fileURLToPath(new URL('../scripts/bench.ts', import.meta.url));

function bench(...args: string[]) {
  const call = ['--import', import.meta.resolve('tsx'), SCRIPT, ...args];
  return spawnSync(process.execPath, call, { encoding: 'utf8' });
}

it('the bench runs its commands, and when it is thorough all of them: both sides answer alike where they must', () => {
  const groups = GROUPS.filter(({ name }) => isThorough || name === 'start');
  const { status, stdout, stderr } = bench('--short', ...groups.map(({ name }) => name));
  expect(stderr).toBe('');
  expect(status).toBe(0);
  for (const { title, rows } of groups) {
    expect(stdout).toContain(`### ${title}\n`);
    for (const { name, long } of rows) if (!long) expect(stdout).toContain(`| ${name} | `);
  }
});

it.each([
  [['--rounds', '0'], 'error: --rounds is 0\n  expected a whole number from 1\n'],
  [['engines'], 'error: there is no group engines\n  expected start, engine, '],
  [['--fast'], 'error: unknown option --fast\n'],
])('the bench refuses %j with one error', (args, error) => {
  const { status, stdout, stderr } = bench(...args);
  expect(stdout).toBe('');
  expect(stderr).toContain(error);
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(2);
});
