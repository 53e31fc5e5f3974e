import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjacencies } from '../../src/domino/board.ts';
import { makeCell, makePlace, parsePlace } from '../../src/domino/coordinates.ts';
import { parseLine } from '../../src/domino/notation.ts';
import type { Setup } from '../../src/domino/puzzle.ts';
import { makeStone, stoneIndex } from '../../src/domino/stones.ts';
import { Random } from '../../src/random.ts';
import { Candidates } from '../../src/solve/candidates.ts';
import { countSolutions } from '../../src/solve/cover.ts';
import { climb } from '../../src/solve/ladder.ts';
import { gap } from '../../src/solve/techniques/gap.ts';
import { seal } from '../../src/solve/techniques/seal.ts';
import type { Step } from '../../src/solve/techniques/technique.ts';
import { oracleSolutions } from '../oracle.ts';
import { dealOf, deals, likelyUnique, rawOf } from './deals.ts';
import { peerPuzzles } from './peer.ts';

/** `0:3 on c 3,4, as c4: gap 1.2` */
function stepText(setup: Setup, { technique, rating, place, because }: Step): string {
  const cells = because.map((cell) => makeCell(setup.board, cell)).join(' ');
  return `${makeStone(place.stone)} on ${makePlace(setup.board, place)}, as ${cells}: ${technique} ${rating}`;
}

/** The board after stones were laid on these places. */
function boardAfter(setup: Setup, laid: readonly string[]): Candidates {
  const state = new Candidates(setup);
  for (const text of laid) {
    const pair = parsePlace(setup.board, text);
    state.lay(state.places.find(({ first, second }) => first === pair.first && second === pair.second)!);
  }
  return state;
}

// a b c d
// 0 0 1 2   0:0 and 2:2 stand side by side once; 1:1 twice, on 2 c d and on c 1,2.
// 2 2 1 1   When both lie, a3 is shut in but for b3. Then 0:2 shows only on 3 c d, and the last two stones
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

describe('a seal is a stone with one place left', () => {
  it.each<[line: string, laid: string[], expected: string[]]>([
    ['omnibus 0 00', [], ['0:0 on 1 a b, as a1 b1: seal 1']],
    ['omnibus 1 001/110', [], ['0:0 on 1 a b, as a1 b1: seal 1', '1:1 on 2 a b, as a2 b2: seal 1']],
    ['omnibus 1 001/110', ['1 a b', '2 a b'], ['0:1 on c 1,2, as c1 c2: seal 1.4']],
    ['omnibus 1 001/110', ['1 a b', '2 a b', 'c 1,2'], []],
    ['omnibus 1 010/101', [], []], // the doubles have no place, and 0:1 has seven
    [TURNING, [], ['0:0 on 1 a b, as a1 b1: seal 1', '2:2 on 2 a b, as a2 b2: seal 1']],
    [TURNING, ['2 a b', '1 a b'], []],
    [TURNING, ['2 a b', '1 a b', '3 a b'], ['0:2 on 3 c d, as c3 d3: seal 1.4']],
    [EXAMPLE, [], ['3:3 on b 1,2, as b1 b2: seal 1']],
    [EXAMPLE, ['b 1,2'], ['0:3 on c 3,4, as c3 c4: seal 1.4']],
    [
      PIECES,
      [],
      ['0:0 on 1 a b, as a1 b1: seal 1', '0:1 on d 1,2, as d1 d2: seal 1', '1:1 on 3 a b, as a3 b3: seal 1'],
    ],
  ])('%s after %j', (line, laid, expected) => {
    const setup = parseLine(line);
    const found = seal.find(boardAfter(setup, laid));
    expect(found.map((step) => stepText(setup, step))).toEqual(expected);
  });
});

describe('a gap is a cell with one neighbour left', () => {
  it.each<[line: string, laid: string[], expected: string[]]>([
    ['omnibus 0 00', [], ['0:0 on 1 a b, as a1 b1: gap 1.2']],
    ['omnibus 1 001/110', [], []],
    ['omnibus 1 001/110', ['1 a b'], ['0:1 on c 1,2, as c1: gap 1.2', '1:1 on 2 a b, as a2: gap 1.2']],
    // 0:1 is used up, so nothing can stand upright any more.
    ['omnibus 1 001/110', ['c 1,2'], ['0:0 on 1 a b, as a1 b1: gap 1.2', '1:1 on 2 a b, as a2 b2: gap 1.2']],
    [TURNING, [], []],
    [TURNING, ['1 a b'], []],
    [TURNING, ['1 a b', '2 a b'], ['0:1 on 3 a b, as a3: gap 1.2']], // b3 could join c3
    [TURNING, ['1 a b', '2 a b', '3 a b'], ['0:2 on 3 c d, as d3: gap 1.2']], // c3 could join c2
    [
      EXAMPLE,
      ['b 1,2', 'c 3,4', '3 a b'],
      ['0:2 on a 1,2, as a1 a2: gap 1.2', '1:1 on 4 a b, as a4 b4: gap 1.2'],
    ],
    // With 0:2 laid, c2 can no longer join d2.
    [
      EXAMPLE,
      ['b 1,2', 'c 3,4', '3 a b', 'a 1,2'],
      ['2:2 on c 1,2, as c2: gap 1.2', '1:1 on 4 a b, as a4 b4: gap 1.2'],
    ],
    [
      PIECES,
      [],
      [
        '0:0 on 1 a b, as a1 b1: gap 1.2',
        '0:1 on d 1,2, as d1 d2: gap 1.2',
        '1:1 on 3 a b, as a3 b3: gap 1.2',
      ],
    ],
  ])('%s after %j', (line, laid, expected) => {
    const setup = parseLine(line);
    const found = gap.find(boardAfter(setup, laid));
    expect(found.map((step) => stepText(setup, step))).toEqual(expected);
  });
});

/**
 * The places that stand open beside these stones, found anew from the rule: both cells free, the stone not laid yet.
 */
function openPlaces({ board, numbers }: Setup, laid: readonly { first: number; second: number }[]) {
  const covered = new Set(laid.flatMap(({ first, second }) => [first, second]));
  const nameOf = ({ first, second }: { first: number; second: number }) =>
    [numbers[first], numbers[second]].sort().join(':');
  const used = new Set(laid.map(nameOf));
  return adjacencies(board)
    .filter((pair) => !covered.has(pair.first) && !covered.has(pair.second) && !used.has(nameOf(pair)))
    .map((pair) => ({ ...pair, name: nameOf(pair) }));
}

describe('on boards with stones laid at random, right or wrong', () => {
  const states = fc.record({ setup: deals(6), seed: fc.nat() }).map(({ setup, seed }) => {
    const random = new Random(`states/${seed}`);
    const state = new Candidates(setup);
    for (let stones = random.below(state.stones); stones > 0; stones--) {
      const open = state.places.filter((place) => state.isOpen(place));
      if (open.length === 0) break;
      state.lay(open[random.below(open.length)]!);
    }
    return { setup, state };
  });

  it('the open places are those that the rule leaves', () => {
    fc.assert(
      fc.property(states, ({ setup, state }) => {
        const open = openPlaces(setup, state.laid);
        const pairs = (places: readonly { first: number; second: number }[]) =>
          places.map(({ first, second }) => `${first}-${second}`);
        expect(pairs(state.places.filter((place) => state.isOpen(place)))).toEqual(pairs(open));
        const free = new Set(open.flatMap(({ first, second }) => [first, second]));
        for (const cell of setup.board.cells) {
          const mine = open.filter(({ first, second }) => first === cell || second === cell);
          expect(pairs(state.ofCell(cell))).toEqual(pairs(mine));
          if (state.isCovered(cell)) expect(free.has(cell)).toBe(false);
        }
        const strokes = adjacencies(setup.board).filter(
          ({ first, second }) =>
            !state.isCovered(first) &&
            !state.isCovered(second) &&
            !open.some((place) => place.first === first && place.second === second),
        );
        expect(pairs(state.strokes())).toEqual(pairs(strokes));
        expect(state.key).toEqual(keyOf(setup, state.laid));
      }),
    );
  });

  it('a seal is found for each stone that shows once, and no other', () => {
    fc.assert(
      fc.property(states, ({ setup, state }) => {
        const open = openPlaces(setup, state.laid);
        const once = open.filter(({ name }) => open.filter((other) => other.name === name).length === 1);
        const start = openPlaces(setup, []);
        const expected = once.map(({ first, second, name }) => {
          const before = start.filter((place) => place.name === name).length;
          return {
            technique: 'seal',
            rating: before === 1 ? 1 : 1.4,
            first,
            second,
            because: [first, second],
          };
        });
        expect(flat(seal.find(state))).toEqual(expected);
      }),
    );
  });

  it('a gap is found for each cell with one neighbour, and no other', () => {
    fc.assert(
      fc.property(states, ({ setup, state }) => {
        const open = openPlaces(setup, state.laid);
        const uses = (cell: number) =>
          open.filter(({ first, second }) => first === cell || second === cell).length;
        const expected = open.flatMap(({ first, second }) => {
          const because = [first, second].filter((cell) => uses(cell) === 1);
          return because.length > 0 ? [{ technique: 'gap', rating: 1.2, first, second, because }] : [];
        });
        expect(flat(gap.find(state))).toEqual(expected);
      }),
    );
  });
});

function flat(steps: readonly Step[]) {
  return steps.map(({ place: { first, second }, ...step }) => ({ ...step, first, second }));
}

function keyOf({ board }: Setup, laid: readonly { first: number; second: number }[]): number[] {
  const key = board.has.map(() => -1);
  for (const { first, second } of laid) {
    key[first] = second;
    key[second] = first;
  }
  return key;
}

describe('laying a stone', () => {
  it('closes the other places of its cells and of itself, and names each once', () => {
    const setup = parseLine(EXAMPLE);
    const state = new Candidates(setup);
    const place = state.places.find(({ first, second }) => first === 1 && second === 6)!;
    const closed = state.lay(place).map((other) => makePlace(setup.board, other));
    expect(closed.sort()).toEqual(['1 a b', '1 b c', '2 a b', '2 b c', 'b 2,3'].sort());
    expect(state.isOpen(place)).toBe(false);
    expect(state.laid).toEqual([place]);
    expect([state.isCovered(1), state.isCovered(6), state.isCovered(0)]).toEqual([true, true, false]);
    expect(state.ofStone(stoneIndex(3, 3))).toEqual([]);
    expect(state.strokes()).toEqual([]);
  });

  it('strikes through where a stone that is used up shows again between free cells', () => {
    const setup = parseLine(EXAMPLE);
    // 0:3 shows on 1 a b, b 2,3 and c 3,4; 0:0 on 3 a b and 3 b c.
    const strokes = (laid: string[]) =>
      boardAfter(setup, laid)
        .strokes()
        .map((place) => makePlace(setup.board, place));
    expect(strokes(['c 3,4'])).toEqual(['1 a b', 'b 2,3']);
    expect(strokes(['c 3,4', 'b 1,2'])).toEqual([]);
    expect(strokes(['3 b c'])).toEqual([]);
  });
});

describe('climbing', () => {
  const likely = fc
    .record({ range: fc.integer({ min: 3, max: 7 }), seed: fc.nat() })
    .map(({ range, seed }) => likelyUnique(range, new Random(`likely/${seed}`)));

  it('lays no stone that the only solution has not, on 400 boards', () => {
    let [boards, stones] = [0, 0];
    for (let seed = 1; boards < 400; seed++) {
      const setup = likelyUnique(3 + (seed % 6), new Random(`unique/${seed}`));
      const { solutions, key } = countSolutions(setup, 2);
      if (solutions !== 1) continue;
      boards++;
      const { rungs, end } = climb(setup);
      for (const { step } of rungs) expect(key![step.place.first]).toBe(step.place.second);
      if (end.solved) expect(end.key).toEqual(key);
      stones += rungs.length;
    }
    expect(stones).toBeGreaterThan(2000);
  });

  it('takes nothing away that is in any solution of a board that has several', () => {
    let several = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const setup = dealOf(1 + (seed % 5), seed % 2 === 0, new Random(`several/${seed}`));
      const solutions = oracleSolutions(rawOf(setup), 2_000);
      if (solutions.length > 1) several++;
      expect(solutions).not.toEqual([]);
      const state = new Candidates(setup);
      for (const { step } of climb(setup).rungs) {
        const closed = state.lay(state.places[step.place.index]!);
        for (const solution of solutions) {
          expect(solution[step.place.first]).toBe(step.place.second);
          for (const { first, second } of closed) expect(solution[first]).not.toBe(second);
        }
      }
    }
    expect(several).toBeGreaterThan(200);
  });

  it('uses the easiest aid that is there, counts the choices, and stops when there is none', () => {
    fc.assert(
      fc.property(fc.oneof(deals(5), likely), (setup) => {
        const state = new Candidates(setup);
        const { rungs, end } = climb(setup);
        for (const { step, choices } of rungs) {
          const [seals, gaps] = [seal.find(state), gap.find(state)];
          const easiest = seals.length > 0 ? seals : gaps;
          expect(flat([step])).toEqual(flat(easiest.slice(0, 1)));
          expect(choices).toBe(easiest.length);
          state.lay(state.places[step.place.index]!);
        }
        expect([...seal.find(end), ...gap.find(end)]).toEqual([]);
        expect(end.laid.map(({ index }) => index)).toEqual(rungs.map(({ step }) => step.place.index));
        const covered = setup.board.cells.every((cell) => end.isCovered(cell));
        expect(end.solved).toBe(covered && rungs.length === end.stones);
      }),
    );
  });

  it('ends unsolved where there is no solution', () => {
    for (const line of ['omnibus 1 010/101', 'omnibus 1 0..1/01.1/0...', 'omnibus 2 0012/0112/0122']) {
      const setup = parseLine(line);
      expect(oracleSolutions(rawOf(setup), 1), line).toEqual([]);
      expect(climb(setup).end.solved, line).toBe(false);
    }
  });

  it('lays only what is in the solution of the puzzles of another program', () => {
    const letters = new Set<string>();
    for (const { id, puzzle, key, letter } of [...peerPuzzles('puzzles'), ...peerPuzzles('beyond')]) {
      const { rungs, end } = climb(puzzle);
      if (letter !== 'a')
        for (const { step } of rungs) expect(key[step.place.first], id).toBe(step.place.second);
      if (end.solved) {
        expect(end.key, id).toEqual(key);
        letters.add(letter);
      }
    }
    expect([...letters].sort()).not.toContain('a');
  });
});
