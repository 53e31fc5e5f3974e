import { spawnSync } from 'node:child_process';
import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { hostname } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { NewFolder } from '../../src/cli/new-folder.ts';
import { NotPossibleError, OutOfTimeError, UserError } from '../../src/errors.ts';
import { contentOf, testFolder } from '../helpers/cli/run.ts';
import { faultOf } from '../helpers/fault.ts';

const { path, write } = testFolder();
const open = (force = false) => new NewFolder(path('out'), 'book', (name) => name.endsWith('.pdf'), force);

/** The id of a process that has ended. */
const GONE = spawnSync(process.execPath, ['-e', '0']).pid;

function lock(content: object): void {
  mkdirSync(path('out'), { recursive: true });
  write('out/.book.lock', JSON.stringify(content));
}

function bytes(text: string): Buffer[] {
  return [Buffer.from(text)];
}

/** A folder that is finished with this in its file. */
async function finish(text: string, folder = open()): Promise<void> {
  await folder.write('a.pdf', bytes(text));
  folder.finish();
}

describe('a new folder', () => {
  it('is there only when it is finished', async () => {
    const folder = open();
    await folder.write('a.pdf', bytes('one'));
    expect(existsSync(path('out', 'book'))).toBe(false);
    folder.finish();
    expect(contentOf(path('out'))).toEqual({ 'book/': '/', 'book/a.pdf': 'one' });
  });

  it('may stand in one that another run makes at the same moment', () => {
    const make = fs.mkdirSync;
    vi.spyOn(fs, 'mkdirSync').mockImplementationOnce((folder) => {
      make(folder);
      make(folder);
      return undefined;
    });
    syncBuiltinESMExports();
    try {
      open().finish();
    } finally {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    }
    expect(contentOf(path('out'))).toEqual({ 'book/': '/' });
  });

  it('takes the place of an earlier one, but keeps what others have put there', async () => {
    const first = open();
    await first.write('a.pdf', bytes('one'));
    await first.write('b.pdf', bytes('one'));
    first.finish();
    const mine = {
      'book/notes.txt': 'mine',
      'book/.hidden': 'mine too',
      'book/large-print.pdf.bak': 'an old one',
      'book/cover/': '/',
      'book/cover/front.svg': '<svg/>',
      'book/cover/old/': '/',
      'book/link': '-> cover/front.svg',
      'book/dangling': '-> ../nowhere',
    };
    for (const [name, content] of Object.entries(mine)) {
      if (content === '/') mkdirSync(path('out', name));
      else if (content.startsWith('-> ')) symlinkSync(content.slice(3), path('out', name));
      else write(`out/${name}`, content);
    }
    await finish('two', open(true));
    expect(contentOf(path('out'))).toEqual({ 'book/': '/', 'book/a.pdf': 'two', ...mine });
  });

  it('that is taken away while it is filled is a fault that the user is told, and nothing is left', async () => {
    const folder = open();
    const work = folder.during(async () => {
      rmSync(path('out'), { recursive: true });
      await folder.write('a.pdf', bytes('one'));
    });
    await expect(work).rejects.toThrow(UserError);
    expect(existsSync(path('out'))).toBe(false);
  });
});

it('leaves no folder behind where another cannot be made', () => {
  const long = 'x'.repeat(300);
  expect(faultOf(() => new NewFolder(path('out', 'a', long), 'book', () => true, false)).message).toMatch(
    /too long$/,
  );
  expect(faultOf(() => new NewFolder(path('out', 'a'), 'x'.repeat(250), () => true, false)).message).toMatch(
    /too long$/,
  );
  expect(existsSync(path('out'))).toBe(false);
});

/** Entries that cannot be copied, with how to make them. */
const SPECIAL: [what: string, make: (path: string) => void][] = [
  ['a pipe', (path) => spawnSync('mkfifo', [path])],
  [
    'a socket',
    (path) =>
      spawnSync(process.execPath, [
        '-e',
        'net.createServer().listen(process.argv[1], () => process.kill(process.pid, 9))',
        path,
      ]),
  ],
];

describe.runIf(spawnSync('mkfifo', ['--version']).status === 0)('what cannot be taken along', () => {
  const told = (what: string, place: string) => ({
    message: `this is ${what}, which cannot be taken along`,
    where: path('out', 'book', place),
    hint: 'move it out of the folder',
  });

  it.each(SPECIAL)('is told before anything is made: %s', async (what, make) => {
    await finish('one');
    for (const place of ['mine', 'inner/mine']) {
      mkdirSync(path('out', 'book', 'inner'), { recursive: true });
      make(path('out', 'book', place));
      expect(faultOf(() => open(true))).toEqual(told(what, place));
      expect(readdirSync(path('out'))).toEqual(['book']);
      expect(readFileSync(path('out', 'book', 'a.pdf'), 'utf8')).toBe('one');
      rmSync(path('out', 'book', place));
    }
  });

  it.each(SPECIAL)('leaves the earlier folder as it was if it comes later: %s', async (what, make) => {
    await finish('one');
    const second = open(true);
    const error = await second
      .during(async () => {
        await second.write('a.pdf', bytes('two'));
        make(path('out', 'book', 'mine'));
        second.finish();
      })
      .catch((error) => error);
    expect(
      faultOf(() => {
        throw error;
      }),
    ).toEqual(told(what, 'mine'));
    expect(readdirSync(path('out'))).toEqual(['book']);
    expect(readdirSync(path('out', 'book')).sort()).toEqual(['a.pdf', 'mine']);
    expect(readFileSync(path('out', 'book', 'a.pdf'), 'utf8')).toBe('one');
  });

  it('is of no matter under the name of a file that is made', async () => {
    await finish('one');
    spawnSync('mkfifo', [path('out', 'book', 'b.pdf')]);
    await finish('two', open(true));
    expect(contentOf(path('out'))).toEqual({ 'book/': '/', 'book/a.pdf': 'two' });
  });
});

describe('a folder that another run is writing', () => {
  it('is left alone', async () => {
    const folder = open();
    await folder.write('a.pdf', bytes('one'));
    expect(faultOf(() => open())).toEqual({
      message: 'another run is writing this folder',
      where: path('out', 'book'),
      hint: `wait until it has ended; if there is none, remove ${path('out', '.book.lock')}`,
    });
    folder.finish();
    open(true).abandon(false);
    expect(contentOf(path('out'))).toEqual({ 'book/': '/', 'book/a.pdf': 'one' });
  });

  it('is taken over from a run that was killed, and from a lock that cannot be read', async () => {
    const broken = ['', '{', 'null', '{}', '{"process":1,"host":7}', '{"process":-1e9'];
    for (const left of [JSON.stringify({ process: GONE, host: hostname() }), ...broken]) {
      mkdirSync(path('out'), { recursive: true });
      write('out/.book.lock', left);
      await finish(left, open(true));
      expect(contentOf(path('out'))).toEqual({ 'book/': '/', 'book/a.pdf': left });
    }
  });

  // As in containers, where process ids start at the same number again.
  it.skipIf(!existsSync('/proc/self/stat'))('is taken over if its process is gone', async () => {
    open();
    const left = JSON.parse(readlinkSync(path('out', '.book.lock')));
    expect(left).toEqual({ process: process.pid, host: hostname(), started: expect.any(String) });
    rmSync(path('out', '.book.lock'));
    lock({ ...left, started: '1' });
    await finish('one', open(true));
    expect(contentOf(path('out'))).toEqual({ 'book/': '/', 'book/a.pdf': 'one' });
  });

  it('is told if a folder stands in the place of the lock', () => {
    mkdirSync(path('out', '.book.lock'), { recursive: true });
    expect(faultOf(() => open())).toEqual({
      message: 'there is a folder where the lock of a run should be',
      where: path('out', '.book.lock'),
      hint: 'move it away',
    });
  });

  it('on another machine is left alone, as nobody can tell whether that run still goes on', () => {
    lock({ process: GONE, host: 'elsewhere' });
    expect(faultOf(() => open()).message).toBe('another run is writing this folder');
  });
});

describe('a folder whose work fails', () => {
  const failing = (error: Error) => async () => {
    const folder = open();
    await folder.write('a.pdf', bytes('one'));
    writeFileSync(path('out', '.book.partial', 'journal.jsonl'), 'x');
    await expect(folder.during(() => Promise.reject(error))).rejects.toBe(error);
  };

  it.each([new UserError('wrong'), new NotPossibleError('none')])('leaves nothing: %s', async (error) => {
    await failing(error)();
    expect(existsSync(path('out'))).toBe(false);
  });

  it('keeps its journal if it only lacked time', async () => {
    await failing(new OutOfTimeError('no time'))();
    expect(contentOf(path('out'))).toEqual({ '.book.partial/': '/', '.book.partial/journal.jsonl': 'x' });
    const folder = open();
    expect(readdirSync(path('out', '.book.partial'))).toEqual(['journal.jsonl']);
    expect(readFileSync(path('out', '.book.partial', 'journal.jsonl'), 'utf8')).toBe('x');
    await finish('two', folder);
    expect(contentOf(path('out'))).toEqual({ 'book/': '/', 'book/a.pdf': 'two' });
  });
});
