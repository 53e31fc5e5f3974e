import type { LanguageData } from '../language.ts';
import { braille } from './braille.ts';
import { numerals } from './numerals.ts';
import { proof } from './proof.ts';

export const de: LanguageData = {
  name: 'German',
  braille,
  numerals,
  on: 'auf',
  delimiter: 'semicolon',
  proof,
};
