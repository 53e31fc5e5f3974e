import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadFonts } from '../../src/node/fonts.ts';
import {
  contentOf,
  expectRefused,
  failure,
  output,
  run,
  runChild,
  SMALL,
  SMALL_FOLDER,
  testFolder,
} from '../helpers/cli/run.ts';
import { faultOf } from '../helpers/fault.ts';

const { path, write, json } = testFolder();

const out = (...parts: string[]) => path('out', ...parts);
const book = (...parts: string[]) => out(SMALL_FOLDER, ...parts);
const FILES = [
  'book.json',
  ...['large-print', 'giant-print', 'standard-print'].flatMap((name) => [`${name}.pdf`, `${name}-keys.pdf`]),
  ...[
    'kdp.pdf',
    'kdp-cover.pdf',
    'tactile.pdf',
    'boards.pdf',
    'board-empty.pdf',
    'kit.pdf',
    'kit.brf',
    'kit.txt',
  ],
  ...['stones.pdf', 'stones-tactile.pdf', 'stones-braille.pdf', 'calibration.pdf'],
  ...['book.brf', 'keys.brf', 'embossing.txt', 'book.pef', 'book.txt', 'book.epub', 'book.html', 'book.ebrl'],
  ...['keys.json', 'keys.csv', 'keys.txt'],
];
/** The beginning and the end of each type of file. */
const FORMS: Readonly<Record<string, RegExp>> = {
  pdf: /^%PDF-1\.\d[\s\S]*%%EOF\n?$/,
  json: /^\{[\s\S]*\}\n$/,
  brf: /^[ -_\r\n\f]*\f$/,
  pef: /^<\?xml[\s\S]*<\/pef>\n?$/,
  txt: /^[^\s][\s\S]*[^\s]\n$/,
  epub: /^PK[\s\S]{28}mimetypeapplication\/epub\+zip/,
  ebrl: /^PK[\s\S]{28}mimetypeapplication\/epub\+zip/,
  html: /^<!DOCTYPE html>[\s\S]*<\/html>\n$/,
  csv: /^\u00ef\u00bb\u00bfpuzzle,[\s\S]*\r\n$/,
};
/** The files of the fastest editions. How commands treat folders does not depend on the edition. */
const TEXT_FILES = ['book.json', 'book.txt'];
const KEY_FILES = ['keys.json', 'keys.csv', 'keys.txt'];

/** Makes the small book, by default only with the script for reading aloud. */
async function makeSmall(...args: string[]) {
  const config = write('small.json', SMALL);
  const editions = args.some((arg) => arg.startsWith('--edition')) ? [] : ['--edition=aloud'];
  return run('book', config, '-o', out(), ...editions, ...args);
}

/** The output for these files. */
const listed = (names: readonly string[]) => names.map((name) => `${book(name)}\n`).join('');

/** A config of a book with this picture on its cover. */
function withPicture(file: string): string {
  const picture = { file, words: 'a lighthouse' };
  return write('picture.json', { ...SMALL, editions: ['html'], print: { cover: { picture } } });
}

/** A folder with a cover whose error appears only when the book is filled in. */
function wordsThatFail(): string {
  mkdirSync(path('words'));
  write('words/cover.xml.hbs', '<section role="cover">\n  <board puzzle="99" view="key"/>\n</section>');
  return path('words');
}

describe('dominosa book', () => {
  it('writes every edition into a folder of its own, and prints the paths', () => {
    const config = write('small.json', SMALL);
    expect(runChild(['book', config], { cwd: path() })).toEqual({
      code: 0,
      stdout: FILES.map((name) => `output/${SMALL_FOLDER}/${name}\n`).join(''),
      // On a busy machine a line each minute tells how far it is.
      stderr: expect.stringMatching(
        /^(editions rendered: .*\n)*note: pages of book\.brf have 38 cells by 27 lines; .*\n$/,
      ),
    });
    expect(readdirSync(path('output'))).toEqual([SMALL_FOLDER]);
    const content = contentOf(path('output', SMALL_FOLDER));
    expect(Object.keys(content).sort()).toEqual([...FILES].sort());
    for (const [name, bytes] of Object.entries(content)) {
      expect(bytes, name).toMatch(FORMS[name.split('.').at(-1)!]!);
    }
    const made = JSON.parse(Buffer.from(content['book.json']!, 'latin1').toString('utf8'));
    expect(made.title).toBe(SMALL.title);
  });

  it('is about the first book without a config, and adds an edition to it', async () => {
    const golden = JSON.parse(readFileSync(new URL('../golden/first-book.json', import.meta.url), 'utf8'));
    const first = (...parts: string[]) => out('dominosa-find-the-dominoes', ...parts);
    mkdirSync(first(), { recursive: true });
    writeFileSync(first('book.json'), JSON.stringify({ ...golden, editions: ['aloud'] }));
    expect(await run('book', '--edition', 'keys', '-o', out())).toEqual(
      output(0, ['book.json', ...KEY_FILES].map((name) => `${first(name)}\n`).join('')),
    );
    expect(json('out', 'dominosa-find-the-dominoes', 'book.json')).toEqual({
      ...golden,
      editions: ['aloud', 'keys'],
    });
  });

  it('lets flags change the config, and the same flags give the same bytes', async () => {
    const args = ['--seed', 'other', '--lang', 'de', '--edition', 'aloud', '--edition', 'keys'];
    expect(await makeSmall(...args)).toMatchObject(output(0, listed([...TEXT_FILES, ...KEY_FILES])));
    const first = contentOf(out());
    const made = json('out', SMALL_FOLDER, 'book.json');
    expect(made).toMatchObject({ seed: 'other', language: 'de', editions: ['aloud', 'keys'] });
    expect(made.sections[0].puzzles[0].origin.seed).toBe('other/1/1');
    expect((await makeSmall(...args, '--force')).code).toBe(0);
    expect(contentOf(out())).toEqual(first);
  });

  it('makes a second volume without the puzzles of the first', async () => {
    await makeSmall();
    const second = write('second.json', { ...SMALL, title: 'Second' });
    const args = ['-o', out(), '--edition', 'aloud', '--exclude', book('book.json')];
    expect((await run('book', second, ...args)).code).toBe(0);
    const ids = (file: string) =>
      JSON.parse(readFileSync(file, 'utf8')).sections[0].puzzles.map(({ id }: { id: string }) => id);
    const [one, two] = [ids(book('book.json')), ids(out('second', 'book.json'))];
    expect(new Set([...one, ...two]).size).toBe(4);
  });
});

describe('an earlier book', () => {
  const EXISTS = () =>
    `error: ${book()}: the folder exists already\nhint: --output chooses another place; --force deletes what the program made there before\n`;

  it('is given a further edition, and keeps those that it has', async () => {
    await makeSmall('--edition=keys');
    const before = contentOf(book());
    const added = await makeSmall('--edition=aloud');
    expect(added).toEqual(output(0, listed(TEXT_FILES)));
    const { 'book.json': had, ...files } = before;
    const { 'book.json': has, ...all } = contentOf(book());
    expect(Object.keys(all)).toHaveLength(KEY_FILES.length + TEXT_FILES.length - 1);
    expect(all).toMatchObject(files);
    expect(JSON.parse(had!).editions).toEqual(['keys']);
    expect(JSON.parse(has!).editions.toSorted()).toEqual(['aloud', 'keys']);
    // The same as if both had been requested at once.
    rmSync(out(), { recursive: true });
    await makeSmall('--edition=aloud', '--edition=keys');
    expect(contentOf(book())).toEqual({ 'book.json': has, ...all });
  });

  it('is made again with --force and one edition: the others stay, as they are of the same book', async () => {
    await makeSmall('--edition=aloud', '--edition=keys');
    const before = contentOf(book());
    writeFileSync(book('book.txt'), 'spoilt');
    expect(await makeSmall('--edition=aloud', '--force')).toMatchObject({ code: 0 });
    expect(contentOf(book())).toEqual(before);
  });

  it.each([
    ['of another seed is given no edition', ['--edition=aloud', '--seed', 'other']],
    ['in another language is given no edition', ['--edition=aloud', '--lang', 'de']],
    ['that has all that is asked for is not touched', ['--edition=keys']],
  ])('%s', async (_, args) => {
    await makeSmall('--edition=keys');
    const before = contentOf(path());
    expect(await makeSmall(...args)).toEqual(failure(2, EXISTS()));
    expect(contentOf(path())).toEqual(before);
  });

  it('with fewer or other puzzles is given no edition', async () => {
    await makeSmall('--edition=keys');
    const sections = SMALL.sections.map((section, i) => (i === 0 ? { ...section, count: 1 } : section));
    const other = write('other.json', { ...SMALL, sections });
    expect(await run('book', other, '-o', out(), '--edition=aloud')).toMatchObject({
      code: 2,
      stderr: EXISTS(),
    });
    // After a manual change, the book no longer matches what the config makes.
    const text = readFileSync(book('book.json'), 'utf8');
    writeFileSync(book('book.json'), text.replace(/"date": "[^"]*"/, '"date": "2001-01-01"'));
    expect(await makeSmall('--edition=aloud')).toMatchObject({ code: 2, stderr: EXISTS() });
    writeFileSync(book('book.json'), '{');
    expect(await makeSmall('--edition=aloud')).toMatchObject({ code: 2, stderr: EXISTS() });
  });

  it('is replaced whole with --force: no file of it is left that does not belong to the new one', async () => {
    await makeSmall('--edition=keys');
    await makeSmall('--edition=aloud', '--force', '--seed', 'other');
    expect(readdirSync(book()).sort()).toEqual([...TEXT_FILES].sort());
    expect(readdirSync(out())).toEqual([SMALL_FOLDER]);
  });

  it('is not mixed up with a file that has its name', async () => {
    mkdirSync(out());
    writeFileSync(book(), 'a file');
    expect(await makeSmall('--force')).toEqual(
      failure(2, [
        `error: ${book()}: there is a file where the folder should be`,
        `hint: move it away, or choose another place with --output`,
      ]),
    );
    expect(contentOf(out())).toEqual({ [SMALL_FOLDER]: 'a file' });
  });
});

describe('when a book cannot be made', () => {
  const tooMany = { title: SMALL.title, sections: [{ title: 'One', range: 1, count: 2 }] };

  /** Possible failures: the arguments, the exit code, and the first line of the message. */
  const WAYS: readonly [name: string, args: () => string[], code: number, said: RegExp][] = [
    [
      'the number of processes is wrong',
      () => [write('small.json', SMALL), '--jobs', '0'],
      2,
      /^error: --jobs: "0" cannot be used\n/,
    ],
    [
      'there are not enough puzzles',
      () => [write('small.json', tooMany)],
      1,
      /^error: sections\[0\]: after 1 of 2: no further puzzle of range 1 with one solution in 20000 attempts\n/,
    ],
    [
      'a template is wrong',
      () => {
        mkdirSync(path('words'));
        write('words/key.xml.hbs', '<section role="key">\n  <h2>{{nmber}}</h2>\n</section>');
        return [write('small.json', SMALL), '--templates', path('words')];
      },
      2,
      /^error: .*words\/key\.xml\.hbs:2:9: there is no value called "nmber"\nhint: did you mean "number"\?/,
    ],
    [
      'a template turns out to be wrong only when the book is filled in',
      () => [write('small.json', SMALL), '--templates', wordsThatFail(), '--edition=large-print'],
      2,
      /^error: book\.xml\.hbs, filled in:2:3: there is no puzzle "99"\n {2}expected a number from 1 to 2, first, lesson, practice, example-terzett, example-completion, figure-2, net-2, cover, figure-5-a, figure-5-b, or the key of a technique\n/,
    ],
    [
      'a picture lies outside the folder',
      () => [withPicture('inner/../../outside.png')],
      2,
      /^error: print\.cover\.picture\.file: .*outside\.png: the picture lies outside the folder/,
    ],
    [
      'a picture is too large',
      () => {
        write('large.svg', `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(40_000_000)}</svg>`);
        return [withPicture('large.svg')];
      },
      2,
      /^error: print\.cover\.picture\.file: large\.svg: /,
    ],
    [
      'a box is too thick',
      () => [write('box.json', { ...SMALL, box: 9 })],
      2,
      /^error: .*box\.json: box: 9 is too large\n/,
    ],
  ];

  it.each(WAYS)('as %s, nothing is left behind', async (_, args, code, said) => {
    const given = args();
    const before = contentOf(path());
    const result = await run('book', ...given, '-o', out('deep', 'down'));
    expect(result).toEqual({ code, stdout: '', stderr: expect.stringMatching(said) as unknown as string });
    expect(contentOf(path())).toEqual(before);
  });

  it('the earlier book stays as it was', async () => {
    await makeSmall();
    writeFileSync(book('notes.txt'), 'mine');
    const before = contentOf(out());
    const args = ['--force', '--templates', wordsThatFail(), '--edition=large-print'];
    expect(await makeSmall(...args)).toMatchObject({ code: 2, stdout: '' });
    expect(contentOf(out())).toEqual(before);
  });

  it.each([
    [
      'below a file',
      'a-file/below',
      'a part of the path is not a folder\nhint: look for a mistake in the path',
    ],
    ['that is a file', 'a-file', 'a part of the path is not a folder\nhint: look for a mistake in the path'],
    ['whose name is too long', `x/${'y '.repeat(150)}z`, 'the name is too long\nhint: take a shorter one'],
  ])('as its place is one %s', async (_, place, why) => {
    write('a-file', '');
    const config = write('small.json', SMALL);
    const before = contentOf(path());
    expect(await run('book', config, '-o', path(place))).toEqual(
      failure(2, `error: ${path(place)}: cannot be written: ${why}\n`),
    );
    expect(contentOf(path())).toEqual(before);
  });

  // Root may write despite permissions, except where the system itself makes the files.
  it.runIf(existsSync('/proc/self'))('as the system lets no folder be made', async () => {
    const config = write('small.json', SMALL);
    expect(await run('book', config, '-o', '/proc/dominosa/books')).toEqual(
      failure(2, 'error: /proc/dominosa/books: cannot be written: there is no such file or folder\n'),
    );
  });

  it('as a font is missing', () => {
    const fonts = path('fonts');
    cpSync(new URL('../../fonts', import.meta.url), fonts, { recursive: true });
    expect(Object.keys(loadFonts(fonts)).length).toBeGreaterThan(3);
    rmSync(path('fonts', 'andika', 'Andika_700Bold.ttf'));
    expect(faultOf(() => loadFonts(fonts))).toEqual({
      message: 'the font cannot be read: there is no such file or folder',
      where: path('fonts', 'andika', 'Andika_700Bold.ttf'),
      hint: 'install dominosa-press again, or put the file back from its package',
    });
  });
});

describe('a run that was killed', () => {
  it('while it wrote: the half folder is cleared away', async () => {
    mkdirSync(out(`.${SMALL_FOLDER}.partial`, 'left', 'over'), { recursive: true });
    writeFileSync(out(`.${SMALL_FOLDER}.partial`, 'book.json'), '{');
    expect(await makeSmall()).toMatchObject({ code: 0 });
    expect(readdirSync(out())).toEqual([SMALL_FOLDER]);
    expect(readdirSync(book()).sort()).toEqual([...TEXT_FILES].sort());
  });

  it('while it exchanged the folders, before the new one was in place: the earlier book comes back', async () => {
    await makeSmall();
    const before = contentOf(book());
    renameSync(book(), out(`.${SMALL_FOLDER}.former`));
    mkdirSync(out(`.${SMALL_FOLDER}.partial`));
    expect(await makeSmall('--seed', 'other')).toMatchObject({ code: 2 });
    expect(contentOf(book())).toEqual(before);
    renameSync(book(), out(`.${SMALL_FOLDER}.former`));
    expect(await makeSmall('--seed', 'other', '--force')).toMatchObject({ code: 0 });
    expect(readdirSync(out())).toEqual([SMALL_FOLDER]);
    expect(readFileSync(book('book.json'), 'utf8')).toContain('"seed": "other"');
  });

  it('while it exchanged the folders, after the new one was in place: the earlier one is cleared away', async () => {
    await makeSmall();
    const before = contentOf(book());
    mkdirSync(out(`.${SMALL_FOLDER}.former`));
    writeFileSync(out(`.${SMALL_FOLDER}.former`, 'book.json'), 'the earlier book');
    expect(await makeSmall('--force')).toMatchObject({ code: 0 });
    expect(readdirSync(out())).toEqual([SMALL_FOLDER]);
    expect(contentOf(book())).toEqual(before);
  });
});

describe('dominosa render', () => {
  it('makes the same bytes again beside those of other editions', async () => {
    await makeSmall('--edition=keys');
    const before = contentOf(out());
    const file = book('book.json');
    expect(await run('render', file, '-o', out(), '--edition', 'aloud')).toEqual(
      output(0, listed(TEXT_FILES)),
    );
    const both = contentOf(out());
    const { [`${SMALL_FOLDER}/book.json`]: _, ...keys } = before;
    expect(both).toMatchObject(keys);
    expect(Object.keys(both)).toHaveLength(1 + TEXT_FILES.length + KEY_FILES.length);
    // From now on the book has both editions.
    expect(await run('render', file, '-o', out())).toMatchObject(
      output(0, listed([...TEXT_FILES, ...KEY_FILES])),
    );
    expect(contentOf(out())).toEqual(both);
  });

  it('takes away the files that its editions no longer have, and no others', async () => {
    await makeSmall('--edition=keys', '--edition=brf');
    const before = contentOf(book());
    const stale = ['keys-volume-7.brf', 'book-volume-1.brf', 'book.ubrl'];
    for (const name of [...stale, 'book-volume-x.brf', 'notes.txt']) writeFileSync(book(name), 'old');
    await run('render', book('book.json'), '-o', out(), '--edition', 'keys');
    expect(readdirSync(book())).toEqual(expect.arrayContaining(stale));
    await run('render', book('book.json'), '-o', out(), '--edition', 'brf');
    expect(readdirSync(book())).toEqual(
      expect.arrayContaining(['book-volume-x.brf', 'notes.txt', 'keys.csv']),
    );
    expect(readdirSync(book()).filter((name) => stale.includes(name))).toEqual([]);
    expect(contentOf(book())).toMatchObject(before);
  });

  it('makes the files of a book from book.json alone', async () => {
    await makeSmall();
    const before = contentOf(book());
    const moved = write('moved.json', readFileSync(book('book.json'), 'utf8'));
    expect(await run('render', moved, '-o', path('other'))).toMatchObject({ code: 0, stderr: '' });
    expect(contentOf(path('other', SMALL_FOLDER))).toEqual(before);
  });

  it('in the other language is another book, so files of the first do not stay beside it', async () => {
    await makeSmall('--edition=keys');
    const english = contentOf(book());
    const args = ['render', book('book.json'), '-o', out(), '--lang', 'de', '--edition', 'aloud'];
    expect(await run(...args)).toMatchObject({ code: 2 });
    expect(contentOf(book())).toEqual(english);
    expect(await run(...args, '--force', '--json')).toEqual(
      output(0, `${JSON.stringify({ folder: book(), files: TEXT_FILES.map((name) => book(name)) })}\n`),
    );
    expect(readdirSync(book()).sort()).toEqual([...TEXT_FILES].sort());
    expect(json('out', SMALL_FOLDER, 'book.json').language).toBe('de');
  });

  it('refuses a book that was changed, and writes nothing', async () => {
    await makeSmall();
    const text = readFileSync(book('book.json'), 'utf8');
    // The key of the book begins with a vertical domino.
    const bad = write('bad.json', text.replace('"key":["T', '"key":["L'));
    expect(readFileSync(bad, 'utf8')).not.toBe(text);
    const before = contentOf(path());
    const told = /sections\[0\]\.puzzles\[0\]: key: key row 1, column 1: "L"/;
    await expectRefused(['render', bad, '-o', path('elsewhere')], told);
    expect(contentOf(path())).toEqual(before);
  });
});
