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
      (deal, lay, strike) => {
        const pairs = placesOf(deal.board);
        fc.pre(pairs.length > 0);
        const stones = new Set(lay.map((any) => any % pairs.length));
        const strokes = new Set(strike.map((any) => any % pairs.length).filter((pair) => !stones.has(pair)));
        const { rows, columns } = deal.board;
        const isIn = (key: readonly number[], pair: number) =>
          key[pairs[pair]!.first] === pairs[pair]!.second;
        const expected = oracleSolutions({ ...deal, rows, columns }, Number.POSITIVE_INFINITY).some(
          (key) =>
            [...stones].every((pair) => isIn(key, pair)) && ![...strokes].some((pair) => isIn(key, pair)),
        );
        seen.add(expected);
        expect(
          canBeCompleted(deal, {
            stones: new Set(asPlaces([...stones])),
            strokes: new Set(asPlaces([...strokes])),
            filled: new Map(),
          }),
        ).toBe(expected);
      },
    ),
    { numRuns: 300 },
  );
  expect(seen).toEqual(new Set([true, false]));
});
