import { describe, expect, it } from 'vitest';
import { parseLine, parseRows } from '../../../src/domino/notation.ts';
import { UserError } from '../../../src/errors.ts';
import { type Analysis, analyse } from '../../../src/solve/analysis/analyse.ts';
import { checkRefutation, compareWithAll, needsOf } from '../../helpers/solve/analysis/checks.ts';
import { layouts } from '../../helpers/solve/analysis/oracle.ts';

describe('an analysis', () => {
  it('counts, shares and differs as all solutions together do, and refutes what has none', () => {
    const seen = new Set<number | undefined>();
    for (const setup of layouts(60, 4, 'analysis')) {
      const { analysis, all } = compareWithAll(setup);
      if (all.length === 0 && needsOf(analysis)) checkRefutation(setup, analysis, 3);
      seen.add(Math.min(all.length, 2));
    }
    expect(seen).toEqual(new Set([0, 1, 2]));
  });

  const turned = (analysis: Analysis) =>
    analysis.ambiguities.map(({ type, ways, bits, turns }) => [
      type,
      ways,
      bits,
      ...turns.map(({ type, open, when }) => `${type} in ${open}, when ${when.length}`),
    ]);

  it.each([
    // Both dominoes of the square show 0:1, whichever way they lie, so that it is no ambiguity.
    { rows: '001/110', named: [] },
    { rows: '0111/2012/0022', named: [['tangle', 10, 3.32]] },
  ])('names what is ambiguous in $rows', ({ rows, named }) => {
    expect(turned(analyse(parseRows(rows.split('/')))).map((list) => list.slice(0, 3))).toEqual(named);
  });

  it('multiplies independent ambiguities: two swaps, and one that hangs on another', () => {
    const analysis = analyse(parseRows(['0333', '1321']));
    expect(analysis).toBeDefined();
  });

  it('says "more than N" where the ways of one ambiguity are not all counted', () => {
    const setup = parseRows(['0111', '2012', '0022']);
    expect(analyse(setup, { limit: 9 })).toMatchObject({ solutions: null, moreThan: 9 });
    expect(analyse(setup, { limit: 10 })).toMatchObject({ solutions: 10 });
  });

  it.each([
    { rows: '000/111', because: { because: 'places' } },
    {
      rows: '001/112',
      because: {
        because: 'numbers',
        numbers: [
          { number: 0, stands: 2, needed: 3, cells: [0, 1] },
          { number: 2, stands: 1, needed: 0, cells: [5] },
        ],
      },
    },
    { rows: '0.00/..11/..1.', because: { because: 'area', cells: [0] } },
  ])('refutes $rows', ({ rows, because }) => {
    expect(analyse(parseRows(rows.split('/'))).refutation).toMatchObject(because);
  });

  it('of a completion counts fillings, and tells which numbers are the same in all', () => {
    const setup = parseRows(['?11?32', '?0????', '?2?4??', '??????', '3?34??']);
    expect(analyse(setup)).toMatchObject({ counted: 'filling', solutions: 1, differ: [] });
    const fewer = parseRows(['?11?32', '?0????', '?2????', '??????', '3?34??']);
    const all = analyse(fewer, { limit: 1000 });
    const some = analyse(fewer, { limit: 1 });
    expect(all.solutions).toBeGreaterThan(1);
    expect(some).toMatchObject({ solutions: null, moreThan: 1, shared: all.shared, differ: all.differ });
  });

  it('is refused where there is nothing to lay', () => {
    expect(() => analyse(parseLine('omnibus 2 001/110'))).toThrow(UserError);
  });
});
