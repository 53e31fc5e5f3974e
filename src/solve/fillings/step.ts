import type { Cell, Place } from '../../domino/board.ts';
import { type Domino, dominoIndex } from '../../domino/dominoes.ts';
import type { FillingTechniqueName } from '../levels.ts';
import type { FillingState } from './state.ts';

export interface Written {
  readonly cell: Cell;
  readonly number: number;
}

/** What a step of a completion is about. */
export type FillingFocus =
  | { readonly cell: Cell }
  | { readonly number: number }
  | { readonly domino: Domino }
  | { readonly place: Place };

/** What nothing is left for when a supposition fails. */
export type FillingEnd =
  | { readonly cell: Cell; readonly lacks: 'number' | 'three' | 'neighbour' }
  | { readonly number: number; readonly lacks: 'cells' | 'copies' }
  | { readonly domino: Domino; readonly lacks: 'place' | 'copies' };

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
  readonly written: readonly Written[];
  readonly excluded: readonly Written[];
  /** The numbers that are left for the cell, where it is told which do not fit. */
  readonly left?: readonly number[];
  /** The three that is sure now. */
  readonly three?: readonly Cell[];
  /** Where a domino lies now, whichever it is. */
  readonly laid?: Place;
  /** Where no domino lies. */
  readonly eliminated?: readonly Place[];
  readonly trial?: FillingTrial;
}

/** Whether a number is sure after a step. */
export function isWriting({ written }: FillingStep): boolean {
  return written.length > 0;
}

/** Does what a step says, and what is plain then. */
export function makeStep(
  state: FillingState,
  { written, excluded, three, laid, eliminated = [] }: FillingStep,
): void {
  for (const { cell, number } of written) state.write(cell, number);
  for (const { cell, number } of excluded) state.exclude(cell, number);
  if (three) state.isThree[state.threeAt(three)] = 1;
  if (laid) state.isLaid[state.pairAt(laid)] = 1;
  for (const place of eliminated) state.isOpen[state.pairAt(place)] = 0;
  state.settle();
}

/** What nothing is left for; nothing if nothing lacks. */
export function endOf(state: FillingState): FillingEnd | undefined {
  const { board, range, copies, isKnown } = state;
  const standing = new Array<number>(range + 1).fill(0);
  const possible = new Array<number>(range + 1).fill(0);
  for (const cell of board.cells) {
    const bits = state.numbers[cell]!;
    if (bits === 0) return { cell, lacks: 'number' };
    if (state.onlyThree(cell) === -1) return { cell, lacks: 'three' };
    if (state.onlyPair(cell) === -1) return { cell, lacks: 'neighbour' };
    if (isKnown[cell]) standing[state.numberAt(cell)]!++;
    for (let number = 0; number <= range; number++) possible[number]! += (bits >> number) & 1;
  }
  for (let number = 0; number <= range; number++) {
    if (standing[number]! > copies) return { number, lacks: 'copies' };
    if (possible[number]! < copies) return { number, lacks: 'cells' };
  }
  const laid = new Set<number>();
  for (let pair = 0; pair < state.pairs.length; pair++) {
    const { first, second } = state.pairs[pair]!;
    if (!state.isLaid[pair] || !isKnown[first] || !isKnown[second]) continue;
    const index = dominoIndex(state.numberAt(first), state.numberAt(second));
    if (laid.has(index)) return { domino: state.dominoes[index]!, lacks: 'copies' };
    laid.add(index);
  }
  const domino = state.dominoes.find((_, index) => state.placesOf(index) === 0);
  return domino && { domino, lacks: 'place' };
}
