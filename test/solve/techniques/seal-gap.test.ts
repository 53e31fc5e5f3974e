import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPlace } from '../../../src/domino/board.ts';
import { parseLine } from '../../../src/domino/notation.ts';
import type { Setup } from '../../../src/domino/puzzle.ts';
import { Random } from '../../../src/random.ts';
import { Candidates } from '../../../src/solve/candidates.ts';
import { gap } from '../../../src/solve/techniques/gap.ts';
import { derivedSeal, seal } from '../../../src/solve/techniques/seal.ts';
import type { Technique } from '../../../src/solve/techniques/technique.ts';
import { deals } from '../../helpers/solve/deals.ts';
import { type OpenPlace, openPlacesOf } from '../../helpers/solve/proof/case.ts';
import { openPlaces, stateOf, usesOf, usesText } from '../../helpers/solve/steps.ts';

// a b c d
// 0 0 1 2 0:0 and 2:2 have one place each; 1:1 has two, 2 c d and c 1,2.
// 2 2 1 1 When both are placed, only b3 is left for a3. Then 0:2 has only 3 c d, and the last two dominoes
// 1 0 2 0   can be turned.
const TURNING = 'omnibus 2 0012/2211/1020';

// The example of every book.
//   a b c d e
// 1 0 3 2 1 3
// 2 2 3 2 0 2
// 3 0 0 0 1 2
// 4 1 1 3 1 3
const EXAMPLE = 'omnibus 3 03213/23202/00012/11313';

// Three boards of two cells each.
const PIECES = 'omnibus 1 00.1/...0/11..';

describe('a seal is a domino with one place left, primary if it had no other', () => {
  it.each<[line: string, laid: string[], expected: string[]]>([
    ['omnibus 0 00', [], ['seal 1: 0:0 on 1 a b; a1 b1']],
    ['omnibus 1 001/110', [], ['seal 1: 0:0 on 1 a b; a1 b1', 'seal 1: 1:1 on 2 a b; a2 b2']],
    ['omnibus 1 001/110', ['1 a b', '2 a b'], ['seal 1.4: 0:1 on c 1,2; c1 c2']],
    ['omnibus 1 001/110', ['1 a b', '2 a b', 'c 1,2'], []],
    ['omnibus 1 010/101', [], []], // the doubles have no place, and 0:1 has seven
    [TURNING, [], ['seal 1: 0:0 on 1 a b; a1 b1', 'seal 1: 2:2 on 2 a b; a2 b2']],
    [TURNING, ['2 a b', '1 a b'], []],
    [TURNING, ['2 a b', '1 a b', '3 a b'], ['seal 1.4: 0:2 on 3 c d; c3 d3']],
    [EXAMPLE, [], ['seal 1: 3:3 on b 1,2; b1 b2']],
    [EXAMPLE, ['b 1,2'], ['seal 1.4: 0:3 on c 3,4; c3 c4']],
    [
      PIECES,
      [],
      ['seal 1: 0:0 on 1 a b; a1 b1', 'seal 1: 0:1 on d 1,2; d1 d2', 'seal 1: 1:1 on 3 a b; a3 b3'],
    ],
  ])('%s after %j', (line, laid, expected) => {
    const setup = parseLine(line);
    const state = stateOf(setup, laid);
    expect([seal, derivedSeal].flatMap((technique) => usesText(technique, setup, state))).toEqual(expected);
  });

  it('struck places count as much as those that a domino has closed', () => {
    // 1:1 shows on 2 c d and on c 1,2.
    const setup = parseLine(TURNING);
    expect(usesText(derivedSeal, setup, stateOf(setup, [], ['2 c d']))).toEqual([
      'seal 1.4: 1:1 on c 1,2; c1 c2',
    ]);
    expect(usesText(derivedSeal, setup, stateOf(setup, []))).toEqual([]);
  });
});

describe('a gap is a cell with one neighbour left, large if that has none but it', () => {
  it.each<[line: string, laid: string[], expected: string[]]>([
    ['omnibus 0 00', [], ['gap 1.2: 0:0 on 1 a b; a1 b1']],
    ['omnibus 1 001/110', [], []],
    ['omnibus 1 001/110', ['1 a b'], ['gap 1.2: 0:1 on c 1,2; c1', 'gap 1.2: 1:1 on 2 a b; a2']],
    // 0:1 is used up, so nothing can be vertical any more.
    ['omnibus 1 001/110', ['c 1,2'], ['gap 1.2: 0:0 on 1 a b; a1 b1', 'gap 1.2: 1:1 on 2 a b; a2 b2']],
    [TURNING, [], []],
    [TURNING, ['1 a b'], []],
    [TURNING, ['1 a b', '2 a b'], ['gap 1.2: 0:1 on 3 a b; a3']], // b3 could join c3
    [TURNING, ['1 a b', '2 a b', '3 a b'], ['gap 1.2: 0:2 on 3 c d; d3']], // c3 could join c2
    [EXAMPLE, ['b 1,2', 'c 3,4', '3 a b'], ['gap 1.2: 0:2 on a 1,2; a1 a2', 'gap 1.2: 1:1 on 4 a b; a4 b4']],
    // With 0:2 laid, c2 can no longer join d2.
    [
      EXAMPLE,
      ['b 1,2', 'c 3,4', '3 a b', 'a 1,2'],
      ['gap 1.2: 2:2 on c 1,2; c2', 'gap 1.2: 1:1 on 4 a b; a4 b4'],
    ],
    [
      PIECES,
      [],
      ['gap 1.2: 0:0 on 1 a b; a1 b1', 'gap 1.2: 0:1 on d 1,2; d1 d2', 'gap 1.2: 1:1 on 3 a b; a3 b3'],
    ],
  ])('%s after %j', (line, laid, expected) => {
    const setup = parseLine(line);
    expect(usesText(gap, setup, stateOf(setup, laid))).toEqual(expected);
  });

  it('struck places count as much as those that a domino has closed', () => {
    const setup = parseLine('omnibus 1 001/110');
    expect(usesText(gap, setup, stateOf(setup, [], ['a 1,2']))).toEqual([
      'gap 1.2: 0:0 on 1 a b; a1',
      'gap 1.2: 1:1 on 2 a b; a2',
    ]);
  });
});

describe('on boards with dominoes laid and places struck at random, right or wrong', () => {
  const states = fc.record({ setup: deals(6), seed: fc.nat() }).map(({ setup, seed }) => {
    const random = new Random(`singles/${seed}`);
    const state = new Candidates(setup);
    for (let moves = random.below(state.dominoes); moves > 0; moves--) {
      const open = openPlaces(state).filter((place) => !state.isLaid(asPlace(place)));
      if (open.length === 0) break;
      const place = open[random.below(open.length)]!;
      if (random.below(2) === 0) state.close(asPlace(place));
      else if (state.possible) state.lay(asPlace(place));
    }
    return { setup, state };
  });

  const found = (state: Candidates, techniques: readonly Technique[]) =>
    new Set(techniques.flatMap((technique) => usesOf(technique, state).map(({ place }) => place!)));

  /** The last place of any thing given by `namesOf`, without dominoes that are already placed. */
  function lastPlaces(
    setup: Setup,
    state: Candidates,
    namesOf: (place: OpenPlace) => readonly (string | number)[],
  ) {
    const open = openPlacesOf(setup, state);
    const times = new Map<string | number, number>();
    for (const name of open.flatMap(namesOf)) times.set(name, (times.get(name) ?? 0) + 1);
    const last = open.filter((place) => namesOf(place).some((name) => times.get(name) === 1));
    return new Set(last.map(({ index }) => index).filter((index) => !state.isLaid(asPlace(index))));
  }

  it('a seal is found for each domino with one place, and no other', () => {
    fc.assert(
      fc.property(states, ({ setup, state }) => {
        expect(found(state, [seal, derivedSeal])).toEqual(lastPlaces(setup, state, ({ domino }) => [domino]));
      }),
    );
  });

  it('a gap is found for each cell with one place, and no other', () => {
    fc.assert(
      fc.property(states, ({ setup, state }) => {
        expect(found(state, [gap])).toEqual(lastPlaces(setup, state, ({ cells }) => cells));
      }),
    );
  });
});
