import { describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { parseLine } from '../../src/domino/notation.ts';
import { CellSet, type Holding, subjectsOf, type ToldIds } from '../../src/proof/subject.ts';

const KEY = [1, 0, 5, 4, 3, 2];
const puzzle = parseLine('omnibus 1 001/110');
const solution = parseLine('omnibus 1 011/100');
const BOOK = {
  language: 'en',
  sections: [
    { puzzles: [{ number: 1, id: 'one', puzzle, key: KEY }] },
    { puzzles: [{ number: 2, id: 'two', puzzle, solution, key: KEY, series: { key: 'k', filling: 'f' } }] },
  ],
  exhibits: [
    { name: 'IV', puzzle, key: KEY },
    { name: 'Squares', puzzle, key: KEY },
    { name: 'Lines', puzzle, key: KEY },
  ],
  composing: [{ number: 3, id: 'three', task: { puzzle }, example: solution, key: KEY }],
  cover: { id: 'cover', puzzle, key: KEY },
} as unknown as Book;

const subjects = (part: Holding, told: Partial<ToldIds> = {}, book = BOOK) =>
  subjectsOf(book, [part], { puzzles: true, series: true, ...told });
const row = (part: Holding, told?: Partial<ToldIds>, book?: Book) =>
  subjects(part, told, book).map(({ name, headings, ids }) => [name, ...headings, ids.join(' ')]);

describe('what a file can hold', () => {
  it('are puzzles, figures and tasks by their headings, with their ids', () => {
    expect(row('puzzles')).toEqual([
      ['puzzle 1', 'Puzzle 1', 'one'],
      ['puzzle 2', 'Puzzle 2', 'two'],
      ['figure IV', 'Figure IV', ''],
      ['laying task 1', 'Laying task 1', 'Laying task Squares', ''],
      ['laying task 2', 'Laying task 2', 'Laying task Lines', ''],
      ['composing task 3', 'Composing task 3', 'three'],
    ]);
    expect(row('puzzles', { puzzles: false }).map((each) => each.at(-1))).toEqual([
      '',
      '',
      '',
      '',
      '',
      'three',
    ]);
  });

  it('are their keys, with ids of series if these are told', () => {
    expect(row('keys')).toEqual([
      ['the key to puzzle 1', 'Key to puzzle 1', 'Answer to puzzle 1', 'one'],
      ['the key to puzzle 2', 'Key to puzzle 2', 'Answer to puzzle 2', 'two k f'],
      ['the key to figure IV', 'Key to figure IV', 'Answer to figure IV', ''],
      [
        'the key to laying task 1',
        'Key to laying task 1',
        'Answer to laying task 1',
        'Key to laying task Squares',
        'Answer to laying task Squares',
        '',
      ],
      [
        'the key to laying task 2',
        'Key to laying task 2',
        'Answer to laying task 2',
        'Key to laying task Lines',
        'Answer to laying task Lines',
        '',
      ],
      ['the key to composing task 3', 'Key to composing task 3', 'Answer to composing task 3', 'three'],
    ]);
    const ids = (told: Partial<ToldIds>) => row('keys', told).map((each) => each.at(-1));
    expect(ids({ series: false })[1]).toBe('two');
    expect(ids({ keys: false })).toEqual(['', 'k f', '', '', '', '']);
    expect(ids({ keys: false, series: false })).toEqual(['', '', '', '', '', '']);
  });

  it('are the puzzle on the cover and its key, if there is one, without an id', () => {
    const heading = 'A taste of what’s inside';
    expect(row('cover')).toEqual([['the puzzle on the cover', heading, '']]);
    expect(row('coverKey')).toEqual([['the key to the puzzle on the cover', heading, '']]);
    const without = { ...BOOK, cover: undefined } as unknown as Book;
    expect([row('cover', {}, without), row('coverKey', {}, without)]).toEqual([[], []]);
    expect(subjectsOf(BOOK, [], { puzzles: true, series: true })).toEqual([]);
  });

  it('have the numbers that are to be found there, those of a key all of them', () => {
    const [one, two] = subjects('puzzles');
    expect([one!.numbers, two!.numbers]).toEqual([puzzle.numbers, puzzle.numbers]);
    expect([one!.key, one!.needsNumbers, one!.isTold]).toEqual([undefined, true, false]);
    const [first, second] = subjects('keys');
    expect([first!.numbers, second!.numbers]).toEqual([puzzle.numbers, solution.numbers]);
    // A list of dominoes is enough of a key but where there are numbers to be found.
    expect([first!.needsNumbers, second!.needsNumbers]).toEqual([false, true]);
    expect([first!.key, subjects('keys').at(-1)!.numbers]).toEqual([KEY, solution.numbers]);
    expect(first!.board).toBe(puzzle.board);
  });

  it('have nothing found at first, and room for all of it', () => {
    for (const { seenCells, seenDominoes, seenIds, key, board } of [
      ...subjects('puzzles'),
      ...subjects('keys'),
    ]) {
      expect([seenCells.size, seenDominoes.size, seenIds.size]).toEqual([0, 0, 0]);
      for (const cell of board.cells) seenCells.add(cell);
      expect(seenCells.size).toBe(6);
      for (const cell of board.cells) if (key) seenDominoes.add(cell);
      expect(seenDominoes.size).toBe(key ? 6 : 0);
    }
  });
});

it('a set of cells has those that were added, once', () => {
  const set = new CellSet(4);
  for (const cell of [3, 0, 3]) set.add(cell);
  expect([0, 1, 2, 3].map((cell) => set.has(cell))).toEqual([true, false, false, true]);
  expect(set.size).toBe(2);
});
