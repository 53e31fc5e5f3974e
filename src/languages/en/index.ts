import type { LanguageData } from '../language.ts';
import { numerals } from './numerals.ts';

export const en: LanguageData = {
  name: 'English',
  numerals,
};
