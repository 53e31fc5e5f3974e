import type { Item } from './items.ts';
import { LADDER } from './ladder.ts';
import type { Step } from './techniques/technique.ts';
import type { Way } from './way.ts';

/** Where a player looks first who wants to see a step. */
export function lookAt(step: Step): Item {
  return LADDER.find(({ name }) => name === step.technique)!.look(step);
}

/**
 * Where a player looks to see a step whose place is known: what it is about beside that place. That of a seal is its
 * stone, and a supposition begins at the place itself.
 */
export function looksOf({ technique, because, stones = [], trial }: Step): readonly Item[] {
  if (trial || technique === 'odd-area') return [];
  const cells = because.map((cell) => ({ cell }));
  switch (technique) {
    case 'seal':
      return [];
    case 'gap':
      return cells.slice(0, 1);
    case 'fixed-cell':
      return [...stones.map((stone) => ({ stone })), ...cells];
    case 'overlap':
    case 'hidden-set':
    case 'locked-square':
      return stones.map((stone) => ({ stone }));
    default:
      return cells;
  }
}

/** The step on which a way turns, and what comes of it. */
export interface TurningPoint {
  /** Its number in the way, from 0. */
  readonly index: number;
  readonly step: Step;
  /** How many steps lie between it and the stone that follows; none as a rule. */
  readonly between: number;
  /** The first step after it that lays a stone; nothing if it lays one itself. */
  readonly next: Step | undefined;
}

/** The hardest step of a way; if several are as hard, the first after which a stone follows soonest. */
export function turningPointOf({ steps }: Way): TurningPoint {
  const rating = Math.max(...steps.map((step) => step.rating));
  return steps
    .flatMap((step, index) => (step.rating === rating ? [pointAt(steps, index)] : []))
    .reduce((best, other) => (other.between < best.between ? other : best));
}

function pointAt(steps: readonly Step[], index: number): TurningPoint {
  const step = steps[index]!;
  if (step.place) return { index, step, between: 0, next: undefined };
  const after = steps.slice(index + 1);
  const between = after.findIndex(({ place }) => place !== undefined);
  return { index, step, between, next: after[between] };
}
