import type { Language } from '../../../src/languages/index.ts';
import { builtInWords } from '../../../src/node/words.ts';
import { makePlayWords, parsePlayWords, TABLE_WORDS } from '../../../src/play/page-words.ts';
import { WordBook } from '../../../src/words/word-book.ts';

/** The words for playing as a page includes them. */
export function pageWordsOf(language: Language): string {
  return makePlayWords(language, builtInWords(language), [], [TABLE_WORDS]);
}

/** Speech built from nothing but the words of a page. */
export function playWordsOf(language: Language): WordBook {
  return new WordBook(language, parsePlayWords(pageWordsOf(language)).files);
}
