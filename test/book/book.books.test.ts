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
import { faultOf, type Told } from '../helpers/fault.ts';

const GOLDEN = new URL('../golden/first-book.json', import.meta.url);

// The output of a seed is guaranteed: anyone with a book's seed can make the book again. If the puzzles in this file must
// change, ENGINE must be raised with them. (A change in the book's words changes only the file and not the engine.)
describe('the first book', () => {
  it('is the same, byte for byte, as ever', async () => {
    expect(makeBookText(await planBook(firstBook(loadWords('en'))))).toBe(readFileSync(GOLDEN, 'utf8'));
    expect(ENGINE).toBe(4);
  });
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

const SEE = '`dominosa schema book` lists every field';

type Change = (file: BookFile) => unknown;

describe('a file that is no book', () => {
  it.each<[name: string, change: Change, fault: Told]>([
    [
      'of another format',
      (file) => ({ ...file, format: 'dominosa/puzzle@1' }),
      {
        message: '"dominosa/puzzle@1" is not a format that this version knows',
        where: 'format',
        expected: 'dominosa/book@1',
        hint: SEE,
      },
    ],
    [
      'but a config',
      () => ({ title: 'x', sections: [{ title: 'y', count: 1 }] }),
      { message: 'this field is missing', where: 'format', expected: 'dominosa/book@1', hint: SEE },
    ],
    [
      'without an engine',
      ({ engine: _, ...file }) => file,
      { message: 'this field is missing', where: 'engine', expected: 'a number, without quotes', hint: SEE },
    ],
    [
      'with a section without puzzles',
      (file) => ({ ...file, sections: [{ ...file.sections[0], puzzles: [] }] }),
      {
        message: 'the list is too short',
        where: 'sections[0].puzzles',
        expected: 'at least 1 entry',
        hint: SEE,
      },
    ],
    [
      'with a puzzle without a key',
      (file) => {
        delete (file.sections[1]!.puzzles[2] as { key?: unknown }).key;
        return file;
      },
      {
        message: 'this field is missing',
        where: 'sections[1].puzzles[2].key',
        expected: 'a list in square brackets',
        hint: SEE,
      },
    ],
    [
      'with an unknown field',
      (file) => ({ ...file, sections: [{ ...file.sections[0], counts: 3 }] }),
      {
        message: 'unknown field "counts"',
        where: 'sections[0]',
        expected: 'title, kind, range, shape, level, givens, pattern, conditions, oneKey or puzzles',
        hint: `did you mean "sections[0].puzzles[0].grade.counts"? ${SEE}`,
      },
    ],
  ])('%s', async (_, change, fault) => {
    const json = JSON.stringify(change(await smallBook()));
    expect(faultOf(() => parseBookFile(parseJson(json)))).toEqual(fault);
  });
});

describe('an open book', () => {
  it('has its puzzles numbered through, with their keys, grades and ids', async () => {
    const file = await smallBook({ author: 'A. B.' });
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
    expect(puzzles.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const [i, { id, puzzle, key, grade }] of puzzles.entries()) {
      expect(id).toBe(records[i]!.id);
      expect(makeRows(puzzle)).toEqual(records[i]!.rows);
      expect(makeKeyRows(puzzle.board, key)).toEqual(records[i]!.key);
      expect(grade).toEqual(records[i]!.grade);
    }
  });

  it.each<[name: string, change: (puzzles: BookFile['sections'][number]['puzzles']) => void, fault: Told]>([
    [
      'a key that does not lay whole dominoes',
      ([one]) => {
        one!.key[0] = 'B'.repeat(5);
      },
      {
        message: 'key row 1, column 1: "B"',
        where: 'sections[0].puzzles[0]: key',
        expected: 'L beside R, or T above B',
      },
    ],
    [
      'a key of another puzzle',
      (puzzles) => {
        puzzles[1]!.key = puzzles[0]!.key;
      },
      {
        message: expect.stringMatching(/^the domino \d:\d is there twice$/) as unknown as string,
        where: 'sections[0].puzzles[1]: key',
        expected: 'every domino once',
      },
    ],
    [
      'a wrong id',
      (puzzles) => {
        puzzles[2]!.id = 'babab-babab';
      },
      {
        message: 'the id "babab-babab" is not that of this puzzle',
        where: 'sections[0].puzzles[2]: id',
        expected: expect.stringMatching(/^[a-z]{5}-[a-z]{5}$/) as unknown as string,
      },
    ],
    [
      'a number that was changed',
      (puzzles) => {
        puzzles[0]!.rows[0] = '99999';
      },
      {
        message: 'a1 holds 9',
        where: 'sections[0].puzzles[0]',
        expected: 'a number from 0 to 3',
      },
    ],
  ])('is not made of %s', async (_, change, fault) => {
    const file = await smallBook();
    change(file.sections[0]!.puzzles);
    expect(faultOf(() => openBook(file))).toEqual(fault);
  });

  it('is not made of puzzles of another range than their section', async () => {
    const file = await smallBook();
    file.sections[1]!.range = 6;
    expect(faultOf(() => openBook(file))).toEqual({
      message: 'dominoes up to 5:5 in a section of dominoes up to 6:6',
      where: 'sections[1].puzzles[0]: range',
    });
  });
});
