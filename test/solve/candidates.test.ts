import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPlace, placesOf } from '../../src/domino/board.ts';
import { makePlace, parseCell } from '../../src/domino/coordinates.ts';
import { parseLine } from '../../src/domino/notation.ts';
import type { Setup } from '../../src/domino/puzzle.ts';
import { Random } from '../../src/random.ts';
import { Candidates } from '../../src/solve/candidates.ts';
import { asItem } from '../helpers/indices.ts';
import { deals } from '../helpers/solve/deals.ts';
import { openPlaces, placeIndex, stateOf } from '../helpers/solve/steps.ts';

// The example of every book.
//   a b c d e
// 1 0 3 2 1 3
// 2 2 3 2 0 2
// 3 0 0 0 1 2
// 4 1 1 3 1 3
const EXAMPLE = parseLine('omnibus 3 03213/23202/00012/11313');

interface Laid {
  readonly first: number;
  readonly second: number;
}

/** The open places besides these dominoes by definition: both cells are free, and the domino is not placed yet. */
function openByRule({ board, numbers }: Setup, laid: readonly Laid[]) {
  const covered = new Set(laid.flatMap(({ first, second }) => [first, second]));
  const nameOf = ({ first, second }: Laid) =>
    [numbers[first]!, numbers[second]!].sort((a, b) => a - b).join(':');
  const used = new Set(laid.map(nameOf));
  return placesOf(board)
    .map((pair, index) => ({ ...pair, index, name: nameOf(pair) }))
    .filter((pair) => !covered.has(pair.first) && !covered.has(pair.second) && !used.has(pair.name));
}

describe('on boards with dominoes laid at random, right or wrong', () => {
  const states = fc.record({ setup: deals(6), seed: fc.nat() }).map(({ setup, seed }) => {
    const random = new Random(`states/${seed}`);
    const state = new Candidates(setup);
    for (let dominoes = random.below(state.dominoes); dominoes > 0; dominoes--) {
      const open = openByRule(setup, state.laid);
      if (open.length === 0) break;
      state.lay(asPlace(open[random.below(open.length)]!.index));
    }
    return { setup, state };
  });

  it('the open places are those that the rule leaves, and the laid ones', () => {
    fc.assert(
      fc.property(states, ({ setup, state }) => {
        const open = openByRule(setup, state.laid).map(({ index }) => index);
        const laid = state.laid.map(({ index }) => index);
        expect(openPlaces(state)).toEqual([...open, ...laid].sort((a, b) => a - b));
        for (let place = 0; place < state.places; place++)
          expect(state.isLaid(asPlace(place))).toBe(laid.includes(asPlace(place)));
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
        for (const [i, cell] of setup.board.cells.entries()) {
          expect(state.cellAt(asItem(i))).toBe(cell);
          expect(state.numbers[asItem(i)]).toBe(setup.numbers[cell]);
        }
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

  it('the bars stand where an open pair of free cells is closed', () => {
    fc.assert(
      fc.property(states, ({ setup, state }) => {
        const covered = new Set(state.laid.flatMap(({ first, second }) => [first, second]));
        const open = new Set(openByRule(setup, state.laid).map(({ index }) => index));
        const bars = placesOf(setup.board).flatMap(({ first, second }, index) =>
          covered.has(first) || covered.has(second) || open.has(index) ? [] : [index],
        );
        expect(state.bars().map(({ first, second }) => makePlace(setup.board, { first, second }))).toEqual(
          bars.map((index) => makePlace(setup.board, state.placementAt(asPlace(index)))),
        );
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

describe('laying a domino', () => {
  it('closes the other places of its cells and of itself, and names each once', () => {
    const state = new Candidates(EXAMPLE);
    const place = placeIndex(state, 'b 1,2');
    const excluded = state.excludedBy(asPlace(place));
    state.lay(asPlace(place));
    const closed = [...state.trail.subarray(0, state.closed)];
    expect(excluded).toEqual(closed);
    expect(closed.map((other) => makePlace(EXAMPLE.board, state.placementAt(other))).sort()).toEqual(
      ['1 a b', '1 b c', '2 a b', '2 b c', 'b 2,3'].sort(),
    );
    expect(state.open[place]).toBe(1);
    expect(state.laid).toEqual([state.placementAt(asPlace(place))]);
    expect(state.bars()).toEqual([]);
  });

  it('strikes through where a domino that is used up shows again between free cells', () => {
    // 0:3 shows on 1 a b, b 2,3 and c 3,4; 0:0 on 3 a b and 3 b c.
    const bars = (laid: string[]) =>
      stateOf(EXAMPLE, laid)
        .bars()
        .map((place) => makePlace(EXAMPLE.board, place));
    expect(bars(['c 3,4'])).toEqual(['1 a b', 'b 2,3']);
    expect(bars(['c 3,4', 'b 1,2'])).toEqual([]);
    expect(bars(['3 b c'])).toEqual([]);
  });
});

describe('two cells, two places', () => {
  it('cells are joined while a place on both is open', () => {
    const state = new Candidates(EXAMPLE);
    const item = (cell: string) => asItem(EXAMPLE.board.cells.indexOf(parseCell(EXAMPLE.board, cell)));
    expect([state.areJoined(item('a1'), item('b1')), state.areJoined(item('b1'), item('a1'))]).toEqual([
      true,
      true,
    ]);
    expect(state.areJoined(item('a1'), item('b2'))).toBe(false);
    state.close(placeIndex(state, '1 a b'));
    expect(state.areJoined(item('a1'), item('b1'))).toBe(false);
  });

  it.each([
    ['1 a b', '1 b c', true],
    ['1 a b', 'b 1,2', true],
    ['a 1,2', '1 a b', true],
    ['1 a b', '1 a b', true],
    ['1 a b', '2 a b', false],
    ['1 a b', '1 c d', false],
  ])('%s and %s share a cell: %s', (one, other, shared) => {
    const state = new Candidates(EXAMPLE);
    expect(state.overlap(placeIndex(state, one), placeIndex(state, other))).toBe(shared);
  });
});

describe('numbers that are none of a set', () => {
  it.each(['omnibus 1 000/110', 'omnibus 1 001/11.', 'omnibus 2 001/110'])('%s is impossible', (line) => {
    const state = new Candidates(parseLine(line));
    expect([state.possible, state.finished]).toEqual([false, false]);
  });
});
