import { describe, expect, it } from 'vitest';
import { openBook } from '../../src/book/book.ts';
import { checkBook } from '../../src/book/check.ts';
import { KnownPuzzles } from '../../src/book/known-puzzles.ts';
import { puzzlesOf } from '../../src/book/make.ts';
import type { Order } from '../../src/book/order.ts';
import { planBook } from '../../src/book/plan.ts';
import { makePuzzles } from '../../src/book/puzzles.ts';
import { type PuzzleRecord, parseRecord } from '../../src/book/record.ts';
import { makeShapeRows, parseShape } from '../../src/domino/shapes.ts';
import { canonicalKey, canonicalText } from '../../src/domino/symmetry.ts';
import { NotPossibleError } from '../../src/errors.ts';
import { grade } from '../../src/solve/grade.ts';
import { configOf } from '../helpers/book/books.ts';
import { told } from '../helpers/fault.ts';
import { oracleSolutions } from '../helpers/oracle.ts';
import { rawOf } from '../helpers/solve/deals.ts';

const SECTIONS = [
  { kind: 'terzett', level: 'easy', count: 3 },
  { kind: 'terzett', range: 4, count: 4 },
  { kind: 'terzett', shape: 'letter-h', count: 2 },
  { kind: 'terzett', shape: '#####/#####/#####/#####/#####/#####', count: 1 },
  { kind: 'terzett', oneKey: true, count: 3 },
  { kind: 'terzett', conditions: ['sum c 27', 'given a1 3'], count: 2 },
  { kind: 'completion', range: 4, givens: 14, count: 2 },
  { kind: 'omnibus', range: 6, shape: '4x14', count: 1 },
] as const;

const planned = planBook(configOf(SECTIONS, { exhibits: ['V', 'XII'] }));
const section = async (s: number) => (await planned).sections[s]!.puzzles;

async function listed(order: Order, known = new KnownPuzzles()): Promise<PuzzleRecord[]> {
  const records: PuzzleRecord[] = [];
  for await (const record of makePuzzles(order, known)) records.push(record);
  return records;
}

describe('a book of every kind', () => {
  it('has puzzles with exactly one solution, which is their key, as another solver finds', async () => {
    for (const record of (await planned).sections.flatMap(({ puzzles }) => puzzles)) {
      const { puzzle, solution, key } = parseRecord(record);
      expect(oracleSolutions(rawOf(solution ?? puzzle), 2), record.id).toEqual([key]);
    }
  });

  it('is found right by the check, and opens', async () => {
    const book = await planned;
    expect(checkBook(book)).toEqual([]);
    const { sections, exhibits } = openBook(book);
    expect(sections.map(({ kind, oneKey }) => [kind, oneKey])).toEqual(
      SECTIONS.map((asked) => [asked.kind, 'oneKey' in asked]),
    );
    expect(exhibits.map(({ name, solutions }) => [name, solutions])).toEqual([
      ['V', 1],
      ['XII', 1],
    ]);
  });

  it('has the levels, shapes, keys, conditions and givens that were asked for', async () => {
    for (const { grade: found, ...record } of await section(0)) {
      expect(found).toEqual(grade(parseRecord(record).puzzle));
      expect(found?.level).toBe('easy');
    }
    const boards = (puzzles: readonly PuzzleRecord[]) =>
      puzzles.map((record) => makeShapeRows(parseRecord(record).puzzle.board));
    expect(boards(await section(2))).toEqual(Array(2).fill(makeShapeRows(parseShape('letter-h'))));
    expect(new Set((await section(4)).map(({ key }) => key.join('/'))).size).toBe(1);
    for (const { rows } of await section(5)) {
      expect(rows.reduce((sum, row) => sum + Number(row[2]), 0)).toBe(27);
      expect(rows[0]![0]).toBe('3');
    }
    for (const { rows, solution, grade } of await section(6)) {
      expect(rows.join('').replaceAll('?', '')).toHaveLength(14);
      expect(solution).toBeDefined();
      expect(grade).toBeUndefined();
    }
  });

  it('has a series name on every Terzett and on nothing else', async () => {
    for (const { kind, puzzles } of (await planned).sections) {
      for (const { series } of puzzles) expect(series !== undefined).toBe(kind === 'terzett');
    }
    const [first, ...others] = await section(4);
    for (const { series } of others) {
      expect(series!.key).toBe(first!.series!.key);
      expect(series!.filling).not.toBe(first!.series!.filling);
    }
  });

  it('has no two alike, the solutions of completions counted', async () => {
    const all = (await planned).sections.flatMap(({ puzzles }) =>
      puzzles.map((record) => parseRecord(record)),
    );
    const texts = all.map(({ puzzle, solution }) => canonicalText(solution ?? puzzle));
    expect(new Set(texts).size).toBe(all.length);
  });

  it('is told apart from one that was changed', async () => {
    const book = structuredClone(await planned);
    const [first, second] = book.sections[4]!.puzzles;
    first!.series!.filling = second!.series!.filling;
    book.sections[0]!.puzzles[0]!.kind = 'omnibus';
    book.sections[6]!.puzzles[0]!.rows = book.sections[6]!.puzzles[0]!.rows.map(() => '??????');
    book.sections[2]!.puzzles[0] = book.sections[0]!.puzzles[1]!;
    const faults = checkBook(book);
    expect(faults).toContainEqual(
      expect.stringMatching(/^sections\[0\]\.puzzles\[0\]: kind omnibus in a section of kind terzett$/),
    );
    expect(faults).toContainEqual(
      expect.stringMatching(/^sections\[2\]\.puzzles\[0\]: another board in a section of shape letter-h$/),
    );
    expect(faults).toContainEqual(
      expect.stringMatching(/^sections\[4\]\.puzzles\[0\]: its ids in the series should be /),
    );
    expect(faults).toContainEqual('sections[6].puzzles[0]: 0 numbers given in a section of 14');
    expect(faults).toContainEqual('sections[6].puzzles[0]: has more than one filling');
  });
});

describe('keys of Terzetts', () => {
  // The keys of 5,000 puzzles with one solution on this board were of 29 kinds, half of them common.
  const order: Order = { kind: 'terzett', range: 4, count: 12, seed: 'keys' };

  it('are different as long as there are others', async () => {
    const records = await listed(order);
    const texts = records.map((record) => {
      const { puzzle, key } = parseRecord(record);
      return canonicalKey(puzzle.board, key!);
    });
    expect(new Set(texts).size).toBe(12);
  });

  it('come again where there are no others', async () => {
    // The letter E has three keys.
    const few = await listed({ ...order, range: 7, shape: 'letter-e', count: 5 });
    expect(new Set(few.map(({ key }) => key!.join('/'))).size).toBeLessThanOrEqual(3);
    expect(new Set(few.map((record) => canonicalText(parseRecord(record).puzzle))).size).toBe(5);
  });

  it('do not depend on what was made before', () => {
    const alone = puzzlesOf(order)(9);
    puzzlesOf({ ...order, seed: 'other' })(1);
    expect(puzzlesOf(order)(9)).toEqual(alone);
  });
});

describe('what cannot be made', () => {
  it.each<[what: string, change: Partial<Order>, where: string, message: RegExp]>([
    [
      'a board that dominoes cannot cover',
      { range: 4, shape: '#####.#####/#####.#####/#####.#####' },
      'shape',
      /./,
    ],
    ['conditions against each other', { conditions: ['given a1 3', 'given a1 4'] }, 'conditions', /a1/],
    ['a condition that is none', { conditions: ['summ c 27'] }, 'conditions', /summ/],
  ])('%s', async (_, change, where, message) => {
    const error = await listed({ kind: 'terzett', range: 7, count: 1, seed: 'x', ...change }).catch((e) => e);
    expect(told(error).where).toMatch(new RegExp(`^${where}`));
    expect(told(error).message).toMatch(message);
  });

  it('names the section', async () => {
    const sections = [
      { kind: 'omnibus', range: 1, count: 1 },
      { kind: 'terzett', shape: '1x72', count: 1 },
    ] as const;
    const error = await planBook(configOf(sections)).catch((e) => e);
    expect(error).toBeInstanceOf(NotPossibleError);
    expect(told(error).where).toBe('sections[1]: shape');
  });
});
