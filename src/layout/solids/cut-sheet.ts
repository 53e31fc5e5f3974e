import type { LineItem } from '../page.ts';
import type { Sheet } from '../sheets.ts';
import type { CardItem } from '../stones/card.ts';
import type { Outline, Point } from './forms.ts';

/** A plate of material to be cut and engraved; all in mm right of and below its upper left corner. */
export interface CutSheet extends Sheet {
  /** Holes within pieces, which are cut before these fall out. */
  readonly holes: readonly CutHole[];
  /** Holes of other forms; at the edge of a piece they go beyond it. */
  readonly slots: readonly Outline[];
  readonly pieces: readonly Outline[];
  readonly engraved: readonly CardItem[];
}

/** A round hole. */
export interface CutHole {
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
}

/** The area that a line covers, with square ends. */
export function bandOf({ from, to, width }: LineItem): Outline {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const share = width / 2 / Math.hypot(x, y);
  const [along, aside] = [
    [x * share, y * share],
    [-y * share, x * share],
  ] as const;
  const corner = ([px, py]: Point, forth: number, left: number): Point => [
    px + forth * along[0] + left * aside[0],
    py + forth * along[1] + left * aside[1],
  ];
  return [corner(from, -1, 1), corner(to, 1, 1), corner(to, 1, -1), corner(from, -1, -1)];
}
