import { type Binding, printOf } from '../../book/binding.ts';
import { INCH, sizeOf } from '../../book/trims.ts';
import { PRINT_PROFILES, type PrintProfile } from './profiles.ts';

// Pages of a bound book. Where each number comes from: docs/pdf.md.

/** The least inner margin of books of up to so many pages, in mm. */
const GUTTERS = [
  { pages: 150, inner: 0.375 * INCH },
  { pages: 300, inner: 0.5 * INCH },
  { pages: 500, inner: 0.625 * INCH },
  { pages: 700, inner: 0.75 * INCH },
  { pages: Number.POSITIVE_INFINITY, inner: 0.875 * INCH },
];

/** Standard print with smaller margins, on pages that are too small for large print. */
const STANDARD = {
  ...PRINT_PROFILES['standard-print'],
  margins: { inner: 0.625 * INCH, outer: 0.5 * INCH, top: 0.6 * INCH, bottom: 0.65 * INCH },
};
/** On pages that are lower than wide a puzzle has two of them. */
const LANDSCAPE = { ...STANDARD, spread: true };

/** Large print on pages narrower than 8 inches: its margins would leave boards no room. */
const NARROW = { ...PRINT_PROFILES.kdp, margins: { ...STANDARD.margins, bottom: 0.8 * INCH } };
const NARROW_WIDTH = 7.9 * INCH;

/** How a bound book of this size is set. */
export function boundProfile(binding: Binding): PrintProfile {
  const { width, height } = sizeOf(binding.trim);
  if (printOf(binding) === 'standard') return width > height ? LANDSCAPE : STANDARD;
  return width < NARROW_WIDTH ? NARROW : PRINT_PROFILES.kdp;
}

/** The profile for a bound book of so many pages, its inner margin as wide as the press asks for. */
export function withGutter(profile: PrintProfile, pages: number): PrintProfile {
  const { margins } = profile;
  const { inner } = GUTTERS.find((entry) => pages <= entry.pages)!;
  return { ...profile, margins: { ...margins, inner: Math.max(margins.inner, inner) } };
}
