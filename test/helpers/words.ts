import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { loadWords } from '../../src/node/words.ts';
import type { WordBook } from '../../src/words/word-book.ts';

/** The word-book of each language. */
export const WORDS = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [language, loadWords(language)]),
) as Readonly<Record<Language, WordBook>>;
