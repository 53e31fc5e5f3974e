import type { LanguageData } from '../language.ts';
import { braille } from './braille.ts';

export const de: LanguageData = {
  name: 'German',
  braille,
};
