import { describe, expect, it } from 'vitest';
import { makeBookText, openBook, parseBookFile } from '../../../src/book/book.ts';
import { parseJson } from '../../../src/book/json.ts';
import { planBook } from '../../../src/book/plan.ts';
import type { PuzzleRecord } from '../../../src/book/record.ts';
import { COMPETITION } from '../../../src/parts/competition/record.ts';
import { configOf } from '../../helpers/book/books.ts';

const ROWS = { format: 'dominosa/puzzle@1', kind: 'omnibus', range: 0, rows: ['00'] } as const;

/** A puzzle of which nothing but its grade matters. */
function graded(level?: string, rating = 1): PuzzleRecord {
  return (level ? { ...ROWS, grade: { level, rating } } : ROWS) as unknown as PuzzleRecord;
}

describe('the rounds of a competition', () => {
  const puzzles = [
    graded('hard', 4.1),
    graded('easy', 1.2),
    graded(),
    graded('medium', 2),
    graded('easy', 1),
    graded('hard', 4.5),
    graded('easy', 1.2),
  ];

  it.each([
    [1, [5]],
    [2, [5, 3]],
    [3, [5, 4, 3]],
    [4, [5, 7, 1, 3]],
    [7, [5, 2, 7, 4, 1, 6, 3]],
  ])('rise from the easiest to the hardest: %d', (rounds, expected) => {
    expect(COMPETITION.make({ players: 4, puzzles: rounds }, { seed: '', puzzles: puzzles })).toEqual({
      players: 4,
      puzzles: expected,
    });
  });

  it('have the larger sets of a level later', () => {
    const sets = [graded('easy', 1), { ...graded('easy', 1), range: 6 }, graded('easy', 1.2)];
    expect(COMPETITION.make({ players: 2, puzzles: 3 }, { seed: '', puzzles: sets }).puzzles).toEqual([
      1, 3, 2,
    ]);
  });

  it('are those that are listed, in their order', () => {
    expect(COMPETITION.make({ players: 2, puzzles: [7, 1, 3] }, { seed: '', puzzles: puzzles })).toEqual({
      players: 2,
      puzzles: [7, 1, 3],
    });
  });

  it.each([
    [8, 'the book has only 7 puzzles, not 8'],
    [[1, 8], 'there is no puzzle 8: the book has 7'],
    [[2, 1, 2], 'the puzzle 2 comes twice'],
  ])('cannot be %j', (wanted, message) => {
    const where = 'together.puzzles';
    expect(() => COMPETITION.make({ players: 2, puzzles: wanted }, { seed: '', puzzles: puzzles })).toThrow(
      expect.objectContaining({ message, where }),
    );
  });
});

describe('a competition in a book', () => {
  const SECTIONS = [{ range: 2, count: 3 }];

  it('is none if none is asked for', async () => {
    const book = await planBook(configOf(SECTIONS));
    expect(Object.keys(book)).not.toContain('together');
    expect(makeBookText(book)).not.toContain('together');
  });

  it('stands in book.json with the numbers of its puzzles and changes nothing else', async () => {
    const book = await planBook(configOf(SECTIONS, { together: { players: 30, puzzles: 2 } }));
    const { together, ...rest } = book;
    expect(rest).toEqual(await planBook(configOf(SECTIONS)));
    expect(together).toEqual({ players: 30, puzzles: [expect.any(Number), expect.any(Number)] });
    expect(parseBookFile(parseJson(makeBookText(book)))).toEqual(book);
    expect(openBook(book).together).toEqual(together);
  });

  it('is refused before anything is made', async () => {
    const made: number[] = [];
    const config = configOf(SECTIONS, { together: { players: 2, puzzles: [4] } });
    await expect(planBook(config, { onPuzzle: (count) => made.push(count) })).rejects.toThrow(
      'there is no puzzle 4',
    );
    expect(made).toEqual([]);
  });

  it('is refused in a book.json that lacks its puzzles', async () => {
    const book = await planBook(configOf(SECTIONS));
    expect(() => openBook({ ...book, together: { players: 2, puzzles: [4] } })).toThrow(
      'there is no puzzle 4',
    );
  });

  it.each([
    [{ players: 1, puzzles: 1 }, 'together.players'],
    [{ players: 31, puzzles: 1 }, 'together.players'],
    [{ players: 2, puzzles: 0 }, 'together.puzzles'],
    [{ players: 2, puzzles: 21 }, 'together.puzzles'],
    [{ players: 2, puzzles: [] }, 'together.puzzles'],
    [{ players: 2 }, 'together.puzzles'],
    [{ players: 2, puzzles: 1, rounds: 1 }, 'together'],
  ])('is refused in a config: %j', (together, where) => {
    expect(() => configOf(SECTIONS, { together })).toThrow(expect.objectContaining({ where }));
  });
});
