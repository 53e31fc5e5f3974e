import { describe, expect, it } from 'vitest';
import { makePlace } from '../../../src/domino/coordinates.ts';
import { makeDomino } from '../../../src/domino/dominoes.ts';
import { parseLine, parseRows } from '../../../src/domino/notation.ts';
import type { Placement, Setup } from '../../../src/domino/puzzle.ts';
import { UserError } from '../../../src/errors.ts';
import { type Analysis, analyse } from '../../../src/solve/analysis/analyse.ts';
import { checkRefutation, compareWithAll, needsOf } from '../../helpers/solve/analysis/checks.ts';
import { layouts } from '../../helpers/solve/analysis/oracle.ts';

const layout = (rows: string) => parseRows(rows.split('/'));

function told({ board }: Setup, places: readonly Placement[]): string {
  return places.map((place) => `${makeDomino(place.domino)} ${makePlace(board, place)}`).join(', ');
}

/** Each ambiguity on one line, followed by each step of a tangle with its condition. */
function named(setup: Setup, { ambiguities }: Analysis): string[] {
  return ambiguities.flatMap(({ type, ways, bits, turns }) => [
    `${type}: ${ways} ways, ${bits} bits`,
    ...turns.map((turn) => `${turn.type} in ${turn.open}: ${told(setup, turn.when)}`),
  ]);
}

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

  it.each([
    ['001/110', []],
    ['03321/00233/30112/11220', ['swap: 2 ways, 1 bits']],
    ['1222/0201/0101', ['ring: 2 ways, 1 bits']],
    ['11320/33013/20312/10202', ['rings: 2 ways, 1 bits']],
    ['120223/310243/014333/424100/140214', ['swap: 2 ways, 1 bits', 'swap: 2 ways, 1 bits']],
    // Each of two squares can be turned unless the other is turned: the middle domino belongs to both.
    ['0012/0112/0221', ['tangle: 3 ways, 1.58 bits', 'swap in 2: 1:1 c 1,2', 'swap in 2: 0:0 a 1,2']],
    [
      '0122/1220/0011',
      ['tangle: 5 ways, 2.32 bits', 'swap in 4: ', 'swap in 4: ', 'swap in 2: 0:1 a 1,2, 0:2 d 1,2'],
    ],
  ])('names what is ambiguous in %s', (rows, expected) => {
    const setup = layout(rows);
    expect(named(setup, analyse(setup))).toEqual(expected);
  });

  it('says "more than N" where the ways of one ambiguity are not all counted', () => {
    const setup = layout('0111/2012/0022');
    expect(analyse(setup, { limit: 9 })).toMatchObject({ solutions: null, moreThan: 9 });
    expect(analyse(setup, { limit: 10 })).toMatchObject({ solutions: 10 });
    // Two ambiguities of two ways each make four, although counting stops at two.
    expect(analyse(layout('120223/310243/014333/424100/140214'), { limit: 2 })).toMatchObject({
      solutions: 4,
    });
  });

  it.each([
    [
      '001/112',
      {
        because: 'numbers',
        numbers: [
          { number: 0, stands: 2, needed: 3, cells: [0, 1] },
          { number: 2, stands: 1, needed: 0, cells: [5] },
        ],
      },
    ],
    ['0.00/..11/..1.', { because: 'area', cells: [0] }],
    // No two zeros are neighbours.
    ['010/101', { because: 'places', needs: [{ item: { domino: { low: 0, high: 0 } }, places: [] }] }],
    // All places of two dominoes use the cell in the middle.
    [
      '.0../1011/.0..',
      {
        because: 'places',
        needs: [{ item: { domino: { low: 0, high: 0 } } }, { item: { domino: { low: 0, high: 1 } } }],
        fewest: true,
      },
    ],
  ])('refutes %s', (rows, because) => {
    expect(analyse(layout(rows)).refutation).toMatchObject(because);
  });

  it('of a completion counts fillings, and tells which numbers are the same in all', () => {
    expect(analyse(layout('?11?32/?0????/?2?4??/??????/3?34??'))).toMatchObject({
      counted: 'filling',
      solutions: 1,
      differ: [],
    });
    const fewer = layout('?11?32/?0????/?2????/??????/3?34??');
    const all = analyse(fewer);
    expect(all.solutions).toBe(4);
    // Facts that counting does not find are computed by queries.
    expect(analyse(fewer, { limit: 1 })).toMatchObject({
      solutions: null,
      moreThan: 1,
      shared: all.shared,
      differ: all.differ,
    });
  });

  it('is refused where there is nothing to lay', () => {
    expect(() => analyse(parseLine('omnibus 2 001/110'))).toThrow(UserError);
  });
});
