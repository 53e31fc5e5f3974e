import { describe, expect, it } from 'vitest';
import { makeCell, makePlace } from '../../src/domino/coordinates.ts';
import { parseLine } from '../../src/domino/notation.ts';
import type { Setup } from '../../src/domino/puzzle.ts';
import { makeStone } from '../../src/domino/stones.ts';
import { Random } from '../../src/random.ts';
import { countSolutions } from '../../src/solve/cover.ts';
import { gradeOf } from '../../src/solve/grade.ts';
import { type Hint, hintsOf } from '../../src/solve/hints.ts';
import { type Climb, climb } from '../../src/solve/ladder.ts';
import { type Level, levelOf } from '../../src/solve/levels.ts';
import { likelyUnique } from '../helpers/solve/deals.ts';
import { peerPuzzles } from '../helpers/solve/peer.ts';

/** `14 laid, overlap 2.5, look at 1:2`: everything that a hint is told from. */
function hintText(setup: Setup, { step, laid, look }: Hint): string {
  const where = 'cell' in look ? makeCell(setup.board, look.cell) : makeStone(look.stone);
  const place = step.place ? ` on ${makePlace(setup.board, step.place)}` : '';
  return `${laid} laid, ${step.technique} ${step.rating}${place}, look at ${where}`;
}

describe('the hints of a puzzle', () => {
  it.each<[what: string, line: string, hints: [first: string, second: string, third: string]]>([
    [
      // 0 0 1
      // 1 1 0   0:0 shows on 1 a b alone and 1:1 on 2 a b; then c1 and c2 are cut off.
      'seals and a gap: the gap is the turning point, too',
      'omnibus 1 001/110',
      [
        '0 laid, seal 1 on 1 a b, look at 0:0',
        '2 laid, gap 1.2 on c 1,2, look at c1',
        '2 laid, gap 1.2 on c 1,2, look at c1',
      ],
    ],
    [
      // 0 0 . 0 1 . 1 1
      'seals from the start alone: the second hint is about the last stone',
      'omnibus 1 00.01.11',
      [
        '0 laid, seal 1 on 1 a b, look at 0:0',
        '2 laid, seal 1 on 1 g h, look at 1:1',
        '0 laid, seal 1 on 1 a b, look at 0:0',
      ],
    ],
    [
      'the worked opening: a derived seal comes before the first gap',
      'omnibus 3 21010/20320/01231/33231',
      [
        '0 laid, seal 1 on e 1,2, look at 0:0',
        '3 laid, gap 1.2 on a 3,4, look at a4',
        '2 laid, seal 1.4 on b 3,4, look at 1:3',
      ],
    ],
    [
      // 0 2 2 1
      // 0 2 1 2   d1 can join 2 and 2 alone, which is 1:2 either way; that stone lies nowhere else.
      // 0 1 1 0
      'no seal at the start: the first stone comes after an aid',
      'omnibus 2 0221/0212/0110',
      [
        '0 laid, gap 1.2 on c 2,3, look at 1:1',
        '0 laid, equal-neighbours 2, look at d1',
        '0 laid, equal-neighbours 2, look at d1',
      ],
    ],
    [
      'two aids: the second hint is about the first of them, the third about the hardest',
      'omnibus 3 33223/02011/03022/13110',
      [
        '0 laid, gap 1.2 on 1 c d, look at 2:2',
        '0 laid, cell-set 4.3, look at b1',
        '0 laid, mixed-set 4.9, look at e1',
      ],
    ],
    [
      'a chain: its first link',
      'omnibus 3 22101/01331/30022/31230',
      [
        '0 laid, seal 1 on 3 b c, look at 0:0',
        '2 laid, chain 5.2, look at e3',
        '2 laid, chain 5.2, look at e3',
      ],
    ],
    [
      'a trial: the stone that is supposed',
      'omnibus 3 02201/12301/30120/33123',
      [
        '0 laid, seal 1 on d 1,2, look at 0:0',
        '2 laid, trial 6.1, look at 1:2',
        '2 laid, trial 6.1, look at 1:2',
      ],
    ],
  ])('%s', (_, line, hints) => {
    const setup = parseLine(line);
    const { first, second, third } = hintsOf(climb(setup))!;
    expect([first, second, third].map((hint) => hintText(setup, hint))).toEqual(hints);
  });

  it('are none where the aids do not lead to a solution', () => {
    const several = ['omnibus 1 101/001', 'omnibus 2 1021/1010/2220', 'omnibus 2 1112/0022/1020'];
    for (const [line, solutions] of [
      ['omnibus 1 010/101', 0] as const,
      ...several.map((text) => [text, 2] as const),
    ]) {
      const setup = parseLine(line);
      expect(countSolutions(setup, 2).solutions, line).toBe(solutions);
      expect(hintsOf(climb(setup)), line).toBeUndefined();
    }
  });
});

/** Ways to the solutions of puzzles of all levels: our own small boards, and the peer's. */
function* ways(): Generator<Climb> {
  for (let seed = 1; seed <= 400; seed++) {
    const setup = likelyUnique(3 + (seed % 4), new Random(`hints/${seed}`));
    if (countSolutions(setup, 2).solutions === 1) yield climb(setup);
  }
  for (const { puzzle, letter } of peerPuzzles('puzzles')) {
    if (letter !== 'a' && puzzle.range <= 7) yield climb(puzzle);
  }
}

it('hints are steps of the way to the solution, in its order, and the third has the rating of the puzzle', () => {
  const levels = new Set<Level>();
  for (const way of ways()) {
    const { rungs, setup } = way;
    const { first, second, third } = hintsOf(way)!;
    const grade = gradeOf(way)!;
    levels.add(grade.level);
    for (const { step, laid, look } of [first, second, third]) {
      const index = rungs.findIndex((rung) => rung.step === step);
      expect(index).toBeGreaterThanOrEqual(0);
      expect(laid).toBe(rungs.slice(0, index).filter((rung) => rung.step.place).length);
      if ('cell' in look) expect(setup.board.has[look.cell]).toBe(true);
      else expect(look.stone.high).toBeLessThanOrEqual(setup.range);
    }
    // First: nothing lies before it, and it lays a stone.
    expect(first.laid).toBe(0);
    expect(first.look).toEqual({ stone: first.step.place!.stone });
    // Second: all before it is easy, and so is it only where the whole puzzle is.
    const before = rungs.slice(
      0,
      rungs.findIndex(({ step }) => step === second.step),
    );
    expect(levelOf(second.step.rating) === 'easy').toBe(grade.level === 'easy');
    if (grade.level !== 'easy') for (const { step } of before) expect(levelOf(step.rating)).toBe('easy');
    // Third: the first step with the rating of the puzzle.
    expect(third.step.rating).toBe(grade.rating);
    expect(third.step.technique).toBe(grade.hardest);
    const easier = rungs.slice(
      0,
      rungs.findIndex(({ step }) => step === third.step),
    );
    for (const { step } of easier) expect(step.rating).toBeLessThan(grade.rating);
  }
  expect([...levels].sort()).toEqual(['easy', 'expert', 'hard', 'master', 'medium', 'tricky']);
});
