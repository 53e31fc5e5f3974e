import { describe, expect, it } from 'vitest';
import { Dealer } from '../../src/compose/deal.ts';
import { makeTiler } from '../../src/compose/tiling.ts';
import { asCell, type Board, below, type Cell, fullRectangle, rightOf } from '../../src/domino/board.ts';
import { dominoesOf, dominoIndex } from '../../src/domino/dominoes.ts';
import { makeKeyTable } from '../../src/domino/puzzle.ts';
import { Random } from '../../src/random.ts';
import { SolutionCounter } from '../../src/solve/solution-counter.ts';
import { dealOf, likelyUnique } from '../helpers/solve/deals.ts';

type Dominoes = readonly (readonly [Cell, Cell])[];
type Dealt = ReturnType<typeof likelyUnique>;

/** All ways to lay dominoes on exactly these cells. */
function layoutsOf(board: Board, cells: readonly Cell[]): Dominoes[] {
  if (cells.length === 0) return [[]];
  const [first, ...rest] = [...cells].sort((a, b) => a - b) as [Cell, ...Cell[]];
  return [rightOf(board, first), below(board, first)]
    .filter((second) => second !== undefined && rest.includes(second))
    .flatMap((second) =>
      layoutsOf(
        board,
        rest.filter((cell) => cell !== second),
      ).map((others) => [[first, second!] as const, ...others]),
    );
}

const placesOf = (layout: Dominoes) => layout.map(String).sort().join(';');

function dominoesOn({ numbers }: Dealt, layout: Dominoes): string {
  return layout
    .map(([a, b]) => dominoIndex(numbers[a]!, numbers[b]!))
    .sort((a, b) => a - b)
    .join();
}

/** The other ways to cover the cells of some dominoes, with any dominoes. */
function otherLayouts({ board }: Dealt, dominoes: Dominoes): Dominoes[] {
  return layoutsOf(board, dominoes.flat()).filter((other) => placesOf(other) !== placesOf(dominoes));
}

function dominoesIn({ board, key }: Dealt): Dominoes {
  return board.cells.flatMap((cell) => (key[cell]! > cell ? [[cell, asCell(key[cell]!)] as const] : []));
}

/** Two or three dominoes that can be laid differently on their cells, or two squares that can both be turned. */
function relayable(dealt: Dealt): Dominoes[] {
  const dominoes = dominoesIn(dealt);
  const found: Dominoes[] = [];
  const squares: { dominoes: Dominoes; turned: Dominoes }[] = [];
  const tryRelaying = (some: Dominoes) => {
    if (otherLayouts(dealt, some).some((other) => dominoesOn(dealt, other) === dominoesOn(dealt, some)))
      found.push(some);
  };
  dominoes.forEach((a, i) => {
    dominoes.slice(i + 1).forEach((b, j) => {
      tryRelaying([a, b]);
      for (const turned of otherLayouts(dealt, [a, b])) squares.push({ dominoes: [a, b], turned });
      for (const c of dominoes.slice(i + j + 2)) tryRelaying([a, b, c]);
    });
  });
  squares.forEach((one, i) => {
    for (const other of squares.slice(i + 1)) {
      const both = [...one.dominoes, ...other.dominoes];
      if (dominoesOn(dealt, [...one.turned, ...other.turned]) === dominoesOn(dealt, both)) found.push(both);
    }
  });
  return found;
}

describe('a deal', () => {
  it.each([
    [3, 10],
    [4, 6],
    [5, 3],
    [6, 1],
  ])('of range %i leaves no two or three dominoes, and no two squares, to relay', (range, boards) => {
    for (let i = 0; i < boards; i++) {
      const dealt = likelyUnique(range, new Random(`small/${range}/${i}`));
      expect(relayable(dealt)).toEqual([]);
    }
  });

  it('at random leaves nearly always some (the test can fail)', () => {
    let relaid = 0;
    for (let i = 0; i < 3; i++) {
      const dealt = dealOf(5, true, new Random(`any/${i}`));
      if (relayable(dealt).length > 0) relaid++;
    }
    expect(relaid).toBeGreaterThan(1);
  });

  it('lays every domino of the set once', () => {
    for (const range of [3, 5, 8, 12]) {
      const dealt = likelyUnique(range, new Random(`whole/${range}`));
      const laid = dominoesIn(dealt).map(([a, b]) => dominoIndex(dealt.numbers[a]!, dealt.numbers[b]!));
      expect(new Set(laid).size).toBe(dominoesOf(range).length);
      expect(laid).toHaveLength(dominoesOf(range).length);
    }
  });

  it('depends on the seed alone, and says when it fails', () => {
    const board = fullRectangle(3);
    const key = makeKeyTable(board);
    makeTiler(board).fill(key, new Random('layout'));
    const deal = (dealer: Dealer, seed: string) => {
      const numbers = new Int32Array(board.has.length);
      return dealer.deal(key, numbers, new Random(seed)) ? [...numbers] : undefined;
    };
    const used = new Dealer(board, 3);
    const seeds = Array.from({ length: 600 }, (_, i) => `seed ${i}`);
    const first = seeds.map((seed) => deal(used, seed));
    expect(seeds.map((seed) => deal(new Dealer(board, 3), seed))).toEqual(first);
    expect(first.filter((numbers) => numbers === undefined).length).toBeLessThan(20);
    expect(first.filter((numbers) => numbers === undefined).length).toBeGreaterThan(0);
  });

  // Without the checks of the two larger figures it would be 39 % (1 in 2.6).
  it('of range 7 has one solution more often than not', () => {
    const solver = new SolutionCounter(fullRectangle(7), 7);
    let unique = 0;
    for (let i = 0; i < 500; i++) {
      const { numbers, key } = likelyUnique(7, new Random(`share/${i}`));
      if (solver.load(numbers).isOnlySolution(key)) unique++;
    }
    expect(unique / 500).toBeGreaterThan(0.56);
    expect(unique / 500).toBeLessThan(0.68);
  });
});
