import { asCell } from '../../../domino/board.ts';
import { numbersIn } from '../../bits.ts';
import type { FillingState } from '../state.ts';
import { type FillingTechnique, makeTechnique } from './technique.ts';

/** Only one three can still lie over a cell. So it lies there, and its cells hold one number. */
function three(rating: number, isWanted: (isKnown: boolean) => boolean): FillingTechnique {
  return makeTechnique('three', rating, 'cell', (state, focus) => {
    const cell = asCell(focus);
    const only = state.onlyThree(cell);
    if (only < 0 || state.isThree[only]) return undefined;
    const cells = state.threes[only]!;
    // A number that stands on one of its cells is the only one that it can be of.
    const [number] = numbersIn(state.three[only]!);
    const isKnown = cells.some((one) => state.isKnown[one]);
    const written = isKnown
      ? cells.filter((one) => !state.isKnown[one]).map((one) => ({ cell: one, number: number! }))
      : [];
    if (!isWanted(written.length > 0 || state.isKnown[cell] === 1)) return undefined;
    return { focus: { cell }, written, three: cells };
  });
}

/** One of its cells holds a number: all of them do. */
export const knownThree = three(1, (isKnown) => isKnown);
/** None of its cells holds a number yet. */
export const openThree = three(2, (isKnown) => !isKnown);

/**
 * A domino lies from one sure three to another. A second one between them would have the same two numbers. So no other
 * domino lies between these threes.
 */
export const secondLink = makeTechnique('second-link', 3.2, 'pair', (state, pair) => {
  if (!state.isLaid[pair]) return undefined;
  const ends = threesOf(state, pair);
  if (!ends) return undefined;
  const eliminated = state.pairs.filter((_, other) => {
    if (other === pair || !state.isOpen[other]) return false;
    const theirs = threesOf(state, other);
    return theirs !== undefined && theirs.low === ends.low && theirs.high === ends.high;
  });
  return eliminated.length === 0 ? undefined : { focus: { place: state.pairs[pair]! }, eliminated };
});

/** The two sure threes on which a pair lies. */
function threesOf(state: FillingState, pair: number): { low: number; high: number } | undefined {
  const { first, second } = state.pairs[pair]!;
  const one = state.sureThree(first);
  const other = state.sureThree(second);
  if (one < 0 || other < 0) return undefined;
  return { low: Math.min(one, other), high: Math.max(one, other) };
}
