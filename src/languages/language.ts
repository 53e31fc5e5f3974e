import type { Numerals } from './numerals.ts';

/** What a language brings beside its words; the compiler names what one lacks. */
export interface LanguageData {
  /** What the language is called in messages of the program, which are English. */
  readonly name: string;
  readonly numerals: Numerals;
}
