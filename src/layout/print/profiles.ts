import { type Binding, printOf } from '../../book/binding.ts';
import type { Paper, PrintEdition } from '../../book/choices.ts';
import { INCH, sizeOf } from '../../book/trims.ts';
import type { SheetName } from '../sheets.ts';

/** Blank space round a page's text, in mm; inner is at the spine. */
interface Margins {
  readonly inner: number;
  readonly outer: number;
  readonly top: number;
  readonly bottom: number;
}

/** Sizes of one kind of printed book. Text sizes are points, lengths mm. */
export interface PrintProfile {
  /** The sheet for each paper that a book can ask for. */
  readonly sheets: Readonly<Record<Paper, SheetName>>;
  /** Nothing is set smaller, page numbers and labels included. */
  readonly least: number;
  readonly body: number;
  readonly lead: number;
  readonly headings: readonly [h1: number, h2: number, h3: number];
  readonly title: number;
  /** What the title and the words below it can have on a cover: the first that leave room for everything else. */
  readonly covers: readonly { readonly title: number; readonly lead: number }[];
  /** From baseline to baseline, as a multiple of the size. */
  readonly lineHeight: number;
  readonly margins: Margins;
  /** How far the text of a list stands in at least. */
  readonly indent: number;
  /** The largest square of a board in running text, and on a page of its own. */
  readonly square: number;
  readonly openSquare: number;
  /** The least digits of boards, in points; of sets with numbers of two digits, and of boards that cannot be cut, `least`. */
  readonly digits: {
    /** A long board is rather cut into parts than drawn in smaller ones. */
    readonly alone: number;
    /** Fewer keys or puzzles share a page rather than have smaller ones. */
    readonly sharing: number;
    /** A puzzle that could have two pages has one with its tally where they are so large. */
    readonly withTally: number;
  };
  /** Whether a puzzle has two pages that face each other: its board, and its tally with room for notes. */
  readonly spread: boolean;
  /** A box of the tally where there is room for its width, and the blank between two of them. */
  readonly box: { readonly width: number; readonly height: number; readonly gap: number };
  readonly lines: {
    /** At the head of covers, title pages and the first pages of sections. */
    readonly rule: number;
    readonly frame: number;
    readonly inner: number;
    readonly domino: number;
    readonly bar: number;
  };
}

/** The sizes of everything as multiples of the size of the text, in whole points. */
const SCALE = { title: 2.2, h1: 1.55, h2: 1.2, h3: 1.1, lead: 1.1 };
const DIGITS = { alone: 1.3, sharing: 1.2, withTally: 1.5 };
const COVERS = [
  { title: 3.3, lead: SCALE.h1 },
  { title: 2.9, lead: SCALE.h1 },
  { title: 2.6, lead: SCALE.h2 },
  { title: 2.2, lead: SCALE.h2 },
  { title: 1.9, lead: SCALE.lead },
  { title: 1.55, lead: SCALE.lead },
  { title: 1.3, lead: 1 },
];

/** Line weights and the indent of a list, in mm for text of 20 points. */
const AT_20 = { rule: 5, frame: 1, inner: 0.4, domino: 0.8, bar: 1.8, indent: 9 };
/** Boxes of the tally, in mm for text of 20 points: wide enough to strike a count out and write the next ones beside it. */
const BOX_AT_20 = { width: 28, height: 12, gap: 3.5 };

/** Gaps after a paragraph, a board and a heading, in lines of the size of the text. */
export const GAPS = { paragraph: 0.5, board: 0.6, heading: 0.25 };

/** What a profile says itself; everything else follows from the size of its text. */
type Own = Pick<PrintProfile, 'sheets' | 'body' | 'margins' | 'square' | 'openSquare' | 'spread'> &
  Partial<Pick<PrintProfile, 'least' | 'digits' | 'box'>>;

/** A profile with all that follows from the size of its text. */
function scaled(own: Own): PrintProfile {
  const points = (factor: number) => Math.round(own.body * factor);
  const mm = (at20: number) => (at20 * own.body) / 20;
  const { indent, ...lines } = each(AT_20, mm);
  return {
    least: own.body,
    lead: points(SCALE.lead),
    headings: [points(SCALE.h1), points(SCALE.h2), points(SCALE.h3)],
    title: points(SCALE.title),
    covers: COVERS.map(({ title, lead }) => ({ title: points(title), lead: points(lead) })),
    lineHeight: 1.4,
    digits: each(DIGITS, points),
    indent,
    box: each(BOX_AT_20, mm),
    lines,
    ...own,
  };
}

function each<Sizes extends object>(sizes: Sizes, change: (size: number) => number): Sizes {
  return Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, change(size)])) as Sizes;
}

const AS_ASKED = { a4: 'a4', letter: 'letter', a3: 'a3' } as const;
const LETTER = { a4: 'letter', letter: 'letter', a3: 'letter' } as const;

/** The kinds of printed books. Where each number comes from: docs/pdf.md. */
export const PRINT_PROFILES: Readonly<Record<PrintEdition, PrintProfile>> = {
  'standard-print': scaled({
    sheets: AS_ASKED,
    body: 14,
    least: 12,
    margins: { inner: 25, outer: 20, top: 20, bottom: 25 },
    square: 14,
    openSquare: 14,
    digits: { alone: 18, sharing: 16, withTally: 21 },
    spread: false,
    box: { width: 10, height: 7, gap: 1.5 },
  }),
  'large-print': scaled({
    sheets: AS_ASKED,
    body: 20,
    least: 18,
    margins: { inner: 25, outer: 20, top: 20, bottom: 25 },
    square: 16.5,
    openSquare: 25,
    spread: true,
  }),
  'giant-print': scaled({
    sheets: AS_ASKED,
    body: 28,
    margins: { inner: 20, outer: 15, top: 20, bottom: 22 },
    square: 25,
    openSquare: 35,
    spread: true,
    box: { width: 39.2, height: 15.5, gap: 4 },
  }),
  kdp: scaled({
    sheets: LETTER,
    body: 20,
    least: 18,
    margins: { inner: 0.75 * INCH, outer: 0.6 * INCH, top: 0.75 * INCH, bottom: INCH },
    square: 16.5,
    openSquare: 25,
    spread: true,
  }),
};

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
