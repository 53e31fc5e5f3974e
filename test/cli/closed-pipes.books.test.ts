import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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

async function makeBook(): Promise<string> {
  const config = write('small.json', JSON.stringify({ ...SMALL, editions: ['keys'] }));
  expect(await run('book', config, '-o', path('out'))).toMatchObject({ code: 0 });
  return path('out', SMALL_FOLDER, 'book.json');
}

describe.runIf(spawnSync('bash', ['-c', ':']).status === 0)('a pipe that nobody reads', () => {
  it('leaves the exit code of what is found, whatever its reader', async () => {
    const book = await makeBook();
    const text = readFileSync(book, 'utf8');
    const wrong = path('out', SMALL_FOLDER, 'wrong.json');
    writeFileSync(wrong, text.replace(/("effort": ?)[\d.]+/, '$199'));
    const puzzles = write('puzzles.txt', '1:001011\n'.repeat(5000));
    const calls: [code: number, args: string[]][] = [
      [0, ['check', book]],
      [1, ['check', wrong]],
      [1, ['check', wrong, '--json']],
      [1, ['check', book, wrong]],
      [1, ['check', book, '--files']],
      [1, ['solve', '001/110', '--check', 'a 1,2; c 1,2']],
      [1, ['solve', '001/011']],
      [1, ['solve', puzzles]],
      [2, ['grade', 'nonsense']],
      [2, ['grade', '000/110']],
      [1, ['register', 'zzzzz-zzzzz', book]],
      [2, ['schema', 'nonsense']],
      [0, ['schema', 'config']],
      [0, ['generate', '--range', '3', '--count', '3000', '--format', 'id']],
    ];
    // Each call before two readers, and each reader behind some call of each exit code.
    for (const [i, [code, args]] of calls.entries()) {
      for (const reader of [READERS[i % READERS.length]!, READERS[(i + 1) % READERS.length]!])
        expect([reader, args, codeBefore(reader, args)]).toEqual([reader, args, code]);
    }
  });

  it('does not keep a book from being made', async () => {
    const config = write('small.json', JSON.stringify({ ...SMALL, editions: ['keys'] }));
    expect(await run('book', config, '-o', path('once'))).toMatchObject({ code: 0 });
    for (const reader of READERS) {
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
