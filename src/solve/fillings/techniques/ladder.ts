import { dominoIndex } from '../../../domino/dominoes.ts';
import type { FillingState } from '../state.ts';
import type { FillingStep } from '../step.ts';
import { knownGap, knownSeal, openGap, openSeal } from './dominoes.ts';
import { lastCells, noDomino, noThree, onlyNumber } from './numbers.ts';
import type { FillingTechnique } from './technique.ts';
import { knownThree, openThree, secondLink } from './threes.ts';

/** All techniques for numbers but suppositions, easiest first. */
export const FILLING_LADDER: readonly FillingTechnique[] = [
  knownThree,
  onlyNumber,
  lastCells,
  knownSeal,
  knownGap,
  openThree,
  noThree,
  openGap,
  openSeal,
  noDomino,
  secondLink,
];

/** Every thing of a kind, by its number. */
export function fociOf(state: FillingState, kind: FillingTechnique['focus']): readonly number[] {
  switch (kind) {
    case 'cell':
      return state.board.cells;
    case 'number':
      return upTo(state.range + 1);
    case 'domino':
      return upTo(state.dominoes.length);
    case 'pair':
      return upTo(state.pairs.length);
  }
}

const lists: number[][] = [];
function upTo(end: number): readonly number[] {
  lists[end] ??= Array.from({ length: end }, (_, i) => i);
  return lists[end];
}

/** The first use of the easiest technique that gives something. */
export function firstStep(
  state: FillingState,
  techniques: readonly FillingTechnique[] = FILLING_LADDER,
): FillingStep | undefined {
  for (const { focus, find } of techniques) {
    for (const at of fociOf(state, focus)) {
      const step = find(state, at);
      if (step) return step;
    }
  }
  return undefined;
}

/** The same look as that of a step, on this board. */
export function findAgain(state: FillingState, { technique, focus }: FillingStep): FillingStep | undefined {
  const index = focusIndex(state, focus);
  for (const { name, find } of FILLING_LADDER) {
    const step = name === technique ? find(state, index) : undefined;
    if (step) return step;
  }
  return undefined;
}

function focusIndex(state: FillingState, focus: FillingStep['focus']): number {
  if ('cell' in focus) return focus.cell;
  if ('number' in focus) return focus.number;
  if ('place' in focus) return state.pairAt(focus.place);
  return dominoIndex(focus.domino.low, focus.domino.high);
}
