import { describe, expect, it } from 'vitest';
import { type Setup, UNKNOWN } from '../../src/domino/puzzle.ts';
import { Random } from '../../src/random.ts';
import { countFillings, FillingProver, isOnlyFilling } from '../../src/solve/fillings.ts';
import { asCells } from '../helpers/indices.ts';
import { compositions, corpusBoards, showing, someOf } from '../helpers/solve/fillings/boards.ts';
import { fillingClauses } from '../helpers/solve/fillings/dimacs.ts';
import { checkFound } from '../helpers/solve/fillings/found.ts';
import { itWithMinisat, minisat } from '../helpers/solve/sat/minisat.ts';
import { isThorough } from '../helpers/thorough.ts';

const [composition] = compositions;
const { cells } = composition!.board;

describe('countFillings', () => {
  it('finds a full board itself, and its dominoes', () => {
    for (const filling of compositions.slice(0, 5)) {
      const found = countFillings(filling);
      expect(found).toMatchObject({ fillings: 1, complete: true, gaveUp: false, numbers: filling.numbers });
      checkFound(filling, found);
    }
  });
});

describe('isOnlyFilling', () => {
  it('takes no numbers that are not a filling of the board', () => {
    const all = showing(composition!, cells);
    expect(isOnlyFilling(all, composition!.numbers)).toBe(true);
    // One number differs from the given one.
    expect(isOnlyFilling(all, composition!.numbers.with(0, (composition!.numbers[0]! + 1) % 8))).toBe(false);
    // It agrees with the given numbers, but is not a Terzett.
    const wrong = composition!.numbers.with(40, (composition!.numbers[40]! + 1) % 8);
    expect(isOnlyFilling(showing(composition!, [0, 1, 2]), wrong)).toBe(false);
    // Not all numbers are filled in.
    expect(isOnlyFilling(all, all.numbers.with(5, UNKNOWN))).toBe(false);
    expect(isOnlyFilling(showing(composition!, cells.slice(1)), all.numbers.with(0, UNKNOWN))).toBe(false);
  });

  it('does not take it for another filling that none was found yet', () => {
    const hard = corpusBoards.filter(({ fillings }) => fillings === 'one');
    expect(hard.map(({ board, filling }) => isOnlyFilling(board, filling!, 50))).toEqual(
      hard.map(() => undefined),
    );
  });

  it('says nothing when the conflicts allowed do not suffice, and nothing wrong', () => {
    const random = new Random('fillings/budget');
    const seen = new Set<boolean | undefined>();
    for (const givens of [24, 40]) {
      const filling = compositions[givens]!;
      const setup = showing(filling, someOf(cells, givens, random));
      const answer = isOnlyFilling(setup, filling.numbers);
      expect(answer).toBeTypeOf('boolean');
      for (const most of [0, 1, 30, 1000]) {
        const early = isOnlyFilling(setup, filling.numbers, most);
        expect([undefined, answer]).toContain(early);
        seen.add(early);
      }
      expect(isOnlyFilling(setup, filling.numbers, 0)).toBeUndefined();
    }
    expect(seen).toEqual(new Set([undefined, true, false]));
  });
});

describe('FillingProver', () => {
  it('says nothing when the conflicts allowed do not suffice, and nothing wrong', () => {
    const random = new Random('prover/budget');
    const filling = compositions[1]!;
    const hasty = new FillingProver(filling);
    const patient = new FillingProver(filling);
    const seen = new Set<boolean | undefined>();
    for (let n = 0; n < 12; n++) {
      const givens = someOf(cells, 16 + 2 * n, random);
      const cell = cells.find((other) => !givens.includes(other))!;
      const early = hasty.follows(cell, asCells(givens), 1 + 100 * (n % 3));
      const answer = patient.follows(cell, asCells(givens), 100_000);
      expect(answer).toBeTypeOf('boolean');
      expect([undefined, answer]).toContain(early);
      seen.add(answer).add(early);
    }
    expect(seen).toEqual(new Set([undefined, true, false]));
    expect(hasty.follows(cells[0]!, [cells[0]!], 1)).toBe(true);
  });
});

/** Whether minisat finds a filling other than `known`. */
function minisatFinds({ board, range, numbers }: Setup, known?: readonly number[]): boolean {
  const { cnf, holds } = fillingClauses({ rows: board.rows, columns: board.columns, range, numbers });
  if (known) cnf.say(...board.cells.map((cell) => -holds[cell]![known[cell]!]!));
  return minisat(cnf.variables, cnf.clauses);
}

// By other programs, and by minisat with the clauses of dimacs.ts: see test/corpus/completion/README.md.
describe('boards whose fillings were counted beforehand', () => {
  it.each(corpusBoards.filter((_, i) => isThorough || i % 2 === 0))(
    '$fillings for $name',
    ({ fillings, board, filling }) => {
      const found = countFillings(board);
      expect(found).toMatchObject({
        fillings: { none: 0, one: 1, several: 2 }[fillings],
        complete: fillings !== 'several',
        gaveUp: false,
      });
      if (fillings !== 'none') checkFound(board, found);
      if (fillings === 'one') expect(found.numbers).toEqual(filling);
      if (filling) expect(isOnlyFilling(board, filling)).toBe(fillings === 'one');
    },
  );
});

describe('another solver, told in another way', () => {
  itWithMinisat('says the same of compositions with 24 to 36 numbers given', () => {
    const random = new Random('minisat');
    const seen = { one: 0, several: 0 };
    for (const [n, filling] of compositions.slice(20, 24).entries()) {
      const board = showing(filling, someOf(filling.board.cells, 24 + 4 * n, random));
      const isOnly = isOnlyFilling(board, filling.numbers);
      expect(isOnly).toBe(!minisatFinds(board, filling.numbers));
      seen[isOnly ? 'one' : 'several']++;
    }
    expect(Math.min(seen.one, seen.several)).toBeGreaterThan(0);
  });
});
