import { beforeAll, describe, expect, it } from 'vitest';
import { type BookFile, makeBookText, openBook, parseBookFile } from '../../../src/book/book.ts';
import { checkBook } from '../../../src/book/check.ts';
import { parseJson } from '../../../src/book/json.ts';
import { planBook } from '../../../src/book/plan.ts';
import { configOf } from '../../helpers/book/books.ts';

const SECTIONS = [{ range: 2, count: 1 }];
const bookWith = (exercises: unknown, seed = 'x') => planBook(configOf(SECTIONS, { exercises, seed }));

const WANTED = [
  { divisor: 7, level: 'one-end', count: 3 },
  { divisor: 11, set: 12, level: 'largest', count: 2 },
];

describe('exercises of a book', () => {
  let book: BookFile;
  beforeAll(async () => {
    book = await bookWith(WANTED);
  });

  it('are none if none is asked for, in any field', async () => {
    const plain = await planBook(configOf(SECTIONS, { seed: 'x' }));
    expect(Object.keys(plain)).not.toContain('exercises');
    expect(makeBookText(plain)).not.toContain('exercises');
    expect(openBook(plain)).not.toHaveProperty('exercises');
    const { exercises: _, ...rest } = book;
    expect(rest).toEqual(plain);
  });

  it('are as many as asked for, in the usual set or that asked for', () => {
    const kinds = book.exercises!.map(({ exercises, ...kind }) => [kind, exercises.length]);
    expect(kinds).toEqual([
      [{ divisor: 7, set: 12, level: 'one-end' }, 3],
      [{ divisor: 11, set: 12, level: 'largest' }, 2],
    ]);
  });

  it.each([
    [3, 6],
    [5, 9],
    [7, 12],
    [9, 15],
    [11, 18],
  ])('with divisor %d usually have the set up to %d', async (divisor, set) => {
    const { exercises } = await bookWith([{ divisor, level: 'one-end', count: 1 }]);
    expect(exercises![0]!.set).toBe(set);
  });

  it('are the same bytes from the same seed, and each depends on its place alone', async () => {
    expect(makeBookText(await bookWith(WANTED))).toBe(makeBookText(book));
    const longer = await bookWith([{ ...WANTED[0], count: 5 }, WANTED[1]]);
    expect(longer.exercises![0]!.exercises.slice(0, 3)).toEqual(book.exercises![0]!.exercises);
    expect(longer.exercises![1]).toEqual(book.exercises![1]);
    const other = await bookWith(WANTED, 'y');
    expect(other.exercises![0]!.exercises[0]).not.toEqual(book.exercises![0]!.exercises[0]);
  });

  it('never come twice', async () => {
    const { exercises } = await bookWith([
      { divisor: 5, level: 'one-end', count: 100 },
      { divisor: 5, level: 'one-end', count: 100 },
    ]);
    const all = exercises!.flatMap((kind) => kind.exercises);
    expect(new Set(all.map(({ id }) => id)).size).toBe(200);
    expect(new Set(all.map(({ id: _, ...one }) => JSON.stringify(one))).size).toBe(200);
  });

  it('are read back, one a line, and numbered through the book', () => {
    const text = makeBookText(book);
    expect(parseBookFile(parseJson(text))).toEqual(book);
    for (const { exercises } of book.exercises!) {
      for (const exercise of exercises)
        expect(text.split('\n')).toContainEqual(expect.stringContaining(JSON.stringify(exercise)));
    }
    const numbers = openBook(book).exercises!.map(({ exercises }) => exercises.map(({ number }) => number));
    expect(numbers).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    expect(checkBook(book)).toEqual([]);
  });

  it.each<[string, (one: Exercise, other: Exercise) => object, RegExp]>([
    [
      'another domino',
      ({ answer, hand }) => ({ answer: { ...answer, stone: hand.find((name) => name !== answer.stone) } }),
      /^not the best|this is not the best play/,
    ],
    [
      'other points',
      ({ answer }) => ({ answer: { ...answer, points: answer.points + 1 } }),
      /this is not the best play/,
    ],
    [
      'another place',
      ({ answer }) => ({ answer: { ...answer, place: 'side' } }),
      /this is not the best play/,
    ],
    [
      'no best play',
      ({ ends }) => ({ ends: ends.map((end) => (end + 1) % 13) }),
      /no one best play|not the best play/,
    ],
    ['a domino twice', ({ hand }) => ({ hand: [...hand, hand[0]] }), /a domino is there twice/],
    ['a domino that lies', ({ hand }) => ({ sides: [4], hand: [...hand, '4:4'] }), /a domino is there twice/],
    ['a number that is not in the set', () => ({ ends: [18] }), /a number is not in the set/],
    ['the id of another', (_, { id }) => ({ id }), /is not that of this exercise/],
  ])('are refused with %s', (_, change, message) => {
    const [kind, ...others] = book.exercises!;
    const [one, other, ...rest] = kind!.exercises;
    const wrong = { ...one!, ...change(one!, other!) } as Exercise;
    const file: BookFile = {
      ...book,
      exercises: [{ ...kind!, exercises: [wrong, other!, ...rest] }, ...others],
    };
    expect(() => openBook(file)).toThrow(message);
    const [fault, ...more] = checkBook(file);
    expect(fault).toMatch(/^exercises\[0\]\.exercises\[0\]/);
    expect(fault).toMatch(message);
    expect(more.every((line) => line.includes('is the same exercise as'))).toBe(true);
  });

  it('are found to come twice', () => {
    const [kind] = book.exercises!;
    const file = { ...book, exercises: [kind!, kind!] };
    expect(checkBook(file)).toEqual(
      [0, 1, 2].map(
        (m) => `exercises[1].exercises[${m}]: is the same exercise as exercises[0].exercises[${m}]`,
      ),
    );
  });

  it.each([
    [[{ divisor: 6, level: 'one-end', count: 1 }], 'exercises[0].divisor'],
    [[{ divisor: 5, set: 8, level: 'one-end', count: 1 }], 'exercises[0].set'],
    [[{ divisor: 5, level: 'easy', count: 1 }], 'exercises[0].level'],
    [[{ divisor: 5, level: 'one-end', count: 0 }], 'exercises[0].count'],
    [[{ divisor: 5, level: 'one-end', count: 1, more: 1 }], 'exercises[0]'],
    [[], 'exercises'],
  ])('are refused in a config: %j', (exercises, where) => {
    expect(() => configOf(SECTIONS, { exercises })).toThrow(expect.objectContaining({ where }));
  });
});

type Exercise = NonNullable<BookFile['exercises']>[number]['exercises'][number];
