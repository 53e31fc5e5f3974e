import { describe, expect, it } from 'vitest';
import { type BookFile, openBook } from '../../src/book/book.ts';
import { checkBook } from '../../src/book/check.ts';
import type { BookConfig } from '../../src/book/config.ts';
import { ENGINE } from '../../src/book/engine.ts';
import { puzzlesOf } from '../../src/book/make.ts';
import type { Order } from '../../src/book/order.ts';
import { planBook } from '../../src/book/plan.ts';
import { firstBook } from '../../src/book/presets.ts';
import { parseRecord } from '../../src/book/record.ts';
import { nameOfShape } from '../../src/domino/shapes.ts';
import { canonicalKey } from '../../src/domino/symmetry.ts';
import { NotPossibleError } from '../../src/errors.ts';
import { loadWords } from '../../src/node/words.ts';
import { exhibitOf } from '../../src/parts/exhibits/exhibits.ts';
import { gradeAny } from '../../src/solve/fillings/grade.ts';
import { configOf, goldenBook, listed, recordsOf } from '../helpers/book/books.ts';
import { told } from '../helpers/fault.ts';
import { oracleSolutions } from '../helpers/oracle.ts';
import { rawOf } from '../helpers/solve/deals.ts';

const OF_EVERY_KIND = configOf(
  [
    { kind: 'terzett', level: 'easy', count: 3 },
    { kind: 'terzett', range: 4, count: 4 },
    { kind: 'terzett', shape: 'letter-h', count: 2 },
    { kind: 'terzett', shape: '#####/#####/#####/#####/#####/#####', count: 1 },
    { kind: 'terzett', oneKey: true, count: 3 },
    { kind: 'terzett', conditions: ['sum c 27', 'given a1 3'], count: 2 },
    { kind: 'completion', range: 4, givens: 14, count: 2 },
    { kind: 'omnibus', range: 6, shape: '4x14', count: 1 },
    { kind: 'duett', count: 2 },
    { kind: 'duett', shape: 'star', level: 'easy', count: 1 },
    { kind: 'duett', shape: 'lighthouse', conditions: ['given d1 3'], count: 1 },
    { kind: 'quartett', count: 9 },
    { kind: 'quadrat', count: 3 },
    { kind: 'quadrat', shape: 'brick-3434', count: 1 },
    { kind: 'quodlibet', count: 3 },
    { kind: 'quodlibet', shape: 'small-frame', count: 2 },
  ],
  { exhibits: ['V', 'XII', 'quadrat-545'] },
);

const ofEveryKind = planBook(OF_EVERY_KIND);

describe.each<[name: string, config: BookConfig, book: BookFile | Promise<BookFile>]>([
  [
    'the first book',
    firstBook(loadWords('en')),
    // It is planned in book.books.test.ts.
    goldenBook(),
  ],
  ...[
    Array.from({ length: 12 }, (_, i) => ({ range: i + 1, count: i === 0 ? 1 : 3 })),
    [{ range: 21, count: 1 }],
  ].map((sections): [string, BookConfig, Promise<BookFile>] => {
    const config = configOf(sections);
    return [`a book of ranges up to ${sections.at(-1)!.range}`, config, planBook(config)];
  }),
  ['a book of every kind', OF_EVERY_KIND, ofEveryKind],
])('%s', (_, config, planned) => {
  it('has what was asked for', async () => {
    const { sections, cover, ...fields } = await planned;
    const { sections: wanted, ...asked } = config;
    const exhibits = config.exhibits.map(exhibitOf);
    expect(fields).toEqual({ format: 'dominosa/book@1', engine: ENGINE, ...asked, exhibits });
    expect(sections.map(({ puzzles, ...section }) => ({ ...section, count: puzzles.length }))).toEqual(
      // Boards that puzzles have in turn are seen in the puzzles.
      wanted.map(({ shapes: _, ...section }) => section),
    );
    for (const [s, { puzzles }] of sections.entries()) {
      const seeds = puzzles.map(({ origin }) => [origin!.seed, origin!.engine].join());
      const each = puzzles.map((_, p) => `first-book/${s + 1}/${p + 1},${ENGINE}`);
      expect(seeds.sort()).toEqual(each.sort());
    }
    expect(cover).toMatchObject({ kind: 'omnibus', range: 4, grade: { level: 'easy' } });
    expect(cover!.origin).toEqual({ seed: 'first-book/cover/1', engine: ENGINE });
  });

  // What the check proves of levels, shapes, conditions, givens, keys and twins is in check.books.test.ts.
  it('is found right by the check, and opens', async () => {
    const book = await planned;
    expect(checkBook(book)).toEqual([]);
    const { sections, exhibits } = openBook(book);
    expect(sections.map(({ kind, oneKey }) => [kind, oneKey])).toEqual(
      config.sections.map(({ kind, oneKey = false }) => [kind, oneKey]),
    );
    expect(exhibits.map(({ name }) => name)).toEqual(config.exhibits);
  });

  it('has puzzles with exactly one solution, which is their key, as another solver finds', async () => {
    for (const record of recordsOf(await planned)) {
      const { puzzle, solution = puzzle, key } = parseRecord(record);
      expect(oracleSolutions(rawOf(solution), 2), record.id).toEqual([key]);
    }
  });

  it('has a grade wherever the techniques or a level give one, and rises in each section', async () => {
    for (const { title, level, kind, puzzles } of (await planned).sections) {
      const isGraded = kind !== 'completion' || level !== undefined;
      for (const record of puzzles) {
        // Grades that are there are right: the check has found them again.
        const missing = record.grade === undefined && gradeAny(parseRecord(record).puzzle);
        expect(isGraded ? missing : record.grade, record.id).toBeFalsy();
      }
      const ratings = puzzles.flatMap(({ grade }) => grade?.rating ?? []);
      expect(ratings, title).toEqual([...ratings].sort((one, other) => one - other));
    }
  });

  it('has a series name on every puzzle with groups of three or four and on nothing else', async () => {
    for (const { kind, puzzles } of (await planned).sections) {
      const hasNames = ['terzett', 'quartett', 'quadrat', 'quodlibet'].includes(kind);
      for (const { series } of puzzles) expect(series !== undefined).toBe(hasNames);
    }
  });
});

it('puzzles have the usual boards of their kinds where no shape is told', async () => {
  const shapes = (await ofEveryKind).sections.map(({ puzzles }) =>
    nameOfShape(parseRecord(puzzles[0]!).puzzle.board),
  );
  expect(shapes.join(' ')).toBe(
    '8x9 5x6 letter-h 6x5 8x9 8x9 5x6 4x14 7x8 star lighthouse 7x8 brick-4334 brick-3434 7x8 small-frame',
  );
});

describe('keys of Terzetts', () => {
  // The keys of 5,000 puzzles with one solution on this board were of 29 kinds, half of them common.
  const order: Order = { kind: 'terzett', range: 4, count: 12, seed: 'keys' };

  // Where there are no others they come again: plan.books.test.ts.
  it('are different as long as there are others', async () => {
    const texts = (await listed(order)).map((record) => {
      const { puzzle, key } = parseRecord(record);
      return canonicalKey(puzzle.board, key!);
    });
    expect(new Set(texts).size).toBe(12);
  });

  it('do not depend on what was made before', () => {
    const alone = puzzlesOf(order)(9);
    puzzlesOf({ ...order, seed: 'other' })(1);
    expect(puzzlesOf(order)(9)).toEqual(alone);
  });
});

describe('what cannot be made', () => {
  it.each<[what: string, change: Partial<Order>, where: RegExp, message: RegExp]>([
    [
      'a board that dominoes cannot cover',
      { range: 4, shape: '#####.#####/#####.#####/#####.#####' },
      /^shape/,
      /./,
    ],
    ['conditions against each other', { conditions: ['given a1 3', 'given a1 4'] }, /^conditions/, /a1/],
    ['a condition that is none', { conditions: ['summ c 27'] }, /^conditions/, /summ/],
  ])('%s', async (_, change, where, message) => {
    const error = await listed({ kind: 'terzett', range: 7, count: 1, seed: 'x', ...change }).catch((e) => e);
    expect(told(error).where).toMatch(where);
    expect(told(error).message).toMatch(message);
  });

  it.each([
    [
      'on a board without any',
      [
        { range: 1, count: 1 },
        { kind: 'terzett', shape: '1x72', count: 1 },
      ],
      'sections[1]: shape',
    ],
    ['when there are no further ones', [{ kind: 'quadrat', count: 4 }], 'sections[0]: after 3 of 4'],
  ])('names the section %s', async (_, sections, where) => {
    const error = await planBook(configOf(sections)).catch((e) => e);
    expect(error).toBeInstanceOf(NotPossibleError);
    expect(told(error).where).toBe(where);
  });
});
