import type { Board, Cell } from '../domino/board.ts';
import type { Indexed } from '../domino/indices.ts';
import { nameOfShape } from '../domino/shapes.ts';
import { Fixpoint } from '../solve/fixpoint.ts';
import { TECHNIQUES_OF_LEVELS } from '../solve/ladder.ts';
import { LEVELS, type Level } from '../solve/levels.ts';
import { keepsChoices, SGT_LEVELS, type SgtLevel, sgtSets } from '../solve/sgt.ts';
import { SolutionCounter } from '../solve/solution-counter.ts';
import { type DealingBias, NO_BIAS } from './dealing-bias.ts';

/** Says which boards are wanted, and how to deal so that many are. */
export interface Judge {
  readonly bias: DealingBias;
  /**
   * Whether a board is wanted, which it only is if it is proved to have exactly one solution.
   *
   * @param key a solution of it
   */
  wants(numbers: Int32Array, key: Indexed<Cell, number>): boolean;
  /** The level that came nearest to the one wanted since the last call, with the number of boards; if any did. */
  nearest(): { readonly level: string; readonly boards: number } | undefined;
}

/** Wants every board with exactly one solution. */
export function anyLevel(board: Board, range: number): Judge {
  const solver = new SolutionCounter(board, range);
  return {
    bias: NO_BIAS,
    wants: (numbers, key) => solver.load(numbers).isOnlySolution(key),
    nearest: () => undefined,
  };
}

/**
 * Whether boards of this level are known not to exist: the full boards of ranges 1 and 2 have 1 and 210 different
 * puzzles, and all of them were graded.
 */
export function isKnownAbsent(range: number, level: Level): boolean {
  const hardest = (['easy', 'easy', 'medium'] as const)[range];
  return hardest !== undefined && LEVELS.indexOf(level) > LEVELS.indexOf(hardest);
}

/** The same for the levels of Simon Tatham's Dominosa. Where it does not look for sets, only chains are left, and they are extreme. */
export function isSgtLevelKnownAbsent(range: number, level: SgtLevel): boolean {
  if (level === 'h' && sgtSets(range)[1]!.length === 0) return true;
  const hardest = (['t', 't', 'b'] as const)[range];
  return hardest !== undefined && SGT_LEVELS.indexOf(level) > SGT_LEVELS.indexOf(hardest);
}

// Found by trying: of ranges 7, 9, 12 and 15 about the best for the boards wanted in a second.
const BIASES: Record<Level, DealingBias> = {
  easy: { draws: 2, costs: [1, 0, 0, 0] },
  medium: { draws: 2, costs: [1, 1, 1, 0] },
  tricky: { draws: 2, costs: [1, 1, 1, 0] },
  hard: { draws: 2, costs: [1, 1, 1, 0] },
  expert: { draws: 2, costs: [1, 1, 1, 0] },
  master: NO_BIAS,
};

/** Wants boards that need a technique of this level and none beyond. */
export function ofLevel(board: Board, range: number, level: Level): Judge {
  const fixpoint = new Fixpoint(board, range, TECHNIQUES_OF_LEVELS);
  return judgeBy(fixpoint, LEVELS, level, { bias: BIASES[level], firstSlow: 'hard' });
}

/** Wants boards of this level or an easier one. */
export function upToLevel(board: Board, range: number, level: Level): Judge {
  const fixpoint = new Fixpoint(board, range, TECHNIQUES_OF_LEVELS);
  const solver = new SolutionCounter(board, range);
  const wanted = LEVELS.indexOf(level);
  return {
    bias: BIASES[level],
    wants: (numbers, key) =>
      wanted > fixpoint.sets
        ? solver.load(numbers).isOnlySolution(key)
        : fixpoint.load(numbers) && fixpoint.reach(wanted),
    nearest: () => undefined,
  };
}

const SGT_BIASES: Record<SgtLevel, DealingBias> = {
  t: { draws: 4, costs: [4, 1, 0, 0] },
  b: { draws: 2, costs: [3, 3, 2, 0] },
  h: { draws: 6, costs: [-2, 2, 1, 0] },
  e: { draws: 6, costs: [-2, 2, 1, 0] },
};

/**
 * Wants boards that Simon Tatham's Dominosa would make at this level. For hard and extreme ones its program wants
 * every domino to keep two places or more as long as basic techniques alone are used.
 */
export function ofSgtLevel(board: Board, range: number, level: SgtLevel): Judge {
  const fixpoint = new Fixpoint(board, range, sgtSets(range));
  const startsHard = () => {
    if (!keepsChoices(fixpoint.state)) return false;
    fixpoint.reach(1, keepsChoices);
    return keepsChoices(fixpoint.state);
  };
  const startsWell = level === 'h' || level === 'e' ? startsHard : undefined;
  return judgeBy(fixpoint, SGT_LEVELS, level, { bias: SGT_BIASES[level], firstSlow: 'h', startsWell });
}

/** How boards of a level are found. */
interface Ways<L extends string> {
  readonly bias: DealingBias;
  /** The first level with techniques so slow that boards with several solutions are better left out before they are used. */
  readonly firstSlow: L;
  /** Whether the board that the fixpoint has just loaded can be wanted at all. */
  readonly startsWell?: (() => boolean) | undefined;
}

/**
 * Wants boards that the sets of techniques of the levels up to the one wanted solve, and those before do not. What is solved
 * so has one solution. If there are no techniques for the level wanted, it wants all with one solution that those before do
 * not solve.
 */
function judgeBy<L extends string>(
  fixpoint: Fixpoint,
  levels: readonly L[],
  wantedLevel: L,
  { bias, firstSlow, startsWell }: Ways<L>,
): Judge {
  const wanted = levels.indexOf(wantedLevel);
  const slow = levels.indexOf(firstSlow);
  const { board, range } = fixpoint.state;
  const solver = new SolutionCounter(board, range);
  const seen = new Int32Array(levels.length);
  return {
    bias,
    wants(numbers, key) {
      if (!fixpoint.load(numbers) || (startsWell && !startsWell())) return false;
      for (let level = 0; level <= wanted && level <= fixpoint.sets; level++) {
        if (level === slow && !solver.load(numbers).isOnlySolution(key)) return false;
        if (!fixpoint.reach(level)) continue;
        seen[level]!++;
        return level === wanted;
      }
      return wanted > fixpoint.sets;
    },
    nearest() {
      const level = seen.findLastIndex((boards, i) => boards > 0 && i < wanted);
      const boards = seen[level];
      seen.fill(0);
      return boards === undefined ? undefined : { level: levels[level]!, boards };
    },
  };
}

/** Boards of which all Terzetts were graded (`npm run levels:terzett -- --whole`), with the level of the hardest. */
const HARDEST_TERZETTS: Readonly<Record<string, Level>> = {
  '2x36': 'medium',
  '36x2': 'medium',
  'letter-e': 'medium',
  'letter-h': 'medium',
};

/** The level of the hardest Terzetts of a board, where all of them were graded. */
export function hardestTerzett(board: Board): Level | undefined {
  return HARDEST_TERZETTS[nameOfShape(board) ?? ''];
}

/** Whether it is known that a board has no Terzett of a level. */
export function isTerzettLevelAbsent(board: Board, level: Level): boolean {
  const hardest = hardestTerzett(board);
  return hardest !== undefined && LEVELS.indexOf(level) > LEVELS.indexOf(hardest);
}
