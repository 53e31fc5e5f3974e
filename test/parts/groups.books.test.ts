import { beforeAll, describe, expect, it } from 'vitest';
import { type BookFile, makeBookText, openBook, parseBookFile } from '../../src/book/book.ts';
import { checkBook } from '../../src/book/check.ts';
import { parseJson } from '../../src/book/json.ts';
import { planBook } from '../../src/book/plan.ts';
import { configOf } from '../helpers/book/books.ts';
import { type Changes, changed } from '../helpers/book/changed.ts';

const config = (fields: object) => configOf([{ range: 2, count: 1 }], { seed: 'x', ...fields });
const bookWith = (fields: object) => planBook(config(fields));

type Entry = Readonly<Record<string, unknown>> & { readonly id: string };
type Groups = readonly Readonly<Record<string, Entry[]>>[];

/** A part that consists of groups of entries. */
interface Part {
  readonly field: 'locks' | 'exercises';
  readonly each: 'tasks' | 'exercises';
  readonly what: string;
  readonly wanted: readonly (Readonly<Record<string, unknown>> & { readonly count: number })[];
  /** What the groups say, where the config says nothing. */
  readonly kinds: readonly object[];
  /** What can be wrong with the first entry: changes of its fields, perhaps by what it or the second has. */
  readonly wrong: readonly (readonly [
    what: string,
    changes: (one: Entry, other: Entry) => Changes,
    message: RegExp,
  ])[];
  readonly refused: readonly (readonly [wanted: object[], where: string])[];
}

const LOCK = { aim: 'lock', moves: 2, count: 1 };
const EXERCISE = { divisor: 5, level: 'one-end', count: 1 };

const PARTS: readonly Part[] = [
  {
    field: 'locks',
    each: 'tasks',
    what: 'task',
    wanted: [
      { ...LOCK, count: 2 },
      { aim: 'points', sees: 'own', moves: 3, count: 2 },
    ],
    kinds: [
      { aim: 'lock', sees: 'both', moves: 2 },
      { aim: 'points', sees: 'own', moves: 3 },
    ],
    wrong: [
      [
        'another first move',
        () => ({ 'answer.lay': (lay: string) => [...lay].reverse().join('') }),
        /this is not the best first move/,
      ],
      [
        'another worth',
        () => ({ 'answer.worth': (worth: number) => worth + 1 }),
        /this is not the best first move/,
      ],
      [
        'a chain that does not fit',
        () => ({ chain: (chain: string[]) => chain.toReversed() }),
        /does not fit/,
      ],
      [
        'a domino twice',
        ({ other }) => ({ hand: ([, ...hand]: string[]) => [(other as string[])[0], ...hand] }),
        /is there twice/,
      ],
      ['the other hand left out', () => ({ other: undefined }), /the other hand is missing/],
      ['a domino less', () => ({ hand: (hand: string[]) => hand.slice(1) }), /the other hand has/],
      ['the id of another', (_, { id }) => ({ id }), /is not that of this task/],
    ],
    refused: [
      [[{ ...LOCK, aim: 'win' }], 'locks[0].aim'],
      [[{ ...LOCK, sees: 'none' }], 'locks[0].sees'],
      [[{ ...LOCK, moves: 1 }], 'locks[0].moves'],
      [[{ ...LOCK, moves: 6 }], 'locks[0].moves'],
      [[{ ...LOCK, count: 0 }], 'locks[0].count'],
      [[{ ...LOCK, more: 1 }], 'locks[0]'],
      [[], 'locks'],
    ],
  },
  {
    field: 'exercises',
    each: 'exercises',
    what: 'exercise',
    wanted: [
      { ...EXERCISE, divisor: 7, count: 3 },
      { divisor: 11, set: 12, level: 'largest', count: 2 },
    ],
    kinds: [
      { divisor: 7, set: 12, level: 'one-end' },
      { divisor: 11, set: 12, level: 'largest' },
    ],
    wrong: [
      ['another domino', () => ({ 'answer.stone': '0:0' }), /this is not the best play/],
      [
        'other points',
        () => ({ 'answer.points': (points: number) => points + 1 }),
        /this is not the best play/,
      ],
      ['another place', () => ({ 'answer.place': 'side' }), /this is not the best play/],
      [
        'no best play',
        () => ({ ends: (ends: number[]) => ends.map((end) => (end + 1) % 13) }),
        /no one best play|not the best play/,
      ],
      ['a domino twice', () => ({ hand: (hand: string[]) => [...hand, hand[0]] }), /a domino is there twice/],
      [
        'a domino that lies',
        () => ({ sides: [4], hand: (hand: string[]) => [...hand, '4:4'] }),
        /a domino is there twice/,
      ],
      ['a number that is not in the set', () => ({ ends: [18] }), /a number is not in the set/],
      ['the id of another', (_, { id }) => ({ id }), /is not that of this exercise/],
    ],
    refused: [
      [[{ ...EXERCISE, divisor: 6 }], 'exercises[0].divisor'],
      [[{ ...EXERCISE, set: 8 }], 'exercises[0].set'],
      [[{ ...EXERCISE, level: 'easy' }], 'exercises[0].level'],
      [[{ ...EXERCISE, count: 0 }], 'exercises[0].count'],
      [[{ ...EXERCISE, more: 1 }], 'exercises[0]'],
      [[], 'exercises'],
    ],
  },
];

describe.each(PARTS)('$field of a book', ({ field, each, what, wanted, kinds, wrong, refused }) => {
  const groupsIn = (file: object) => (file as Readonly<Record<string, Groups>>)[field]!;
  let book: BookFile;
  beforeAll(async () => {
    book = await bookWith({ [field]: wanted });
  });

  it('are none if none is asked for, in any field', async () => {
    const plain = await bookWith({});
    expect(makeBookText(plain)).not.toContain(field);
    expect(openBook(plain)).not.toHaveProperty(field);
    expect({ ...book, [field]: undefined }).toEqual(plain);
  });

  it('are as many as asked for, of the usual sort if nothing is said', () => {
    expect(groupsIn(book)).toEqual(kinds.map((kind) => ({ ...kind, [each]: expect.any(Array) as unknown })));
    expect(groupsIn(book).map((group) => group[each]!.length)).toEqual(wanted.map(({ count }) => count));
  });

  it('are the same bytes from the same seed, and each depends on its place alone', async () => {
    expect(makeBookText(await bookWith({ [field]: wanted }))).toBe(makeBookText(book));
    const [first, ...others] = wanted;
    const longer = groupsIn(await bookWith({ [field]: [{ ...first, count: 5 }, ...others] }));
    expect(longer[0]![each]!.slice(0, first!.count)).toEqual(groupsIn(book)[0]![each]);
    expect(longer.slice(1)).toEqual(groupsIn(book).slice(1));
    const other = groupsIn(await bookWith({ [field]: wanted, seed: 'y' }));
    expect(other[0]![each]![0]).not.toEqual(groupsIn(book)[0]![each]![0]);
  });

  it('are read back, one a line, and numbered through the book', () => {
    const text = makeBookText(book);
    expect(parseBookFile(parseJson(text))).toEqual(book);
    const all = groupsIn(book).flatMap((group) => group[each]!);
    const lines = text.split('\n');
    for (const entry of all) expect(lines).toContainEqual(expect.stringContaining(JSON.stringify(entry)));
    const opened = groupsIn(openBook(book)).flatMap((group) => group[each]!);
    expect(opened.map(({ number }) => number)).toEqual(all.map((_, i) => i + 1));
    expect(checkBook(book)).toEqual([]);
  });

  it.each(wrong)('are refused with %s', (_, changes, message) => {
    const place = `${field}[0].${each}[0]`;
    const [one, other] = groupsIn(book)[0]![each]! as [Entry, Entry];
    const fields = Object.entries(changes(one, other)).map(([name, value]) => [`${place}.${name}`, value]);
    const file = changed(book, Object.fromEntries(fields));
    expect(() => openBook(file)).toThrow(message);
    const [fault, ...more] = checkBook(file);
    expect(fault!.startsWith(place)).toBe(true);
    expect(fault).toMatch(message);
    expect(more.every((line) => line.includes(`is the same ${what} as`))).toBe(true);
  });

  it('are found to come twice', () => {
    const [group] = groupsIn(book);
    expect(checkBook({ ...book, [field]: [group, group] })).toEqual(
      group![each]!.map(
        (_, m) => `${field}[1].${each}[${m}]: is the same ${what} as ${field}[0].${each}[${m}]`,
      ),
    );
  });

  it.each(refused)('are refused in a config: %j', (asked, where) => {
    expect(() => config({ [field]: asked })).toThrow(expect.objectContaining({ where }));
  });
});

it('ends of Sperrdomino show the other hand where both are seen, and take as many moves as is said', async () => {
  const book = await bookWith({ locks: PARTS[0]!.wanted });
  const seen = book.locks!.map(({ tasks }) => tasks.map(({ other }) => other !== undefined));
  expect(seen).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(() => openBook(changed(book, { 'locks[0].moves': 3 }))).toThrow(
    'there is no one best first move for a task of 3 moves',
  );
});

it('exercises have the usual set of their divisor', async () => {
  const divisors = [3, 5, 7, 9, 11];
  const { exercises } = await bookWith({ exercises: divisors.map((divisor) => ({ ...EXERCISE, divisor })) });
  expect(exercises!.map(({ set }) => set)).toEqual([6, 9, 12, 15, 18]);
});

it('exercises never come twice', async () => {
  const { exercises } = await bookWith({ exercises: [100, 100].map((count) => ({ ...EXERCISE, count })) });
  const all = exercises!.flatMap((kind) => kind.exercises);
  expect(new Set(all.map(({ id }) => id)).size).toBe(200);
  expect(new Set(all.map(({ id: _, ...one }) => JSON.stringify(one))).size).toBe(200);
});
