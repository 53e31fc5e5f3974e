import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MAX_RANGE } from '../../src/domino/dominoes.ts';
import { COMMAND, contentOf, run, SMALL, SMALL_FOLDER, testFolder } from '../helpers/cli/run.ts';

const { path, write } = testFolder();

/** Runs the command with this limit on open files. */
function runWith(files: number, args: readonly string[]) {
  const script = `ulimit -n ${files}; exec "$0" "$@"`;
  return spawnSync('bash', ['-c', script, process.execPath, ...COMMAND, ...args], { encoding: 'utf8' });
}

/** The number of open files that Node itself needs. */
const LEAST = [18, 19, 20, 21, 22, 24].find((files) => {
  const script = `ulimit -n ${files}; exec "$0" -e "import('node:fs')"`;
  return spawnSync('bash', ['-c', script, process.execPath]).status === 0;
});

const TOLD =
  /^error: (too many files are open|another process cannot be started)\nhint: .*ulimit -n 1024.*\n$/;

describe.runIf(LEAST !== undefined)('few files that may be open', () => {
  it('are told in a sentence, and the earlier book stays', async () => {
    const config = write('small.json', { ...SMALL, editions: ['keys'] });
    const book = path('out', SMALL_FOLDER, 'book.json');
    expect(await run('book', config, '-o', path('out'))).toMatchObject({ code: 0 });
    const before = contentOf(path('out'));
    const calls = [
      ['book', config, '--force', '-o', path('out'), '-j', '8'],
      ['check', book, '--files'],
      ['solve', '001/110', '--time-limit', '60'],
      ['generate', '--range', '2', '--count', '64', '-j', '64', '--format', 'id'],
    ];
    const refused = new Set<readonly string[]>();
    let turn = 0;
    for (let files = LEAST!; files <= 64; files += files < 26 ? 1 : 6) {
      // One of the calls with each limit, in turn.
      const args = calls[turn++ % calls.length]!;
      const { status, stdout, stderr } = runWith(files, args);
      if (status === 0) continue;
      refused.add(args);
      const call = `${files}: ${args.join(' ')}`;
      expect([call, status, stdout]).toEqual([call, 1, '']);
      expect(stderr).toMatch(TOLD);
      expect(readdirSync(path('out'))).toEqual([SMALL_FOLDER]);
      expect(contentOf(path('out'))).toEqual(before);
    }
    expect(refused.size).toBe(calls.length);
  });
});

/** The stack size in kilobytes; Node's default is more than twice as large. */
const STACK = 400;

/** Runs the command with a small call stack. */
function runSmall(args: readonly string[], input = ''): string {
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
  const puzzle = runSmall(['generate', '--range', String(MAX_RANGE), '--format', 'json', '--quiet']);
  expect(JSON.parse(runSmall(['grade', '-', '--json'], puzzle))).toMatchObject({
    level: JSON.parse(puzzle).grade.level,
  });
  expect(runSmall(['solve', '-', '--json'], puzzle)).not.toBe('');
  expect(runSmall(['check', '-'], puzzle)).toMatch(/all right/);
});
