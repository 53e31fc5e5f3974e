import { describe, expect, it } from 'vitest';
import { makeBookText, openBook, parseBookFile } from '../../../src/book/book.ts';
import { checkBook } from '../../../src/book/check.ts';
import { parseJson } from '../../../src/book/json.ts';
import { planBook } from '../../../src/book/plan.ts';
import type { PuzzleRecord } from '../../../src/book/record.ts';
import { COMPETITION } from '../../../src/parts/competition/record.ts';
import { configOf } from '../../helpers/book/books.ts';

const ROWS = { format: 'dominosa/puzzle@1', kind: 'omnibus', range: 0, rows: ['00'] } as const;

/** A puzzle that only needs a grade. */
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

  const roundsOf = (wanted: number | number[], of = puzzles) =>
    COMPETITION.make({ players: 4, puzzles: wanted }, { seed: '', puzzles: of });

  it.each([
    [1, [5]],
    [2, [5, 3]],
    [3, [5, 4, 3]],
    [4, [5, 7, 1, 3]],
    [7, [5, 2, 7, 4, 1, 6, 3]],
  ])('rise from the easiest to the hardest: %d', (rounds, expected) => {
    expect(roundsOf(rounds)).toEqual({ players: 4, puzzles: expected });
  });

  it('have the larger sets of a level later', () => {
    const sets = [graded('easy', 1), { ...graded('easy', 1), range: 6 }, graded('easy', 1.2)];
    expect(roundsOf(3, sets).puzzles).toEqual([1, 3, 2]);
  });

  it('are those that are listed, in their order', () => {
    expect(roundsOf([7, 1, 3]).puzzles).toEqual([7, 1, 3]);
  });

  it.each([
    [8, 'the book has only 7 puzzles, not 8'],
    [[1, 8], 'there is no puzzle 8: the book has 7'],
    [[2, 1, 2], 'the puzzle 2 comes twice'],
  ])('cannot be %j', (wanted, message) => {
    const fault = { message, where: 'together.puzzles' };
    expect(() => roundsOf(wanted)).toThrow(expect.objectContaining(fault));
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

  it.each([
    [[99], 'there is no puzzle 99: the book has 3'],
    [[[1, 99]], 'there is no puzzle 99: the book has 3'],
    [[[1, 2, 3]], 'a round has 3 puzzles for 2 players'],
  ])('is found wrong in a book.json with the rounds %j', async (puzzles, words) => {
    const book = { ...(await planBook(configOf(SECTIONS))), together: { players: 2, puzzles } };
    expect(checkBook(book)).toEqual([expect.stringContaining(words)]);
    expect(() => openBook(book)).toThrow(words);
  });

  it.each([
    [{ players: 1, puzzles: 1 }, 'together.players'],
    [{ players: 301, puzzles: 1 }, 'together.players'],
    [{ players: ['Anna', 'Anna'], puzzles: 1 }, 'together.players'],
    [{ players: 2, puzzles: 'other' }, 'together.puzzles'],
    [{ players: 2, puzzles: 1, link: 'javascript:alert()' }, 'together.link'],
    [{ players: 2, puzzles: 1, link: 'https://example.org/#a' }, 'together.link'],
    [{ players: 2, puzzles: 0 }, 'together.puzzles'],
    [{ players: 2, puzzles: 21 }, 'together.puzzles'],
    [{ players: 2, puzzles: [] }, 'together.puzzles'],
    [{ players: 2 }, 'together.puzzles'],
    [{ players: 2, puzzles: 1, rounds: 1 }, 'together'],
  ])('is refused in a config: %j', async (together, where) => {
    const planned = async () => planBook(configOf(SECTIONS, { together }));
    await expect(planned()).rejects.toThrow(expect.objectContaining({ where }));
  });
});

describe('puzzles of one’s own', () => {
  const own = (players: unknown, sections: readonly object[], fields: object = {}) =>
    planBook(configOf(sections, { together: { players, puzzles: 'own', ...fields } }));

  it('are in each round another for each player, with ratings 0.1 apart at most, and the same for the same seed', async () => {
    const sections = [
      { range: 3, level: 'easy', count: 10 },
      { range: 4, level: 'medium', count: 11 },
    ];
    const book = await own(10, sections);
    const all = book.sections.flatMap(({ puzzles }) => puzzles);
    const rounds = book.together!.puzzles as number[][];
    expect(rounds.map(({ length }) => length)).toEqual([10, 10]);
    expect(new Set(rounds.flat()).size).toBe(20);
    for (const [i, round] of rounds.entries()) {
      const ratings = round.map((number) => all[number - 1]!.grade!.rating);
      expect(Math.max(...ratings) - Math.min(...ratings)).toBeLessThanOrEqual(0.1 + 1e-9);
      expect(round.every((number) => number <= 10 === (i === 0))).toBe(true);
    }
    expect(checkBook(book)).toEqual([]);
    expect(makeBookText(await own(10, sections))).toBe(makeBookText(book));
  });

  it('with other ratings are told when the book is proved', async () => {
    const book = await own(2, [{ range: 3, count: 3 }]);
    const puzzles = (await planBook(configOf([{ range: 3, level: 'hard', count: 1 }]))).sections[0]!.puzzles;
    const [section] = book.sections;
    const other = { ...section!, puzzles: [section!.puzzles[0]!, puzzles[0]!, section!.puzzles[2]!] };
    const together = { ...book.together!, puzzles: [[1, 2]] };
    expect(checkBook({ ...book, sections: [other], together }).join()).toContain(
      'the ratings of round 1 are',
    );
  });

  it.each([
    [3, [{ range: 3, count: 2 }], 'section 1 has 2 puzzles for 3 players'],
    [2, [{ range: 4, kind: 'terzett', count: 1 }], 'section 1 has 1 puzzles for 2 players'],
  ])('need one for each player: %j %j', async (players, sections, message) => {
    await expect(own(players, sections)).rejects.toThrow(message);
  });

  it('from a file must be as hard as each other', async () => {
    const { sections } = await planBook(
      configOf([
        { range: 3, level: 'easy', count: 1 },
        { range: 3, level: 'hard', count: 1 },
      ]),
    );
    const file = JSON.stringify(sections.flatMap(({ puzzles }) => puzzles));
    const config = configOf([{ from: 'two.json' }], { together: { players: 2, puzzles: 'own' } });
    await expect(planBook(config, { readFile: () => file })).rejects.toThrow('the ratings of 2 puzzles are');
  });

  it('are for players with names, too', async () => {
    const book = await own(['Anna', 'Bo'], [{ range: 3, count: 3 }]);
    expect(openBook(book).together!.players).toEqual(['Anna', 'Bo']);
  });
});

it('has all puzzles of the book as rounds where they are the same for all', async () => {
  const book = await planBook(
    configOf([{ range: 2, count: 3 }], { together: { players: 2, puzzles: 'same' } }),
  );
  expect(book.together!.puzzles).toEqual([1, 2, 3]);
});
