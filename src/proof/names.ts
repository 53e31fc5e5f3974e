import type { BrailleWriting } from '../braille/tables.ts';
import { translateTexts } from '../braille/translate.ts';
import { LANGUAGES, type Language } from '../languages/index.ts';

/** How the words of a book are written. */
export interface Written {
  readonly language: Language;
  readonly braille: BrailleWriting;
}

/** How those who read a file meet its headings. */
export interface Writing {
  /** Headings as they stand there. */
  write(headings: readonly string[], book: Written): readonly string[];
  /** Marks after which a heading says more: the kind of a puzzle, or what follows. */
  marks(language: Language): RegExp;
  /** Whether headings can be distinguished from other lines. */
  readonly marked: boolean;
}

export const PRINTED: Writing = { write: (headings) => headings, marks: () => /:(?= |$)/g, marked: true };

/** On pages for the eye a puzzle names its level after a comma. */
export const ON_PAPER: Writing = { ...PRINTED, marks: () => /[:,](?= |$)/g };

const inCells: Writing['write'] = (headings, { language, braille }) =>
  translateTexts(headings, language, braille);

const marksInCells = (marks: string) => (language: Language) =>
  new RegExp(`(?:${LANGUAGES[language].proof.braille.afterDigit})?[${marks}](?= |$)`, 'g');

export const RAISED: Writing = { write: inCells, marks: marksInCells('⠒⠂'), marked: true };

/** An embossed page has lines only. */
export const EMBOSSED: Writing = { write: inCells, marks: marksInCells('⠒'), marked: false };

/** A voice says `figure 17`, not `figure XVII`. */
export const SPOKEN: Writing = {
  write: (headings) =>
    headings.map((text) => text.replace(/ [IVX]+$/, (roman) => ` ${numberOf(roman.trim())}`)),
  marks: () => /[:.](?= |$)/g,
  marked: true,
};

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

function numberOf(roman: string): number {
  const values = Array.from(roman, (letter) => ROMAN[letter]!);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}
