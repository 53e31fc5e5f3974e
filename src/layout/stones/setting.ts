import type { BrailleWriting } from '../../braille/tables.ts';
import type { Texts } from '../../document/texts.ts';
import type { Metrics } from '../metrics.ts';
import type { PrintProfile } from '../print/profiles.ts';
import type { TactileProfile } from '../tactile/profile.ts';

/** What sheets of dominoes are set with. */
export interface StonesSetting {
  readonly texts: Texts;
  readonly metrics: Metrics;
  readonly print: PrintProfile;
  readonly tactile: TactileProfile;
  readonly writing: BrailleWriting;
}
