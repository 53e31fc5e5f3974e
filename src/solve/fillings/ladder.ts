import type { Setup } from '../../domino/puzzle.ts';
import type { PathStep } from '../ladder.ts';
import { LEVELS, type Level, levelOf } from '../levels.ts';
import { FillingState } from './state.ts';
import { endOf, type FillingStep, makeStep } from './step.ts';
import { easiestSupposition, Trials } from './supposition.ts';
import { FILLING_LADDER, firstStep, fociOf } from './techniques/ladder.ts';
import type { FillingTechnique } from './techniques/technique.ts';

/** The most forced steps that suppositions of a level have. */
const MOST_FORCED: readonly { readonly level: Level; readonly most: number }[] = [
  { level: 'hard', most: 1 },
  { level: 'expert', most: 4 },
  { level: 'master', most: Number.POSITIVE_INFINITY },
];

/** What may be used up to a level. */
interface Allowed {
  readonly techniques: readonly FillingTechnique[];
  /** The most forced steps of suppositions; those with fewer are looked for first. */
  readonly suppositions: readonly number[];
}

function allowedAt(level: Level): Allowed {
  const isAllowed = (other: Level) => LEVELS.indexOf(other) <= LEVELS.indexOf(level);
  return {
    techniques: FILLING_LADDER.filter(({ rating }) => isAllowed(levelOf(rating))),
    suppositions: MOST_FORCED.filter((each) => isAllowed(each.level)).map(({ most }) => most),
  };
}

/** How far the techniques lead. */
export interface FillingPath {
  readonly setup: Setup;
  readonly pathSteps: readonly PathStep<FillingStep>[];
  readonly end: FillingState;
}

/**
 * Finds numbers as a person would: the easiest technique that gives something is used once, then all are tried again.
 * What is written so stands in every filling; where all is written, there is one filling.
 *
 * @param level up to which techniques are used
 */
export function fillingPath(setup: Setup, level: Level = 'master'): FillingPath {
  const state = new FillingState(setup);
  return { setup, pathSteps: pathFrom(state, level), end: state };
}

/** The same from any state, which is changed. @param isLast whether a step is as far as is wanted */
export function pathFrom(
  state: FillingState,
  level: Level,
  isLast: (step: FillingStep) => boolean = () => false,
): PathStep<FillingStep>[] {
  const pathSteps: PathStep<FillingStep>[] = [];
  const allowed = allowedAt(level);
  while (!state.finished && !endOf(state)) {
    const pathStep = nextPathStep(state, allowed);
    if (!pathStep) break;
    pathSteps.push(pathStep);
    makeStep(state, pathStep.step);
    if (isLast(pathStep.step)) break;
  }
  return pathSteps;
}

function nextPathStep(
  state: FillingState,
  { techniques, suppositions }: Allowed,
): PathStep<FillingStep> | undefined {
  for (const { focus, find } of techniques) {
    const found = fociOf(state, focus).flatMap((at) => find(state, at) ?? []);
    if (found.length > 0) return { step: found[0]!, choices: found.length };
  }
  return supposed(state, suppositions);
}

function supposed(state: FillingState, suppositions: readonly number[]): PathStep<FillingStep> | undefined {
  if (suppositions.length === 0) return undefined;
  const trials = new Trials(state);
  for (const most of suppositions) {
    const pathStep = easiestSupposition(state, trials, most);
    if (pathStep) return pathStep;
  }
  return undefined;
}

/** Whether the techniques up to a level write all numbers: what {@link fillingPath} would tell, without its choices. */
export function fills(state: FillingState, numbers: readonly number[], level: Level): boolean {
  state.load(numbers);
  const { techniques, suppositions } = allowedAt(level);
  while (!state.finished) {
    const step = firstStep(state, techniques) ?? supposed(state, suppositions)?.step;
    if (!step) return false;
    makeStep(state, step);
    if (!state.possible) return false;
  }
  return true;
}
