/** The words of a script to read aloud: what a page shows by signs and by where things stand. */
export interface Spoken {
  /** A whole number from 0 to 999 in words. */
  number(number: number): string;
  /** Printed text as it is said: numbers in words, signs in words or left out. */
  text(printed: string): string;
  /** The name of each column from a to z, with the same letter. */
  readonly columns: readonly string[];
  /** A cell in running text: `column Anna row four`. */
  cell(column: string, row: string): string;
  /** The place of a stone that lies across: `row one columns Bella and Cesar`. */
  across(row: string, columns: Pair): string;
  /** The place of an upright stone: `column Anna rows one and two`. */
  upright(column: string, rows: Pair): string;
  /** Neighbouring columns from the first to the last, which may be the same: `columns Cesar to Julius`. */
  range(first: string, last: string, count: number): string;
  /** How large a board is: rows, columns, the names of the first column and of the last. */
  size(rows: number, columns: number, first: string, last: string): string;
  /** What a line of a board begins with, before a colon. */
  row(row: string): string;
  /** A place without a cell. */
  readonly hole: string;
  /** A cell whose number is to be found; and a row of them. */
  readonly empty: string;
  readonly allEmpty: string;
  /** A stone in a list of those that lie: `four-six on row one columns Bella and Cesar`. */
  lying(stone: string, place: string): string;
  /** Before the stones that lie on a board which is not full yet. */
  readonly stones: string;
  /** Before places, and cells, of a figure. */
  readonly strokes: string;
  readonly marked: string;
  /** What the names of chapters, and entries of a numbered list, begin with. */
  readonly chapter: string;
  step(number: string): string;
  /** The last words of a book. */
  readonly end: string;
}

/** The end of a text after which the next word has a capital letter. */
export const SENTENCE_START = /(?:^|[.!?]["']?\s+)$/;

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Pair = readonly [first: string, second: string];

/**
 * Whole numbers up to 999 in words. Left as they are: years, dates, a number and a full stop that begin a text, and
 * digits that are part of something longer, as of an ISBN.
 */
export function numbersInWords(text: string, word: (number: number) => string): string {
  return text.replace(
    /(?<![\p{L}\p{N}]|[\p{N}][.,:/-]|-)\d{1,3}(?![\p{L}\p{N}]|[.,:/-]\p{N}|-|\.? \p{L}+ \d{4})/gu,
    (digits, offset: number) => {
      const isFirst = SENTENCE_START.test(text.slice(0, offset));
      if (isFirst && text[offset + digits.length] === '.') return digits;
      return isFirst ? capital(word(Number(digits))) : word(Number(digits));
    },
  );
}

/** Numbers of the figures of 1921, which are Roman. */
export function figuresInWords(text: string, figure: string, word: (number: number) => string): string {
  return text.replace(new RegExp(`\\b(${figure}) ([IVX]+)\\b`, 'gi'), (_, name: string, roman: string) => {
    return `${name} ${word(parseRoman(roman.toUpperCase()))}`;
  });
}

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

function parseRoman(roman: string): number {
  const values = [...roman].map((letter) => ROMAN[letter]!);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

/** Quotation marks, dashes and the like as plain punctuation, which all voices know. */
export function plainSigns(text: string): string {
  return text
    .replace(/\u00AD/g, '')
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‘’‚‹›]/g, "'")
    .replace(/\s+[–—]\s+/g, ', ')
    .replace(/[–—]/g, '-')
    .replace(/…/g, '...');
}
