import { LADDER } from '../solve/ladder.ts';
import { oddArea } from '../solve/techniques/odd-area.ts';
import { oddBridge } from '../solve/techniques/odd-bridge.ts';
import type { Technique } from '../solve/techniques/technique.ts';
import { AREAS_SINCE } from './engine.ts';

const LADDER_OF_BRIDGES: readonly Technique[] = LADDER.map((technique) =>
  technique === oddArea ? oddBridge : technique,
);

/** The techniques by which an engine finds levels and ways to the solution, the easiest first. */
export function ladderOf(engine: number): readonly Technique[] {
  return engine < AREAS_SINCE ? LADDER_OF_BRIDGES : LADDER;
}
