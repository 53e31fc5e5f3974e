import type { Cell, Place } from '../../domino/board.ts';
import type { Stone } from '../../domino/stones.ts';
import type { FillingTechniqueName } from '../levels.ts';

/** A number on a cell. */
export interface Written {
  readonly cell: Cell;
  readonly number: number;
}

/** What a step of a completion is about. */
export type FillingFocus =
  | { readonly cell: Cell }
  | { readonly number: number }
  | { readonly stone: Stone }
  | { readonly place: Place };

/** What nothing is left for when a supposition fails. */
export type FillingEnd =
  | { readonly cell: Cell; readonly lacks: 'number' | 'three' | 'neighbour' }
  | { readonly number: number; readonly lacks: 'cells' | 'copies' }
  | { readonly stone: Stone; readonly lacks: 'place' | 'copies' };

/** A number that is supposed to stand on a cell, what follows step by step, and what cannot be then. */
export interface FillingTrial {
  readonly supposed: Written;
  readonly forced: readonly FillingStep[];
  readonly end: FillingEnd;
}

/** One use of a technique on a completion, as data with its grounds; its sentence is made where the languages are. */
export interface FillingStep {
  readonly technique: FillingTechniqueName;
  /** Where it stands on the scale of levels. */
  readonly rating: number;
  /** The cell, number, domino or place that is looked at. */
  readonly focus: FillingFocus;
  /** The numbers that are written. */
  readonly written: readonly Written[];
  /** The numbers that are crossed out. */
  readonly excluded: readonly Written[];
  /** The numbers that are left for the cell, where it is told which do not fit. */
  readonly left?: readonly number[];
  /** The three that is sure now. */
  readonly three?: readonly Cell[];
  /** Where a domino lies now, whichever it is. */
  readonly laid?: Place;
  /** Where no domino lies. */
  readonly struck?: readonly Place[];
  readonly trial?: FillingTrial;
}
