import { describe, expect, it } from 'vitest';
import { openBook } from '../../../src/book/book.ts';
import { planBook } from '../../../src/book/plan.ts';
import { parsePlace } from '../../../src/domino/coordinates.ts';
import { parseGameId, parseKeyRows, parseRows } from '../../../src/domino/notation.ts';
import { checkKey, checkPuzzle } from '../../../src/domino/puzzle.ts';
import { loadWords } from '../../../src/node/words.ts';
import { writeAnswers } from '../../../src/render/answers/formats.ts';
import type { AnswerFormat } from '../../../src/render/formats.ts';
import { configOf } from '../../helpers/book/books.ts';

const SECTIONS = [
  { kind: 'omnibus', range: 3, title: '=SUM(A1); "a", b', count: 2 },
  { kind: 'terzett', shape: 'letter-h', count: 1 },
  { kind: 'completion', range: 4, givens: 12, count: 1 },
] as const;

const book = openBook(await planBook(configOf(SECTIONS, { exhibits: ['I'] })));
const puzzles = book.sections.flatMap((section) => section.puzzles);

/** Reads CSV by RFC 4180, which spreadsheets follow. */
function readCsv(text: string, delimiter: string): string[][] {
  const table: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[i + 1] === '"') cell += text[++i];
      else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === delimiter || sign === '\r') {
      table.at(-1)!.push(cell);
      cell = '';
    } else if (sign === '\n') table.push([]);
    else cell += sign;
  }
  return table.slice(0, -1);
}

describe('keys.json', () => {
  it('has every puzzle with its key, as text forms that can be read back', () => {
    const written = JSON.parse(writeAnswers(book, loadWords(book.language), 'json'));
    expect(written).toMatchObject({ format: 'dominosa/keys@1', title: book.title, language: 'en' });
    expect(written.puzzles).toHaveLength(5);
    for (const [i, entry] of puzzles.entries()) {
      const answer = written.puzzles[i];
      expect(answer).toMatchObject({ name: String(i + 1), id: entry.id, solutions: 1 });
      expect(checkPuzzle(parseRows(answer.rows, answer.range, answer.kind))).toEqual(entry.puzzle);
      const { board } = entry.puzzle;
      const solved = entry.solution ?? entry.puzzle;
      const key = parseKeyRows(board, answer.key);
      expect(() => checkKey(solved, key)).not.toThrow();
      expect(key).toEqual(entry.key);
      for (const { stone: domino, place } of answer.stones) {
        const { first, second } = parsePlace(board, place);
        expect(key[first]).toBe(second);
        expect([solved.numbers[first], solved.numbers[second]].sort().join(':')).toBe(domino);
      }
      expect(answer.stones).toHaveLength(board.cells.length / 2);
      if (answer.gameId) expect(parseGameId(answer.gameId).numbers).toEqual(entry.puzzle.numbers);
    }
    expect(written.puzzles.map(({ gameId }: { gameId?: string }) => gameId !== undefined)).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
    expect(written.puzzles[4]).toMatchObject({ name: 'I', solutions: 2 });
  });
});

/** The metadata of a book. */
const SAID = {
  subtitle: 'und <mehr>',
  author: 'A. "B." C',
  publisher: 'Stein & Söhne',
  isbn: '978-3-16-148410-0',
  rights: '© 2026',
  description: 'Zwei Sätze. Genau zwei.',
};

describe('what a book says of itself', () => {
  it('stands at the beginning of keys.json, as far as it is said', () => {
    const { puzzles: _, ...head } = JSON.parse(
      writeAnswers({ ...book, ...SAID }, loadWords(book.language), 'json'),
    );
    const { title, language, date, seed, engine } = book;
    expect(head).toEqual({ format: 'dominosa/keys@1', title, ...SAID, language, date, seed, engine });
    expect(JSON.parse(writeAnswers(book, loadWords(book.language), 'json'))).not.toHaveProperty('publisher');
  });

  it('stands under the title of keys.txt', () => {
    const opening = (language: 'en' | 'de') =>
      writeAnswers({ ...book, ...SAID, language }, loadWords(language), 'txt')
        .split('\n\n')[0]!
        .split('\n')
        .slice(1);
    expect(opening('en')).toEqual([
      'By A. "B." C',
      'Published by Stein & Söhne',
      'ISBN 978-3-16-148410-0',
      '© 2026',
    ]);
    expect(opening('de').slice(0, 2)).toEqual(['Von A. "B." C', 'Verlag: Stein & Söhne']);
  });
});

describe('keys.csv', () => {
  it.each([
    ['comma', ','],
    ['semicolon', ';'],
  ] as const)('opens as a table with a %s between its columns', (delimiter, sign) => {
    const text = writeAnswers(book, loadWords(book.language), 'csv', { delimiter });
    expect(text.startsWith('\ufeffpuzzle')).toBe(true);
    const [head, ...rows] = readCsv(text.slice(1), sign);
    const column = (name: string) => rows.map((row) => row[head!.indexOf(name)]);
    expect(rows).toHaveLength(5);
    expect(new Set([head, ...rows].map((row) => row!.length))).toEqual(new Set([16]));
    expect(column('ratingInTenths')).toEqual([
      ...puzzles.map(({ grade }) => (grade ? String(Math.round(10 * grade.rating)) : '')),
      '',
    ]);
    expect(column('puzzle')).toEqual(['1', '2', '3', '4', 'I']);
    expect(column('id')).toEqual([...puzzles.map(({ id }) => id), '']);
    // Not evaluated as a formula.
    expect(column('section').slice(0, 1)).toEqual([`'${SECTIONS[0].title}`]);
    const { board, kind } = puzzles[0]!.puzzle;
    expect(parseRows(column('rows')[0]!.split('/'), 3, kind).board).toEqual(board);
    expect(column('stones')[0]!.split(' | ')).toHaveLength(10);
  });
});

describe('keys.csv by itself', () => {
  it.each([
    ['en', ','],
    ['de', ';'],
  ] as const)('has between its columns what spreadsheets expect: %s', (language, sign) => {
    const text = writeAnswers({ ...book, language }, loadWords(language), 'csv');
    const [head] = readCsv(text.slice(1), sign);
    expect(head!.slice(0, 3)).toEqual(['puzzle', 'section', 'id']);
  });

  it('has nothing that a spreadsheet takes for a date or reckons with', () => {
    const [, ...rows] = readCsv(writeAnswers(book, loadWords('en'), 'csv').slice(1), ',');
    for (const value of rows.flat()) {
      expect(value).not.toMatch(/^\d{1,4}[./-]\d{1,4}([./-]\d{1,4})?$|^[=+@-]|^\d+[eE]\d+$/);
    }
  });
});

describe('keys.txt', () => {
  it('reads from top to bottom in the language of the book', () => {
    const blocks = writeAnswers(book, loadWords(book.language), 'txt').trimEnd().split('\n\n');
    expect(blocks[0]).toBe(`${book.title}: keys`);
    expect(blocks[1]!.split('\n').slice(0, 2)).toEqual(['Puzzle 1', `Name: ${puzzles[0]!.id}`]);
    expect(blocks[1]!.split('\n').at(-1)).toMatch(/^\d:\d on (\d \w \w|\w \d,\d)$/);
    expect(blocks[5]!.split('\n').slice(0, 2)).toEqual(['Figure I', 'One of 2 solutions']);
    const german = writeAnswers({ ...book, language: 'de' }, loadWords('de'), 'txt');
    expect(german).toMatch(/^.*: Schlüssel\n\nAufgabe 1\nName: /);
    expect(german).not.toMatch(/ on | of |Puzzle|Figure/);
  });
});

it('keys.csv names the licence of each puzzle, if the book has one', () => {
  const rows = (rights?: string) =>
    readCsv(writeAnswers({ ...book, rights }, loadWords('en'), 'csv').slice(1), ',');
  const [head, ...others] = rows('CC BY-SA 4.0');
  expect(head).toEqual([...rows()[0]!, 'licence']);
  expect(others.every((row) => row.at(-1) === 'CC BY-SA 4.0')).toBe(true);
});

it.each<AnswerFormat>(['json', 'csv', 'txt'])('%s has only the puzzles that were asked for', (format) => {
  const text = writeAnswers(book, loadWords(book.language), format, {
    only: [2, 4],
  });
  const has = ({ id }: { id: string }) => text.includes(id);
  expect(puzzles.map(has)).toEqual([false, true, false, true]);
});
