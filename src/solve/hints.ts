import type { Item } from './items.ts';
import { PREMISES } from './levels.ts';
import type { Step, Trial } from './techniques/technique.ts';

const cellsOf = ({ because }: Step): Item[] => because.map((cell) => ({ cell }));

/** The cells and dominoes whose closed places a step rests on: as long as these stay closed, it holds. */
export function premisesOf(step: Step): Item[] {
  const { technique, place, dominoes, chain, trial } = step;
  if (trial) return ofTrial(trial);
  if (chain) return [...chain.links.map(({ item }) => item), ...(chain.end ? [chain.end] : [])];
  if (technique === 'seal') return [{ domino: place!.domino }];
  return PREMISES[technique].of === 'dominoes' ? dominoes!.map((domino) => ({ domino })) : cellsOf(step);
}

function ofTrial({ inner, forced, end }: Trial): Item[] {
  return [...inner.flatMap(ofTrial), ...forced.map(({ item }) => item), end];
}

/** Where a player looks first who wants to see a step: the tally of a domino, or the neighbours of a cell. */
export function lookAt(step: Step): Item {
  const { technique, trial, because } = step;
  if (technique === 'trial') return { domino: trial!.supposed.domino };
  return trial ? { cell: because[0]! } : premisesOf(step)[0]!;
}

/**
 * Where a player looks to see a step whose place is known: what it is about beside that place. That of a seal is its
 * domino, and a supposition begins at the place itself.
 */
export function looksOf(step: Step): readonly Item[] {
  const { technique, trial } = step;
  if (trial || technique === 'seal' || technique === 'odd-area') return [];
  if (technique === 'gap') return [lookAt(step)];
  if (technique === 'fixed-cell') return [...premisesOf(step), ...cellsOf(step)];
  return technique === 'chain' ? cellsOf(step) : premisesOf(step);
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
export function turningPointOf({ steps }: { readonly steps: readonly Step[] }): TurningPoint {
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
