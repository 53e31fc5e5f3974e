import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../src/domino/puzzle.ts';
import { Random } from '../../../src/random.ts';
import { countFillings, isOnlyFilling } from '../../../src/solve/fillings.ts';
import { compositions, corpusBoards, showing, someOf } from '../../helpers/solve/fillings/boards.ts';
import { fillingClauses } from '../../helpers/solve/fillings/dimacs.ts';
import { checkFound } from '../../helpers/solve/fillings/found.ts';
import { itWithMinisat, minisat } from '../../helpers/solve/sat/minisat.ts';

/** Whether minisat finds a filling other than `known`. */
function minisatFinds({ board, range, numbers }: Setup, known?: readonly number[]): boolean {
  const { cnf, holds } = fillingClauses({ rows: board.rows, columns: board.columns, range, numbers });
  if (known) cnf.say(...board.cells.map((cell) => -holds[cell]![known[cell]!]!));
  return minisat(cnf.variables, cnf.clauses);
}

describe('boards whose fillings were counted beforehand', () => {
  it.each(corpusBoards)('$fillings for $name', ({ fillings, board, filling }) => {
    const found = countFillings(board);
    expect(found).toMatchObject({
      fillings: { none: 0, one: 1, several: 2 }[fillings],
      complete: fillings !== 'several',
      gaveUp: false,
    });
    if (fillings !== 'none') checkFound(board, found);
    if (fillings === 'one') expect(found.numbers).toEqual(filling);
    if (filling) expect(isOnlyFilling(board, filling)).toBe(fillings === 'one');
  });
});

describe('another solver, told in another way', () => {
  itWithMinisat('says the same of those boards', () => {
    for (const { name, fillings, board, filling } of corpusBoards) {
      if (filling) expect(minisatFinds(board, filling), name).toBe(fillings === 'several');
    }
    const cross = corpusBoards.filter(({ name }) => name === 'upright cross one from the edge');
    expect(cross.map(({ board }) => minisatFinds(board))).toEqual([false]);
  });

  itWithMinisat('says the same of compositions with 24 to 36 numbers given', () => {
    const random = new Random('minisat');
    const seen = { one: 0, several: 0 };
    for (const [n, filling] of compositions.slice(20, 28).entries()) {
      const board = showing(filling, someOf(filling.board.cells, 24 + 4 * (n % 4), random));
      const isOnly = isOnlyFilling(board, filling.numbers);
      expect(isOnly).toBe(!minisatFinds(board, filling.numbers));
      seen[isOnly ? 'one' : 'several']++;
    }
    expect(seen.one).toBeGreaterThan(1);
    expect(seen.several).toBeGreaterThan(1);
  });
});
