import type { Item } from './items.ts';
import { type Climb, LADDER } from './ladder.ts';
import { levelOf } from './levels.ts';
import { laidStone } from './techniques/look.ts';
import { seal } from './techniques/seal.ts';
import type { Step } from './techniques/technique.ts';

/** A step of the way to the solution to which a player is led. */
export interface Hint {
  readonly step: Step;
  /** How many stones lie before it. */
  readonly laid: number;
  /** Where to look; what there is to see stays the player's. */
  readonly look: Item;
}

/**
 * Three hints for a puzzle, each of which gives away more than the one before. They are meant to be told as:
 *
 * - `first`: how to begin. The stone that is laid first, but not where.
 * - `second`: what to look for when seals and gaps lead no further. The first step above easy with its aid and one
 *   cell or stone of it; as seals and gaps have a fixed end, whatever their order, every player comes there. An easy
 *   puzzle has none: then the first gap, or where seals are enough the first stone that becomes one (the last stone,
 *   if all are seals from the start).
 * - `third`: the turning point, as a whole sentence. The first step with the rating of the puzzle.
 *
 * In a short puzzle they can be about one step; they still tell more and more of it.
 */
export interface Hints {
  readonly first: Hint;
  readonly second: Hint;
  readonly third: Hint;
}

/** The hints that a way to the solution gives; nothing if it did not lead there. */
export function hintsOf({ rungs, end }: Climb): Hints | undefined {
  if (!end.finished) return undefined;
  const steps = rungs.map(({ step }) => step);
  const rating = Math.max(...steps.map((step) => step.rating));
  const begin = steps.findIndex(({ place }) => place !== undefined);
  const next = [
    steps.findIndex((step) => levelOf(step.rating) !== 'easy'),
    steps.findIndex(({ technique }) => technique === 'gap'),
    steps.findIndex((step) => step.rating !== seal.rating),
    steps.length - 1,
  ].find((index) => index >= 0)!;
  const hint = (index: number, look: (step: Step) => Item): Hint => {
    const step = steps[index]!;
    return {
      step,
      laid: steps.slice(0, index).filter(({ place }) => place !== undefined).length,
      look: look(step),
    };
  };
  return {
    first: hint(begin, laidStone),
    second: hint(next, lookAt),
    third: hint(
      steps.findIndex((step) => step.rating === rating),
      lookAt,
    ),
  };
}

/** Where a player looks first who wants to see a step. */
export function lookAt(step: Step): Item {
  return LADDER.find(({ name }) => name === step.technique)!.look(step);
}
