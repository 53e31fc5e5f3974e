import type { Paper, PrintEdition } from '../../book/choices.ts';
import { UserError } from '../../errors.ts';
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
  /** What a press asks for: the least number of pages, and the least inner margin of books up to so many. */
  readonly binding?: {
    readonly least: number;
    readonly gutters: readonly { readonly pages: number; readonly inner: number }[];
  };
  /** How far the text of a list stands in at least. */
  readonly indent: number;
  /** The largest square of a board and the largest digit on it. */
  readonly square: number;
  readonly digit: number;
  /** A long board is rather cut into parts than drawn in smaller squares. */
  readonly cutBelow: number;
  readonly lines: {
    /** At the head of covers, title pages and the first pages of sections. */
    readonly bar: number;
    readonly frame: number;
    readonly inner: number;
    readonly stone: number;
    readonly stroke: number;
  };
}

/** The sizes of everything as multiples of the size of the text, in whole points. */
const SCALE = { title: 2.2, h1: 1.55, h2: 1.2, h3: 1.1, lead: 1.1, digit: 1.67 };
const COVERS = [
  { title: 3.3, lead: SCALE.h1 },
  { title: 2.9, lead: SCALE.h1 },
  { title: 2.6, lead: SCALE.h2 },
  { title: 2.2, lead: SCALE.h2 },
  { title: 1.9, lead: SCALE.lead },
  { title: 1.55, lead: SCALE.lead },
  { title: 1.3, lead: 1 },
];

/** Line weights and the least square of a board that could be cut, in mm for text of 18 points. */
const AT_18 = { bar: 4.5, frame: 0.9, inner: 0.35, stone: 0.7, stroke: 1.6, cutBelow: 8, indent: 8 };

/** Gaps after a paragraph, a board and a heading, in lines of the size of the text. */
export const GAPS = { paragraph: 0.5, board: 0.6, heading: 0.25 };

/** What a profile says itself; everything else follows from the size of its text. */
type Own = Pick<PrintProfile, 'sheets' | 'body' | 'margins' | 'square' | 'binding'> & {
  readonly least?: number;
};

function scaled(own: Own): PrintProfile {
  const points = (factor: number) => Math.round(own.body * factor);
  const weight = (at18: number) => (at18 * own.body) / 18;
  return {
    least: own.body,
    lead: points(SCALE.lead),
    headings: [points(SCALE.h1), points(SCALE.h2), points(SCALE.h3)],
    title: points(SCALE.title),
    covers: COVERS.map(({ title, lead }) => ({ title: points(title), lead: points(lead) })),
    lineHeight: 1.3,
    digit: points(SCALE.digit),
    cutBelow: weight(AT_18.cutBelow),
    indent: weight(AT_18.indent),
    lines: {
      bar: weight(AT_18.bar),
      frame: weight(AT_18.frame),
      inner: weight(AT_18.inner),
      stone: weight(AT_18.stone),
      stroke: weight(AT_18.stroke),
    },
    ...own,
  };
}

const AS_ASKED = { a4: 'a4', letter: 'letter', a3: 'a3' } as const;
const DOUBLED = { a4: 'a3', letter: 'tabloid', a3: 'a3' } as const;
const LETTER = { a4: 'letter', letter: 'letter', a3: 'letter' } as const;

const INCH = 25.4;

/** The kinds of printed books. Where each number comes from: docs/pdf.md. */
export const PRINT_PROFILES: Readonly<Record<PrintEdition, PrintProfile>> = {
  'standard-print': scaled({
    sheets: AS_ASKED,
    body: 14,
    least: 12,
    margins: { inner: 25, outer: 20, top: 20, bottom: 25 },
    square: 14,
  }),
  'large-print': scaled({
    sheets: AS_ASKED,
    body: 18,
    margins: { inner: 25, outer: 20, top: 20, bottom: 25 },
    square: 16.5,
  }),
  'giant-print': scaled({
    sheets: DOUBLED,
    body: 28,
    margins: { inner: 30, outer: 25, top: 25, bottom: 35 },
    square: 25,
  }),
  kdp: scaled({
    sheets: LETTER,
    body: 18,
    margins: { inner: 0.75 * INCH, outer: 0.6 * INCH, top: 0.75 * INCH, bottom: INCH },
    binding: {
      least: 24,
      gutters: [
        { pages: 150, inner: 0.375 * INCH },
        { pages: 300, inner: 0.5 * INCH },
        { pages: 500, inner: 0.625 * INCH },
        { pages: 700, inner: 0.75 * INCH },
        { pages: 828, inner: 0.875 * INCH },
      ],
    },
    square: 16.5,
  }),
};

/**
 * The profile for a book of so many pages, its inner margin as wide as the press asks for.
 *
 * @throws UserError if it cannot be bound
 */
export function withGutter(profile: PrintProfile, pages: number): PrintProfile {
  const { binding, margins } = profile;
  if (!binding) return profile;
  const { gutters } = binding;
  const gutter = gutters.find((entry) => pages <= entry.pages);
  if (!gutter) {
    throw new UserError(`a book of ${pages} pages cannot be bound`, {
      expected: `${gutters.at(-1)!.pages} pages at most`,
      hint: 'make two books of it, or set "print": { "puzzlesPerPage": 2 }',
    });
  }
  return { ...profile, margins: { ...margins, inner: Math.max(margins.inner, gutter.inner) } };
}
