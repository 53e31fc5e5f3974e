import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BookFile, makeBookText, openBook, parseBookFile } from '../../src/book/book.ts';
import { ENGINE } from '../../src/book/engine.ts';
import { parseJson } from '../../src/book/json.ts';
import { planBook } from '../../src/book/plan.ts';
import { firstBook } from '../../src/book/presets.ts';
import { makeKeyRows, makeRows } from '../../src/domino/notation.ts';
import { loadWords } from '../../src/node/words.ts';
import { smallBook } from '../helpers/book/books.ts';
import { type Changes, changed } from '../helpers/book/changed.ts';
import { faultLine, textLike } from '../helpers/fault.ts';

const GOLDEN = new URL('../golden/first-book.json', import.meta.url);

// The output of a seed is guaranteed: anyone with a book's seed can make the book again. If the puzzles in this file must
// change, ENGINE must be raised with them. (A change in the book's words changes only the file and not the engine.)
it('the first book is the same, byte for byte, as ever', async () => {
  expect(makeBookText(await planBook(firstBook(loadWords('en'))))).toBe(readFileSync(GOLDEN, 'utf8'));
  expect(ENGINE).toBe(4);
});

describe('book.json', () => {
  it('is written as it was read', async () => {
    const everything = {
      title: 'Ein „Buch“ & mehr <b>',
      subtitle: 'b',
      author: 'ü \\ "',
      publisher: 'd',
      isbn: '3-16-148410-X',
      rights: 'f',
      description: 'g h',
      imprint: '😀',
      language: 'de',
      date: '2027-01-31',
      paper: 'letter',
      editions: ['tactile'],
    };
    for (const fields of [{}, everything]) {
      const text = makeBookText(await smallBook(fields));
      const file = parseBookFile(parseJson(text));
      expect(makeBookText(file)).toBe(text);
      expect(file).toMatchObject(fields);
      const exhibit = { ...file.sections[0]!.puzzles[0]!, solutions: 4 };
      const shown = makeBookText({ ...file, exhibits: [exhibit, exhibit] });
      expect(makeBookText(parseBookFile(parseJson(shown)))).toBe(shown);
      expect(JSON.parse(shown)).toEqual({ ...file, exhibits: [exhibit, exhibit] });
    }
  });

  it('does not carry the schema and the counts of the config', async () => {
    const file = await smallBook({ $schema: 'config.schema.json' });
    expect(file).not.toHaveProperty('$schema');
    expect(file.sections[0]).not.toHaveProperty('count');
  });

  it('has one puzzle a line', async () => {
    const lines = makeBookText(await smallBook()).split('\n');
    const puzzles = lines.filter((line) => line.includes('"format":"dominosa/puzzle@1"'));
    // Six in sections, and the one on the cover after the name of its field.
    expect(puzzles).toHaveLength(7);
    for (const line of puzzles) {
      const record = line.trim().replace(/^"cover": |,$/g, '');
      expect(JSON.parse(record)).toHaveProperty('rows');
    }
  });
});

it.each<[name: string, change: (file: BookFile) => unknown, fault: string]>([
  [
    'of another format',
    (file) => ({ ...file, format: 'dominosa/puzzle@1' }),
    'format: "dominosa/puzzle@1" is not a format that this version knows; expected dominosa/book@1',
  ],
  [
    'but a config',
    () => ({ title: 'x', sections: [{ title: 'y', count: 1 }] }),
    'format: this field is missing; expected dominosa/book@1',
  ],
  [
    'without an engine',
    (file) => changed(file, { engine: undefined }),
    'engine: this field is missing; expected a number, without quotes',
  ],
  [
    'with a section without puzzles',
    (file) => changed(file, { 'sections[0].puzzles': [] }),
    'sections[0].puzzles: the list is too short; expected at least 1 entry',
  ],
  [
    'with a puzzle without a key',
    (file) => changed(file, { 'sections[1].puzzles[2].key': undefined }),
    'sections[1].puzzles[2].key: this field is missing; expected a list in square brackets',
  ],
  [
    'with an unknown field',
    (file) => changed(file, { 'sections[0].counts': 3 }),
    'sections[0]: unknown field "counts"; expected title, kind, range, shape, level, givens, pattern, conditions, oneKey or puzzles; did you mean "sections[0].puzzles[0].grade.counts"?',
  ],
])('a file that is no book: %s', async (_, change, fault) => {
  const json = JSON.stringify(change(await smallBook()));
  const said = faultLine(() => parseBookFile(parseJson(json)));
  const see = '`dominosa schema book` lists every field';
  expect(said).toBe(fault.endsWith('?') ? `${fault} ${see}` : `${fault}; ${see}`);
});

describe('an open book', () => {
  it('has its puzzles numbered through, with their keys, grades and ids', async () => {
    const file = await smallBook();
    const book = openBook(file);
    const { sections: _, exhibits: __, cover, format: ___, ...fields } = file;
    expect(book).toMatchObject(fields);
    expect(makeRows(book.cover!.puzzle)).toEqual(cover!.rows);
    expect(book.cover).toMatchObject({ id: cover!.id, grade: cover!.grade });
    expect(book.sections.map(({ title, range }) => [title, range])).toEqual([
      ['Section 1', 3],
      ['Section 2', 5],
    ]);
    const puzzles = book.sections.flatMap((section) => section.puzzles);
    const records = file.sections.flatMap((section) => section.puzzles);
    const told = puzzles.map(({ number, id, puzzle, key, grade }) => {
      const rows = { rows: makeRows(puzzle), key: makeKeyRows(puzzle.board, key) };
      return { number, id, grade, ...rows };
    });
    expect(told).toEqual(
      records.map(({ id, rows, key, grade }, i) => ({ number: i + 1, id, grade, rows, key })),
    );
  });

  // The same faults as the check finds (check.books.test.ts), but the first ends all.
  it.each<[name: string, changes: Changes, fault: string | RegExp]>([
    [
      'a key that does not lay whole dominoes',
      { 'sections[0].puzzles[0].key[0]': 'BBBBB' },
      'sections[0].puzzles[0]: key: key row 1, column 1: "B"; expected L beside R, or T above B',
    ],
    [
      'a wrong id',
      { 'sections[0].puzzles[2].id': 'babab-babab' },
      /^sections\[0\]\.puzzles\[2\]: id: the id "babab-babab" is not that of this puzzle; expected [a-z]{5}-[a-z]{5}$/,
    ],
    [
      'a cover with the id of another puzzle',
      { 'cover.id': 'babab-babab' },
      /^cover: id: the id "babab-babab" is not that of this puzzle; /,
    ],
    [
      'a number that was changed',
      { 'sections[0].puzzles[0].rows[0]': '99999' },
      'sections[0].puzzles[0]: a1 holds 9; expected a number from 0 to 3',
    ],
    [
      'puzzles of another range than their section',
      { 'sections[1].range': 6 },
      'sections[1].puzzles[0]: range: dominoes up to 5:5 in a section of dominoes up to 6:6',
    ],
  ])('is not made of %s', async (_, changes, fault) => {
    const file = changed(await smallBook(), changes);
    expect(faultLine(() => openBook(file))).toEqual(textLike(fault));
  });
});
