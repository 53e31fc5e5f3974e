import type { LanguageData } from '../language.ts';
import { braille } from './braille.ts';

export const en: LanguageData = {
  name: 'English',
  braille,
};
