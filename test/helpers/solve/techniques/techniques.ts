import { expect, it } from 'vitest';
import { parseLine } from '../../../../src/domino/notation.ts';
import type { Technique } from '../../../../src/solve/techniques/technique.ts';
import { faultsOf } from '../proof/proof.ts';
import { stateOf, stepsOf, stepText } from '../steps.ts';

/** A board with some places closed and some dominoes placed, and all applications of a technique there: see `stepText`. */
export type Row = readonly [
  what: string,
  line: string,
  eliminated: readonly string[],
  expected: readonly string[],
  laid?: readonly string[],
];

/** One test for each row: the technique finds exactly these applications, and each follows from what it names. */
export function testTechnique(technique: Technique, rows: readonly Row[]): void {
  for (const [what, line, eliminated, expected, laid = []] of rows) {
    it(what, () => {
      const setup = parseLine(line);
      const state = stateOf(setup, laid, eliminated);
      const steps = stepsOf(technique, state);
      expect(steps.map((step) => stepText(setup, step))).toEqual(expected);
      for (const step of steps) expect(faultsOf(setup, state, step)).toEqual([]);
    });
  }
}
