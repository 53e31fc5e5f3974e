import type { Sheet } from '../sheets.ts';
import type { CardItem } from '../stones/card.ts';
import type { Outline } from './forms.ts';

/** A plate of material to be cut and engraved; all in mm right of and below its upper left corner. */
export interface CutSheet extends Sheet {
  /** Holes within pieces, which are cut before these fall out. */
  readonly holes: readonly CutHole[];
  readonly pieces: readonly Outline[];
  readonly engraved: readonly CardItem[];
}

/** A round hole. */
export interface CutHole {
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
}
