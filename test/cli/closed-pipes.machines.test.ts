import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMAND, contentOf, run, SMALL, SMALL_FOLDER, testFolder } from '../helpers/cli/run.ts';

const { path, write } = testFolder();

/** The exit code of a command whose reader disappears: at once, or after the first line. */
function codeBefore(reader: string, args: readonly string[]): number | null {
  const script = `"$0" "$@" ${reader}; exit "\${PIPESTATUS[0]}"`;
  return spawnSync('bash', ['-c', script, process.execPath, ...COMMAND, ...args], { input: '' }).status;
}

const READERS = [
  // They close the pipe at once, or after the first line or byte.
  '| true',
  '2>&1 | true',
  '2>&1 >/dev/null | true',
  '| head -n 1 >/dev/null',
  '2>&1 | head -c 1 >/dev/null',
];

describe.runIf(spawnSync('bash', ['-c', ':']).status === 0)('a pipe that nobody reads', () => {
  it('leaves the exit code of what is found, whatever its reader', async () => {
    const config = write('small.json', { ...SMALL, editions: ['keys'] });
    expect(await run('book', config, '-o', path('out'))).toMatchObject({ code: 0 });
    const book = path('out', SMALL_FOLDER, 'book.json');
    const wrong = write('wrong.json', readFileSync(book, 'utf8').replace(/("effort": ?)[\d.]+/, '$199'));
    const puzzles = write('puzzles.txt', '1:001011\n'.repeat(5000));
    // Behind the readers in turn.
    const calls: [code: number, args: string[]][] = [
      [0, ['check', book]],
      [1, ['check', wrong, '--json']],
      [2, ['grade', 'nonsense']],
      [1, ['solve', puzzles]],
      [0, ['generate', '--range', '3', '--count', '3000', '--format', 'id']],
      [0, ['schema', 'config']],
    ];
    for (const [i, [code, args]] of calls.entries()) {
      const reader = READERS[i % READERS.length]!;
      expect([reader, args, codeBefore(reader, args)]).toEqual([reader, args, code]);
    }
  });

  it('does not keep a book from being made', async () => {
    const config = write('small.json', { ...SMALL, editions: ['keys'] });
    expect(await run('book', config, '-o', path('once'))).toMatchObject({ code: 0 });
    for (const reader of ['| true', '2>&1 | head -c 1 >/dev/null']) {
      expect([reader, codeBefore(reader, ['book', config, '-o', path('out')])]).toEqual([reader, 0]);
      expect(contentOf(path('out'))).toEqual(contentOf(path('once')));
      rmSync(path('out'), { recursive: true });
    }
  });

  it('ends what would go on for long', () => {
    const args = ['generate', '--range', '7', '--count', '1000000', '--format', 'id'];
    expect(codeBefore('| head -n 1 >/dev/null', args)).toBe(0);
  });
});
