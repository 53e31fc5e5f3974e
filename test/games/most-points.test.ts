// The maximum points of a deal of Sperrdomino, and the minimum number of dominoes that lock it. The book of 1921 says 120
// points and 13 dominoes. In fact 148 and 7 are reached (sperrdomino.test.ts), and the searches here show that these are the
// limits.
//
// A deal ends in one of three ways, and each is bounded separately:
// 1. a lock: the stock is bought up, and no hand contains a number of the ends;
// 2. a player goes out when the stock is bought up: everything outside the chain counts, as after a lock;
// 3. a player goes out earlier: only the loser's hand counts.

import { describe, expect, it } from 'vitest';
import { SET } from '../helpers/games/table.ts';

const NUMBERS = [0, 1, 2, 3, 4, 5, 6];
const HAND = 7;
const TALON = 2;
const PIPS_OF_ALL = 168;
const MOST = 148;

const pipsOf = (domino: string) => Number(domino[0]) + Number(domino[1]);
/** The whole set, sorted by ascending pips. */
const RISING = SET.toSorted((one, other) => pipsOf(one) - pipsOf(other));
const PIPS = RISING.map(pipsOf);
/** Dominoes as bits, in that order, so that a set of them is one number. */
const BITS = NUMBERS.map((one) => NUMBERS.map((other) => 1 << RISING.indexOf([one, other].sort().join(''))));
const FITTING = BITS.map((bits) => bits.reduce((all, bit) => all | bit, 0));

const sum = (pips: readonly number[]) => pips.reduce((all, one) => all + one, 0);
const sizeOf = (dominoes: number): number => (dominoes === 0 ? 0 : 1 + sizeOf(dominoes & (dominoes - 1)));

/** A chain by its ends and its dominoes, regardless of their order. */
interface Chain {
  readonly ends: readonly [number, number];
  readonly pips: number;
  readonly laid: number;
}

const EMPTY = NUMBERS.map((end): Chain => ({ ends: [end, end], pips: 0, laid: 0 }));

/** Every chain with one more domino at this end. */
const longer = (chain: Chain, side: 0 | 1, numbers = NUMBERS): Chain[] =>
  numbers.flatMap((number) => {
    const end = chain.ends[side];
    const bit = BITS[end]![number]!;
    if ((chain.laid & bit) !== 0) return [];
    const ends = side === 0 ? ([number, chain.ends[1]] as const) : ([chain.ends[0], number] as const);
    return [{ ends, pips: chain.pips + end + number, laid: chain.laid | bit }];
  });

/** The dominoes that fit an end of the chain and are not in the set `laid`. */
const fittingOutside = ({ ends }: Chain, laid: number) => (FITTING[ends[0]]! | FITTING[ends[1]]!) & ~laid;

/** The minimum pips of this many dominoes not yet laid. */
const leastOf = (count: number, laid: number) =>
  sum(PIPS.filter((_, i) => (laid & (1 << i)) === 0).slice(0, Math.max(0, count)));

describe('a lock', () => {
  /** Nobody holds a fitting domino and none can be bought, so all of them are in the chain, except at most two in the talon. */
  const isLocked = (chain: Chain) => sizeOf(fittingOutside(chain, chain.laid)) <= TALON;

  it('takes seven dominoes at least', () => {
    const found = [0, 0, 0, 0, 0, 0, 0, 0];
    // Numbers are interchangeable here, so it is enough to introduce new ones in order.
    const grow = (chain: Chain, newest: number, dominoes: number) => {
      if (isLocked(chain)) found[dominoes]!++;
      if (dominoes === found.length - 1) return;
      for (const next of longer(chain, 1, NUMBERS.slice(0, newest + 2))) {
        grow(next, Math.max(newest, next.ends[1]), dominoes + 1);
      }
    };
    grow(EMPTY[0]!, 0, 0);
    expect(found.slice(0, HAND)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(found[HAND]).toBeGreaterThan(0);
  });

  it('brings 148 points at most', () => {
    let least = PIPS_OF_ALL;
    const grow = (chain: Chain) => {
      if (isLocked(chain)) least = Math.min(least, chain.pips);
      for (const next of longer(chain, 1)) if (next.pips <= PIPS_OF_ALL - MOST) grow(next);
    };
    for (const chain of EMPTY) grow(chain);
    expect(PIPS_OF_ALL - least).toBe(MOST);
  });
});

describe('going out with the stock bought up', () => {
  /**
   * Counts the ways to lay a chain of at most this many pips in which the winner lays a hand of seven or more, and each pass of
   * the loser is allowed. A way records who lays what at which end. What players hold and buy is ignored, so this finds every
   * possible deal, and some impossible ones.
   *
   * @param isAllowed whether the loser's passes are allowed, given the dominoes that fitted then and are not in the final
   * chain: neither the loser had them, nor the winner, who laid everything, so they are in the talon
   */
  function waysOut(most: number, isAllowed: (inTalon: number) => boolean): number {
    let ways = 0;
    const grow = (
      chain: Chain,
      winner: number,
      loser: number,
      byWinner: boolean,
      passes: readonly Chain[],
    ) => {
      if (byWinner && winner >= HAND) {
        const inTalon = passes.reduce((all, at) => all | fittingOutside(at, chain.laid), 0);
        if (isAllowed(inTalon)) ways++;
      }
      for (const side of chain.ends[0] === chain.ends[1] ? ([1] as const) : ([0, 1] as const)) {
        for (const next of longer(chain, side)) {
          if (next.pips + leastOf(HAND - winner - 1, next.laid) > most) continue;
          grow(next, winner + 1, loser, true, byWinner ? [...passes, chain] : passes);
          if (loser < 1) grow(next, winner, loser + 1, false, passes);
        }
      }
    };
    for (const low of NUMBERS) {
      for (const one of longer(EMPTY[low]!, 1, NUMBERS.slice(low))) {
        if (one.pips > most) continue;
        grow(one, 1, 0, true, []);
        grow(one, 0, 1, false, []);
      }
    }
    return ways;
  }

  it('lays eight dominoes at most for more than 148 points, so that the loser lays one at most', () => {
    expect(sum(PIPS.slice(0, HAND + 1))).toBeLessThan(PIPS_OF_ALL - MOST);
    expect(sum(PIPS.slice(0, HAND + 2))).toBeGreaterThan(PIPS_OF_ALL - MOST);
  });

  it('never brings more than 148 points', () => {
    const fewer = PIPS_OF_ALL - MOST - 1;
    expect(waysOut(fewer, () => true)).toBeGreaterThan(0);
    expect(waysOut(fewer, (inTalon) => sizeOf(inTalon) <= TALON)).toBe(0);
  });
});

it('going out with stock left brings less: nobody may pass, so thirteen dominoes lie', () => {
  // The winner lays seven or more with the loser's dominoes in between; talon and stock keep three or more.
  const loserHolds = SET.length - (2 * HAND - 1) - TALON - 1;
  expect(sum(PIPS.slice(-loserHolds))).toBeLessThan(MOST);
});
