import { describe, expect } from 'vitest';
import { random3Sat, solverOf } from '../../helpers/solve/sat/formulas.ts';
import { itWithMinisat, minisat } from '../../helpers/solve/sat/minisat.ts';

describe('SatSolver', () => {
  // At 4.26 clauses a variable about half are satisfiable. With 200 variables, thousands of clauses are learnt, and half of
  // them dropped.
  itWithMinisat('says the same of random clauses of three', () => {
    const seen = { sat: 0, unsat: 0, unknown: 0 };
    let most = 0;
    for (let n = 0; n < 10; n++) {
      const formula = random3Sat(`minisat/${n}`, n < 8 ? 100 : 200, n < 8 ? 426 : 852);
      const solver = solverOf(formula);
      const answer = solver.solve();
      const signed = formula.clauses.map((clause) =>
        clause.map((literal) => ((literal >> 1) + 1) * (literal % 2 === 0 ? 1 : -1)),
      );
      expect(answer).toBe(minisat(formula.variables, signed) ? 'sat' : 'unsat');
      if (answer === 'sat') {
        expect(formula.clauses.every((clause) => clause.some((literal) => solver.isTrue(literal)))).toBe(
          true,
        );
      }
      seen[answer]++;
      most = Math.max(most, solver.conflicts);
    }
    expect(seen.sat).toBeGreaterThan(2);
    expect(seen.unsat).toBeGreaterThan(2);
    expect(most).toBeGreaterThan(4000);
  });
});
