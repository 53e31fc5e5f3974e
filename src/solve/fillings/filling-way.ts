import { asPlace } from '../../domino/board.ts';
import { domino } from '../../domino/dominoes.ts';
import { SOLVED_KINDS } from '../../domino/kinds.ts';
import type { Setup } from '../../domino/puzzle.ts';
import type { ListedPlacement } from '../candidates.ts';
import { type TurningPoint, turningPointOf, turnOf } from '../hints.ts';
import { LADDER } from '../ladder.ts';
import { type Way, wayOf } from '../way.ts';
import { FillingState } from './state.ts';
import { type FillingStep, isWriting, makeStep } from './step.ts';
import { stepsToNumber } from './writing.ts';

/**
 * A way through a completion for a person: the steps that write its numbers, and then the dominoes that do not lie yet, as on a
 * puzzle that shows all numbers. Of the steps that write nothing those alone are told on which the next number rests.
 */
export interface FillingWay {
  readonly setup: Setup;
  readonly steps: readonly FillingStep[];
  /** The dominoes that lie where the numbers are written. */
  readonly laid: readonly ListedPlacement[];
  /** The way to the others, on the puzzle with all its numbers. */
  readonly dominoes: Way;
}

/** A way through a completion; nothing if the techniques do not write its numbers, or its dominoes lie in several ways. */
export function wayOfFilling(setup: Setup, ladder = LADDER): FillingWay | undefined {
  const state = new FillingState(setup);
  const steps: FillingStep[] = [];
  while (!state.finished) {
    const told = state.save();
    const begin = () => {
      state.restore(told);
      state.settle();
    };
    const needed = stepsToNumber(state, begin, 'master');
    if (!needed) return undefined;
    begin();
    for (const step of needed) makeStep(state, step);
    steps.push(...needed);
  }
  if (!state.possible) return undefined;
  const solved: Setup = { ...setup, kind: SOLVED_KINDS[setup.kind], numbers: state.filledIn(setup.numbers) };
  const laid = laidOn(state);
  const dominoes = wayOf(solved, ladder, laid);
  return dominoes && { setup, steps, laid, dominoes };
}

/** What such a way has done before one of its steps: numbers as they are written, dominoes whose numbers both are, and bars. */
export function doneBefore({ setup, steps }: FillingWay, index: number) {
  const state = new FillingState(setup);
  const done = steps.slice(0, index);
  for (const step of done) makeStep(state, step);
  return {
    numbers: state.filledIn(setup.numbers),
    dominoes: laidOn(state),
    bars: done.flatMap(({ eliminated = [] }) => eliminated),
  };
}

/** The dominoes of which it is known where they lie and what they show. */
function laidOn(state: FillingState): ListedPlacement[] {
  return state.pairs.flatMap(({ first, second }, pair) =>
    state.isLaid[pair] && state.isKnown[first] && state.isKnown[second]
      ? [
          {
            first,
            second,
            index: asPlace(pair),
            domino: domino(state.numberAt(first), state.numberAt(second)),
          },
        ]
      : [],
  );
}

/** The step on which a way through a completion turns: one of its numbers, or one of its dominoes. */
export type FillingTurn =
  | { readonly of: 'numbers'; readonly point: TurningPoint<FillingStep> }
  | { readonly of: 'dominoes'; readonly point: TurningPoint };

/** The hardest step of such a way; of several as hard one that writes numbers. */
export function turnOfFilling({ steps, dominoes }: FillingWay): FillingTurn {
  const ofNumbers = turnOf(steps, isWriting);
  const ofDominoes = turningPointOf(dominoes);
  return ofNumbers.step.rating >= ofDominoes.step.rating
    ? { of: 'numbers', point: ofNumbers }
    : { of: 'dominoes', point: ofDominoes };
}
