import { execFileSync, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/book/config.ts';
import { slug } from '../../src/book/slug.ts';
import { loadMaterials } from '../../src/node/materials.ts';
import { renderEdition } from '../../src/render/editions.ts';
import { COMMAND, contentOf, run, SMALL, testFolder } from '../helpers/cli/run.ts';
import { peerBook } from '../helpers/render/books.ts';

// Names chosen by somebody else.

/** Names that Windows reserves for devices, whatever their extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)(?:\.|$)/i;

const TITLES = [
  ...[
    '..',
    '../../x',
    '..\\..\\x',
    'C:x',
    '\\\\server\\share',
    'CON',
    'NUL',
    'NUL.txt',
    'aux',
    'Com1',
    'COM¹',
  ],
  ...['LPT9 ', 'conin$', 'x. . .', '   x   ', '~', '-rf', '.first-book.partial', '.git', 'x'.repeat(120)],
  ...['ẞ'.repeat(120), '👨👩👧', 'e\u0301\u0301\u0301', 'אבג', 'ﬁle', '$(id)', 'a\u2044b', '\u2025/\u2025'],
  ...['%2e%2e%2f', 'a:b*c?d"e<f>g|h'],
];

describe('the folder of a book', () => {
  it('has a plain name whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const name = slug(title);
        expect(name).toMatch(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/);
        expect(name).not.toMatch(DEVICE);
        expect(name.length).toBeLessThanOrEqual(65);
      }),
      { numRuns: 200 + TITLES.length, examples: TITLES.map((title) => [title]) },
    );
  });

  it.each(TITLES)('can be that of a book called %j', (title) => {
    expect(() => parseConfig({ ...SMALL, title })).not.toThrow();
  });
});

describe('the files of a book', () => {
  it('have names that no text of the book can change', () => {
    const names = (fields: object) => {
      const book = peerBook([3], fields);
      const materials = loadMaterials(book, []);
      return (['keys', 'aloud', 'brf', 'epub', 'html', 'pef'] as const).flatMap((edition) =>
        Array.from(renderEdition(book, edition, materials), ({ name }) => name),
      );
    };
    const hostile = { title: '../../x', author: '/etc/passwd', seed: '..\\..\\x', subtitle: 'CON' };
    expect(names(hostile)).toEqual(names({}));
  });
});

/** Fields of a config that name a file. */
const naming = (name: string) => [
  { sections: [{ title: 'x', from: name }] },
  { sections: [{ title: 'x', shape: name, count: 1 }] },
  { print: { fonts: { text: name } } },
];

describe('dominosa book', () => {
  const folder = testFolder();
  const config = (fields: object) =>
    folder.write('config.json', JSON.stringify({ ...SMALL, editions: ['keys'], ...fields }));

  it('is written beside its lock, and nowhere else', async () => {
    const title = '../../escaped';
    mkdirSync(folder.path('inner'));
    const path = config({ title });
    const { code } = await run('book', path, '-q', '-o', folder.path('inner', 'out'));
    expect(code).toBe(0);
    expect(readdirSync(folder.path()).toSorted()).toEqual(['config.json', 'inner']);
    expect(readdirSync(folder.path('inner'))).toEqual(['out']);
    expect(readdirSync(folder.path('inner', 'out'))).toEqual([slug(title)]);
  });

  it.each([
    ['of its unfinished files', '.small-ue-co.partial', '', []],
    ['of its journal', '.small-ue-co.partial/journal.jsonl', 'book.json', []],
    ['of its lock', '.small-ue-co.lock', 'book.json', ['--force']],
    ['of the book itself', 'small-ue-co', '', ['--force']],
  ])('leaves alone what a link in place %s leads to', async (_, link, file, force) => {
    mkdirSync(folder.path('victim'));
    writeFileSync(folder.path('victim', 'book.json'), 'kept');
    mkdirSync(dirname(folder.path('out', link)), { recursive: true });
    symlinkSync(folder.path('victim', file), folder.path('out', link));
    const args = ['book', config({}), '-q', '-o', folder.path('out')];
    if (link === 'small-ue-co') expect((await run(...args)).code).toBe(2);
    expect((await run(...args, ...force)).code).toBe(0);
    expect(contentOf(folder.path('victim'))).toEqual({ 'book.json': 'kept' });
    expect(readdirSync(folder.path('out'))).toContain('small-ue-co');
    expect(existsSync(folder.path('out', '.small-ue-co.partial'))).toBe(false);
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
    for (const fields of naming('named.txt')) {
      expect((await run('book', config(fields), '-q', '-o', folder.path('out'))).code).toBe(2);
      expect(readFileSync(folder.path('named.txt'), 'utf8')).toBe(text);
    }
    expect(existsSync(folder.path('out'))).toBe(false);
  });
});

describe.runIf(process.platform === 'linux')('a pipe or a device', () => {
  const folder = testFolder();

  it.each(['/dev/zero', 'pipe'])('%s is not read, whoever names it', async (name) => {
    const path = name === 'pipe' ? folder.path(name) : name;
    if (name === 'pipe') execFileSync('mkfifo', [path]);
    const out = ['-q', '-o', folder.path('out')];
    const configs = naming(path).map((fields, i) =>
      folder.write(`${i}.json`, JSON.stringify({ ...SMALL, editions: ['keys'], ...fields })),
    );
    for (const args of [
      ...[
        ['solve', path],
        ['check', path],
        ['render', path, ...out],
        ['register', 'sutaf-vajab', path],
      ],
      ...[
        ['solve', '001/110', '--check', path],
        ['generate', '--shape', path],
        ['generate', '--exclude', path],
      ],
      ...[path, ...configs].map((config) => ['book', config, ...out]),
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
    expect(status).toBe(2);
    expect(stderr).toBe('error: standard input: this is too large\n  expected at most 67108864 bytes\n');
  });
});

describe('what the names of files can be', () => {
  const folder = testFolder();

  it.each(['a\0b', '-', '', 'x'.repeat(5000), 'loop', 'a\u001b[2Jb', '..', '/proc/self/mem'])(
    'in a config: %j ends with a word to the user',
    async (name) => {
      symlinkSync('loop', folder.path('loop'));
      for (const fields of naming(name)) {
        const path = folder.write('config.json', JSON.stringify({ ...SMALL, ...fields }));
        const { code, stderr } = await run('book', path, '-q', '-o', folder.path('out'));
        expect([fields, code, stderr]).toEqual([fields, 2, expect.stringMatching(/^error: [ -~\n…“”]*$/)]);
      }
    },
  );
});
