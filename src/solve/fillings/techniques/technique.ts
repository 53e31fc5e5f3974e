import type { Cell } from '../../../domino/board.ts';
import { numbersIn } from '../../bits.ts';
import type { FillingTechniqueName } from '../../levels.ts';
import type { FillingState } from '../state.ts';
import type { FillingStep, Written } from '../step.ts';

/** What a technique is tried on, one at a time: a cell, a number, a domino (by its index) or a pair. */
type FillingFocusKind = 'cell' | 'number' | 'domino' | 'pair';

/** A technique for completions: what one look at one thing gives. */
export interface FillingTechnique {
  readonly name: FillingTechniqueName;
  readonly rating: number;
  readonly focus: FillingFocusKind;
  /** Its use there; nothing if it gives nothing new. The state is not changed. */
  find(state: FillingState, focus: number): FillingStep | undefined;
}

/** @param find of its step all but what every step has: that nothing is written or crossed out unless it says so */
export function makeTechnique(
  name: FillingTechniqueName,
  rating: number,
  kind: FillingFocusKind,
  find: (
    state: FillingState,
    focus: number,
  ) => (Partial<FillingStep> & Pick<FillingStep, 'focus'>) | undefined,
): FillingTechnique {
  return {
    name,
    rating,
    focus: kind,
    find(state, at) {
      const found = find(state, at);
      if (!found) return undefined;
      const { focus, ...others } = found;
      return { technique: name, rating, focus, written: [], excluded: [], ...others };
    },
  };
}

export function isSingle(bits: number): boolean {
  return bits > 0 && (bits & (bits - 1)) === 0;
}

/** What is left of the numbers of a cell if only these can stand there: one that is written, or some that are crossed out. */
export function narrowed(state: FillingState, cell: Cell, left: number) {
  const before = state.numbers[cell]!;
  const bits = before & left;
  const at = (number: number): Written => ({ cell, number });
  return isSingle(bits)
    ? { written: state.isKnown[cell] ? [] : numbersIn(bits).map(at), excluded: [] }
    : { written: [], excluded: numbersIn(before & ~left).map(at) };
}
