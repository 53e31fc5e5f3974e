import type { Setup } from '../domino/puzzle.ts';
import { Candidates } from './candidates.ts';
import { gap } from './techniques/gap.ts';
import { seal } from './techniques/seal.ts';
import type { Step, Technique } from './techniques/technique.ts';

/** All aids, easiest first. */
const LADDER: readonly Technique[] = [seal, gap];

/** A step of a solution with how many uses of the same aid were open beside it, itself counted. */
export interface Rung {
  readonly step: Step;
  readonly choices: number;
}

/** How far the aids lead. */
export interface Climb {
  readonly rungs: readonly Rung[];
  /** The board after the last step. */
  readonly end: Candidates;
}

/**
 * Solves as a person would: the easiest aid that gives something is used once, then all are tried again from
 * the easiest. Stops when the puzzle is solved or no aid helps; a board without a solution ends unsolved.
 */
export function climb(setup: Setup): Climb {
  const state = new Candidates(setup);
  const rungs: Rung[] = [];
  for (;;) {
    const rung = nextRung(state);
    if (!rung) return { rungs, end: state };
    state.lay(rung.step.place);
    rungs.push(rung);
  }
}

function nextRung(state: Candidates): Rung | undefined {
  for (const technique of LADDER) {
    const steps = technique.find(state);
    if (steps[0]) return { step: steps[0], choices: steps.length };
  }
  return undefined;
}
