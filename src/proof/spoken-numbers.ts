import { LANGUAGES, type Language } from '../languages/index.ts';

interface Reading {
  readonly values: ReadonlyMap<string, number>;
  readonly pattern: RegExp;
}

const MOST = 999;

function readingOf(language: Language): Reading {
  const { numeral } = LANGUAGES[language].proof;
  const words = Array.from({ length: MOST + 1 }, (_, number): [string, number] => [numeral(number), number]);
  // The longest first, as it can begin with another.
  const any = words
    .map(([word]) => word)
    .sort((a, b) => b.length - a.length)
    .join('|');
  return { values: new Map(words), pattern: new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, 'giu') };
}

const readings: Partial<Record<Language, Reading>> = {};

/** A text with its numbers below 1000 as digits: `Two-three on row one` is `2-3 on row 1`. */
export function numbersAsDigits(text: string, language: Language): string {
  const reading = readings[language] ?? readingOf(language);
  readings[language] = reading;
  const { values, pattern } = reading;
  return text.replace(pattern, (words) => String(values.get(words.toLowerCase())));
}
