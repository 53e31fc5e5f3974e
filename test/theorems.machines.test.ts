import { describe, expect, it } from 'vitest';
import { agrees, anneal, isBooksKey } from '../scripts/theorems/figure-2.ts';
import { basesOfFigure5, countFigures } from '../scripts/theorems/figure-4.ts';
import { FEWEST } from '../src/compose/completion/patterns.ts';
import { fullRectangle } from '../src/domino/board.ts';
import { makeKeyRows, parseRows } from '../src/domino/notation.ts';
import { checkPuzzle } from '../src/domino/puzzle.ts';
import { Random } from '../src/random.ts';
import { isOnlyFilling } from '../src/solve/fillings.ts';
import { countSolutions } from '../src/solve/solution-counter.ts';
import { FIG_5, keyOf } from './helpers/compose/groups/checks.ts';
import { asCells } from './helpers/indices.ts';
import { showing } from './helpers/solve/fillings/boards.ts';
import { fillingClauses } from './helpers/solve/fillings/dimacs.ts';
import { itWithMinisat, minisat } from './helpers/solve/sat/minisat.ts';
import { isThorough } from './helpers/thorough.ts';

describe.skipIf(!isThorough)('Fig. 5', () => {
  // All fillings of the four take minutes: `npm run theorems -- figure-4`; docs/lost-figures.md has their counts.
  it('is one of four keys, of which the first carries boards that can be Fig. 4', () => {
    const board = fullRectangle(7);
    const bases = basesOfFigure5();
    const keys = bases.map(({ key }) => makeKeyRows(board, key).join());
    expect(keys).toHaveLength(4);
    for (const { key } of FIG_5.keys) expect(keys).toContain(makeKeyRows(board, asCells(keyOf(key))).join());
    const { figure4, figure8, fillings, reconstruction } = countFigures(bases[0]!, 4000);
    expect([fillings, figure4, figure8]).toEqual([4000, 342_864, 0]);
    const { rows, solutions } = reconstruction!;
    const puzzle = checkPuzzle(parseRows(rows, 7, 'terzett'));
    expect(countSolutions(puzzle, 100).solutions).toBe(solutions);
    expect(rows.reduce((sum, row) => sum + Number(row[2]), 0)).toBe(27);
    expect(rows.slice(4, 7).map((row) => row[4])).toEqual(['7', '7', '7']);
  });
});

describe('Fig. 2', () => {
  it('is looked for among boards that agree with the list', () => {
    const found: string[] = [];
    anneal(new Random('test/1'), 2_000_000, (numbers) => {
      expect(agrees(numbers)).toBe(true);
      found.push(numbers.join(''));
    });
    const changed = [...found[0]!].map(Number);
    changed[71] = (changed[71]! + 1) % 8;
    expect(agrees(changed)).toBe(false);
    expect(isBooksKey(asCells(new Array<number>(72).fill(0)))).toBe(false);
  });
});

describe('the fewest numbers of a completion', () => {
  it('that are known are twelve, and each of them is needed', () => {
    const filling = parseRows(FEWEST.filling.split('/'), 7, 'terzett');
    const { givens } = FEWEST;
    expect(givens).toHaveLength(12);
    expect(isOnlyFilling(showing(filling, givens), filling.numbers)).toBe(true);
    for (const cell of givens.slice(0, 4)) {
      const fewer = givens.filter((other) => other !== cell);
      expect(isOnlyFilling(showing(filling, fewer), filling.numbers)).toBe(false);
    }
  });

  itWithMinisat('finds the one filling of the twelve, and no other', () => {
    const filling = parseRows(FEWEST.filling.split('/'), 7, 'terzett');
    const { numbers } = showing(filling, FEWEST.givens);
    const { cnf, holds } = fillingClauses({ rows: 8, columns: 9, range: 7, numbers });
    expect(minisat(cnf.variables, cnf.clauses)).toBe(true);
    cnf.say(...filling.numbers.map((number, cell) => -holds[cell]![number]!));
    expect(minisat(cnf.variables, cnf.clauses)).toBe(false);
  });
});
