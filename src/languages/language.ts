import type { LanguageBraille } from './braille.ts';
import type { Numerals } from './numerals.ts';
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
