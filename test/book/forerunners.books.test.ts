import { describe, expect, it } from 'vitest';
import { openBook } from '../../src/book/book.ts';
import { checkBook } from '../../src/book/check.ts';
import { parseConfig } from '../../src/book/config.ts';
import { boardOf, checkOrder, defaultRange, type Order } from '../../src/book/order.ts';
import { planBook } from '../../src/book/plan.ts';
import { parseRecord } from '../../src/book/record.ts';
import { puzzleOfIds } from '../../src/compose/series/ids.ts';
import { nameOfShape } from '../../src/domino/shapes.ts';
import { canonicalText } from '../../src/domino/symmetry.ts';
import { EXHIBIT_NAMES, exhibitOf, isFigure } from '../../src/parts/exhibits/exhibits.ts';
import { configOf } from '../helpers/book/books.ts';
import { GAMES, type Game, isGame } from '../helpers/domino/game-rules.ts';
import { faultOf } from '../helpers/fault.ts';
import { oracleCount, oracleSolutions } from '../helpers/oracle.ts';
import { rawOf } from '../helpers/solve/deals.ts';

const TASKS = EXHIBIT_NAMES.filter((name) => !isFigure(name));

const SECTIONS = [
  { kind: 'duett', count: 2 },
  { kind: 'duett', shape: 'star', level: 'easy', count: 1 },
  { kind: 'duett', shape: 'lighthouse', conditions: ['given d1 3'], count: 1 },
  { kind: 'quartett', count: 9 },
  { kind: 'quadrat', count: 3 },
  { kind: 'quadrat', shape: 'brick-3434', count: 1 },
  { kind: 'quodlibet', count: 3 },
  { kind: 'quodlibet', shape: 'small-frame', count: 2 },
] as const;

const planned = planBook(configOf(SECTIONS, { exhibits: ['quadrat-545', 'XII'] }));

describe('a book of the forerunners of the Terzett', () => {
  it('has puzzles that follow their rule and have one solution, as another solver finds', async () => {
    const { sections } = await planned;
    for (const [s, { kind, puzzles }] of sections.entries()) {
      expect(puzzles).toHaveLength(SECTIONS[s]!.count);
      for (const record of puzzles) {
        const { puzzle, key } = parseRecord(record);
        expect([record.kind, record.range]).toEqual([kind, 6]);
        expect(isGame(record.rows, kind as Game), record.id).toBe(true);
        expect(oracleSolutions(rawOf(puzzle), 2), record.id).toEqual([key]);
        expect(record.grade).toBeDefined();
      }
    }
    const texts = sections.flatMap(({ puzzles }) =>
      puzzles.map((record) => canonicalText(parseRecord(record).puzzle)),
    );
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('has them on the usual boards, where no shape is told', async () => {
    const shapes = (await planned).sections.map(({ puzzles }) =>
      nameOfShape(parseRecord(puzzles[0]!).puzzle.board),
    );
    expect(shapes).toEqual([
      '7x8',
      'star',
      'lighthouse',
      '7x8',
      'brick-4334',
      'brick-3434',
      '7x8',
      'small-frame',
    ]);
  });

  it('is found right by the check, and opens', async () => {
    const book = await planned;
    expect(checkBook(book)).toEqual([]);
    expect(openBook(book).exhibits.map(({ name, solutions }) => [name, solutions])).toEqual([
      ['quadrat-545', 4],
      ['XII', 1],
    ]);
  });

  it('names fours by their key and the numbers on it, but no pairs', async () => {
    for (const { kind, puzzles } of (await planned).sections) {
      for (const record of puzzles) {
        expect(record.series === undefined).toBe(kind === 'duett');
        if (!record.series) continue;
        const { puzzle, key } = puzzleOfIds(`${record.series.key}/${record.series.filling}`);
        expect(puzzle).toEqual(parseRecord(record).puzzle);
        expect(key).toEqual(parseRecord(record).key);
      }
    }
  });

  it('says that there are no further ones', async () => {
    const more = configOf([{ kind: 'quadrat', count: 4 }]);
    await expect(planBook(more)).rejects.toMatchObject({ where: 'sections[0]: after 3 of 4' });
  });
});

describe('an order', () => {
  const order = (change: Partial<Order>): Order => ({
    kind: 'quadrat',
    range: 6,
    count: 1,
    seed: 'x',
    ...change,
  });

  it('has the range and the board of its kind if nothing is said', () => {
    expect(GAMES.map((kind) => defaultRange(undefined, kind))).toEqual([6, 6, 6, 6]);
    expect(GAMES.map((kind) => nameOfShape(boardOf({ kind, range: 6 })))).toEqual([
      '7x8',
      '7x8',
      'brick-4334',
      '7x8',
    ]);
    expect(
      parseConfig({ title: 'T', sections: [{ title: 'S', kind: 'duett', count: 1 }] }).sections[0],
    ).toMatchObject({
      range: 6,
    });
  });

  it.each<[change: Partial<Order>, where: string, message: string]>([
    [{ shape: 'brick-545' }, 'shape', 'no quadrat on this board has exactly one solution'],
    [{ range: 7 }, 'range', 'a quadrat of range 7 is not possible'],
    [{ kind: 'duett', range: 7 }, 'range', 'a duett of range 7 is not possible'],
    [{ kind: 'quodlibet', range: 10 }, 'range', 'a quodlibet of range 10 is not possible'],
    [{ kind: 'duett', oneKey: true }, 'oneKey', 'this is not for puzzles of the kind duett'],
    [{ kind: 'quartett', shape: '8x9' }, 'shape', 'the board has 72 cells'],
  ])('%o is refused', (change, where, message) => {
    expect(faultOf(() => checkOrder(order(change)))).toMatchObject({ where, message });
  });

  it('names the ranges that a kind can have', () => {
    expect(faultOf(() => checkOrder(order({ kind: 'duett', range: 7 }))).expected).toBe(
      'range 2, 4, 6, 8, 10 or 12',
    );
    expect(faultOf(() => checkOrder(order({ kind: 'quodlibet', range: 10 }))).expected).toBe('range 6');
    expect(faultOf(() => checkOrder(order({ kind: 'terzett', range: 6 }))).expected).toBe(
      'range 1, 4, 7, 10 or 13',
    );
  });
});

describe('laying tasks', () => {
  it.each(TASKS)('%s follows its rule, and has as many solutions as it says', (name) => {
    const exhibit = exhibitOf(name);
    const { puzzle, key } = parseRecord(exhibit);
    expect(name.startsWith(`${exhibit.kind}-`)).toBe(true);
    expect(isGame(exhibit.rows, exhibit.kind as Game)).toBe(true);
    expect(exhibit.solutions).toBeGreaterThan(1);
    expect(oracleCount(rawOf(puzzle), 100)).toBe(exhibit.solutions);
    expect(oracleSolutions(rawOf(puzzle), 100)).toContainEqual(key);
  });

  it('are asked for by name beside the figures of 1921', () => {
    const sections = [{ title: 'S', kind: 'quartett', count: 1 }];
    expect(parseConfig({ title: 'T', sections, exhibits: TASKS }).exhibits).toEqual(TASKS);
    const other = { title: 'T', sections, exhibits: ['quadrat-343'] };
    expect(faultOf(() => parseConfig(other)).where).toBe('exhibits[0]');
  });
});
