import { asCell } from '../../../domino/board.ts';
import { numbersIn } from '../../bits.ts';
import type { FillingState } from '../state.ts';
import type { Written } from '../step.ts';
import { type FillingTechnique, makeTechnique } from './technique.ts';

/**
 * A domino of the set has only one place left. So it lies there, and the cells hold its numbers.
 *
 * @param isOpen whether the place has a number to be found
 */
function seal(rating: number, isOpen: boolean): FillingTechnique {
  return makeTechnique('filling-seal', rating, 'domino', (state, focus) => {
    if (state.placesOf(focus) !== 1) return undefined;
    const pair = state.placeOf(focus);
    if (hasUnknown(state, pair) !== isOpen) return undefined;
    const { low, high } = state.dominoes[focus]!;
    const numbers = numbersOf(state, pair, low, high);
    const isNew = !state.isLaid[pair] || numbers.written.length > 0 || numbers.excluded.length > 0;
    return isNew ? { focus: { domino: { low, high } }, ...numbers, laid: state.pairs[pair]! } : undefined;
  });
}

function hasUnknown(state: FillingState, pair: number): boolean {
  const { first, second } = state.pairs[pair]!;
  return !state.isKnown[first] || !state.isKnown[second];
}

/** What a domino on a pair says of the numbers there. */
function numbersOf(state: FillingState, pair: number, low: number, high: number) {
  const { first, second } = state.pairs[pair]!;
  const ways = [
    ...(state.fits(pair, low, high) ? [{ first: low, second: high }] : []),
    ...(low !== high && state.fits(pair, high, low) ? [{ first: high, second: low }] : []),
  ];
  const open = [first, second].filter((cell) => !state.isKnown[cell]);
  const left = (1 << low) | (1 << high);
  if (ways.length === 1) {
    const [way] = ways as [(typeof ways)[0]];
    const written = open.map((cell): Written => ({ cell, number: cell === first ? way.first : way.second }));
    return { written, excluded: [] };
  }
  const excluded = open.flatMap((cell) =>
    numbersIn(state.numbers[cell]! & ~left).map((number): Written => ({ cell, number })),
  );
  return { written: [], excluded };
}

/** A cell can join only one neighbour. So a domino lies on these two, whichever it is. @param isOpen as of a seal */
function gap(rating: number, isOpen: boolean): FillingTechnique {
  return makeTechnique('filling-gap', rating, 'cell', (state, focus) => {
    const cell = asCell(focus);
    const pair = state.onlyPair(cell);
    if (pair < 0 || state.isLaid[pair] || hasUnknown(state, pair) !== isOpen) return undefined;
    return { focus: { cell }, laid: state.pairs[pair]! };
  });
}

export const knownSeal = seal(1.6, false);
export const openSeal = seal(2.6, true);
export const knownGap = gap(1.6, false);
export const openGap = gap(2.4, true);
