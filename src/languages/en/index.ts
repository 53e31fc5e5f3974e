import type { LanguageData } from '../language.ts';
import { braille } from './braille.ts';
import { numerals } from './numerals.ts';
import { proof } from './proof.ts';

export const en: LanguageData = {
  name: 'English',
  braille,
  numerals,
  on: 'on',
  delimiter: 'comma',
  proof,
};
