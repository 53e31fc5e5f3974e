import type { LanguageData } from '../language.ts';
import { braille } from './braille.ts';
import { firstBook } from './first-book.ts';
import { proof } from './proof.ts';

export const en: LanguageData = {
  name: 'English',
  braille,
  firstBook,
  on: 'on',
  proof,
};
