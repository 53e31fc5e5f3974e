import type { LanguageData } from '../language.ts';

export const en: LanguageData = {
  name: 'English',
};
