import type { Item } from './items.ts';
import { LADDER } from './ladder.ts';
import type { TechniqueName } from './levels.ts';
import type { Step } from './techniques/technique.ts';
import type { Way } from './way.ts';

/** Where a player looks first who wants to see a step. */
export function lookAt(step: Step): Item {
  return LADDER.find(({ name }) => name === step.technique)!.look(step);
}

const cellsOf = ({ because }: Step): Item[] => because.map((cell) => ({ cell }));
const stonesOf = ({ stones }: Step): Item[] => stones!.map((stone) => ({ stone }));
const nothing = () => [];

const LOOKS: Readonly<Record<TechniqueName, (step: Step) => Item[]>> = {
  seal: nothing,
  gap: (step) => cellsOf(step).slice(0, 1),
  'equal-neighbours': cellsOf,
  'fixed-cell': (step) => [...stonesOf(step), ...cellsOf(step)],
  overlap: stonesOf,
  'forced-duplicate': cellsOf,
  'odd-area': nothing,
  'locked-square': stonesOf,
  'cell-set': cellsOf,
  'hidden-set': stonesOf,
  'cell-set-with-double': cellsOf,
  'mixed-set': cellsOf,
  chain: cellsOf,
  matching: cellsOf,
  trial: nothing,
};

/**
 * Where a player looks to see a step whose place is known: what it is about beside that place. That of a seal is its
 * domino, and a supposition begins at the place itself.
 */
export function looksOf(step: Step): readonly Item[] {
  return step.trial ? [] : LOOKS[step.technique](step);
}

/** The step on which a way turns, and what comes of it. */
export interface TurningPoint<S = Step> {
  /** Its number in the way, from 0. */
  readonly index: number;
  readonly step: S;
  /** How many steps lie between it and what is certain next; none as a rule. */
  readonly between: number;
  /** The first step after it that lays a domino, or writes a number; nothing if it does so itself. */
  readonly next: S | undefined;
}

/** The hardest step of a way; if several are as hard, the first after which a domino follows soonest. */
export function turningPointOf({ steps }: Way): TurningPoint {
  return turnOf(steps, ({ place }) => place !== undefined);
}

/** The same of any steps. @param isCertain whether something is certain after a step */
export function turnOf<S extends { readonly rating: number }>(
  steps: readonly S[],
  isCertain: (step: S) => boolean,
): TurningPoint<S> {
  const rating = Math.max(...steps.map((step) => step.rating));
  return steps
    .flatMap((step, index) => (step.rating === rating ? [pointAt(steps, index, isCertain)] : []))
    .reduce((best, other) => (other.between < best.between ? other : best));
}

function pointAt<S>(steps: readonly S[], index: number, isCertain: (step: S) => boolean): TurningPoint<S> {
  const step = steps[index]!;
  if (isCertain(step)) return { index, step, between: 0, next: undefined };
  const after = steps.slice(index + 1);
  const between = after.findIndex(isCertain);
  return { index, step, between, next: after[between] };
}
