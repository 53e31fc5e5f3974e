/** The languages of which the tests know sentences; what must hold of every language is in `laws.test.ts` and its like. */
export const KNOWN_LANGUAGES = ['en', 'de'] as const;

export type KnownLanguage = (typeof KNOWN_LANGUAGES)[number];
