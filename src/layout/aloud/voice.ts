import { COORDINATES, type Inline } from '../../document/document.ts';
import { type Board, type Cell, columnOf, type Place, rowOf } from '../../domino/board.ts';
import { makeColumn } from '../../domino/coordinates.ts';
import type { Domino } from '../../domino/dominoes.ts';
import { isAcross } from '../../domino/puzzle.ts';
import { LANGUAGES } from '../../languages/index.ts';
import type { Numerals } from '../../languages/language.ts';
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
const SENTENCE_START = /(?:^|[.!?]["']?\s+)$/;

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
 * Whole numbers up to 999 in words. Left as they are: years, dates, a number and a full stop that begin a text, and digits
 * that are part of something longer, as of an ISBN.
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

/** `four-six`: as players say it, in one breath. */
export function sayDomino({ low, high }: Domino, { words, numerals }: Voice): string {
  return words.text('spoken-domino', { low: numerals.word(low), high: numerals.word(high) });
}

/** The name of a column counted from 0; of two names after the 26th: `Anna Anna`. */
export function sayColumn(column: number, { words }: Voice): string {
  return [...makeColumn(column)].map((letter) => words.text('spoken-column', { letter })).join(' ');
}

export function sayRow(row: number, { numerals }: Voice): string {
  return numerals.word(row + 1);
}

export function sayCell(board: Board, cell: Cell, voice: Voice): string {
  return voice.words.text('spoken-cell', {
    column: sayColumn(columnOf(board, cell), voice),
    row: sayRow(rowOf(board, cell), voice),
  });
}

/** As it is written, a place across begins with its row and an upright one with its column. */
export function sayPlace(board: Board, place: Place, voice: Voice): string {
  const { words } = voice;
  const [row, column] = [rowOf(board, place.first), columnOf(board, place.first)];
  return isAcross(board, place)
    ? words.text('spoken-across', {
        row: sayRow(row, voice),
        first: sayColumn(column, voice),
        second: sayColumn(column + 1, voice),
      })
    : words.text('spoken-upright', {
        column: sayColumn(column, voice),
        first: sayRow(row, voice),
        second: sayRow(row + 1, voice),
      });
}

const END = /[.!?:]["']?$/;

/** Where one sentence ends and the next begins; not after an initial, nor after the digits of a day. */
const BETWEEN_SENTENCES = /(?<=[.!?]["']?)(?<!(?:^|[^\p{L}])\p{Lu}\.)(?<!\d\.)\s+(?=["'(]?[\p{Lu}\p{N}])/u;

/** A line of text as sentences to be said, each with a capital letter and a mark at its end. */
export function sentencesOf(content: readonly Inline[], voice: Voice): string[] {
  let said = '';
  for (const part of content) {
    const words = sayPart(part, voice);
    said += SENTENCE_START.test(said) ? capital(words) : words;
  }
  const text = finished(said.replace(/\s+/g, ' ').trim());
  return text === '' ? [] : text.split(BETWEEN_SENTENCES);
}

/** Words with a mark at their end, so that voices pause. */
export function finished(words: string): string {
  return words === '' || END.test(words) ? words : `${words}.`;
}

function sayPart(part: Inline, voice: Voice): string {
  switch (part.type) {
    case 'text':
      return sayText(part.text, voice);
    case 'domino':
      return sayDomino(part.turned ? { low: part.domino.high, high: part.domino.low } : part.domino, voice);
    case 'cell':
      return sayCell(COORDINATES, part.cell, voice);
    case 'place':
      return sayPlace(COORDINATES, part.place, voice);
    case 'page':
      return sayText(part.title, voice);
  }
}
