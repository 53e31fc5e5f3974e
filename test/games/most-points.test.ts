// The maximum points of a deal of Sperrdomino, and the minimum number of dominoes that lock it. The book of 1921 says 120
// points and 13 dominoes. In fact 148 and 7 are reached (sperrdomino.test.ts), and the searches here show that these are the
// limits.
//
// A deal ends in one of three ways, and each is bounded separately:
// 1. a lock: the stock is bought up, and no hand contains a number of the ends;
// 2. a player goes out when the stock is bought up: everything outside the chain counts, as after a lock
//    (theorems.machines.test.ts has the certificate);
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

it('going out with stock left brings less: nobody may pass, so thirteen dominoes lie', () => {
  // The winner lays seven or more with the loser's dominoes in between; talon and stock keep three or more.
  const loserHolds = SET.length - (2 * HAND - 1) - TALON - 1;
  expect(sum(PIPS.slice(-loserHolds))).toBeLessThan(MOST);
});
