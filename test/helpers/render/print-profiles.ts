import type { PrintEdition } from '../../../src/book/choices.ts';
import type { Language } from '../../../src/languages/index.ts';
import type { PdfFile } from '../pdf/read.ts';

// The numbers of the profiles are repeated here, so that a change by mistake is noticed. For their sources see docs/pdf.md.

/** A finished file: parsed, and as raw bytes. */
export interface ReadFile {
  readonly name: string;
  readonly file: PdfFile;
  readonly bytes: Buffer;
}

const INCH = 25.4;

export interface Expected {
  readonly edition: PrintEdition;
  readonly paper: 'a4' | 'letter' | 'a3';
  readonly language: Language;
  /** In mm. */
  readonly sheet: readonly [width: number, height: number];
  /** In points. */
  readonly least: number;
  readonly body: number;
  /** In mm. */
  readonly margins: {
    readonly inner: number;
    readonly outer: number;
    readonly top: number;
    readonly bottom: number;
  };
}

const A4 = [210, 297] as const;
const A3 = [297, 420] as const;
const LETTER = [8.5 * INCH, 11 * INCH] as const;

const USUAL = { inner: 25, outer: 20, top: 20, bottom: 25 };
const NARROW = { inner: 20, outer: 15, top: 20, bottom: 22 };
const BOUND = { inner: 0.75 * INCH, outer: 0.6 * INCH, top: 0.75 * INCH, bottom: INCH };

const STANDARD = { edition: 'standard-print', least: 12, body: 14, margins: USUAL } as const;
const LARGE = { edition: 'large-print', least: 18, body: 20, margins: USUAL } as const;
const GIANT = { edition: 'giant-print', least: 28, body: 28, margins: NARROW } as const;
const KDP = { edition: 'kdp', least: 18, body: 20, margins: BOUND } as const;

/** The profiles on papers of each kind; those of large print are in `large-print.test.ts`. */
export const PROFILES: readonly Expected[] = [
  { ...STANDARD, paper: 'letter', language: 'de', sheet: LETTER },
  { ...GIANT, paper: 'a4', language: 'de', sheet: A4 },
  { ...KDP, paper: 'a4', language: 'de', sheet: LETTER },
];

/** Large print on a paper. */
export function profileOf(paper: Expected['paper'], language: Expected['language']): Expected {
  return { ...LARGE, paper, language, sheet: { a4: A4, letter: LETTER, a3: A3 }[paper] };
}
