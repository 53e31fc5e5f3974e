import { describe, expect, it } from 'vitest';
import { BOARDS } from '../scripts/theorems/boards.ts';
import { chainFacts, fewestLeftOut, longestByTrying } from '../scripts/theorems/chains.ts';
import { agrees, isBooksKey, solve } from '../scripts/theorems/figure-2.ts';
import { partnerOf, upperWays } from '../scripts/theorems/figure-10.ts';
import { countPlain } from '../scripts/theorems/plain-keys.ts';
import { countLayouts } from '../scripts/theorems/plain-layouts.ts';
import { KeyRanks } from '../src/compose/series/ranks.ts';
import { parseChain } from '../src/domino/chain.ts';
import { parseShape } from '../src/domino/shapes.ts';

describe('the boards of the book', () => {
  it.each(BOARDS)('$name are covered by dominoes in as many ways by both programs', ({ rows }) => {
    expect(countLayouts(rows)).toBe(new KeyRanks(parseShape(rows.join('/'))).count);
    expect(rows.join('').replaceAll('.', '').length).toBe(72);
  });

  // test/compose/series counts the short ones again with the sweep over keys.
  it.each([
    ['VIII', 1, 3, 3],
    ['IX', 1, 1, 1],
    ['X', 5, 596, 596],
    ['XI', 2, 42, 42],
    ['XII', 9, 1452, 1452],
    ['XIII', 65, 11_640, 10_793],
    ['XIV', 8, 152, 146],
    ['XV', 729, 15_278, 14_290],
    ['XVII', 1, 62, 62],
  ])('%s has %i partitions, %i pairs and %i keys', (name, ...counts) => {
    const { partitions, pairs, keys } = countPlain(BOARDS.find((board) => board.name === name)!.rows, 8);
    expect([partitions, pairs, keys.length]).toEqual(counts);
  });
});

describe('the longest chains', () => {
  it.each([
    [1, 1, 3],
    [3, 8, 9],
    [5, 18, 19],
    [6, 28, 28],
    [7, 32, 33],
    [8, 45, 45],
    [9, 50, 51],
  ])('of the set up to %i are a ring of %i and a line of %i', (range, closed, open) => {
    const facts = chainFacts(range);
    expect(facts).toMatchObject({ closed, open });
    for (const [text, length] of [
      [facts.ring, closed],
      [facts.line, open],
    ] as const) {
      const dominoes = text.split(' ').map((domino) => domino.split(':').map(Number));
      expect(new Set(dominoes.map((domino) => domino.toSorted().join())).size).toBe(length);
      for (const [i, domino] of dominoes.slice(1).entries()) expect(domino[0]).toBe(dominoes[i]![1]);
      if (text === facts.ring) expect(dominoes[0]![0]).toBe(dominoes.at(-1)![1]);
    }
  });

  it('are chains that a book can draw', () => {
    expect(parseChain(chainFacts(7).line).line).toHaveLength(33);
  });

  it.each([1, 2, 3, 4])('of the set up to %i are found by trying all chains, too', (range) => {
    const { closed, open } = chainFacts(range);
    expect([longestByTrying(range, true), longestByTrying(range, false)]).toEqual([closed, open]);
  });

  it('leave four or three dominoes of 7:7 over, whichever are left out', () => {
    expect(fewestLeftOut(7, 0)).toHaveLength(4);
    expect(fewestLeftOut(7, 2)).toHaveLength(3);
  });
});

describe('Fig. 10', () => {
  it('has two ways above for each way below', () => {
    const ways = upperWays();
    expect(ways).toHaveLength(2);
    for (const way of ways) expect(partnerOf(partnerOf(way, ways)!, ways)).toBe(way);
  });
});

describe('Fig. 2', () => {
  it('is reconstructed by a board with two solutions that agrees with all the book says', () => {
    const rows = '466455722/274104706/224034530/241617170/640325601/305611765/773516032/251533437';
    const numbers = [...rows.replaceAll('/', '')].map(Number);
    const { solutions, key } = solve(numbers, 10);
    expect(agrees(numbers)).toBe(true);
    expect(solutions).toBe(2);
    expect(isBooksKey(key!)).toBe(true);
    expect(agrees(numbers.with(71, 0))).toBe(false);
  });
});
