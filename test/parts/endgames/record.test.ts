import { beforeAll, describe, expect, it } from 'vitest';
import { type BookFile, makeBookText, openBook, parseBookFile } from '../../../src/book/book.ts';
import { checkBook } from '../../../src/book/check.ts';
import { parseJson } from '../../../src/book/json.ts';
import { planBook } from '../../../src/book/plan.ts';
import { configOf } from '../../helpers/book/books.ts';

const SECTIONS = [{ range: 2, count: 1 }];
const bookWith = (locks: unknown, seed = 'x') => planBook(configOf(SECTIONS, { locks, seed }));

const WANTED = [
  { aim: 'lock', moves: 2, count: 2 },
  { aim: 'points', sees: 'own', moves: 3, count: 2 },
];

describe('ends of Sperrdomino in a book', () => {
  let book: BookFile;
  beforeAll(async () => {
    book = await bookWith(WANTED);
  });

  it('are none if none is asked for, in any field', async () => {
    const plain = await planBook(configOf(SECTIONS, { seed: 'x' }));
    expect(makeBookText(plain)).not.toContain('locks');
    expect(openBook(plain)).not.toHaveProperty('locks');
    const { locks: _, ...rest } = book;
    expect(rest).toEqual(plain);
  });

  it('are as many as asked for; both hands are seen if nothing is said', () => {
    const kinds = book.locks!.map(({ tasks, ...kind }) => [kind, tasks.length]);
    expect(kinds).toEqual([
      [{ aim: 'lock', sees: 'both', moves: 2 }, 2],
      [{ aim: 'points', sees: 'own', moves: 3 }, 2],
    ]);
    const others = book.locks!.map(({ tasks }) => tasks.map(({ other }) => other !== undefined));
    expect(others).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('are the same bytes from the same seed, and each depends on its place alone', async () => {
    expect(makeBookText(await bookWith(WANTED))).toBe(makeBookText(book));
    const longer = await bookWith([{ ...WANTED[0], count: 4 }, WANTED[1]]);
    expect(longer.locks![0]!.tasks.slice(0, 2)).toEqual(book.locks![0]!.tasks);
    expect(longer.locks![1]).toEqual(book.locks![1]);
    expect((await bookWith(WANTED, 'y')).locks![0]!.tasks[0]).not.toEqual(book.locks![0]!.tasks[0]);
  });

  it('are read back, one a line, and numbered through the book', () => {
    const text = makeBookText(book);
    expect(parseBookFile(parseJson(text))).toEqual(book);
    for (const { tasks } of book.locks!) {
      for (const task of tasks)
        expect(text.split('\n')).toContainEqual(expect.stringContaining(JSON.stringify(task)));
    }
    const numbers = openBook(book).locks!.map(({ tasks }) => tasks.map(({ number }) => number));
    expect(numbers).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(checkBook(book)).toEqual([]);
  });

  it.each<[string, (one: Task, other: Task) => object, RegExp]>([
    [
      'another first move',
      ({ answer }) => ({ answer: { ...answer, lay: [...answer.lay].reverse().join('') } }),
      /this is not the best first move/,
    ],
    [
      'another worth',
      ({ answer }) => ({ answer: { ...answer, worth: answer.worth + 1 } }),
      /this is not the best first move/,
    ],
    ['a chain that does not fit', ({ chain }) => ({ chain: chain.toReversed() }), /does not fit/],
    ['a domino twice', ({ hand, other }) => ({ hand: [hand[0], ...other!.slice(1)] }), /is there twice/],
    ['the other hand left out', () => ({ other: undefined }), /the other hand is missing/],
    ['a domino less', ({ hand }) => ({ hand: hand.slice(1) }), /the other hand has/],
    ['the id of another', (_, { id }) => ({ id }), /is not that of this task/],
  ])('are refused with %s', (_, change, message) => {
    const [kind, ...others] = book.locks!;
    const [one, other] = kind!.tasks;
    const wrong = { ...one!, ...change(one!, other!) } as Task;
    const file: BookFile = { ...book, locks: [{ ...kind!, tasks: [wrong, other!] }, ...others] };
    expect(() => openBook(file)).toThrow(message);
    const [fault, ...more] = checkBook(file);
    expect(fault).toMatch(/^locks\[0\]\.tasks\[0\]/);
    expect(fault).toMatch(message);
    expect(more.every((line) => line.includes('is the same task as'))).toBe(true);
  });

  it('are refused if they take another number of moves than is said', () => {
    const [kind] = book.locks!;
    const file: BookFile = { ...book, locks: [{ ...kind!, moves: 3 }] };
    expect(() => openBook(file)).toThrow('there is no one best first move for a task of 3 moves');
  });

  it('are found to come twice', () => {
    const [kind] = book.locks!;
    expect(checkBook({ ...book, locks: [kind!, kind!] })).toEqual(
      [0, 1].map((m) => `locks[1].tasks[${m}]: is the same task as locks[0].tasks[${m}]`),
    );
  });

  it.each([
    [[{ aim: 'win', moves: 2, count: 1 }], 'locks[0].aim'],
    [[{ aim: 'lock', sees: 'none', moves: 2, count: 1 }], 'locks[0].sees'],
    [[{ aim: 'lock', moves: 1, count: 1 }], 'locks[0].moves'],
    [[{ aim: 'lock', moves: 6, count: 1 }], 'locks[0].moves'],
    [[{ aim: 'lock', moves: 2, count: 0 }], 'locks[0].count'],
    [[{ aim: 'lock', moves: 2, count: 1, more: 1 }], 'locks[0]'],
    [[], 'locks'],
  ])('are refused in a config: %j', (locks, where) => {
    expect(() => configOf(SECTIONS, { locks })).toThrow(expect.objectContaining({ where }));
  });
});

type Task = NonNullable<BookFile['locks']>[number]['tasks'][number];
