import type { Move, Position } from './position.ts';
import type { Signs } from './signs.ts';

export interface Remark {
  readonly text: string;
  /** Whether the move is made. */
  readonly holds: boolean;
}

/** Watches a learner: says what a move rests on, and stops one that nobody can know yet. */
export interface Tutor {
  /** The remark on a move; nothing on one that needs no reason. */
  reason(before: Position, move: Move): Remark | undefined;
  /** What comes next, if that is said. */
  next(now: Position): string;
  /** What is drawn on the board as long as nothing is asked. */
  signs?(now: Position): Signs;
}
