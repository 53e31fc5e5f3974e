import { ComposerCounsel } from '../parts/composing/play/counsel.ts';
import type { Counsel } from './counsel.ts';
import { PuzzleCounsel } from './puzzle-counsel.ts';
import type { Speech } from './speech.ts';
import type { Terrain } from './terrain.ts';

/** Who answers the questions of a player, by what is played. */
export function counselOf(terrain: Terrain, speech: Speech): Counsel {
  return terrain.task
    ? new ComposerCounsel(terrain, terrain.task, speech)
    : new PuzzleCounsel(terrain, speech);
}
