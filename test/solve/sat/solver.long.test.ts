import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { not } from '../../../src/solve/sat/solver.ts';
import {
  canHold,
  formulas,
  foundBits,
  holds,
  pigeonhole,
  random3Sat,
  ringOfInequalities,
  solverOf,
} from '../../helpers/solve/sat/formulas.ts';

const unitsOf = (literals: readonly number[]) => literals.map((literal) => [literal]);

describe('SatSolver', () => {
  it('tells what trying all choices tells, and finds a choice that holds', () => {
    const seen = { sat: 0, unsat: 0, unknown: 0 };
    fc.assert(
      fc.property(formulas(9, 50), (formula) => {
        const solver = solverOf(formula);
        const answer = solver.solve();
        expect(answer).toBe(canHold(formula) ? 'sat' : 'unsat');
        if (answer === 'sat') expect(holds(formula.clauses, foundBits(solver, formula.variables))).toBe(true);
        seen[answer]++;
      }),
      { numRuns: 200 },
    );
    expect(seen.sat).toBeGreaterThan(20);
    expect(seen.unsat).toBeGreaterThan(20);
  });

  it('answers one question after another, clauses and assumptions coming and going', () => {
    const literal = fc.integer({ min: 0, max: 17 });
    const question = fc.record({
      clauses: fc.array(fc.array(literal, { minLength: 2, maxLength: 4 }), { maxLength: 9 }),
      bound: fc.option(
        fc.record({
          variables: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { minLength: 3 }),
          signs: fc.integer({ min: 0, max: 511 }),
          most: fc.integer({ min: 1, max: 4 }),
        }),
        { freq: 2 },
      ),
      assumptions: fc.array(literal, { maxLength: 5 }),
    });
    const seen = { sat: 0, unsat: 0, unknown: 0 };
    fc.assert(
      fc.property(fc.array(question, { minLength: 1, maxLength: 8 }), (questions) => {
        const solver = solverOf({ variables: 9, clauses: [] });
        const clauses: (readonly number[])[] = [];
        for (const { clauses: more, bound, assumptions } of questions) {
          for (const clause of more) solver.addClause(clause);
          clauses.push(...more);
          if (bound) {
            const literals = bound.variables.map(
              (variable) => 2 * variable + ((bound.signs >> variable) & 1),
            );
            solver.addAtMost(literals, bound.most);
            clauses.push(...someFalse(literals, bound.most + 1));
          }
          const answer = solver.solve(assumptions);
          const told = [...clauses, ...unitsOf(assumptions)];
          expect(answer).toBe(canHold({ variables: 9, clauses: told }) ? 'sat' : 'unsat');
          seen[answer]++;
          if (answer === 'sat') {
            expect(holds(told, foundBits(solver, 9))).toBe(true);
          }
        }
      }),
      { numRuns: 80 },
    );
    expect(seen.sat).toBeGreaterThan(30);
    expect(seen.unsat).toBeGreaterThan(30);
  });

  // Sixteen variables with 4.3 clauses each, where random clauses of three literals are hardest.
  it('takes long ways: random clauses of three, all tried', () => {
    const seen = { sat: 0, unsat: 0, unknown: 0 };
    for (let n = 0; n < 20; n++) {
      const formula = random3Sat(`3-SAT/${n}`, 16, 69);
      const solver = solverOf(formula);
      const answer = solver.solve();
      expect(answer).toBe(canHold(formula) ? 'sat' : 'unsat');
      seen[answer]++;
    }
    expect(Math.min(seen.sat, seen.unsat)).toBeGreaterThan(5);
  });

  it.each([1, 2, 6])('finds no holes for one pigeon too many: %i holes', (holes) => {
    expect(solverOf(pigeonhole(holes)).solve()).toBe('unsat');
    expect(solverOf(pigeonhole(holes, holes)).solve()).toBe('sat');
  });

  it.each([1, 2, 41, 1000])('goes round a ring of %i inequalities', (length) => {
    expect(solverOf(ringOfInequalities(length)).solve()).toBe(length % 2 === 0 ? 'sat' : 'unsat');
  });

  it.each([
    [0, 0],
    [0, 3],
    [1, 4],
    [2, 4],
    [4, 4],
    [5, 4],
  ])('exactly %i of %i', (count, of) => {
    const found = new Set<number>();
    const solver = solverOf({ variables: of, clauses: [] });
    const literals = Array.from({ length: of }, (_, variable) => 2 * variable);
    solver.addExactly(literals, count);
    while (solver.solve() === 'sat') {
      const bits = foundBits(solver, of);
      expect(found.has(bits)).toBe(false);
      found.add(bits);
      solver.addClause(literals.map((literal) => (solver.isTrue(literal) ? not(literal) : literal)));
    }
    const wanted = Array.from({ length: 1 << of }, (_, bits) => bits).filter(
      (bits) => literals.filter((literal) => (bits >> (literal >> 1)) & 1).length === count,
    );
    expect([...found].sort((a, b) => a - b)).toEqual(wanted);
  });

  it('gives up when the conflicts allowed are used up, and goes on from there', () => {
    const solver = solverOf(pigeonhole(6));
    expect(solver.solve([], 0)).toBe('unknown');
    expect(solver.solve([], 100)).toBe('unknown');
    expect(solver.conflicts).toBe(100);
    expect(solver.solve([], 100)).toBe('unknown');
    expect(solver.conflicts).toBe(200);
    expect(solver.solve()).toBe('unsat');
    expect(solver.solve([0], 0)).toBe('unsat');
  });

  it('makes not one conflict more than allowed', () => {
    const solver = solverOf(random3Sat('budget', 150, 660));
    let allowed = 0;
    for (let most = 0; solver.solve([], most) === 'unknown'; most = (most + 1) % 40) {
      allowed += most;
      expect(solver.conflicts).toBe(allowed);
    }
    expect(allowed).toBeGreaterThan(200);
  });

  it('begins with what it found last', () => {
    const { clauses, variables } = random3Sat('phases', 150, 550);
    const solver = solverOf({ variables, clauses });
    expect(solver.solve()).toBe('sat');
    const found = clauses.flat().map((literal) => solver.isTrue(literal));
    const { conflicts } = solver;
    expect(conflicts).toBeGreaterThan(0);
    expect(solver.solve()).toBe('sat');
    expect(solver.conflicts).toBe(conflicts);
    expect(clauses.flat().map((literal) => solver.isTrue(literal))).toEqual(found);
  });

  it('draws what follows from one bound without a conflict', () => {
    const solver = solverOf({ variables: 6, clauses: [[0]] });
    solver.addAtMost([0, 2, 4, 6], 2);
    expect(solver.solve([2, 4], 1)).toBe('unsat');
    expect(solver.solve([2, 6], 1)).toBe('unsat');
    solver.addClause([3]);
    // Both bounds are already reached when they are added.
    solver.addAtMost([0, 2, 8], 1);
    expect(solver.solve([8], 1)).toBe('unsat');
    solver.addExactly([0, 2, 10], 2);
    expect(solver.solve([11], 1)).toBe('unsat');
    expect(solver.conflicts).toBe(0);
    expect(solver.solve([10], 1)).toBe('sat');
  });

  // Whether the conflict limit suffices depends on each step of the search. A different search would change the puzzle of a
  // seed. At 4.26 clauses of three a variable about half of the formulas hold; MiniSat 2.2.1 gives the same answers. With 200
  // variables, thousands of clauses are learnt, and half of them dropped.
  it.each([
    ['a pigeon too many', pigeonhole(7), 'unsat', 6197],
    ['clauses that cannot hold', random3Sat('minisat/14', 200, 852), 'unsat', 7786],
    ['clauses that can', random3Sat('minisat/21', 200, 852), 'sat', 3189],
  ])('takes its known way to %s', (_, formula, answer, conflicts) => {
    const solver = solverOf(formula);
    expect([solver.solve(), solver.conflicts]).toEqual([answer, conflicts]);
    const isTrue = (clause: readonly number[]) => clause.some((literal) => solver.isTrue(literal));
    if (answer === 'sat') expect(formula.clauses.every(isTrue)).toBe(true);
  });
});

/** Clauses that state: of any `many` of these literals, at least one is false. */
function someFalse(literals: readonly number[], many: number): number[][] {
  if (many === 0) return [[]];
  return literals.flatMap((literal, i) =>
    someFalse(literals.slice(i + 1), many - 1).map((clause) => [not(literal), ...clause]),
  );
}
