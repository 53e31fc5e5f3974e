import { describe, expect, it } from 'vitest';
import { asCell } from '../../src/domino/board.ts';
import type { Kind } from '../../src/domino/kinds.ts';
import { parseRows } from '../../src/domino/notation.ts';
import { type Setup, UNKNOWN } from '../../src/domino/puzzle.ts';
import { Random } from '../../src/random.ts';
import { countFillings, FillingProver, isOnlyFilling } from '../../src/solve/fillings.ts';
import { asCells } from '../helpers/indices.ts';
import { compositions, showing, someOf } from '../helpers/solve/fillings/boards.ts';
import { bruteFillings } from '../helpers/solve/fillings/brute.ts';
import { agrees, checkFound } from '../helpers/solve/fillings/found.ts';

/** A board without given numbers. */
const empty = (rows: readonly string[], kind: Kind): Setup => parseRows(rows, undefined, kind);

const SIZES: Readonly<Partial<Record<Kind, number>>> = { omnibus: 1, terzett: 3, completion: 3 };

function brute(setup: Setup): number[][] {
  const { board, range, numbers, kind } = setup;
  return bruteFillings({ rows: board.rows, columns: board.columns, range, numbers }, SIZES[kind] as 1 | 3);
}

const row = (cells: number) => '?'.repeat(cells);
const rows = (count: number, cells: number) => new Array<string>(count).fill(row(cells));

/** Boards whose fillings can all be found by brute force, if some numbers are given. */
const BOARDS: readonly (readonly [name: string, setup: Setup, givens: number])[] = [
  ['omnibus 1x6', empty(rows(1, 6), 'omnibus'), 0],
  ['omnibus 3x4', empty(rows(3, 4), 'omnibus'), 2],
  ['omnibus with gaps', empty(['.???', '??.?', '?.??', '???.'], 'omnibus'), 2],
  ['terzett 2x3', empty(rows(2, 3), 'completion'), 0],
  ['terzett 3x10', empty(rows(3, 10), 'completion'), 4],
  ['terzett 5x6', empty(rows(5, 6), 'completion'), 4],
  ['terzett with gaps', empty(['.??????', '???????', '???????', '???????', '???....'], 'completion'), 4],
];

interface Sample {
  readonly setup: Setup;
  /** All fillings, found by brute force. */
  readonly fillings: readonly number[][];
}

/** The board with some random given numbers that admit a filling. */
function sample(empty: Setup, givens: number, random: Random): Sample {
  for (;;) {
    const numbers = [...empty.numbers];
    for (const cell of someOf(empty.board.cells, givens, random))
      numbers[cell] = random.below(empty.range + 1);
    const setup = { ...empty, numbers };
    const fillings = brute(setup);
    if (fillings.length > 0) return { setup, fillings };
  }
}

describe.each(BOARDS)('%s', (name, board, givens) => {
  const random = new Random(`fillings/${name}`);
  const samples = Array.from({ length: givens === 0 ? 1 : 2 }, () => sample(board, givens, random));

  it('has as many fillings as trying finds', () => {
    const seen = new Set<string>();
    for (const { setup, fillings } of samples) {
      for (let n = 0; n < 12; n++) {
        const filling = fillings[random.below(fillings.length)]!;
        const numbers = [...setup.numbers];
        const more = someOf(board.board.cells, random.below(n % 3 === 0 ? 30 : 8), random);
        for (const cell of more) numbers[cell] = filling[cell]!;
        // Sometimes a different number, so that there may be no filling.
        if (more.length > 0 && n % 4 === 0) numbers[more[0]!] = random.below(board.range + 1);
        const given = { ...setup, numbers };
        // It may have replaced a number that was given at first.
        const wanted = setup.board.cells.every(
          (cell) => setup.numbers[cell] === UNKNOWN || numbers[cell] === setup.numbers[cell],
        )
          ? fillings.filter((known) => agrees(known, numbers))
          : brute(given);
        const limit = 25;
        const found = countFillings(given, limit);
        const complete = wanted.length < limit;
        expect(found).toMatchObject({ fillings: Math.min(wanted.length, limit), complete, gaveUp: false });
        if (found.fillings > 0) {
          checkFound(given, found);
          expect(wanted).toContainEqual(found.numbers);
        } else {
          expect(found).not.toHaveProperty('numbers');
          expect(found).not.toHaveProperty('key');
        }
        seen.add(found.fillings === 0 ? 'none' : found.fillings === 1 ? 'one' : 'several');
        if (wanted.includes(filling)) {
          expect(isOnlyFilling(given, filling)).toBe(wanted.length === 1);
        }
      }
    }
    expect([...seen].sort()).toEqual(['none', 'one', 'several']);
  });

  it('proves of each cell what all fillings agree on, whatever was asked before', () => {
    const seen = new Set<boolean>();
    for (const { setup, fillings } of samples) {
      const filling = fillings[random.below(fillings.length)]!;
      const full = { ...setup, numbers: filling };
      const prover = new FillingProver(full);
      const first = board.board.cells.filter((cell) => setup.numbers[cell] !== UNKNOWN);
      for (let n = 0; n < 5; n++) {
        const shown = [...first, ...someOf(board.board.cells, random.below(7), random)];
        const left = fillings.filter((known) => shown.every((cell) => known[cell] === filling[cell]));
        const fresh = new FillingProver(full);
        for (const cell of someOf(board.board.cells, 8, random)) {
          const wanted = left.every((known) => known[cell] === filling[cell]);
          expect(prover.follows(asCell(cell), asCells(shown), 10_000)).toBe(wanted);
          expect(fresh.follows(asCell(cell), asCells(shown), 10_000)).toBe(wanted);
          seen.add(wanted);
        }
      }
    }
    expect(seen.size).toBe(2);
  });
});

it('a prover says nothing when the conflicts allowed do not suffice', () => {
  const [filling] = compositions;
  const prover = new FillingProver(filling!);
  const [cell, ...others] = filling!.board.cells;
  expect(prover.follows(cell!, [], 1)).toBeUndefined();
  expect(prover.allows(cell!, filling!.numbers[cell!]!, [], 1)).toBeUndefined();
  expect(prover.follows(cell!, others, 1)).toBe(true);
  expect(prover.allows(cell!, filling!.numbers[cell!]!, others, 1)).toBe(true);
  expect(prover.allows(cell!, (filling!.numbers[cell!]! + 1) % 8, others, 1)).toBe(false);
});

describe('countFillings', () => {
  it('counts up to the limit', () => {
    const setup = empty(rows(1, 6), 'omnibus');
    const all = brute(setup).length;
    expect(all).toBeGreaterThan(2);
    const { numbers, key } = countFillings(setup, 1);
    for (let limit = 1; limit <= all; limit++) {
      const found = countFillings(setup, limit);
      expect(found).toEqual({ fillings: limit, complete: false, gaveUp: false, numbers, key });
    }
    expect(countFillings(setup, all + 1)).toMatchObject({ fillings: all, complete: true, gaveUp: false });
    expect(countFillings(setup)).toMatchObject({ fillings: 2, complete: false, gaveUp: false });
  });

  it.each<[string, Setup]>([
    ['a number in a corner that no other can be equal to', parseRows(['01????', '2?????', ...rows(3, 6)])],
    ['two numbers of which one has no room for its group', parseRows(['01????'])],
    ['a number that is given too often', parseRows(['000???', '0?????', '0?????', '0?????', '0?????'])],
    ['a domino that must lie twice', parseRows(['01??01'], undefined, 'omnibus')],
    ['a number above the range', parseRows(['2?????'], 1)],
    ['a number below 0', { ...parseRows(['0?????'], 1), numbers: [-3, -2, -2, -2, -2, -2] }],
    ['cells for another range', parseRows(rows(7, 8), 7, 'omnibus')],
    ['numbers that groups of three cannot share', parseRows(rows(10, 11), 9)],
    ['no number that is to be found, and no filling', parseRows(['010110'])],
    ['a shape that dominoes cannot cover', parseRows(['?..', '???', '?.?'])],
  ])('finds nothing for %s', (_, setup) => {
    expect(countFillings(setup)).toEqual({ fillings: 0, complete: true, gaveUp: false });
    const numbers = setup.numbers.map((number) => (number < 0 ? 0 : number));
    expect(isOnlyFilling(setup, numbers)).toBe(false);
  });

  it('has an answer for the smallest set', () => {
    expect(countFillings(empty(['??'], 'omnibus'))).toMatchObject({ fillings: 1, numbers: [0, 0] });
  });

  it('says when it gave up, and what it found until then', () => {
    const hard = showing(compositions[0]!, []);
    expect(countFillings(hard, 2, 0)).toEqual({ fillings: 0, complete: false, gaveUp: true });
    expect(countFillings(hard, 2, 1)).toEqual({ fillings: 0, complete: false, gaveUp: true });
    // The conflict limit applies to all fillings together: there are 186,960, each of them close to the next.
    const early = countFillings(empty(rows(5, 6), 'completion'), 400, 500);
    expect(early).toMatchObject({ complete: false, gaveUp: true });
    expect(early.fillings).toBeGreaterThan(0);
    checkFound(empty(rows(5, 6), 'completion'), early);
  });
});
