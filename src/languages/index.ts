import type { LanguageData } from './language.ts';
import * as list from './list.ts';

/** The code of a language, which is the name of its folder. */
export type Language = keyof typeof list;

export const LANGUAGES: Readonly<Record<Language, LanguageData>> = list;

/** Of what says nothing of its language. */
export const USUAL_LANGUAGE: Language = 'en';

/** In the order of the alphabet. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];
