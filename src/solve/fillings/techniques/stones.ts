import { asCell } from '../../../domino/board.ts';
import type { FillingState } from '../state.ts';
import type { FillingStep, Written } from '../step.ts';
import { type FillingTechnique, numbersIn } from './technique.ts';

/** Of a place whose numbers are both written, and of one that has a number to be found. */
const RATINGS = { seal: { known: 1.6, open: 2.6 }, gap: { known: 1.6, open: 2.4 } };

/** A domino of the set has only one place left. So it lies there, and the cells hold its numbers. */
function seal(isOpen: boolean): FillingTechnique {
  const rating = isOpen ? RATINGS.seal.open : RATINGS.seal.known;
  return {
    name: 'filling-seal',
    rating,
    focus: 'stone',
    find(state, focus) {
      if (state.placesOf(focus) !== 1) return undefined;
      const pair = state.placeOf(focus);
      if (hasUnknown(state, pair) !== isOpen) return undefined;
      const { low, high } = state.stones[focus]!;
      const step: FillingStep = {
        technique: 'filling-seal',
        rating,
        focus: { stone: { low, high } },
        ...numbersOf(state, pair, low, high),
        laid: state.pairs[pair]!,
      };
      const isNew = !state.isLaid[pair] || step.written.length > 0 || step.excluded.length > 0;
      return isNew ? step : undefined;
    },
  };
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

/** A cell can join only one neighbour. So a domino lies on these two, whichever it is. */
function gap(isOpen: boolean): FillingTechnique {
  const rating = isOpen ? RATINGS.gap.open : RATINGS.gap.known;
  return {
    name: 'filling-gap',
    rating,
    focus: 'cell',
    find(state, focus) {
      const cell = asCell(focus);
      const pair = state.onlyPair(cell);
      if (pair < 0 || state.isLaid[pair] || hasUnknown(state, pair) !== isOpen) return undefined;
      return {
        technique: 'filling-gap',
        rating,
        focus: { cell },
        written: [],
        excluded: [],
        laid: state.pairs[pair]!,
      };
    },
  };
}

export const knownSeal = seal(false);
export const openSeal = seal(true);
export const knownGap = gap(false);
export const openGap = gap(true);
