import fc from 'fast-check';
import { Random } from '../../../../src/random.ts';
import { type Literal, not, SatSolver } from '../../../../src/solve/sat/solver.ts';

/** Clauses over the variables 0, 1, 2 …; the literals of the n-th are 2n and, negated, 2n + 1. */
export interface Formula {
  readonly variables: number;
  readonly clauses: readonly (readonly number[])[];
}

/** A solver loaded with a formula; its variables have the same literals as in the formula. */
export function solverOf({ variables, clauses }: Formula): SatSolver {
  const solver = new SatSolver();
  for (let variable = 0; variable < variables; variable++) solver.newVariable();
  for (const clause of clauses) solver.addClause(clause);
  return solver;
}

/** Whether the clauses hold if bit n of `bits` is the value of the n-th variable. */
export function holds(clauses: readonly (readonly number[])[], bits: number): boolean {
  return clauses.every((clause) =>
    clause.some((literal) => ((bits >> (literal >> 1)) & 1) !== (literal & 1)),
  );
}

/** Whether the clauses are satisfiable, by trying all assignments. */
export function canHold({ variables, clauses }: Formula): boolean {
  for (let bits = 0; bits < 1 << variables; bits++) if (holds(clauses, bits)) return true;
  return false;
}

/** The assignment that a solver found, as bits; every variable must be either true or false. */
export function foundBits(solver: SatSolver, variables: number): number {
  let bits = 0;
  for (let variable = 0; variable < variables; variable++) {
    const literal: Literal = 2 * variable;
    if (solver.isTrue(literal) === solver.isTrue(not(literal))) throw new Error(`${variable} is neither`);
    if (solver.isTrue(literal)) bits |= 1 << variable;
  }
  return bits;
}

/** Formulas of clauses with one to `longest` literals; about half of them are satisfiable. */
export function formulas(variables: number, clauses: number, longest = 3): fc.Arbitrary<Formula> {
  const literal = fc.integer({ min: 0, max: 2 * variables - 1 });
  return fc
    .array(
      fc.oneof(
        { weight: 1, arbitrary: fc.array(literal, { minLength: 1, maxLength: longest }) },
        { weight: 9, arbitrary: fc.array(literal, { minLength: longest, maxLength: longest }) },
      ),
      { minLength: clauses >> 1, maxLength: clauses },
    )
    .map((drawn) => ({ variables, clauses: drawn }));
}

/** More pigeons than holes, each in a separate hole: unsatisfiable. */
export function pigeonhole(holes: number, pigeons = holes + 1): Formula {
  const sits = (pigeon: number, hole: number) => 2 * (pigeon * holes + hole);
  const clauses: number[][] = [];
  for (let p = 0; p < pigeons; p++) {
    clauses.push(Array.from({ length: holes }, (_, hole) => sits(p, hole)));
    for (let q = 0; q < p; q++) {
      for (let hole = 0; hole < holes; hole++) clauses.push([sits(p, hole) ^ 1, sits(q, hole) ^ 1]);
    }
  }
  return { variables: pigeons * holes, clauses };
}

/** A cycle in which each variable differs from the next. */
export function ringOfInequalities(length: number): Formula {
  const clauses = Array.from({ length }, (_, a) => [2 * a, 2 * ((a + 1) % length)]);
  return {
    variables: length,
    clauses: clauses.flatMap(([a, b]) => [
      [a!, b!],
      [a! + 1, b! + 1],
    ]),
  };
}

/** Three literals of three different variables in each clause. */
export function random3Sat(seed: string, variables: number, clauses: number): Formula {
  const random = new Random(seed);
  const all = Array.from({ length: variables }, (_, i) => i);
  return {
    variables,
    clauses: Array.from({ length: clauses }, () =>
      random
        .shuffle([...all])
        .slice(0, 3)
        .map((variable) => 2 * variable + random.below(2)),
    ),
  };
}
