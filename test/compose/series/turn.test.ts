import { describe, expect, it } from 'vitest';
import { turn } from '../../../src/compose/series/turn.ts';
import { domino, makeDomino } from '../../../src/domino/dominoes.ts';
import { makeRows, parseLine, parseRows } from '../../../src/domino/notation.ts';
import { checkKey, checkPuzzle, type Key, type Puzzle, placementsOf } from '../../../src/domino/puzzle.ts';
import { Random } from '../../../src/random.ts';
import { countSolutions } from '../../../src/solve/solution-counter.ts';
import { composition } from '../../helpers/compose/series/compositions.ts';
import { figures } from '../../helpers/domino/figures.ts';
import { faultOf } from '../../helpers/fault.ts';

const solved = (puzzle: Puzzle): { puzzle: Puzzle; key: Key } => ({
  puzzle,
  key: countSolutions(puzzle).key!,
});

const FIGURES = figures.map(({ rows }) => solved(checkPuzzle(parseRows(rows, 7, 'terzett'))));
const MADE = Array.from({ length: 4 }, (_, seed) => composition('8x9', seed));

/** The place of each domino, from the numbers alone. */
function placesOf(puzzle: Puzzle, key: Key): Map<string, string> {
  return new Map(
    placementsOf(puzzle, key).map(({ domino, first, second }) => [makeDomino(domino), `${first} ${second}`]),
  );
}

describe('turning dominoes', () => {
  // In the book of 1921 one turned domino moves 14 others, two move 24, and four move all others; the value for three is
  // counted.
  it.each([
    [1, 14],
    [2, 24],
    [3, 30],
    [4, 32],
  ])('%i of them moves %i others of the set up to 7:7', (turned, others) => {
    const random = new Random(`turn/${turned}`);
    for (const { puzzle, key } of [...FIGURES, ...MADE]) {
      const numbers = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7]);
      const dominoes = Array.from({ length: turned }, (_, i) => domino(numbers[2 * i]!, numbers[2 * i + 1]!));
      const { puzzle: after, moved } = turn(puzzle, key, dominoes);
      expect(moved.length).toBe(others);
      const [was, is] = [placesOf(puzzle, key), placesOf(after, key)];
      const differing = [...was.keys()].filter((name) => was.get(name) !== is.get(name));
      expect(moved.map((move) => makeDomino(move.domino))).toEqual(differing);
      for (const move of moved) {
        expect(was.get(makeDomino(move.domino))).toBe(`${move.before.first} ${move.before.second}`);
        expect(is.get(makeDomino(move.domino))).toBe(`${move.after.first} ${move.after.second}`);
      }
      for (const { low, high } of dominoes) {
        const [first, second] = was.get(makeDomino({ low, high }))!.split(' ').map(Number);
        expect(is.get(makeDomino({ low, high }))).toBe(`${first} ${second}`);
        expect(after.numbers[first!]).toBe(puzzle.numbers[second!]);
        expect(after.numbers[second!]).toBe(puzzle.numbers[first!]);
      }
      checkKey(checkPuzzle(after), key);
    }
  });

  it('twice leaves everything as it was', () => {
    for (const { puzzle, key } of MADE) {
      const once = turn(puzzle, key, [domino(2, 6), domino(0, 7)]).puzzle;
      expect(once.numbers).not.toEqual(puzzle.numbers);
      expect(turn(once, key, [domino(2, 6), domino(0, 7)]).puzzle).toEqual(puzzle);
    }
  });

  it('is done on boards with holes and in any set', () => {
    const { puzzle, key } = solved(checkPuzzle(parseLine('omnibus 1 00.1/...0/11..')));
    const { puzzle: after, moved } = turn(puzzle, key, [domino(0, 1)]);
    expect(makeRows(after)).toEqual(['11.0', '...1', '00..']);
    expect(moved).toEqual([
      { domino: { low: 0, high: 0 }, before: { first: 0, second: 1 }, after: { first: 8, second: 9 } },
      { domino: { low: 1, high: 1 }, before: { first: 8, second: 9 }, after: { first: 0, second: 1 } },
    ]);
  });

  it('keeps the number of solutions', () => {
    for (const { puzzle, key } of FIGURES) {
      const before = countSolutions(puzzle, 100).solutions;
      expect(countSolutions(turn(puzzle, key, [domino(1, 5)]).puzzle, 100).solutions).toBe(before);
    }
  });

  it.each([
    [[domino(3, 3)], 'turning the double 3:3 changes nothing'],
    [[domino(3, 8)], 'the domino 3:8 is not in the set'],
    [[domino(3, 5), domino(5, 6)], 'the dominoes 3:5 and 5:6 share a number'],
    [[domino(3, 5), domino(3, 5)], 'the dominoes 3:5 and 3:5 share a number'],
  ])('%j is refused', (dominoes, message) => {
    const { puzzle, key } = MADE[0]!;
    expect(faultOf(() => turn(puzzle, key, dominoes)).message).toBe(message);
  });

  it('is refused where numbers are missing', () => {
    const { puzzle, key } = MADE[0]!;
    const completion = checkPuzzle({
      ...puzzle,
      kind: 'completion',
      numbers: puzzle.numbers.map((n, i) => (i ? n : -2)),
    });
    expect(faultOf(() => turn(completion, key, [domino(0, 1)])).message).toBe(
      'dominoes are turned on whole puzzles',
    );
  });
});
