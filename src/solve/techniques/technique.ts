import type { Cell } from '../../domino/board.ts';
import type { Candidates, Place } from '../candidates.ts';
import type { TechniqueName } from '../levels.ts';

/** One use of an aid, as data; its sentence is made where the languages are. */
export interface Step {
  readonly technique: TechniqueName;
  /** Where it stands on the scale of levels. */
  readonly rating: number;
  /** The stone that it lays. */
  readonly place: Place;
  /** The cells on which the conclusion rests. */
  readonly because: readonly Cell[];
}

/** An aid: one file and one theorem each. */
export interface Technique {
  readonly name: TechniqueName;
  /** Every use of it that is open now, in reading order. */
  find(state: Candidates): Step[];
}
