import type { LanguageData } from '../language.ts';
import { braille } from './braille.ts';
import { firstBook } from './first-book.ts';
import { proof } from './proof.ts';

export const de: LanguageData = {
  name: 'German',
  braille,
  firstBook,
  on: 'auf',
  proof,
};
