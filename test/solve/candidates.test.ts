import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPlace, placesOf } from '../../src/domino/board.ts';
import { parseLine } from '../../src/domino/notation.ts';
import { Random } from '../../src/random.ts';
import { Candidates } from '../../src/solve/candidates.ts';
import { asItem } from '../helpers/indices.ts';
import { deals } from '../helpers/solve/deals.ts';
import { clash, openPlacesOf, overlaps } from '../helpers/solve/proof/case.ts';
import { openPlaces } from '../helpers/solve/steps.ts';

describe('on boards with dominoes laid at random, right or wrong', () => {
  const states = fc.record({ setup: deals(6), seed: fc.nat() }).map(({ setup, seed }) => {
    const random = new Random(`states/${seed}`);
    const state = new Candidates(setup);
    const all = openPlacesOf(setup);
    const laid: typeof all = [];
    /** By definition: both cells are free, and the domino is not placed yet. */
    const free = () => all.filter((place) => !laid.includes(place) && !laid.some((one) => clash(one, place)));
    for (let dominoes = random.below(state.dominoes); dominoes > 0 && free().length > 0; dominoes--) {
      const place = free()[random.below(free().length)]!;
      const closed = state.closed;
      const excluded = state.excludedBy(asPlace(place.index));
      state.lay(asPlace(place.index));
      // Each is named once.
      expect(excluded).toEqual([...state.trail.subarray(closed, state.closed)]);
      laid.push(place);
    }
    return { setup, state, all, laid, free: free() };
  });
  const indicesOf = (places: readonly { readonly index: number }[]) => places.map(({ index }) => index);

  it('the open places are those that the rule leaves, and the laid ones', () => {
    fc.assert(
      fc.property(states, ({ setup, state, all, laid, free }) => {
        expect(indicesOf(state.laid)).toEqual(indicesOf(laid));
        expect(openPlaces(state)).toEqual(indicesOf([...free, ...laid]).sort((a, b) => a - b));
        for (const place of all) {
          expect(state.isLaid(asPlace(place.index))).toBe(laid.includes(place));
          for (const other of all.slice(0, 9)) {
            const [one, two] = [asPlace(place.index), asPlace(other.index)];
            expect(state.overlap(one, two)).toBe(overlaps(place, other));
            expect(state.exclude(one, two)).toBe(clash(place, other));
          }
        }
        const covered = new Set(laid.flatMap(({ cells }) => cells));
        const bars = all.filter((place) => !free.includes(place) && !place.cells.some((c) => covered.has(c)));
        expect(state.bars()).toEqual(indicesOf(bars).map((index) => placesOf(setup.board)[index]));
      }),
      { numRuns: 20 },
    );
  });

  it('each cell and each domino knows its places, its choices and its number', () => {
    fc.assert(
      fc.property(states, ({ setup, state }) => {
        const places = placesOf(setup.board).map((_, index) => state.placementAt(asPlace(index)));
        for (let item = 0; item < state.items; item++) {
          const it = state.itemAt(asItem(item));
          const its = places.filter(({ first, second, domino }) =>
            'cell' in it
              ? first === it.cell || second === it.cell
              : domino.low === it.domino.low && domino.high === it.domino.high,
          );
          const open = its.filter(({ index }) => state.open[index]).map(({ index }) => index);
          expect([...state.openPlaces(asItem(item))].sort((a, b) => a - b)).toEqual(open);
          expect(state.choices(asItem(item))).toBe(open.length);
          expect(state.choicesAtStart(asItem(item))).toBe(its.length);
        }
        const { cells } = setup.board;
        for (const [i, cell] of cells.entries()) {
          expect(state.cellAt(asItem(i))).toBe(cell);
          expect(state.numbers[asItem(i)]).toBe(setup.numbers[cell]);
        }
        const ends = places
          .filter(({ index }) => state.open[index])
          .map(({ first, second }) => [first, second]);
        const joined = cells.flatMap((one, i) =>
          cells.flatMap((other, j) =>
            one < other && state.areJoined(asItem(i), asItem(j)) ? [[one, other]] : [],
          ),
        );
        expect(joined.sort()).toEqual(ends.sort());
        for (let number = 0; number <= setup.range; number++) {
          const holders = state.cellsOfNumber[number]!;
          expect(holders.map((item) => setup.numbers[state.cellAt(item)])).toEqual(
            new Array(setup.range + 2).fill(number),
          );
        }
      }),
      { numRuns: 20 },
    );
  });

  it('the key has the laid dominoes and no more, and the board is done when all lie', () => {
    fc.assert(
      fc.property(states, ({ setup, state }) => {
        const key = setup.board.has.map(() => -1);
        for (const { first, second } of state.laid) {
          key[first] = second;
          key[second] = first;
        }
        expect(state.key).toEqual(key);
        expect(state.finished).toBe(setup.board.cells.every((cell) => key[cell]! >= 0));
        const counts = [...Array(state.items).keys()].map((item) => state.choices(asItem(item)));
        expect(state.possible).toBe(Math.min(...counts) > 0);
      }),
      { numRuns: 20 },
    );
  });
});

it.each(['omnibus 1 000/110', 'omnibus 1 001/11.', 'omnibus 2 001/110'])(
  'numbers that are none of a set are impossible: %s',
  (line) => {
    const state = new Candidates(parseLine(line));
    expect([state.possible, state.finished]).toEqual([false, false]);
  },
);
