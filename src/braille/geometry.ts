import type { Dot } from '../six-dot.ts';

/**
 * How large Braille is on one kind of paper, in millimetres between the centres of the dots, and where a cell stands in the
 * em square of its font. The one source of these numbers: the fonts are made from it, pages are laid out by it, and the
 * tests measure both against it.
 */
export interface BrailleProfile {
  /** What the profile is, for people. */
  readonly title: string;
  readonly fontName: string;
  /** Relative to the folder `fonts`. */
  readonly fontFile: string;
  /** The font size at which all the other numbers hold, in millimetres (1 mm = 72 / 25.4 pt). */
  readonly em: number;
  /** The diameter of a dot as printed. */
  readonly dotDiameter: number;
  /** From dot to dot within a cell, across and down. */
  readonly dotPitch: number;
  /** From cell to cell, which is the advance of every character of the font, the blank included. */
  readonly cellPitch: number;
  /** From line to line: ascent plus descent. */
  readonly linePitch: number;
  /** The baseline to the top of the line. */
  readonly ascent: number;
  /** The baseline to the bottom of the line. */
  readonly descent: number;
  /** The centre of dot 1: right of the origin of the character and above the baseline. */
  readonly firstDot: { readonly x: number; readonly y: number };
}

/**
 * `swell`: Marburg Medium (DIN 32976 Mitteldruck: 2.5, 6.0 and 10.0 mm) for swell paper. The dots are printed with 1.2 mm,
 * less than the base of an embossed dot, because they grow when the paper is heated; the usual font for capsule paper has
 * 1.19 mm. Dots 3 and 6 stand on the baseline, the six dots in the middle of the advance and of the line: 1.75 mm to its
 * left and right edge, 2.5 mm to its top and bottom.
 *
 * `large`: DIN 32976 Grossdruck (2.7, 6.6 and 10.8 mm), for readers who are new to braille. Its dots are larger by as much
 * as their pitch is; no source gives their size on swell paper. The six dots stand in the middle of the advance and of the
 * line here, too.
 */
export const BRAILLE_PROFILES = {
  swell: {
    title: 'Marburg Medium for swell paper',
    fontName: 'Dominosa Braille Swell',
    fontFile: 'braille/dominosa-braille-swell.otf',
    em: 10,
    dotDiameter: 1.2,
    dotPitch: 2.5,
    cellPitch: 6,
    linePitch: 10,
    ascent: 7.5,
    descent: 2.5,
    firstDot: { x: 1.75, y: 5 },
  },
  large: {
    title: 'large cells for swell paper',
    fontName: 'Dominosa Braille Swell Large',
    fontFile: 'braille/dominosa-braille-swell-large.otf',
    em: 10,
    dotDiameter: 1.3,
    dotPitch: 2.7,
    cellPitch: 6.6,
    linePitch: 10.8,
    ascent: 8.1,
    descent: 2.7,
    firstDot: { x: 1.95, y: 5.4 },
  },
} as const satisfies Record<string, BrailleProfile>;

/**
 * A dot that is made as high as it is to be felt, of plastic or the like, in mm. ADA 703.3 and the Australian Braille
 * Authority ask signs for a base of 1.5 to 1.6 mm and a height of 0.6 to 0.9; RS 0725, with DIN 32976, for 0.6 to 0.7.
 */
export const RAISED_DOT = { diameter: 1.6, height: 0.7 } as const;

/** The centre of a dot in mm: right of the origin of its character and above the baseline. */
export function dotCentre(profile: BrailleProfile, dot: Dot): { x: number; y: number } {
  return {
    x: profile.firstDot.x + (dot > 3 ? profile.dotPitch : 0),
    y: profile.firstDot.y - ((dot - 1) % 3) * profile.dotPitch,
  };
}
