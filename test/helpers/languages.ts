import { LANGUAGE_CODES } from '../../src/languages/index.ts';

/** The languages of which some tests still know sentences by heart; whatever else is tested runs for all of `LANGUAGE_CODES`. */
export const KNOWN_LANGUAGES = ['en', 'de'] as const;

export type KnownLanguage = (typeof KNOWN_LANGUAGES)[number];

/** The languages that can be asked for, as a message lists them. */
export const LISTED_LANGUAGES = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(LANGUAGE_CODES);
