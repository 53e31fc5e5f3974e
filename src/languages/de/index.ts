import type { LanguageData } from '../language.ts';

export const de: LanguageData = {
  name: 'German',
};
