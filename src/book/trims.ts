import { type NamedTrim, TRIMS, type Trim } from './choices.ts';

/** A page in mm. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In mm. */
export const INCH = 25.4;

/** Micrometres are enough. */
const mm = (length: number, unit: number) => Math.round(length * unit * 1000) / 1000;
const inches = (width: number, height: number): Size => ({
  width: mm(width, INCH),
  height: mm(height, INCH),
});

/** A4 and A5 of ISO 216, the others as their names say. */
export const TRIM_SIZES: Readonly<Record<NamedTrim, Size>> = {
  '8.5x11': inches(8.5, 11),
  '8x10': inches(8, 10),
  a4: { width: 210, height: 297 },
  '8.25x6': inches(8.25, 6),
  '5x8': inches(5, 8),
  '5.5x8.5': inches(5.5, 8.5),
  '6x9': inches(6, 9),
  '7x10': inches(7, 10),
  a5: { width: 148, height: 210 },
};

/** How a size of one's own is written: width by height in mm or inches, as `170x240mm` and `6.14x9.21in`. */
const OWN_TRIM = /^(\d{1,3}(?:\.\d{1,3})?)x(\d{1,3}(?:\.\d{1,3})?)(mm|in)$/;
/** What such a size is between, in mm: on smaller pages nothing fits, and larger ones no press here binds. */
const OWN = { least: inches(4, 6), most: inches(8.5, 11.69) };

/** The size of a book that is cut so. */
export function sizeOf(trim: Trim): Size {
  if (isNamed(trim)) return TRIM_SIZES[trim];
  const [, width, height, unit] = OWN_TRIM.exec(trim)!;
  const length = (text: string) => mm(Number(text), unit === 'in' ? INCH : 1);
  return { width: length(width!), height: length(height!) };
}

export function isNamed(trim: Trim): trim is NamedTrim {
  return TRIMS.some((name) => name === trim);
}

/** Whether a size of one's own is one on which a book can be printed and bound. */
export function isBindable(trim: string): boolean {
  if (!OWN_TRIM.test(trim)) return false;
  const size = sizeOf(trim as Trim);
  return holds(size, OWN.least) && holds(OWN.most, size);
}

/**
 * The least pages for large print, in mm. With narrower ones a board of the set up to 7:7 would have digits below 26 points, 11.8 mm
 * for each of its nine columns and their label beside margins of 28.6 mm; on lower ones it would have no room beside its words.
 */
const LEAST_LARGE = inches(6, 9);
/** The least pages on which its lines are not too short. */
const USUAL_LARGE = inches(7, 9);

/** Whether large print has room on pages of this size. */
export function holdsLarge(trim: Trim): boolean {
  return holds(sizeOf(trim), LEAST_LARGE);
}

/** The print of a book that does not say which. */
export function usualPrint(trim: Trim): 'large' | 'standard' {
  return holds(sizeOf(trim), USUAL_LARGE) ? 'large' : 'standard';
}

function holds({ width, height }: Size, least: Size): boolean {
  return width >= least.width && height >= least.height;
}
