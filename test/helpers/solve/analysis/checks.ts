import { expect } from 'vitest';
import { dominoesOf, makeDomino } from '../../../../src/domino/dominoes.ts';
import type { Setup } from '../../../../src/domino/puzzle.ts';
import { type Analysis, analyse } from '../../../../src/solve/analysis/analyse.ts';
import { oracleSolutions } from '../../oracle.ts';
import { rawOf } from '../deals.ts';
import { openPlacesOf } from '../proof/case.ts';
import { canBeServed, type RawNeed, sharedBy, subsets } from './oracle.ts';

/** Compares an analysis with all solutions as dancing links find them. @returns both */
export function compareWithAll(setup: Setup): { analysis: Analysis; all: number[][] } {
  const analysis = analyse(setup);
  const all = oracleSolutions(rawOf(setup), Number.POSITIVE_INFINITY);
  const shared = sharedBy(all);
  expect(analysis.solutions).toBe(all.length);
  expect(analysis.shared).toEqual(shared);
  expect(analysis.dominoes.flatMap(({ first, second }) => [first, second]).sort((a, b) => a - b)).toEqual(
    shared,
  );
  expect(analysis.differ).toEqual(
    all.length > 0 ? setup.board.cells.filter((cell) => !shared.includes(cell)) : [],
  );
  expect(analysis.examples).toHaveLength(Math.min(all.length, 2));
  for (const { key } of analysis.examples) expect(all).toContainEqual(key);
  const [one, other] = analysis.examples;
  // The second example differs from the first in every ambiguity.
  for (const { cells, ways, bits } of analysis.ambiguities) {
    expect(cells.some((cell) => one!.key[cell] !== other!.key[cell])).toBe(true);
    expect(bits).toBeCloseTo(Math.log2(ways), 1);
  }
  return { analysis, all };
}

/** What a refutation names: cells by their numbers, dominoes by their names. */
export function needsOf({ refutation }: Analysis): RawNeed[] | undefined {
  if (refutation?.because !== 'places') return undefined;
  return refutation.needs.map(({ item }) => ('cell' in item ? item.cell : makeDomino(item.domino)));
}

/** Checks that the named needs cannot all be met, but all except any one can. If they are few, no smaller set may exist. */
export function checkRefutation(setup: Setup, analysis: Analysis, most: number): void {
  const needs = needsOf(analysis)!;
  const places = openPlacesOf(setup);
  expect(canBeServed(places, needs)).toBe(false);
  const withoutOne = needs.map((need) => needs.filter((other) => other !== need));
  for (const others of withoutOne) expect(canBeServed(places, others)).toBe(true);
  const { refutation } = analysis;
  if (refutation?.because !== 'places' || !refutation.fewest || needs.length > most) return;
  const all: RawNeed[] = [...setup.board.cells, ...dominoesOf(setup.range).map(makeDomino)];
  for (let size = 1; size < needs.length; size++) {
    for (const fewer of subsets(all, size)) if (!canBeServed(places, fewer)) expect(fewer).toEqual(needs);
  }
}
