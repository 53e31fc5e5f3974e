import { readFileSync } from 'node:fs';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Book, parseBookFile } from '../../src/book/book.ts';
import type { Edition } from '../../src/book/choices.ts';
import { parseLine } from '../../src/domino/notation.ts';
import { UserError } from '../../src/errors.ts';
import { ENGINES } from '../../src/node/braille.ts';
import { EXPECTED } from '../../src/proof/editions.ts';
import {
  checkEdition,
  checkFolder,
  editionsIn,
  filesIn,
  joinFaults,
  strangersIn,
} from '../../src/proof/folder.ts';

/** As much of a book as its files are told by. */
const bookOf = (fields: object = {}): Book =>
  ({
    title: 'A book',
    language: 'en',
    editions: ['brf', 'kit'],
    sections: [{ range: 3, puzzles: [] }],
    exhibits: [],
    braille: { code: 'nabcc', formFeed: true, grade: 'contracted', translator: 'built-in' },
    ...fields,
  }) as unknown as Book;

const namesOf = (edition: Edition, fields: object = {}) =>
  EXPECTED[edition](bookOf(fields)).map(({ name, ending }) => `${name}.${ending}`);
const holdingsOf = (edition: Edition, fields: object = {}) =>
  EXPECTED[edition](bookOf(fields)).map(({ holds }) => holds.join(' '));

describe('the files of an edition', () => {
  it.each<[edition: Edition, fields: object, names: string[]]>([
    ['large-print', {}, ['large-print.pdf', 'large-print-keys.pdf']],
    ['large-print', { solutions: 'apart' }, ['large-print.pdf', 'large-print-solutions.pdf']],
    ['large-print', { solutions: 'none' }, ['large-print.pdf']],
    ['large-print', { contents: ['puzzles'] }, ['large-print.pdf']],
    ['large-print', { contents: ['puzzles', 'solutions'] }, ['large-print.pdf', 'large-print-keys.pdf']],
    ['large-print', { solutions: 'apart', contents: ['puzzles'] }, ['large-print.pdf']],
    ['large-print', { sections: [] }, ['large-print.pdf']],
    ['large-print', { sections: [], locks: [{}] }, ['large-print.pdf', 'large-print-keys.pdf']],
    ['kdp', {}, ['kdp.pdf', 'kdp-cover.pdf']],
    ['kdp', { solutions: 'apart' }, ['kdp.pdf', 'kdp-cover.pdf', 'kdp-solutions.pdf']],
    ['tactile', {}, ['tactile.pdf']],
    ['tactile', { tactile: 'full' }, ['tactile.pdf', 'tactile-keys.pdf']],
    ['tactile', { tactile: 'full', solutions: 'none' }, ['tactile.pdf']],
    ['tactile', { tactile: 'full', solutions: 'apart' }, ['tactile.pdf', 'tactile-solutions.pdf']],
    ['kit', {}, ['boards.pdf', 'board-empty.pdf', 'kit.pdf', 'kit.brf', 'kit.txt']],
    [
      'kit',
      { sections: [{ range: 3, oneKey: true }] },
      ['boards.pdf', 'board-empty.pdf', 'stencils.pdf', 'kit.pdf', 'kit.brf', 'kit.txt'],
    ],
    [
      'kit',
      { sections: [{ range: 3 }, { range: 3, oneKey: true }] },
      ['boards.pdf', 'board-empty.pdf', 'stencils.pdf', 'kit.pdf', 'kit.brf', 'kit.txt'],
    ],
    [
      'kit',
      { sections: [{ range: 3, oneKey: true }], solutions: 'none' },
      ['boards.pdf', 'board-empty.pdf', 'kit.pdf', 'kit.brf', 'kit.txt'],
    ],
    [
      'kit',
      { sections: [{ range: 3, oneKey: true }], contents: ['puzzles'] },
      ['boards.pdf', 'board-empty.pdf', 'kit.pdf', 'kit.brf', 'kit.txt'],
    ],
    ['stones', {}, ['stones.pdf', 'stones-tactile.pdf', 'stones-braille.pdf']],
    [
      'stones',
      { sections: [{ range: 9 }, { range: 13 }] },
      ['stones.pdf', 'stones-tactile.pdf', 'stones-braille.pdf'],
    ],
    ['stones', { sections: [{ range: 3 }, { range: 10 }] }, ['stones.pdf', 'stones-tactile.pdf']],
    ['stones', { sections: [{ range: 12 }] }, ['stones.pdf', 'stones-tactile.pdf']],
    ['stones', { sections: [{ range: 13 }] }, []],
    [
      'stones',
      { sections: [], exhibits: [{ puzzle: { range: 7 } }] },
      ['stones.pdf', 'stones-tactile.pdf', 'stones-braille.pdf'],
    ],
    [
      'stones',
      { sections: [], composing: [{ task: { puzzle: { range: 12 } } }] },
      ['stones.pdf', 'stones-tactile.pdf'],
    ],
    ['calibration', {}, ['calibration.pdf']],
    ['brf', {}, ['book.brf', 'keys.brf', 'embossing.txt']],
    ['brf', { solutions: 'apart' }, ['book.brf', 'solutions.brf', 'embossing.txt']],
    ['brf', { solutions: 'none' }, ['book.brf', 'embossing.txt']],
    ['brf', { braille: { code: 'unicode' } }, ['book.ubrl', 'keys.ubrl', 'embossing.txt']],
    ['pef', {}, ['book.pef']],
    ['aloud', { solutions: 'apart' }, ['book.txt', 'solutions.txt']],
    ['epub', {}, ['book.epub']],
    ['html', {}, ['book.html']],
    ['ebraille', { solutions: 'none' }, ['book.ebrl']],
    ['keys', {}, ['keys.json', 'keys.csv', 'keys.txt']],
    ['keys', { solutions: 'none' }, []],
  ])('%s of a book with %o', (edition, fields, names) => {
    expect(namesOf(edition, fields)).toEqual(names);
  });

  it.each<[edition: Edition, fields: object, holds: string[]]>([
    ['large-print', {}, ['puzzles keys coverKey', 'keys']],
    ['large-print', { solutions: 'apart' }, ['puzzles cover', 'keys']],
    ['large-print', { solutions: 'none' }, ['puzzles cover']],
    ['kdp', {}, ['puzzles keys', 'coverKey']],
    ['kdp', { solutions: 'apart' }, ['puzzles', 'cover', 'keys']],
    ['tactile', { tactile: 'full' }, ['puzzles', 'keys']],
    ['brf', {}, ['puzzles', 'keys', '']],
    ['epub', {}, ['puzzles keys']],
    ['epub', { solutions: 'none' }, ['puzzles']],
    ['epub', { solutions: 'apart' }, ['puzzles', 'keys']],
    // Solutions that are apart have what there is of them, as turning points.
    ['epub', { solutions: 'apart', contents: ['puzzles', 'hints'] }, ['puzzles', '']],
    ['kit', {}, ['puzzles', '', '', '', '']],
    ['stones', {}, ['', '', '']],
    ['keys', {}, ['keys', 'keys', 'keys']],
  ])('%s of a book with %o hold its puzzles and keys', (edition, fields, holds) => {
    expect(holdingsOf(edition, fields)).toEqual(holds);
  });

  it('tell ids beside puzzles where these are pressed, read aloud or on a screen', () => {
    const idsOf = (edition: Edition) => EXPECTED[edition](bookOf())[0]!.ids;
    expect(idsOf('large-print')).toEqual({ puzzles: false, keys: false, series: false });
    expect(idsOf('tactile')).toEqual({ puzzles: true, series: false });
    for (const edition of ['brf', 'pef'] as const)
      expect(idsOf(edition)).toEqual({ puzzles: true, keys: false, series: true });
    for (const edition of ['aloud', 'epub', 'html', 'ebraille', 'keys'] as const)
      expect(idsOf(edition)).toEqual({ puzzles: true, series: true });
  });

  it('can be played in a page, but not in that of its solutions', () => {
    const played = EXPECTED.html(bookOf({ solutions: 'apart' })).map(({ isPlayed }) => isPlayed);
    expect(played).toEqual([true, false]);
    expect(EXPECTED.epub(bookOf()).map(({ isPlayed }) => isPlayed)).toEqual([undefined]);
  });
});

describe('what lies in the folder of a book', () => {
  const names = [
    'book.json',
    'book-volume-2.brf',
    'book-volume-10.brf',
    'book-volume-1.brf',
    'keys-volume-x.brf',
    'book.epub',
    'book-volume-1.epub',
    'xbook.brf',
    'notes.txt',
  ];

  it('are the files of editions, volumes in their order where there can be some', () => {
    expect(filesIn(bookOf(), names, 'brf')).toEqual([
      'book-volume-1.brf',
      'book-volume-2.brf',
      'book-volume-10.brf',
    ]);
    expect(filesIn(bookOf(), names, 'epub')).toEqual(['book.epub']);
    expect(filesIn(bookOf(), ['kdp-volume-1.pdf'], 'kdp')).toEqual([]);
    expect(filesIn(bookOf(), ['book.brf', 'book-volume-1.brf'], 'brf')).toEqual([
      'book.brf',
      'book-volume-1.brf',
    ]);
  });

  it('are no volumes of what is one file', () => {
    const volumes = (edition: Edition, fields: object = {}) =>
      namesOf(edition, fields).filter((name) => {
        const volume = name.replace('.', '-volume-1.');
        return filesIn(bookOf(fields), [volume], edition).length > 0;
      });
    expect(volumes('giant-print')).toEqual(['giant-print.pdf', 'giant-print-keys.pdf']);
    expect(volumes('brf')).toEqual(['book.brf', 'keys.brf']);
    expect(volumes('kit')).toEqual(['kit.pdf', 'kit.brf']);
    for (const edition of ['kdp', 'tactile', 'pef', 'aloud', 'epub', 'html', 'ebraille', 'keys'] as const)
      expect(volumes(edition, { solutions: 'apart', tactile: 'full' }), edition).toEqual([]);
  });

  it('are strangers of no edition', () => {
    expect(strangersIn(bookOf(), names)).toEqual(
      ['keys-volume-x.brf', 'book-volume-1.epub', 'xbook.brf', 'notes.txt'].map(
        (name) => `${name} does not belong to this book`,
      ),
    );
  });

  it('are looked at by editions: those of the book and those that are there, or those that are asked for', () => {
    expect(editionsIn(bookOf(), ['book.json'])).toEqual(['kit', 'brf']);
    expect(editionsIn(bookOf(), names)).toEqual(['kit', 'brf', 'epub']);
    expect(editionsIn(bookOf(), names, ['html', 'epub'])).toEqual(['epub', 'html']);
  });

  it('come to what all of its editions come to', () => {
    expect(joinFaults([])).toEqual({ faults: [], unreadable: [], files: 0 });
    const [one, other] = [
      { faults: ['a'], unreadable: ['b', 'c'], files: 2 },
      { faults: ['d', 'e'], unreadable: [], files: 3 },
    ];
    expect(joinFaults([one!, other!])).toEqual({ faults: ['a', 'd', 'e'], unreadable: ['b', 'c'], files: 5 });
  });
});

describe('a folder', () => {
  const file = parseBookFile(
    JSON.parse(readFileSync(new URL('../golden/first-book.json', import.meta.url), 'utf8')),
  );
  const check = (names: readonly string[], only?: readonly Edition[]) =>
    checkFolder({ ...file, editions: ['html'] }, { names, read: () => strToU8('<html>') }, ENGINES, only);

  it('has what the editions of the book need, and what else is there is read or told', async () => {
    expect(await check(['book.json'])).toEqual({
      faults: ['book.html is missing: the book has the edition html'],
      unreadable: [],
      files: 0,
    });
    // Of what is not asked for nothing is said.
    expect(await check(['book.html', 'kdp.pdf', 'notes.txt'], ['html'])).toMatchObject({
      faults: [],
      files: 1,
    });
    // An edition that the book does not have need not be there whole.
    expect((await check(['book.json', 'book.html', 'kit.txt'])).faults).toEqual([]);
    const { faults, unreadable, files } = await check(['book.json', 'book.html', 'book.epub', 'notes.txt']);
    expect(faults).toEqual(['notes.txt does not belong to this book']);
    expect(unreadable).toEqual([
      expect.stringMatching(/^book\.epub: /),
      expect.stringMatching(/^book\.html: /),
    ]);
    expect(files).toBe(2);
  });

  it('has what is asked for', async () => {
    expect((await check([], ['calibration'])).faults).toEqual([
      'calibration.pdf is missing: the book has the edition calibration',
    ]);
  });
});

describe('the files of an edition are checked', () => {
  /** What is said of these files, of which one has this text. */
  async function told(
    files: Readonly<Record<string, string>>,
    edition: Edition,
    isWanted = true,
    fields: object = {},
  ) {
    const book = bookOf(fields);
    const folder = { names: Object.keys(files), read: (name: string) => strToU8(files[name]!) };
    return checkEdition({ file: book as never, book, folder, engines: ENGINES }, edition, isWanted);
  }

  it('whether they are there, if they must be', async () => {
    expect(await told({}, 'calibration')).toEqual({
      faults: ['calibration.pdf is missing: the book has the edition calibration'],
      unreadable: [],
      files: 0,
    });
    expect(await told({}, 'calibration', false)).toEqual({ faults: [], unreadable: [], files: 0 });
  });

  it('whether their volumes are all there, and nothing beside them in one piece', async () => {
    const page = 'TITLE\nTEXT\n\f';
    const faults = async (names: readonly string[]) =>
      (await told(Object.fromEntries(names.map((name) => [name, page])), 'brf', false)).faults;
    expect(await faults(['book-volume-1.brf', 'book-volume-2.brf', 'keys-volume-3.brf'])).toEqual([]);
    expect(await faults(['book-volume-1.brf', 'book-volume-3.brf'])).toEqual([
      'book-volume-2.brf is missing',
    ]);
    expect(await faults(['book-volume-2.brf', 'book-volume-3.brf'])).toEqual([
      'book-volume-1.brf is missing',
    ]);
    expect(await faults(['book-volume-1.brf', 'keys-volume-3.brf'])).toEqual([
      'keys-volume-2.brf is missing',
    ]);
    expect(await faults(['keys.brf', 'book-volume-1.brf', 'book.brf'])).toEqual([
      'book-volume-1.brf does not belong beside book.brf',
    ]);
    const apart = { 'book-volume-1.brf': page, 'solutions-volume-1.brf': page };
    expect((await told(apart, 'brf', false, { solutions: 'apart' })).faults).toEqual([]);
  });

  it('what is wrong in them, file by file, a hundred of them at most and none of them too long', async () => {
    const pages = (count: number) =>
      Array.from({ length: count }, (_, i) => `  TITLE   #${'A'.repeat((i % 2) + 1)}\n`);
    const few = await told({ 'book.brf': pages(3).join('\f') }, 'brf', false);
    expect(few).toEqual({
      faults: [
        'book.brf, page 2: page 11 comes after page 1',
        'book.brf, page 3: page 1 comes after page 11',
      ],
      unreadable: [],
      files: 1,
    });
    const many = await told({ 'book.brf': pages(151).join('\f') }, 'brf', false);
    expect(many.faults).toHaveLength(101);
    expect(many.faults.at(-1)).toBe('book.brf: 50 more faults');
    const title = `<html><title>${'x'.repeat(2000)}</title></html>`;
    const [long] = (await told({ 'book.html': title }, 'html', false)).faults;
    expect(long).toMatch(/^book\.html, line 1: the title is "x+…$/);
    expect(long).toHaveLength(1001);
    const hundred = await told({ 'book.brf': pages(101).join('\f') }, 'brf', false);
    expect(hundred.faults).toHaveLength(100);
  });

  it('by what reads them: words for the ear, and answers as data', async () => {
    const script =
      'Puzzle one.\nThe board has two rows and three columns, Anna to Cesar.\nRow one: zero, one.\n\n';
    const puzzles = [
      { number: 1, id: 'one', puzzle: parseLine('omnibus 1 001/110'), key: [1, 0, 5, 4, 3, 2] },
    ];
    const fields = { sections: [{ range: 1, puzzles }], solutions: 'none' };
    expect((await told({ 'book.txt': script }, 'aloud', false, fields)).faults).toEqual([
      'book.txt, line 2: puzzle 1, cell b1: 1 instead of 0',
    ]);
    expect(await told({ 'kit.txt': 'Words.' }, 'kit', false)).toEqual({
      faults: [],
      unreadable: [],
      files: 1,
    });
    const record = { id: 'one', kind: 'omnibus', range: 1, rows: ['001', '110'], key: ['LRT', 'LRB'] };
    const file = { sections: [{ title: 'First', puzzles: [record] }], exhibits: [] };
    const answers = await checkEdition(
      {
        file: file as never,
        book: bookOf(),
        folder: { names: ['keys.csv'], read: () => strToU8('puzzle\nx\n') },
        engines: ENGINES,
      },
      'keys',
      false,
    );
    expect(answers.faults).toEqual([
      'keys.csv, record 1: x is not in the book, or comes twice',
      'keys.csv: the key to puzzle 1 is missing',
    ]);
  });

  it('whether all is there that they hold, in one file or in volumes together', async () => {
    const puzzles = [
      { number: 1, id: 'one', puzzle: parseLine('omnibus 1 001/110'), key: [1, 0, 5, 4, 3, 2] },
    ];
    const book = bookOf({ sections: [{ range: 1, puzzles }] });
    const faults = async (...names: string[]) => {
      const folder = { names, read: () => strToU8('TITLE\nTEXT\n\f') };
      return (await checkEdition({ file: book as never, book, folder, engines: ENGINES }, 'brf', false))
        .faults;
    };
    expect(await faults('book-volume-1.brf')).toEqual(['book-volume-1.brf: puzzle 1 is missing']);
    expect(
      await faults('book-volume-1.brf', 'book-volume-2.brf', 'keys-volume-3.brf', 'keys-volume-4.brf'),
    ).toEqual(['book.brf: puzzle 1 is missing', 'keys.brf: the key to puzzle 1 is missing']);
  });

  it('whether they can be read, with the reason and the place', async () => {
    expect(await told({ 'book.html': '<html>\n<p>' }, 'html', false)).toEqual({
      faults: [],
      unreadable: [expect.stringMatching(/^book\.html: this is not well-formed: /)],
      files: 1,
    });
    expect((await told({ 'book.pef': `<pef>${'<a>'.repeat(100)}` }, 'pef', false)).unreadable).toEqual([
      'book.pef: line 1: there are more than 100 elements inside each other',
    ]);
    const failing = (error: Error) => {
      const folder = {
        names: ['book.html'],
        read() {
          throw error;
        },
      };
      const wanted = { file: bookOf() as never, book: bookOf(), folder, engines: ENGINES };
      return checkEdition(wanted, 'html', true);
    };
    const { unreadable } = await failing(
      new UserError('too large', { where: 'book.html, byte 3', hint: 'try this' }),
    );
    expect(unreadable).toEqual(['book.html, byte 3: too large; try this']);
    await expect(failing(new Error('no fault of a user'))).rejects.toThrow('no fault of a user');
  });

  it('whether what is played is there, in the page alone', async () => {
    const page = '<html><p data-lock="sperrdomino deal x"/></html>';
    const faults = async (name: string, edition: Edition) =>
      (await told({ [name]: page }, edition, false, { seed: 'seed', locks: [] })).faults;
    const apart = await told({ 'solutions.html': page }, 'html', false, { solutions: 'apart' });
    expect(apart).toEqual({ faults: [], unreadable: [], files: 1 });
    expect(await faults('book.html', 'html')).toEqual([
      'book.html, line 1, data of the game: "sperrdomino deal x" is played, which is no task of the book',
    ]);
  });
});
