import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statfsSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMAND, contentOf, runChild, testFolder } from './run.ts';

const { path, write } = testFolder();

const config = (seed: string) =>
  write(
    'book.json',
    JSON.stringify({
      title: 'B',
      seed,
      editions: ['large-print'],
      sections: [{ title: 'A', range: 2, count: 2 }],
    }),
  );

/** Makes a book, then lets another run fail, and expects that the first is as it was and nothing lies beside it. */
function expectHarmless(
  out: string,
  why: string,
  fail: (args: readonly string[]) => { status: number | null; stderr: string },
): void {
  expect(runChild(['book', config('one'), '-o', out])).toMatchObject({ code: 0 });
  const before = contentOf(out);
  const { status, stderr } = fail(['book', config('two'), '-o', out, '--force']);
  expect([status, stderr]).toEqual([2, `error: ${out}/b: cannot be written: ${why}\n`]);
  expect(readdirSync(out)).toEqual(['b']);
  expect(contentOf(out)).toEqual(before);
}

/** A disk of so many bytes in the memory, if this user may have one. */
function mounted(place: string, size: string): boolean {
  mkdirSync(place);
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', place]).status === 0;
}

const HAS_BASH = spawnSync('bash', ['-c', 'ulimit -f 100']).status === 0;

describe('a disk that cannot take the book', () => {
  it.skipIf(!HAS_BASH)('as files may not be so large: the earlier book stays, and nothing is left', () => {
    expectHarmless(path('out'), 'a file may not be so large here', (args) =>
      spawnSync('bash', ['-c', 'ulimit -f 100; exec "$0" "$@"', process.execPath, ...COMMAND, ...args], {
        encoding: 'utf8',
      }),
    );
  });

  it('as it is full: the earlier book stays, and nothing is left', ({ skip }) => {
    const disk = path('disk');
    if (!mounted(disk, '4m')) return skip('(this user may not mount a small disk)');
    try {
      expectHarmless(path('disk', 'out'), 'the disk is full', (args) => {
        const { bavail, bsize } = statfsSync(disk);
        writeFileSync(path('disk', 'filler'), Buffer.alloc((bavail - 16) * bsize));
        return spawnSync(process.execPath, [...COMMAND, ...args], { encoding: 'utf8' });
      });
    } finally {
      spawnSync('umount', [disk]);
    }
  });
});
