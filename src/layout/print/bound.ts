import type { Trim } from '../../book/choices.ts';
import type { SheetName } from '../sheets.ts';
import { INCH, PRINT_PROFILES, type PrintProfile, scaled } from './profiles.ts';

// Pages of a bound book. Where each number comes from: docs/pdf.md.

/** The least inner margin of books of up to so many pages, in mm. */
const GUTTERS = [
  { pages: 150, inner: 0.375 * INCH },
  { pages: 300, inner: 0.5 * INCH },
  { pages: 500, inner: 0.625 * INCH },
  { pages: 700, inner: 0.75 * INCH },
  { pages: Number.POSITIVE_INFINITY, inner: 0.875 * INCH },
];

/** The sizes of standard print, with smaller margins. */
const LANDSCAPE = scaled({
  sheets: sheetsOf('8.25x6'),
  body: 14,
  least: 12,
  margins: { inner: 0.625 * INCH, outer: 0.5 * INCH, top: 0.6 * INCH, bottom: 0.65 * INCH },
  square: 14,
  openSquare: 14,
  digits: { alone: 18, sharing: 16 },
  spread: true,
  box: { width: 10, height: 7, gap: 1.5 },
});

/** The profile for each size of a bound book. */
export const BOUND_PROFILES: Readonly<Record<Trim, PrintProfile>> = {
  '8.5x11': PRINT_PROFILES.kdp,
  '8x10': { ...PRINT_PROFILES.kdp, sheets: sheetsOf('8x10') },
  a4: { ...PRINT_PROFILES.kdp, sheets: sheetsOf('a4') },
  '8.25x6': LANDSCAPE,
};

/** A bound book has the size that it is bound in, whatever paper its other editions are for. */
function sheetsOf(sheet: SheetName): PrintProfile['sheets'] {
  return { a4: sheet, letter: sheet, a3: sheet };
}

/** The profile for a bound book of so many pages, its inner margin as wide as the press asks for. */
export function withGutter(profile: PrintProfile, pages: number): PrintProfile {
  const { margins } = profile;
  const { inner } = GUTTERS.find((entry) => pages <= entry.pages)!;
  return { ...profile, margins: { ...margins, inner: Math.max(margins.inner, inner) } };
}
