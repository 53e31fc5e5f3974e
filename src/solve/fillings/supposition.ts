import { numbersIn } from '../bits.ts';
import type { FillingState, Snapshot } from './state.ts';
import { endOf, type FillingStep, type FillingTrial, makeStep, type Written } from './step.ts';
import { findAgain, firstStep } from './techniques/ladder.ts';
import { narrowed } from './techniques/technique.ts';

/** The most steps that are followed from a supposition. */
const MOST_STEPS = 60;
/** For each forced step that may be left, so many are followed. */
const STEPS_BY_FORCED = 4;
/** The rating distinguishes this many forced steps; a longer argument is a long trial. */
const LONGEST_TOLD = 8;

/** What a supposition with so many forced steps is rated: at once 4.0, one 4.4, to four 5.2 to 5.4, more are trials. */
export function ratingOf(forced: number): number {
  if (forced === 0) return 4;
  if (forced === 1) return 4.4;
  if (forced <= 4) return 5 + forced / 10;
  return forced > LONGEST_TOLD ? 7 : 6 + forced / 10;
}

/**
 * The easiest supposition on this board that fails, as a step that crosses its number out; nothing if none is found.
 *
 * @param trials of this board; what they have found out is kept for another call
 */
export function easiestSupposition(
  state: FillingState,
  trials: Trials,
  mostForced: number,
): { step: FillingStep; choices: number } | undefined {
  const cells = state.board.cells.filter((cell) => !state.isKnown[cell]);
  const wanted = cells.flatMap((cell) => numbersIn(state.numbers[cell]!).map((number) => ({ cell, number })));
  let best: FillingTrial | undefined;
  let choices = 0;
  const mostSteps = Math.min(MOST_STEPS, STEPS_BY_FORCED * mostForced);
  for (let most = 0; !best && most <= mostSteps; most = most === 0 ? 2 : 2 * most) {
    for (const supposed of wanted) {
      const trial = trials.of(supposed, most);
      if (!trial || trial.forced.length > mostForced) continue;
      if (best && trial.forced.length > best.forced.length) continue;
      choices = best && trial.forced.length === best.forced.length ? choices + 1 : 1;
      if (!best || trial.forced.length < best.forced.length) best = trial;
    }
  }
  if (!best) return undefined;
  const { cell, number } = best.supposed;
  const left = state.numbers[cell]! & ~(1 << number);
  return {
    choices,
    step: {
      technique: 'supposition',
      rating: ratingOf(best.forced.length),
      focus: { cell },
      ...narrowed(state, cell, left),
      trial: best,
    },
  };
}

/** How far a supposition was followed. */
interface Followed {
  readonly forced: readonly FillingStep[];
  /** The board after these steps; nothing where more would tell no more. */
  readonly after?: Snapshot | undefined;
  /** If it fails. */
  readonly trial?: FillingTrial | undefined;
}

/** What comes of suppositions on one board. None is followed twice. */
export class Trials {
  readonly #state: FillingState;
  readonly #before: Snapshot;
  readonly #followed = new Map<number, Followed>();

  constructor(state: FillingState) {
    this.#state = state;
    this.#before = state.save();
  }

  /** What comes of a number on a cell within so many steps if it fails, and nothing that is not needed for it. */
  of(supposed: Written, mostSteps: number): FillingTrial | undefined {
    const key = supposed.cell * (this.#state.range + 1) + supposed.number;
    let known = this.#followed.get(key);
    if (!known || (known.after && known.forced.length < mostSteps)) {
      known = this.#follow(supposed, known, mostSteps);
      this.#state.restore(this.#before);
      this.#followed.set(key, known);
    }
    return known.forced.length <= mostSteps ? known.trial : undefined;
  }

  /** @param known how far it was followed already, if it was */
  #follow(supposed: Written, known: Followed | undefined, mostSteps: number): Followed {
    const state = this.#state;
    const forced = [...(known?.forced ?? [])];
    if (known) state.restore(known.after!);
    else this.#suppose(supposed);
    let end = endOf(state);
    while (!end && forced.length < mostSteps) {
      const step = firstStep(state);
      if (!step) return { forced };
      forced.push(step);
      makeStep(state, step);
      end = endOf(state);
    }
    if (!end) return { forced, after: state.save() };
    this.#suppose(supposed);
    return { forced, trial: shortened(state, { supposed, forced, end }) };
  }

  #suppose({ cell, number }: Written): void {
    this.#state.restore(this.#before);
    this.#state.write(cell, number);
    this.#state.settle();
  }
}

/**
 * Leaves out one forced step after the other, from the last, as long as something fails without it.
 *
 * @param state the board on which the number is supposed and nothing else is done
 */
function shortened(state: FillingState, trial: FillingTrial): FillingTrial {
  let { forced, end } = trial;
  // What comes before the step that is left out stays as it is.
  const before = forced.map((step) => {
    const board = state.save();
    makeStep(state, step);
    return board;
  });
  for (let i = forced.length - 2; i >= 0; i--) {
    state.restore(before[i]!);
    const fewer = repeated(state, forced.slice(i + 1));
    const other = endOf(state);
    if (!other) continue;
    forced = [...forced.slice(0, i), ...fewer];
    end = other;
    i = Math.min(i, forced.length);
  }
  return { ...trial, forced, end };
}

/** The same steps as they come out on this board; those that fail or come to nothing are left out. */
function repeated(state: FillingState, steps: readonly FillingStep[]): FillingStep[] {
  const made: FillingStep[] = [];
  for (const step of steps) {
    if (endOf(state)) break;
    const again = findAgain(state, step);
    if (!again) continue;
    made.push(again);
    makeStep(state, again);
  }
  return made;
}
