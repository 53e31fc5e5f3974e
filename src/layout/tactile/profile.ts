import type { Paper } from '../../book/config.ts';
import { BRAILLE_PROFILES, type BrailleProfile } from '../../braille/geometry.ts';
import { POINTS_PER_MM } from '../page.ts';
import { SHEETS, type Sheet } from '../profiles.ts';

/** Sizes of one kind of sheet that is read by touch, in mm. */
export interface TactileProfile {
  readonly braille: BrailleProfile;
  readonly margin: number;
  /** The pitch of card stones of 39 by 19 mm: the largest square, and the only one that stones fit. */
  readonly square: number;
  /** Raised lines: the frame, the walls between stones and the strokes. */
  readonly line: number;
  /** The crosses where four cells meet. */
  readonly cross: { readonly width: number; readonly length: number };
  /** From end to end of a stroke, which is shorter than the side of a square, so that it is told from a wall. */
  readonly strokeLength: number;
  /** From the middle of the frame to the nearest dots of its labels. */
  readonly labelGap: number;
  /** The least space between the edges of any two raised things. */
  readonly clearance: number;
}

/**
 * `swell`: swell paper. Lines of 1 mm, strokes of about 13 mm and 3.2 mm (1/8 inch) between any two elements are
 * what published guidelines ask for (L. Hasty, tactilegraphics.org); the 20 mm square is that of the stones of
 * 1921 (40 by 20 mm), and between two walls it has room for a stroke of 20 - 1 - 2 * 3.2 mm. The rest is this
 * project's choice and waits for readers' fingers: see docs/tactile.md.
 */
export const SWELL: TactileProfile = {
  braille: BRAILLE_PROFILES.swell,
  margin: 10,
  square: 20,
  line: 1,
  cross: { width: 0.6, length: 4 },
  strokeLength: 12.6,
  labelGap: 6,
  clearance: 3.2,
};

/** The font size in points at which a braille font has its exact measures. */
export function brailleSize({ braille }: TactileProfile): number {
  return braille.em * POINTS_PER_MM;
}

/** A sheet turned by a quarter. */
export function turned({ width, height }: Sheet): Sheet {
  return { width: height, height: width };
}

/** Cells in a line of braille on a sheet. */
export function cellsOn({ width }: Sheet, { margin, braille }: TactileProfile): number {
  return Math.floor((width - 2 * margin) / braille.cellPitch);
}

/** Lines of braille on a sheet. */
export function linesOn({ height }: Sheet, { margin, braille }: TactileProfile): number {
  return Math.floor((height - 2 * margin) / braille.linePitch);
}

/** The sizes of sheet in one book. */
export interface SheetSizes {
  /** For text and, if it is large enough, for a board. */
  readonly usual: Sheet;
  /** For a board that the usual sheet is too small for. */
  readonly large: Sheet;
  readonly largeName: string;
}

/** Swell paper comes as A4 and A3, in America as Letter and Tabloid (17 by 11 inches). */
export function sheetsFor(paper: Paper): SheetSizes {
  return paper === 'letter'
    ? { usual: turned(SHEETS.letter), large: { width: 431.8, height: 279.4 }, largeName: 'Tabloid' }
    : { usual: turned(SHEETS.a4), large: turned(SHEETS.a3), largeName: 'A3' };
}
