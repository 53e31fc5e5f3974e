import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullRectangle, type PlaceIndex, placesOf, rectangle } from '../../src/domino/board.ts';
import { parseRows } from '../../src/domino/notation.ts';
import type { Setup } from '../../src/domino/puzzle.ts';
import { Random } from '../../src/random.ts';
import { countSolutions, SolutionCounter } from '../../src/solve/solution-counter.ts';
import { boards, setupsOn } from '../helpers/domino/arbitraries.ts';
import { figures } from '../helpers/domino/figures.ts';
import { asPlaces } from '../helpers/indices.ts';
import { oracleCount, oracleSolutions } from '../helpers/oracle.ts';
import { dealOf, deals, likelyUnique, rawOf } from '../helpers/solve/deals.ts';
import { isSolution } from '../helpers/solve/fillings/found.ts';
import { peerPuzzles } from '../helpers/solve/peer.ts';

describe('counting agrees with dancing links', () => {
  it('on whole sets laid on boards of any shape', () => {
    fc.assert(
      fc.property(deals(6), fc.constantFrom(1, 2, 3, 50, Number.POSITIVE_INFINITY), (deal, drawn) => {
        const limit = deal.range > 4 ? Math.min(drawn, 50) : drawn;
        const { solutions, complete, key } = countSolutions(deal, limit);
        expect(solutions).toBe(oracleCount(rawOf(deal), limit));
        expect(complete).toBe(solutions < limit);
        expect(isSolution(deal, key!)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('where two numbers have changed places, so that there may be no solution', () => {
    const impossible = new Set<boolean>();
    fc.assert(
      fc.property(deals(7), fc.nat(), fc.nat(), (deal, a, b) => {
        const numbers = [...deal.numbers];
        const { cells } = deal.board;
        const [one, other] = [cells[a % cells.length]!, cells[b % cells.length]!];
        numbers[one] = deal.numbers[other]!;
        numbers[other] = deal.numbers[one]!;
        const setup = { ...deal, numbers };
        const { solutions, key } = countSolutions(setup, 2);
        expect(solutions).toBe(oracleCount(rawOf(setup), 2));
        expect(key === undefined).toBe(solutions === 0);
        impossible.add(solutions === 0);
      }),
      { numRuns: 150 },
    );
    expect(impossible).toEqual(new Set([true, false]));
  });

  it('on evenly shuffled numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), fc.nat(), (range, seed) => {
        const board = fullRectangle(range);
        const numbers = new Random(`shuffle/${seed}`).shuffle(board.cells.map((cell) => cell % (range + 1)));
        const setup: Setup = { kind: 'omnibus', range, board, numbers };
        expect(countSolutions(setup, 1000).solutions).toBe(oracleCount(rawOf(setup), 1000));
      }),
      { numRuns: 150 },
    );
  });

  it('on numbers that no set can have, and boards that no set covers', () => {
    const anyNumbers = boards(5).chain((board) =>
      fc.integer({ min: 0, max: 4 }).chain((range) => setupsOn(board, range, range + 1)),
    );
    fc.assert(
      fc.property(anyNumbers, (setup) => {
        expect(countSolutions(setup, 10).solutions).toBe(oracleCount(rawOf(setup), 10));
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    [9, 4],
    [12, 4],
    [15, 2],
  ])('on dealt boards of range %i', (range, boards) => {
    for (let i = 0; i < boards; i++) {
      const deal = dealOf(range, true, new Random(`large/${range}/${i}`));
      const [first, second] = oracleSolutions(rawOf(deal), 2);
      const counted = countSolutions(deal, 2);
      expect(counted.solutions).toBe(second ? 2 : 1);
      if (!second) expect(counted.key).toEqual(first);
    }
  });
});

describe('what is given from the start', () => {
  it('leaves the solutions with these dominoes and without one on these bars', () => {
    const seen = { none: 0, some: 0, all: 0 };
    fc.assert(
      fc.property(deals(4), fc.nat(), (deal, seed) => {
        const random = new Random(`marks/${seed}`);
        const places = placesOf(deal.board);
        const all = oracleSolutions(rawOf(deal), 300);
        fc.pre(all.length > 0 && all.length < 300);
        const lies = (key: readonly number[], place: PlaceIndex) =>
          key[places[place]!.first] === places[place]!.second;
        const some = (most: number) =>
          Array.from({ length: random.below(most) }, () => random.below(places.length));
        // Dominoes of one of the solutions, or of none.
        const isOfOne = random.below(4) > 0;
        const laid = asPlaces(some(4)).filter((place) => !isOfOne || lies(all.at(-1)!, place));
        const barred = asPlaces(some(4)).filter((place) => !isOfOne || !lies(all.at(-1)!, place));
        const left = all.filter(
          (key) => laid.every((place) => lies(key, place)) && !barred.some((place) => lies(key, place)),
        );
        const found: string[] = [];
        const counter = new SolutionCounter(deal.board, deal.range).load(deal.numbers);
        const { solutions } = counter.count(300, (key) => found.push(key.join()), { laid, barred });
        expect(solutions).toBe(left.length);
        expect(found.sort()).toEqual(left.map((key) => key.join()).sort());
        seen[left.length === 0 ? 'none' : left.length < all.length ? 'some' : 'all']++;
      }),
      { numRuns: 150 },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
  });
});

describe('what a count says', () => {
  const ambiguous = parseRows(['0111', '2012', '0022']);

  it.each([
    { limit: 1, solutions: 1, complete: false },
    { limit: 9, solutions: 9, complete: false },
    { limit: 10, solutions: 10, complete: false },
    { limit: 11, solutions: 10, complete: true },
    { limit: Number.POSITIVE_INFINITY, solutions: 10, complete: true },
  ])('of ten solutions with limit $limit', ({ limit, solutions, complete }) => {
    expect(oracleCount(rawOf(ambiguous), 99)).toBe(10);
    expect(countSolutions(ambiguous, limit)).toMatchObject({ solutions, complete });
  });

  it('has the solution that was found first, whatever the limit', () => {
    const { key } = countSolutions(ambiguous, 1);
    expect(isSolution(ambiguous, key!)).toBe(true);
    expect(countSolutions(ambiguous, 11).key).toEqual(key);
  });

  it('stops at two unless told otherwise', () => {
    expect(countSolutions(ambiguous)).toMatchObject({ solutions: 2, complete: false });
  });

  it('the one domino of range 0 has one place', () => {
    expect(countSolutions(parseRows(['00']))).toEqual({ solutions: 1, complete: true, key: [1, 0] });
    expect(countSolutions(parseRows(['0', '0'], 0))).toEqual({ solutions: 1, complete: true, key: [1, 0] });
    expect(countSolutions(parseRows(['0.0'], 0))).toEqual({ solutions: 0, complete: true });
  });

  it('is 0 where a piece of the board has an odd number of cells', () => {
    expect(countSolutions(parseRows(['0.00', '..11', '..1.']))).toEqual({ solutions: 0, complete: true });
  });

  it('is 0 before numbers are loaded, and forgets earlier numbers', () => {
    const solver = new SolutionCounter(fullRectangle(1), 1);
    expect(solver.count(2).solutions).toBe(0);
    expect(solver.load([0, 0, 1, 1, 1, 0]).count(2).solutions).toBe(1);
    expect(solver.load([0, 0, 1, 1, 1, 1]).count(2).solutions).toBe(0);
    expect(solver.load([0, 0, 0, 1, 1, 1]).count(9)).toEqual(solver.count(9));
  });

  it('is quick where the board is far too large for its set', () => {
    const board = rectangle(400, 400);
    const numbers = board.cells.map((cell) => cell % 3);
    expect(countSolutions({ kind: 'omnibus', range: 2, board, numbers }).solutions).toBe(0);
  });
});

describe('known numbers of solutions', () => {
  it.each(figures)('figure $name of the 1921 book: $solutions', ({ rows, solutions }) => {
    expect(countSolutions(parseRows(rows), Number.POSITIVE_INFINITY)).toMatchObject({
      solutions,
      complete: true,
    });
  });

  const peer = [...peerPuzzles('puzzles'), ...peerPuzzles('beyond')];

  it('all the puzzles of the other program have', () => {
    expect(peer).toHaveLength(386 + 30);
    for (const { id, puzzle, key: planted, solutions: expected } of peer) {
      const { solutions, key } = countSolutions(puzzle, Number.POSITIVE_INFINITY);
      expect([solutions, isSolution(puzzle, planted)], id).toEqual([expected, true]);
      if (solutions === 1) expect(key, id).toEqual(planted);
      const solver = new SolutionCounter(puzzle.board, puzzle.range).load(puzzle.numbers);
      expect(solver.isOnlySolution(planted), id).toBe(solutions === 1);
    }
  });
});

describe('the proof that a planted solution is the only one', () => {
  it('agrees with the count on boards of any shape', () => {
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(deals(8), (deal) => {
        const solver = new SolutionCounter(deal.board, deal.range).load(deal.numbers);
        const only = solver.isOnlySolution(deal.key);
        expect(only).toBe(solver.count(2).solutions === 1);
        expect(solver.isOnlySolution(deal.key)).toBe(only);
        seen.add(only);
      }),
      { numRuns: 200 },
    );
    expect(seen).toEqual(new Set([true, false]));
  });

  it.each([
    { range: 12, boards: 20 },
    { range: 15, boards: 8 },
    { range: 21, boards: 2 },
  ])('agrees with the count on full boards of range $range', ({ range, boards }) => {
    const solver = new SolutionCounter(fullRectangle(range), range);
    const seen = new Set<boolean>();
    for (let i = 0; i < boards; i++) {
      const random = new Random(`planted/${range}/${i}`);
      const { numbers, key } = i % 2 === 0 ? likelyUnique(range, random) : dealOf(range, true, random);
      const only = solver.load(numbers).isOnlySolution(key);
      expect(only).toBe(solver.count(2).solutions === 1);
      seen.add(only);
    }
    expect(seen).toEqual(new Set([true, false]));
  });

  it('refuses every other key', () => {
    const setup = parseRows(['001', '110']);
    const solver = new SolutionCounter(setup.board, 1).load(setup.numbers);
    expect(solver.isOnlySolution([1, 0, 5, 4, 3, 2])).toBe(true);
    expect(solver.isOnlySolution([3, 4, 5, 0, 1, 2])).toBe(false);
    expect(solver.isOnlySolution([1, 0, 5, 4, 3, -1])).toBe(false);
    expect(solver.isOnlySolution([-1, -1, -1, -1, -1, -1])).toBe(false);
    expect(solver.isOnlySolution([])).toBe(false);
  });

  it('refuses a solution that is one of two', () => {
    const setup = parseRows(['00', '10', '11'], 1);
    const solutions = oracleSolutions(rawOf(setup), 9);
    expect(solutions.length).toBeGreaterThan(1);
    const solver = new SolutionCounter(setup.board, 1).load(setup.numbers);
    for (const key of solutions) expect(solver.isOnlySolution(key)).toBe(false);
  });
});
