import type { Board } from '../domino/board.ts';
import type { Candidates } from './candidates.ts';
import { Fixpoint } from './fixpoint.ts';
import { cellSet, cellSetWithDouble } from './techniques/cell-set.ts';
import { cellChain } from './techniques/chain.ts';
import { equalNeighbours } from './techniques/equal-neighbours.ts';
import { forcedDuplicate, forcedDuplicateOfTwo } from './techniques/forced-duplicate.ts';
import { oddBridge } from './techniques/odd-bridge.ts';
import { overlap } from './techniques/overlap.ts';
import type { Technique } from './techniques/technique.ts';

/** The levels of Simon Tatham's Dominosa that have exactly one solution: trivial, basic, hard, extreme. */
export const SGT_LEVELS = ['t', 'b', 'h', 'e'] as const;
export type SgtLevel = (typeof SGT_LEVELS)[number];

/** Its program does not look for sets where a number stands on more cells. */
const MOST_COPIES = 16;

/** The techniques of each of its levels; seals and gaps are trivial. (A fixed cell is a case of overlap.) */
export function sgtSets(range: number): readonly (readonly Technique[])[] {
  const most = range + 2 > MOST_COPIES ? 0 : range;
  return [
    [equalNeighbours, overlap, forcedDuplicate, forcedDuplicateOfTwo, oddBridge],
    most > 0 ? [cellSet(4.0, 2, most)] : [],
    [...(most > 0 ? [cellSetWithDouble(4.8, most)] : []), cellChain],
  ];
}

/**
 * Grades a puzzle by the rules of Simon Tatham's Dominosa (sgt-puzzles, version 20230122; only what it does, none of
 * its code).
 */
export class SgtGrader {
  readonly #fixpoint: Fixpoint;

  constructor(board: Board, range: number) {
    this.#fixpoint = new Fixpoint(board, range, sgtSets(range));
  }

  /** The level; nothing if the rules do not lead to a solution. */
  levelOf(numbers: ArrayLike<number>): SgtLevel | undefined {
    if (!this.#fixpoint.load(numbers)) return undefined;
    return SGT_LEVELS.find((_, sets) => this.#fixpoint.reach(sets));
  }
  /**
   * Whether a puzzle starts as the program wants hard and extreme ones to: every domino keeps two places or more as
   * long as trivial and basic techniques alone are used.
   */
  startsHard(numbers: ArrayLike<number>): boolean {
    if (!this.#fixpoint.load(numbers)) return false;
    this.#fixpoint.reach(1);
    return keepsChoices(this.#fixpoint.state);
  }
}

/** Whether every domino has two places or more. */
export function keepsChoices(state: Candidates): boolean {
  for (let domino = state.firstDomino; domino < state.items; domino++)
    if (state.choices(domino) < 2) return false;
  return true;
}
