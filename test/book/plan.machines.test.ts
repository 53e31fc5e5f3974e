import { describe, expect, it, vi } from 'vitest';
import type { BookFile } from '../../src/book/book.ts';
import { KnownPuzzles } from '../../src/book/known-puzzles.ts';
import { puzzlesOf, recordOf } from '../../src/book/make.ts';
import type { Order } from '../../src/book/order.ts';
import { planBook } from '../../src/book/plan.ts';
import { makePuzzles } from '../../src/book/puzzles.ts';
import type { PuzzleRecord } from '../../src/book/record.ts';
import { isMadeOf } from '../../src/cli/earlier.ts';
import { NotPossibleError } from '../../src/errors.ts';
import { configOf, listed, recordsOf, textOf } from '../helpers/book/books.ts';
import { faultLine, inOneLine, told } from '../helpers/fault.ts';

const idsOf = (book: BookFile) => book.sections.map(({ puzzles }) => puzzles.map(({ id }) => id));

describe('the puzzles of a section', () => {
  const two = { range: 6, count: 3 };

  it('follow each other as they were made where the config says so, and are the same', async () => {
    const config = configOf([{ range: 7, count: 6 }]);
    const numbersOf = ({ sections }: BookFile) =>
      sections[0]!.puzzles.map(({ origin }) => Number(/\d+$/.exec(origin!.seed!)![0]));
    const made = await planBook({ ...config, order: 'as-made' });
    const rising = await planBook(config);
    expect(numbersOf(made)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(numbersOf(rising)).not.toEqual(numbersOf(made));
    expect(new Set(idsOf(rising)[0])).toEqual(new Set(idsOf(made)[0]));
    expect([made.order, 'order' in rising]).toEqual(['as-made', false]);
    const file = { readFile: () => JSON.stringify(made.sections[0]!.puzzles) };
    const fromFile = configOf([{ from: 'puzzles.json' }]);
    expect(idsOf(await planBook(fromFile, file))).toEqual(idsOf(made));
    expect(idsOf(await planBook({ ...fromFile, order: 'rising' }, file))).toEqual(idsOf(rising));
    // An earlier book has another order and is not mistaken for the result of the config.
    expect([isMadeOf(config, rising), isMadeOf(config, { ...made, order: undefined })]).toEqual([
      true,
      false,
    ]);
  });

  it('do not depend on how many the section before has', async () => {
    const long = await planBook(configOf([{ range: 5, count: 5 }, two]));
    const short = await planBook(configOf([{ range: 5, count: 1 }, two]));
    const other = await planBook(configOf([{ range: 4, level: 'easy', count: 2 }, two]));
    expect(idsOf(short)[1]).toEqual(idsOf(long)[1]);
    expect(idsOf(other)[1]).toEqual(idsOf(long)[1]);
    expect(idsOf(long)[0]).toContain(idsOf(short)[0]![0]);
  });

  it('are others in each section and with each seed', async () => {
    const book = await planBook(configOf([two, two]));
    const other = await planBook(configOf([two, two], { seed: 'second-book' }));
    const ids = [...idsOf(book).flat(), ...idsOf(other).flat()];
    expect(new Set(ids).size).toBe(12);
  });

  it('are counted as they are made', async () => {
    const made: number[] = [];
    await planBook(configOf([two, { range: 2, count: 2 }]), { onPuzzle: (count) => made.push(count) });
    expect(made).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('volume 2', () => {
  it('has no puzzle of volume 1, even with the same seed', async () => {
    const config = configOf([
      { range: 2, count: 20 },
      { range: 6, count: 3 },
    ]);
    const one = await planBook(config);
    const two = await planBook(config, { known: new KnownPuzzles().addBook(one) });
    const three = await planBook(config, { known: new KnownPuzzles().addBook(one).addBook(two) });
    const texts = [one, two, three].flatMap((book) => recordsOf(book).map(textOf));
    expect(new Set(texts).size).toBe(3 * 24);
  });

  it('is the same if volume 1 has nothing of it', async () => {
    const config = configOf([{ range: 6, count: 3 }]);
    const { cover: _, ...one } = await planBook(configOf([{ range: 5, count: 3 }]));
    const known = new KnownPuzzles().addBook(one);
    expect(await planBook(config, { known })).toEqual(await planBook(config));
  });

  it('names a puzzle of volume 1 that cannot be read', async () => {
    const one = await planBook(
      configOf([
        { range: 2, count: 1 },
        { range: 3, count: 2 },
      ]),
    );
    one.sections[1]!.puzzles[1]!.rows = ['00', '11'];
    expect(faultLine(() => new KnownPuzzles().addBook(one))).toBe(
      'sections[1].puzzles[1]: the board has 4 cells; expected 20, two for each of the 10 dominoes up to 3:3',
    );
  });
});

const OURS = 'easy puzzles exist in all ranges, medium ones from range 2 on, the others from 3 on';
const PEERS = 'its levels: t in all ranges, b from range 2 on, e from 3 on, h from 3 to 14';

/** Pretends that all puzzles are in other books. */
const everyPuzzleKnown = Object.assign(new KnownPuzzles(), { has: () => true, take: () => 'is taken' });

describe('what there are not enough of', () => {
  const HINT =
    'ask for fewer puzzles (small sets have few different ones), for another range or shape, or for less: no level, fewer conditions, more givens';

  // Range 1 has only one puzzle: every other one is its mirror image, or the same with 0 and 1 swapped.
  it('is not made: a second puzzle of range 1', async () => {
    const sections = [
      { range: 3, count: 1 },
      { range: 1, count: 2 },
    ];
    const error = await planBook(configOf(sections)).catch((e) => e);
    expect(error).toBeInstanceOf(NotPossibleError);
    expect(inOneLine(told(error))).toBe(
      `sections[1]: after 1 of 2: no further puzzle of range 1 with one solution in 20000 attempts; ${HINT}`,
    );
  });

  // Ranges 1 and 2 have 1 and 210 different puzzles, none of them harder than easy and medium.
  it.each<[what: string, order: Partial<Order>, message: string, hint: string]>([
    ['a medium one of range 1', { range: 1, level: 'medium' }, 'no medium puzzle of range 1', OURS],
    ['a master one of range 2', { range: 2, level: 'master' }, 'no master puzzle of range 2', OURS],
    ['level b in range 1', { range: 1, peerLevel: 'b' }, "no puzzle of the peer's level b of range 1", PEERS],
    ['level h in range 2', { range: 2, peerLevel: 'h' }, "no puzzle of the peer's level h of range 2", PEERS],
    [
      'level h in range 15',
      { range: 15, peerLevel: 'h' },
      "no puzzle of the peer's level h of range 15",
      PEERS,
    ],
  ])('is refused at once: %s', async (_, wanted, message, hint) => {
    const drafts = () => expect.unreachable('a puzzle was asked for');
    const work = async () => {
      const order: Order = { kind: 'omnibus', range: 7, count: 1, seed: 'x', ...wanted };
      for await (const _ of makePuzzles(order, new KnownPuzzles(), drafts));
    };
    const error = await work().catch((e) => e);
    expect(error).toBeInstanceOf(NotPossibleError);
    expect(inOneLine(told(error))).toBe(`there is ${message}; ${hint}`);
  });

  it('is named with what came nearest', async () => {
    const order: Order = { kind: 'omnibus', range: 3, peerLevel: 'e', tries: 2000, count: 1, seed: 'x' };
    const error = await listed(order, everyPuzzleKnown).catch((e) => e);
    expect(inOneLine(told(error))).toMatch(
      /^after 0 of 1: no puzzle of the peer's level e of range 3 with one solution in 2000 attempts; \d+ came nearest, at level h; /,
    );
  });
});

describe('drafts', () => {
  const order: Order = { kind: 'omnibus', range: 2, level: 'easy', count: 12, seed: 'drafts' };

  it('are each what its own seed gives, in any order', async () => {
    const records = await listed(order);
    for (const number of [12, 1, 7]) {
      const alone = recordOf(puzzlesOf(order)(number)!, order, number);
      // A twin of an earlier puzzle is replaced, so later puzzles may differ. The first is always the seed's own.
      if (number === 1) expect(alone).toEqual(records[0]);
      expect(alone.origin).toEqual(records[number - 1]!.origin);
    }
  });

  it('that come from elsewhere give the same puzzles', async () => {
    async function* elsewhere(asked: Order) {
      const make = puzzlesOf(asked);
      const drafts = Array.from({ length: asked.count }, (_, i) => make(asked.count - i));
      yield* drafts.reverse();
    }
    const records: PuzzleRecord[] = [];
    for await (const record of makePuzzles(order, new KnownPuzzles(), elsewhere)) records.push(record);
    expect(records).toEqual(await listed(order));
    expect(new Set(records.map(textOf)).size).toBe(12);
  });

  it('of a board with one key are soon no longer asked for another', async () => {
    const known = new KnownPuzzles();
    const askedFor = vi.spyOn(known, 'hasKey');
    const records = await listed(
      { kind: 'terzett', range: 7, shape: 'letter-h', count: 12, seed: 'x' },
      known,
    );
    expect(new Set(records.map(textOf)).size).toBe(12);
    expect(askedFor.mock.calls.length).toBeLessThan(4 * 2000);
  });

  it('that could not be made end the run where there are no others', async () => {
    const work = async () => {
      for await (const _ of makePuzzles({ ...order, range: 1, count: 1 }, everyPuzzleKnown, () => [
        undefined,
      ]));
    };
    const error = await work().catch((e) => e);
    expect(error).toBeInstanceOf(NotPossibleError);
    expect(inOneLine(told(error))).toMatch(
      /^after 0 of 1: no easy puzzle of range 1 with one solution in 20000 attempts; /,
    );
  });
});
