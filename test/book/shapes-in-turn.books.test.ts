import { describe, expect, it } from 'vitest';
import { type BookFile, makeBookText } from '../../src/book/book.ts';
import { keptPuzzle, puzzlesOf, recordOf } from '../../src/book/make.ts';
import type { SectionOrder } from '../../src/book/order.ts';
import { planBook } from '../../src/book/plan.ts';
import { parseRecord } from '../../src/book/record.ts';
import { standInFor, withCounts } from '../../src/book/stand-in.ts';
import { isMadeOf } from '../../src/cli/earlier.ts';
import { Jobs } from '../../src/cli/jobs.ts';
import { nameOfShape } from '../../src/domino/shapes.ts';
import { configOf } from '../helpers/book/books.ts';
import { told } from '../helpers/fault.ts';

const SHAPES = ['7x8', 'star', 'brick-4334'];
const SECTION = { level: 'easy', shapes: SHAPES, count: 7 } as const;
const AS_MADE = { order: 'as-made' } as const;

const boardsOf = ({ sections }: BookFile) =>
  sections.map(({ puzzles }) => puzzles.map((record) => nameOfShape(parseRecord(record).puzzle.board)));

describe('boards that the puzzles of a section have in turn', () => {
  const config = configOf([SECTION, { range: 3, count: 2 }], AS_MADE);

  it('come one after the other as they are made, and again from the first', async () => {
    const book = await planBook(config);
    expect(boardsOf(book)).toEqual([
      [...SHAPES, ...SHAPES, '7x8'],
      ['4x5', '4x5'],
    ]);
    expect(book.sections[0]).toMatchObject({ kind: 'omnibus', range: 6, level: 'easy' });
    expect(Object.keys(book.sections[0]!)).not.toContain('shapes');
  });

  it('leave each puzzle as it is where all have its board', async () => {
    const mixed = await planBook(config);
    const alike = await planBook(configOf([{ ...SECTION, shapes: undefined, range: 6 }], AS_MADE));
    for (const p of [0, 3, 6]) expect(mixed.sections[0]!.puzzles[p]).toEqual(alike.sections[0]!.puzzles[p]);
  });

  it('are of any kind', async () => {
    const terzetts = { kind: 'terzett', shapes: ['8x9', 'letter-h'], count: 3 };
    const completions = { kind: 'completion', shapes: ['5x6', '3x10'], count: 2 };
    const book = await planBook(configOf([terzetts, completions], AS_MADE));
    expect(boardsOf(book)).toEqual([
      ['8x9', 'letter-h', '8x9'],
      ['5x6', '3x10'],
    ]);
  });

  it('tell an earlier book apart from one with other boards', async () => {
    const book = await planBook(config);
    const other = (shapes: readonly string[] | undefined) =>
      configOf(
        [
          { ...SECTION, range: 6, shapes },
          { range: 3, count: 2 },
        ],
        AS_MADE,
      );
    const made = [SHAPES, undefined, SHAPES.toReversed()].map((shapes) => isMadeOf(other(shapes), book));
    expect(made).toEqual([true, false, false]);
    expect(isMadeOf(config, await planBook(other(undefined)))).toBe(false);
  });

  it('are all tried out before the puzzles are made', async () => {
    const standIn = await planBook(standInFor(config)!);
    expect(boardsOf(standIn).map((names) => [...new Set(names)].sort())).toEqual([
      [...SHAPES].sort(),
      ['4x5'],
    ]);
    const counted = boardsOf(withCounts(standIn, config));
    expect(counted.map(({ length }) => length)).toEqual([7, 2]);
    expect(new Set(counted[0]).size).toBe(3);
  });

  it('are named if one cannot be had, before any puzzle is made', async () => {
    const shapes = ['8x9', '6x12'];
    const wrong = configOf([
      { range: 3, count: 1 },
      { kind: 'terzett', range: 4, shapes, count: 2 },
    ]);
    const made: number[] = [];
    const error = await planBook(wrong, { onPuzzle: (count) => made.push(count) }).catch((e) => e);
    expect(told(error)).toMatchObject({
      where: 'sections[1]: shapes[0]: shape',
      message: 'the board has 72 cells',
    });
    expect(made).toEqual([]);
  });
});

it('a puzzle that was kept is taken for the number whose board it has, and no other', () => {
  const order: SectionOrder = { ...SECTION, kind: 'omnibus', range: 6, count: 3, seed: 'kept' };
  const made = puzzlesOf(order)(2)!;
  const record = recordOf(made, order, 2);
  expect(keptPuzzle(order, 2, record)).toEqual(made);
  expect(keptPuzzle(order, 5, record)).toEqual(made);
  expect(keptPuzzle(order, 1, record)).toBeUndefined();
});

it('several processes make the same book as one', async () => {
  const config = configOf([{ ...SECTION, count: 40 }]);
  const jobs = new Jobs({ processes: 2 });
  try {
    const shared = await planBook(config, { drafts: jobs.drafts });
    expect(makeBookText(shared)).toBe(makeBookText(await planBook(config)));
  } finally {
    jobs.stop();
  }
});
