import type { LanguageData } from '../language.ts';
import { numerals } from './numerals.ts';

export const de: LanguageData = {
  name: 'German',
  numerals,
};
