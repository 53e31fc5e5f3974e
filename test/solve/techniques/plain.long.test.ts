import { expect, it } from 'vitest';
import { FIRST_PLACE } from '../../../src/domino/board.ts';
import { makeLine } from '../../../src/domino/notation.ts';
import { Random } from '../../../src/random.ts';
import { Candidates } from '../../../src/solve/candidates.ts';
import { LADDER } from '../../../src/solve/ladder.ts';
import type { Technique } from '../../../src/solve/techniques/technique.ts';
import { dealOf } from '../../helpers/solve/deals.ts';
import { PLAIN_LADDER } from '../../helpers/solve/slow/ladder.ts';
import { stepsOf, stepText } from '../../helpers/solve/steps.ts';

// A way on the ladder comes to a technique only where the easier ones have nothing left. Here anything may be closed.

const PAIRS = LADDER.flatMap((technique, i): [string, Technique, Technique][] => {
  const plain = PLAIN_LADDER[i]!;
  if (plain === technique || technique.name === 'trial') return [];
  return [[`${technique.name} ${technique.rating}`, technique, plain]];
});

it.each(PAIRS)('%s finds on any board what its plain form finds', (name, technique, plain) => {
  let found = 0;
  for (let i = 0; i < 150; i++) {
    const random = new Random(`plain/${name}/${i}`);
    // Only on large boards there are many chains.
    const range = technique.name === 'chain' && i % 15 === 0 ? 8 + random.below(3) : 1 + random.below(5);
    const deal = dealOf(range, random.below(2) === 0, random);
    const state = new Candidates(deal);
    const share = 3 + random.below(7);
    const isRight = random.below(5) > 0;
    for (let place = FIRST_PLACE; place < state.places; place++) {
      const isLaid = deal.key[state.firstCell[place]!] === state.secondCell[place];
      if (random.below(10) < share && !(isRight && isLaid)) state.close(place);
    }
    const told = (one: Technique) =>
      stepsOf(one, state)
        .map((step) => stepText(deal, step))
        .sort();
    const steps = told(technique);
    expect(steps, makeLine(deal)).toEqual(told(plain));
    found += Number(steps.length > 0);
  }
  expect(found).toBeGreaterThan(3);
});
