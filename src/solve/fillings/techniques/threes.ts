import { asCell } from '../../../domino/board.ts';
import type { FillingState } from '../state.ts';
import type { FillingStep } from '../step.ts';
import { type FillingTechnique, narrowed, numbersIn } from './technique.ts';

/** Only one three can still lie over a cell. So it lies there, and its cells hold one number. */
function three(rating: number, isWanted: (isKnown: boolean) => boolean): FillingTechnique {
  return {
    name: 'three',
    rating,
    focus: 'cell',
    find(state, focus) {
      const cell = asCell(focus);
      const only = state.onlyThree(cell);
      if (only < 0 || state.isThree[only]) return undefined;
      const step = sureThree(state, only, rating, cell);
      return isWanted(step.written.length > 0 || state.isKnown[cell] === 1) ? step : undefined;
    },
  };
}

function sureThree(state: FillingState, index: number, rating: number, cell: number): FillingStep {
  const cells = state.threes[index]!;
  const bits = state.three[index]!;
  const [number, ...others] = numbersIn(bits);
  const isKnown = others.length === 0 && cells.some((one) => state.isKnown[one]);
  return {
    technique: 'three',
    rating,
    focus: { cell: asCell(cell) },
    written: isKnown
      ? cells.filter((one) => !state.isKnown[one]).map((one) => ({ cell: one, number: number! }))
      : [],
    excluded: [],
    three: cells,
  };
}

/** One of its cells holds a number: all of them do. */
export const knownThree = three(1, (isKnown) => isKnown);
/** None of its cells holds a number yet. */
export const openThree = three(2, (isKnown) => !isKnown);

/** No three of a certain number fits over a cell. So the cell does not hold that number. */
export const noThree: FillingTechnique = {
  name: 'no-three',
  rating: 2.2,
  focus: 'cell',
  find(state, focus) {
    const cell = asCell(focus);
    if (state.isKnown[cell]) return undefined;
    const left = state.numbersOnThrees(cell);
    if ((state.numbers[cell]! & ~left) === 0 || (state.numbers[cell]! & left) === 0) return undefined;
    return {
      technique: 'no-three',
      rating: 2.2,
      focus: { cell },
      ...narrowed(state, cell, left),
      left: numbersIn(state.numbers[cell]! & left),
    };
  },
};

/**
 * A domino lies from one sure three to another. A second one between them would have the same two numbers. So no other
 * domino lies between these threes.
 */
export const secondLink: FillingTechnique = {
  name: 'second-link',
  rating: 3.2,
  focus: 'pair',
  find(state, pair) {
    if (!state.isLaid[pair]) return undefined;
    const ends = threesOf(state, pair);
    if (!ends) return undefined;
    const struck = state.pairs.filter((_, other) => {
      if (other === pair || !state.isOpen[other]) return false;
      const theirs = threesOf(state, other);
      return theirs !== undefined && theirs.low === ends.low && theirs.high === ends.high;
    });
    if (struck.length === 0) return undefined;
    return {
      technique: 'second-link',
      rating: 3.2,
      focus: { place: state.pairs[pair]! },
      written: [],
      excluded: [],
      struck,
    };
  },
};

/** The two sure threes on which a pair lies. */
function threesOf(state: FillingState, pair: number): { low: number; high: number } | undefined {
  const { first, second } = state.pairs[pair]!;
  const one = state.sureThree(first);
  const other = state.sureThree(second);
  if (one < 0 || other < 0) return undefined;
  return { low: Math.min(one, other), high: Math.max(one, other) };
}
