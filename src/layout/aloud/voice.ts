import { LANGUAGES } from '../../languages/index.ts';
import type { Numerals } from '../../languages/numerals.ts';
import type { WordBook } from '../../words/word-book.ts';

/** How a language says things. */
export interface Voice {
  readonly words: WordBook;
  readonly numerals: Numerals;
}

export function voiceOf(words: WordBook): Voice {
  return { words, numerals: LANGUAGES[words.language].numerals };
}

/** The end of a text after which the next word has a capital letter. */
export const SENTENCE_START = /(?:^|[.!?]["']?\s+)$/;

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Printed text as it is said: numbers in words, signs in words or left out. */
export function sayText(printed: string, { words, numerals }: Voice): string {
  const text = plainSigns(printed)
    .replace(/\s*&\s*/g, () => ` ${words.text('spoken-ampersand')} `)
    .replace(/©/g, () => words.text('spoken-copyright'));
  return numbersInWords(figuresInWords(numerals.inflected(text), numerals), numerals);
}

/**
 * Whole numbers up to 999 in words. Left as they are: years, dates, a number and a full stop that begin a text, and
 * digits that are part of something longer, as of an ISBN.
 */
function numbersInWords(text: string, { word }: Numerals): string {
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
function figuresInWords(text: string, { word, beforeRoman }: Numerals): string {
  return text.replace(
    new RegExp(`\\b(${beforeRoman}) ([IVX]+)\\b`, 'gi'),
    (_, name: string, roman: string) => `${name} ${word(parseRoman(roman.toUpperCase()))}`,
  );
}

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

function parseRoman(roman: string): number {
  const values = [...roman].map((letter) => ROMAN[letter]!);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

/** Quotation marks, dashes and the like as plain punctuation, which all voices know. */
function plainSigns(text: string): string {
  return text
    .replace(/\u00AD/g, '')
    .replace(/(?<=«)[\u00A0\u202F]|[\u00A0\u202F](?=»)/g, '')
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‘’‚‹›]/g, "'")
    .replace(/\s+[–—]\s+/g, ', ')
    .replace(/[–—]/g, '-')
    .replace(/…/g, '...');
}
