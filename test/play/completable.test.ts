import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placesOf } from '../../src/domino/board.ts';
import { canBeCompleted } from '../../src/play/completable.ts';
import { asPlaces } from '../helpers/indices.ts';
import { oracleSolutions } from '../helpers/oracle.ts';
import { deals } from '../helpers/solve/deals.ts';

it('agrees with a list of all solutions on which positions lead to one', () => {
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(
      deals(4),
      fc.array(fc.nat(), { maxLength: 3 }),
      fc.array(fc.nat(), { maxLength: 6 }),
      (deal, lay, eliminate) => {
        const pairs = placesOf(deal.board);
        fc.pre(pairs.length > 0);
        const dominoes = new Set(lay.map((any) => any % pairs.length));
        const bars = new Set(
          eliminate.map((any) => any % pairs.length).filter((pair) => !dominoes.has(pair)),
        );
        const { rows, columns } = deal.board;
        const isIn = (key: readonly number[], pair: number) =>
          key[pairs[pair]!.first] === pairs[pair]!.second;
        const expected = oracleSolutions({ ...deal, rows, columns }, Number.POSITIVE_INFINITY).some(
          (key) =>
            [...dominoes].every((pair) => isIn(key, pair)) && ![...bars].some((pair) => isIn(key, pair)),
        );
        seen.add(expected);
        expect(
          canBeCompleted(deal, {
            dominoes: new Set(asPlaces([...dominoes])),
            bars: new Set(asPlaces([...bars])),
            filled: new Map(),
          }),
        ).toBe(expected);
      },
    ),
    { numRuns: 300 },
  );
  expect(seen).toEqual(new Set([true, false]));
});
