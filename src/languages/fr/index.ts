import type { LanguageData } from '../language.ts';
import { braille } from './braille.ts';
import { numerals } from './numerals.ts';
import { proof } from './proof.ts';

export const fr: LanguageData = {
  name: 'French',
  braille,
  numerals,
  on: 'sur',
  delimiter: 'semicolon',
  proof,
};
