import { describe, expect, it } from 'vitest';
import { openBook } from '../../../src/book/book.ts';
import { planBook } from '../../../src/book/plan.ts';
import { parseGameId } from '../../../src/domino/notation.ts';
import { loadWords } from '../../../src/node/words.ts';
import { readCsv } from '../../../src/proof/csv.ts';
import { writeAnswers } from '../../../src/render/answers/formats.ts';
import type { AnswerFormat } from '../../../src/render/formats.ts';
import { configOf } from '../../helpers/book/books.ts';
import { filesOf, proof } from '../../helpers/proof/finished.ts';

const SECTIONS = [
  { kind: 'omnibus', range: 3, title: '=SUM(A1); "a", b', count: 2 },
  { kind: 'terzett', shape: 'letter-h', count: 1 },
  { kind: 'completion', range: 4, givens: 12, count: 1 },
] as const;

const file = await planBook(configOf(SECTIONS, { exhibits: ['I'], editions: ['keys'] }));
const book = openBook(file);
const puzzles = book.sections.flatMap((section) => section.puzzles);

it('answers have every puzzle with its key, in each format', async () => {
  const { faults, unreadable } = await proof(file, await filesOf(file, ['keys']));
  expect([...faults, ...unreadable]).toEqual([]);
});

it('keys.json names what can be read back by other programs, and of how many solutions a key is one', () => {
  const written = JSON.parse(writeAnswers(book, loadWords(book.language), 'json'));
  expect(written.puzzles.map(({ name }: { name: string }) => name)).toEqual(['1', '2', '3', '4', 'I']);
  const games = written.puzzles.map(
    ({ gameId }: { gameId?: string }) => gameId && parseGameId(gameId).numbers,
  );
  const [one, two, , , five] = [...puzzles, ...book.exhibits].map(({ puzzle }) => puzzle.numbers);
  expect(games).toEqual([one, two, undefined, undefined, five]);
  expect(written.puzzles.map(({ solutions }: { solutions: number }) => solutions)).toEqual([1, 1, 1, 1, 2]);
});

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
    const said = writeAnswers({ ...book, ...SAID }, loadWords(book.language), 'json');
    const { puzzles: _, ...head } = JSON.parse(said);
    const { title, language, date, seed, engine } = book;
    expect(head).toEqual({ format: 'dominosa/keys@1', title, ...SAID, language, date, seed, engine });
    expect(JSON.parse(writeAnswers(book, loadWords(book.language), 'json'))).not.toHaveProperty('publisher');
  });

  it.each([
    ['en', 'By A. "B." C', 'Published by Stein & Söhne'],
    ['de', 'Von A. "B." C', 'Verlag: Stein & Söhne'],
  ] as const)('stands under the title of keys.txt: %s', (language, ...lines) => {
    const text = writeAnswers({ ...book, ...SAID, language }, loadWords(language), 'txt');
    const said = [...lines, 'ISBN 978-3-16-148410-0', '© 2026'];
    expect(text.split('\n\n')[0]!.split('\n').slice(1)).toEqual(said);
  });
});

describe('keys.csv', () => {
  it.each([
    ['comma', ','],
    ['semicolon', ';'],
  ] as const)('opens as a table with a %s between its columns', (delimiter, sign) => {
    const text = writeAnswers(book, loadWords(book.language), 'csv', { delimiter });
    expect(text.startsWith(`\ufeff${['puzzle', 'section', 'id'].join(sign)}${sign}`)).toBe(true);
    const rows = readCsv(text);
    for (const row of rows) expect(Object.keys(row)).toHaveLength(16);
    const ratings = puzzles.map(({ grade }) => (grade ? String(Math.round(10 * grade.rating)) : ''));
    expect(rows.map((row) => row.ratingInTenths)).toEqual([...ratings, '']);
    // Nothing is evaluated as a formula, taken for a date or reckoned with.
    expect(text).toContain(`${sign}"'${SECTIONS[0].title.replaceAll('"', '""')}"${sign}`);
    expect(text).not.toMatch(new RegExp(`(?:^|${sign})"?[=+@-]`, 'm'));
    for (const value of rows.flatMap((row) => Object.values(row)))
      expect(value).not.toMatch(/^\d{1,4}[./-]\d{1,4}([./-]\d{1,4})?$|^\d+[eE]\d+$/);
  });

  it.each([
    ['en', ','],
    ['de', ';'],
  ] as const)('has between its columns what spreadsheets expect: %s', (language, sign) => {
    const text = writeAnswers({ ...book, language }, loadWords(language), 'csv');
    expect(text.slice(1).split(sign, 3)).toEqual(['puzzle', 'section', 'id']);
  });

  it('names the licence of each puzzle, if the book has one', () => {
    const rows = (rights?: string) => readCsv(writeAnswers({ ...book, rights }, loadWords('en'), 'csv'));
    const licensed = rows().map((row) => ({ ...row, licence: 'CC BY-SA 4.0' }));
    expect(rows('CC BY-SA 4.0')).toEqual(licensed);
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

it.each<AnswerFormat>(['json', 'csv', 'txt'])('%s has only the puzzles that were asked for', (format) => {
  const text = writeAnswers(book, loadWords(book.language), format, { only: [2, 4] });
  const has = ({ id }: { id: string }) => text.includes(id);
  expect(puzzles.map(has)).toEqual([false, true, false, true]);
});
