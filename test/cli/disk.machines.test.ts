import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { COMMAND, contentOf, run, testFolder } from '../helpers/cli/run.ts';

const { path, write } = testFolder();

const config = (seed: string, edition = 'keys') =>
  write('book.json', {
    title: 'B',
    seed,
    editions: [edition],
    sections: [{ title: 'A', range: 2, count: 2 }],
  });

/** Makes a book in this process. */
async function made(out: string, edition?: string): Promise<void> {
  expect(await run('book', config('one', edition), '-o', out)).toMatchObject({ code: 0 });
}

/** Makes a book, then lets another run fail. Expects the first book to be unchanged with nothing next to it. */
async function expectHarmless(
  out: string,
  why: string,
  hint: string,
  fail: (args: readonly string[]) => { status: number | null; stderr: string },
): Promise<void> {
  // Its files are larger than the room that is left.
  await made(out, 'html');
  const before = contentOf(out);
  const { status, stderr } = fail(['book', config('two', 'html'), '-o', out, '--force']);
  expect([status, stderr]).toEqual([2, `error: ${out}/b: cannot be written: ${why}\nhint: ${hint}\n`]);
  expect(readdirSync(out)).toEqual(['b']);
  expect(contentOf(out)).toEqual(before);
}

/** A memory disk of this size, if this user may mount one. */
function mounted(place: string, size: string): boolean {
  mkdirSync(place);
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', place]).status === 0;
}

const FULL_DISK = 'make room on it, or take a place on another one';

const HAS_BASH = spawnSync('bash', ['-c', 'ulimit -f 40']).status === 0;

describe('a disk that cannot take the book', () => {
  it.skipIf(!HAS_BASH)('as files may not be so large: the earlier book stays', async () => {
    const hint = 'take a place on another disk, or raise the limit (`ulimit -f`)';
    await expectHarmless(path('out'), 'a file may not be so large here', hint, (args) =>
      spawnSync('bash', ['-c', 'ulimit -f 40; exec "$0" "$@"', process.execPath, ...COMMAND, ...args], {
        encoding: 'utf8',
      }),
    );
  });

  it('as it is full: the earlier book stays, and nothing is left', async ({ skip }) => {
    const disk = path('disk');
    if (!mounted(disk, '4m')) return skip('(this user may not mount a small disk)');
    try {
      await expectHarmless(path('disk', 'out'), 'the disk is full', FULL_DISK, (args) => {
        const { bavail, bsize } = statfsSync(disk);
        writeFileSync(path('disk', 'filler'), Buffer.alloc((bavail - 16) * bsize));
        return spawnSync(process.execPath, [...COMMAND, ...args], { encoding: 'utf8' });
      });
    } finally {
      spawnSync('umount', [disk]);
    }
  });
});

/** Permissions do not apply to root, so root runs the command as another user. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Runs the command as a user to whom permissions apply. */
function runAsked(args: readonly string[]) {
  return spawnAsked(process.execPath, [...COMMAND, ...args]);
}

function spawnAsked(program: string, args: readonly string[]) {
  return spawnSync(program, args, {
    encoding: 'utf8',
    cwd: '/',
    env: { PATH: process.env.PATH, TMPDIR: path('tmp') },
    ...NOBODY,
  });
}

let mayRead: boolean | undefined;

/** The reason why these tests are skipped, if there is one. */
function withoutPermissions(): string | undefined {
  if (process.platform === 'win32') return 'folders of Windows have no such permissions';
  mkdirSync(path('tmp'));
  for (const folder of [path(), path('tmp')]) chmodSync(folder, 0o777);
  mayRead ??= runAsked(['--version']).status === 0;
  return mayRead ? undefined : 'the user nobody may not read this checkout';
}

/** Makes a book that is the user's to whom permissions apply. */
async function madeAsked(out: string): Promise<void> {
  await made(out);
  if (NOBODY.uid) spawnSync('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, out]);
}

describe('a folder that may only be read', () => {
  it('keeps what it has, and the user is told', async ({ skip }) => {
    const missing = withoutPermissions();
    if (missing) return skip(missing);
    const out = path('out');
    await made(out);
    const before = contentOf(out);
    chmodSync(out, 0o555);
    for (const args of [
      ['book', config('two'), '--force', '-o', out],
      // It is told the folder itself.
      ['keys', path('out', 'b', 'book.json'), '--format', 'svg', '-o', `${out}/b-svg`],
    ]) {
      const { status, stderr } = runAsked(args);
      expect([status, stderr]).toEqual([
        2,
        `error: ${out}: cannot be written: permission is missing\nhint: change its permissions\n`,
      ]);
      expect(contentOf(out)).toEqual(before);
    }
  });

  const PERMIT = 'hint: change its permissions, or choose another place with --output\n';

  const BARS: readonly [bar: string, place: string, told: string, undo: string][] = [
    ['chmod 555 b', '', `cannot be replaced: permission is missing\n${PERMIT}`, 'chmod 755 b'],
    [
      'mkdir -p b/mine/inner && echo mine > b/mine/inner/notes.txt && chmod 555 b/mine/inner',
      '/mine/inner',
      `cannot be replaced: permission is missing\n${PERMIT}`,
      'chmod 755 b/mine/inner',
    ],
    // A file that may not be read cannot be taken along either.
    [
      'echo mine > b/notes.txt && chmod 200 b/notes.txt',
      '/notes.txt',
      'cannot be taken along: permission is missing\nhint: change its permissions\n',
      'chmod 600 b/notes.txt',
    ],
  ];

  it('or has one in it, or such a file, is left as it was if it is the earlier book', async ({ skip }) => {
    const missing = withoutPermissions();
    if (missing) return skip(missing);
    const out = path('out');
    await madeAsked(out);
    const shell = (script: string) => spawnAsked('sh', ['-c', `cd "${out}" && ${script}`]);
    const there = () => spawnSync('ls', ['-lAR', out], { encoding: 'utf8' }).stdout;
    for (const [bar, place, told, undo] of BARS) {
      expect(shell(bar)).toMatchObject({ status: 0 });
      const before = there();
      const { status, stderr } = runAsked(['book', config('two'), '--force', '-o', out]);
      expect([status, stderr]).toEqual([2, `error: ${out}/b${place}: ${told}`]);
      expect(there()).toBe(before);
      expect(shell(undo)).toMatchObject({ status: 0 });
    }
  });

  it('is left as it was if it is the earlier book of another user', async ({ skip }) => {
    const missing =
      withoutPermissions() ?? (NOBODY.uid ? undefined : 'only root makes files of another user');
    if (missing) return skip(missing);
    const out = path('out');
    await made(out);
    const before = contentOf(out);
    chmodSync(out, 0o777);
    const replace = () => runAsked(['book', config('two'), '--force', '-o', out]);
    const told = (why: string) => ({ status: 2, stderr: `error: ${out}/b: cannot be replaced: ${why}` });
    expect(replace()).toMatchObject(told(`permission is missing\n${PERMIT}`));
    // As in /tmp: users may move only their own files.
    chmodSync(path('out', 'b'), 0o777);
    chmodSync(out, 0o1777);
    expect(replace()).toMatchObject(told("it is another user's\nhint: choose another place with --output\n"));
    expect(contentOf(out)).toEqual(before);
  });

  it('and is left of an earlier book is named, with what to do', async ({ skip }) => {
    const missing = withoutPermissions();
    if (missing) return skip(missing);
    const out = path('out');
    await madeAsked(out);
    spawnAsked('sh', ['-c', `cd "${out}" && cp -r b .b.former && chmod 555 .b.former`]);
    expect(runAsked(['book', config('two'), '--force', '-o', out])).toMatchObject({
      status: 2,
      stderr: [
        `error: ${out}/.b.former: this is left of what was there before, and cannot be removed: permission is missing`,
        `hint: remove it yourself: ${out}/b is whole without it`,
        '',
      ].join('\n'),
    });
    spawnAsked('chmod', ['-R', 'u+rwX', out]);
    expect(runAsked(['book', config('two'), '--force', '-o', out])).toMatchObject({ status: 0 });
    expect(readdirSync(out)).toEqual(['b']);
  });
});

it('a folder taken away while a book is made is a fault that is told, and nothing is left', async () => {
  const sections = [{ title: 'A', range: 4, level: 'easy', count: 3000 }];
  const long = write('long.json', { title: 'B', editions: ['keys'], sections });
  const child = spawn(process.execPath, [...COMMAND, 'book', long, '-o', path('out'), '-j', '2']);
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const journal = path('out', '.b.partial', 'journal.jsonl');
  while (!existsSync(journal) && child.exitCode === null) await setTimeout(10);
  // While a run writes into it, the folder may fill up again during removal.
  rmSync(path('out'), { recursive: true, maxRetries: 10 });
  const [code] = await once(child, 'exit');
  expect([code, stderr]).toEqual([
    2,
    `error: sections[0]: ${journal}: cannot be written: there is no such file or folder\n`,
  ]);
  expect(existsSync(path('out'))).toBe(false);
});

describe.skipIf(!existsSync('/dev/full'))('standard output that is a file on a full disk', () => {
  it.each([[['solve', '1:001110']], [['generate', '--range', '2', '-j', '2']]])('of %j is told', (args) => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [...COMMAND, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    expect([status, stderr]).toEqual([
      2,
      `error: standard output: cannot be written: the disk is full\nhint: ${FULL_DISK}\n`,
    ]);
  });
});
