import type { LanguageBraille } from './braille.ts';
import type { Expectations } from './proof.ts';

export type Delimiter = 'comma' | 'semicolon';

/** What a language brings beside its words; the compiler names what one lacks. */
export interface LanguageData {
  /** What the language is called in messages of the program, which are English. */
  readonly name: string;
  readonly numerals: Numerals;
  readonly braille: LanguageBraille;
  /** In an attempt that is typed, what can stand between a domino and its place (`4:6 on 1 b c`). */
  readonly on: string;
  /** What spreadsheets of its countries expect between the columns of a CSV file. */
  readonly delimiter: Delimiter;
  /** For `proof/` alone. */
  readonly proof: Expectations;
}

/** How a language says numbers, in a script to be read aloud. */
export interface Numerals {
  /** A whole number from 0 to 999 in words. */
  word(number: number): string;
  /** A text with those numbers in words that take another form beside its other words; the rest is left as it is. */
  inflected(text: string): string;
  /** After this word, in small letters, Roman numerals are numbers: those of the figures of 1921. */
  readonly beforeRoman: string;
}
