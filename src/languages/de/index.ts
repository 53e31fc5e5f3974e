import type { LanguageData } from '../language.ts';
import { braille } from './braille.ts';
import { proof } from './proof.ts';

export const de: LanguageData = {
  name: 'German',
  braille,
  on: 'auf',
  proof,
};
