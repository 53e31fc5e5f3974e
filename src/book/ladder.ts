import { LADDER, LADDER_OF_BRIDGES } from '../solve/ladder.ts';
import type { Technique } from '../solve/techniques/technique.ts';
import { AREAS_SINCE } from './engine.ts';

/** The techniques by which an engine finds levels and ways to the solution, the easiest first. */
export function ladderOf(engine: number): readonly Technique[] {
  return engine < AREAS_SINCE ? LADDER_OF_BRIDGES : LADDER;
}
