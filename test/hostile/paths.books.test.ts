import { execFileSync, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/book/config.ts';
import { slug } from '../../src/book/slug.ts';
import { COMMAND, contentOf, run, SMALL, testFolder } from '../helpers/cli/run.ts';
import { peerBook, render } from '../helpers/render/books.ts';

// Names chosen by somebody else.

/** Names that Windows reserves for devices, whatever their extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)(?:\.|$)/i;

const TITLES = [
  '..',
  '../../x',
  '..\\..\\x',
  'C:x',
  '\\\\server\\share',
  'CON',
  'NUL.txt',
  'COM¹',
  'LPT9 ',
  'conin$',
  'x. . .',
  '   x   ',
  '~',
  '-rf',
  '.first-book.partial',
  '.git',
  'x'.repeat(120),
  'ẞ'.repeat(120),
  '👨👩👧',
  'e\u0301\u0301\u0301',
  'אבג',
  'ﬁle',
  '$(id)',
  'a\u2044b',
  '\u2025/\u2025',
  '%2e%2e%2f',
  'a:b*c?d"e<f>g|h',
];

describe('the folder of a book', () => {
  it.each(TITLES)('called %j is a plain name', (title) => {
    expect(() => parseConfig({ ...SMALL, title })).not.toThrow();
    const name = slug(title);
    expect(name).toMatch(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/);
    expect(name).not.toMatch(DEVICE);
    expect(name.length).toBeLessThanOrEqual(65);
  });

  it('is a plain name whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const name = slug(title);
        expect(name).toMatch(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/);
        expect(name).not.toMatch(DEVICE);
        expect(name.length).toBeLessThanOrEqual(65);
      }),
      { numRuns: 200 },
    );
  });

  it.each(['a\0b', 'a\nb', 'a\u202eb', 'a\ud800'])('called %j is refused', (title) => {
    expect(() => parseConfig({ ...SMALL, title })).toThrow('cannot be used');
  });
});

describe('the files of a book', () => {
  it('have names that no text of the book can change', async () => {
    const names = async (fields: object) => {
      const book = peerBook([3], fields);
      const files = await Promise.all(
        (['keys', 'aloud', 'brf', 'epub', 'html', 'pef'] as const).map((edition) => render(book, edition)),
      );
      return files.flatMap((some) => [...some.keys()]);
    };
    const hostile = { title: '../../x', author: '/etc/passwd', seed: '..\\..\\x', subtitle: 'CON' };
    expect(await names(hostile)).toEqual(await names({}));
  });
});

describe('dominosa book', () => {
  const folder = testFolder();
  const config = (fields: object) =>
    folder.write('config.json', JSON.stringify({ ...SMALL, editions: ['keys'], ...fields }));

  it.each(['../../escaped', 'CON'])('writes beside its lock, and nowhere else: %s', async (title) => {
    mkdirSync(folder.path('inner'));
    const path = config({ title });
    const { code } = await run('book', path, '-q', '-o', folder.path('inner', 'out'));
    expect(code).toBe(0);
    expect(readdirSync(folder.path()).toSorted()).toEqual(['config.json', 'inner']);
    expect(readdirSync(folder.path('inner'))).toEqual(['out']);
    expect(readdirSync(folder.path('inner', 'out'))).toEqual([slug(title)]);
  });

  it('does not follow a link where it keeps what is not finished', async () => {
    mkdirSync(folder.path('victim'));
    writeFileSync(folder.path('victim', 'letter.txt'), 'kept');
    mkdirSync(folder.path('out'));
    symlinkSync(folder.path('victim'), folder.path('out', '.small-ue-co.partial'));
    const { code } = await run('book', config({}), '-q', '-o', folder.path('out'));
    expect(code).toBe(0);
    expect(contentOf(folder.path('victim'))).toEqual({ 'letter.txt': 'kept' });
    expect(readdirSync(folder.path('out'))).toEqual(['small-ue-co']);
  });

  it('does not write into a file that a link of its journal leads to', async () => {
    writeFileSync(folder.path('letter.txt'), 'kept');
    mkdirSync(folder.path('out', '.small-ue-co.partial'), { recursive: true });
    symlinkSync(folder.path('letter.txt'), folder.path('out', '.small-ue-co.partial', 'journal.jsonl'));
    expect((await run('book', config({}), '-q', '-o', folder.path('out'))).code).toBe(0);
    expect(readFileSync(folder.path('letter.txt'), 'utf8')).toBe('kept');
  });

  it('takes over a lock that says nothing, and leaves alone what a link of this name leads to', async () => {
    mkdirSync(folder.path('out'));
    const locks = ['null', '', '{}', '{"process":1,"host":7}', '{"process":-1e9'];
    for (const text of [...locks, '{"process":1,"host":"elsewhere"}']) {
      writeFileSync(folder.path('out', '.small-ue-co.lock'), text);
      const { code } = await run('book', config({}), '-q', '--force', '-o', folder.path('out'));
      expect([text, code]).toEqual([text, locks.includes(text) ? 0 : 2]);
    }
    rmSync(folder.path('out', '.small-ue-co.lock'));
    writeFileSync(folder.path('letter.txt'), 'kept');
    symlinkSync(folder.path('letter.txt'), folder.path('out', '.small-ue-co.lock'));
    expect((await run('book', config({}), '-q', '--force', '-o', folder.path('out'))).code).toBe(0);
    expect(readFileSync(folder.path('letter.txt'), 'utf8')).toBe('kept');
  });

  it('replaces a link in place of the book by a folder, and leaves what it leads to', async () => {
    mkdirSync(folder.path('victim'));
    writeFileSync(folder.path('victim', 'book.json'), 'kept');
    mkdirSync(folder.path('out'));
    symlinkSync(folder.path('victim'), folder.path('out', 'small-ue-co'));
    expect((await run('book', config({}), '-q', '-o', folder.path('out'))).code).toBe(2);
    expect((await run('book', config({}), '-q', '--force', '-o', folder.path('out'))).code).toBe(0);
    expect(contentOf(folder.path('victim'))).toEqual({ 'book.json': 'kept' });
  });

  it('writes where a link for --output leads, as the user asks', async () => {
    mkdirSync(folder.path('real'));
    symlinkSync(folder.path('real'), folder.path('link'));
    expect((await run('book', config({}), '-q', '-o', folder.path('link'))).code).toBe(0);
    expect(existsSync(folder.path('real', 'small-ue-co', 'book.json'))).toBe(true);
  });

  it('never writes to a file that a config names', async () => {
    const text = '3:1 2 3';
    folder.write('named.txt', text);
    for (const fields of [
      { sections: [{ title: 'x', from: 'named.txt' }] },
      { sections: [{ title: 'x', shape: 'named.txt', count: 1 }] },
      { print: { fonts: { text: 'named.txt' } } },
    ]) {
      expect((await run('book', config(fields), '-q', '-o', folder.path('out'))).code).toBe(2);
      expect(readFileSync(folder.path('named.txt'), 'utf8')).toBe(text);
    }
    expect(existsSync(folder.path('out'))).toBe(false);
  });
});

describe.runIf(process.platform === 'linux')('a pipe or a device', () => {
  let outer: string;
  let pipe: string;
  const config = (fields: object) => {
    const path = join(outer, 'config.json');
    writeFileSync(path, JSON.stringify({ ...SMALL, editions: ['keys'], ...fields }));
    return path;
  };

  beforeAll(() => {
    outer = mkdtempSync(join(tmpdir(), 'dominosa-hostile-'));
    pipe = join(outer, 'pipe');
    execFileSync('mkfifo', [pipe]);
  });

  afterAll(() => rmSync(outer, { recursive: true }));

  it.each(['/dev/zero', 'pipe'])('%s is not read, whoever names it', async (name) => {
    const path = name === 'pipe' ? pipe : name;
    const out = ['-q', '-o', join(outer, 'out')];
    for (const args of [
      ['solve', path],
      ['check', path],
      ['render', path, ...out],
      ['register', 'sutaf-vajab', path],
      ['solve', '001/110', '--check', path],
      ['generate', '--shape', path],
      ['generate', '--exclude', path],
      ['book', path, ...out],
      ['book', config({ sections: [{ title: 'x', from: path }] }), ...out],
      ['book', config({ sections: [{ title: 'x', shape: path, count: 1 }] }), ...out],
      ['book', config({ print: { fonts: { text: path } } }), ...out],
    ]) {
      const { code, stderr } = await run(...args);
      expect([args, code, stderr]).toEqual([args, 2, expect.stringMatching(/not a plain file|no such file/)]);
    }
  });

  it('is read up to a limit as standard input', () => {
    const stdin = openSync('/dev/zero', 'r');
    const { status, stderr } = spawnSync(process.execPath, [...COMMAND, 'solve', '-'], {
      stdio: [stdin, 'pipe', 'pipe'],
      encoding: 'utf8',
    });
    closeSync(stdin);
    expect([status, stderr]).toEqual([
      2,
      'error: standard input: this is too large\n  expected at most 67108864 bytes\n',
    ]);
  });
});

describe('what the names of files can be', () => {
  const folder = testFolder();

  it.each(['a\0b', '-', '', 'x'.repeat(5000), 'loop', 'a\u001b[2Jb', '..', '/proc/self/mem'])(
    'in a config: %j ends with a word to the user',
    async (name) => {
      symlinkSync('loop', folder.path('loop'));
      for (const fields of [
        { sections: [{ title: 'x', from: name }] },
        { sections: [{ title: 'x', shape: name, count: 1 }] },
        { print: { fonts: { digits: name } } },
      ]) {
        const path = folder.write('config.json', JSON.stringify({ ...SMALL, ...fields }));
        const { code, stderr } = await run('book', path, '-q', '-o', folder.path('out'));
        expect([fields, code, stderr]).toEqual([fields, 2, expect.stringMatching(/^error: [ -~\n…“”]*$/)]);
      }
    },
  );
});
