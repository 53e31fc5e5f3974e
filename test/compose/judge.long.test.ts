import { describe, expect, it } from 'vitest';
import { Dealer } from '../../src/compose/deal.ts';
import type { DealingBias } from '../../src/compose/dealing-bias.ts';
import { type Judge, ofLevel, ofSgtLevel } from '../../src/compose/judge.ts';
import { OmnibusComposer } from '../../src/compose/omnibus.ts';
import { makeTiler } from '../../src/compose/tiling.ts';
import { fullRectangle, makeBoard } from '../../src/domino/board.ts';
import { makeKeyTable } from '../../src/domino/puzzle.ts';
import { canonicalText } from '../../src/domino/symmetry.ts';
import { Random } from '../../src/random.ts';
import { Candidates } from '../../src/solve/candidates.ts';
import { grade } from '../../src/solve/grade.ts';
import { LEVELS } from '../../src/solve/levels.ts';
import { SGT_LEVELS, SgtGrader } from '../../src/solve/sgt.ts';
import { asItem } from '../helpers/indices.ts';
import { oracleSolutions } from '../helpers/oracle.ts';
import { rawOf } from '../helpers/solve/deals.ts';

const pairs = <A, B>(some: readonly A[], others: readonly B[]) =>
  some.flatMap((one) => others.map((other) => [one, other] as const));

/** Some puzzles that the judge accepts. */
function made(composer: OmnibusComposer, judge: Judge, seed: string, count: number) {
  return Array.from({ length: count }, (_, i) => composer.compose(new Random(`${seed}/${i}`), { judge })!);
}

describe('puzzles made to order', () => {
  it.each([...pairs([4, 7], LEVELS), ...pairs([3, 12], ['easy', 'hard'] as const)])(
    'of range %i and level %s have that level, and one solution',
    (range, level) => {
      const composer = new OmnibusComposer(range);
      const judge = ofLevel(composer.board, range, level);
      for (const { puzzle, key } of made(composer, judge, `level/${range}/${level}`, range < 9 ? 3 : 1)) {
        expect(grade(puzzle)).toMatchObject({ level });
        expect(oracleSolutions(rawOf(puzzle), 2)).toEqual([key]);
      }
    },
  );

  it.each([
    ...pairs([4, 7], SGT_LEVELS),
    ...pairs([3], ['t', 'b'] as const),
    [12, 't'] as const,
    [15, 'b'] as const,
  ])(
    'of range %i and the peer’s level %s have that level, start as its program wants, and have one solution',
    (range, level) => {
      const composer = new OmnibusComposer(range);
      const judge = ofSgtLevel(composer.board, range, level);
      const grader = new SgtGrader(composer.board, range);
      for (const { puzzle, key } of made(composer, judge, `peer/${range}/${level}`, range < 9 ? 3 : 1)) {
        expect(grader.levelOf(puzzle.numbers)).toBe(level);
        if (level === 'h' || level === 'e') expect(grader.startsHard(puzzle.numbers)).toBe(true);
        expect(oracleSolutions(rawOf(puzzle), 2)).toEqual([key]);
      }
    },
  );

  it('are other boards each time, and the same for the same seed', () => {
    const composer = new OmnibusComposer(6);
    const judge = ofLevel(composer.board, 6, 'hard');
    const once = made(composer, judge, 'again', 12);
    expect(new Set(once.map(({ puzzle }) => canonicalText(puzzle))).size).toBe(12);
    const again = made(new OmnibusComposer(6), ofLevel(composer.board, 6, 'hard'), 'again', 12);
    expect(again).toEqual(once);
  });

  it('can have a board of another shape', () => {
    // A frame of 42 cells: six rows of eight with a hole of two rows of three.
    const has = Array.from({ length: 48 }, (_, cell) => ![18, 19, 20, 26, 27, 28].includes(cell));
    const composer = new OmnibusComposer(5, makeBoard(6, 8, has));
    const judge = ofLevel(composer.board, 5, 'medium');
    for (const { puzzle, key } of made(composer, judge, 'shape', 3)) {
      expect(grade(puzzle)).toMatchObject({ level: 'medium' });
      expect(oracleSolutions(rawOf(puzzle), 2)).toEqual([key]);
    }
  });
});

describe('the judge of a level', () => {
  const composer = new OmnibusComposer(5);
  const boards = Array.from({ length: 80 }, (_, i) => composer.compose(new Random(`mixed/${i}`))!);
  const levels = boards.map(({ puzzle }) => grade(puzzle)!.level);

  it.each(LEVELS)(
    '%s wants just the boards that the ladder gives it, and tells which below came nearest',
    (wanted) => {
      expect(new Set(levels)).toEqual(new Set(LEVELS));
      const judge = ofLevel(composer.board, 5, wanted);
      const liked = boards.map(({ puzzle, key }) =>
        judge.wants(Int32Array.from(puzzle.numbers), Int32Array.from(key)),
      );
      expect(liked).toEqual(levels.map((level) => level === wanted));
      const below = LEVELS[LEVELS.indexOf(wanted) - 1];
      const expected = below && { level: below, boards: levels.filter((level) => level === below).length };
      expect(judge.nearest()).toEqual(expected);
      // It begins anew.
      expect(judge.nearest()).toBeUndefined();
    },
  );
});

describe('a lean', () => {
  /** The total number of seals in a hundred deals. */
  function seals(bias: DealingBias): number {
    const board = fullRectangle(7);
    const [tiler, dealer] = [makeTiler(board), new Dealer(board, 7)];
    const [key, numbers] = [makeKeyTable(board), new Int32Array(72)];
    const random = new Random('lean');
    let sum = 0;
    for (let deals = 0; deals < 100; ) {
      tiler.fill(key, random);
      if (!dealer.deal(key, numbers, random, bias)) continue;
      deals++;
      const state = new Candidates({ board, range: 7, numbers: [...numbers] });
      for (let domino = state.cells; domino < state.items; domino++)
        if (state.choices(asItem(domino)) === 1) sum++;
    }
    return sum;
  }

  it('makes seals frequent or rare', () => {
    const [many, some, few] = [
      seals({ draws: 4, costs: [1, 0, 0, 0] }),
      seals({ draws: 1, costs: [0, 0, 0, 0] }),
      seals({ draws: 4, costs: [-1, 0, 0, 0] }),
    ];
    // Measured: 10.9, 2.6 and 0.3 a board.
    expect(many).toBeGreaterThan(2 * some);
    expect(some).toBeGreaterThan(4 * few);
  });
});
