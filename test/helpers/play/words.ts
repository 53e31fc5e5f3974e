import type { Language } from '../../../src/languages/index.ts';
import { builtInWords } from '../../../src/node/words.ts';
import { ENDGAME_WORDS, makePlayWords, parsePlayWords } from '../../../src/play/page-words.ts';
import { WordBook } from '../../../src/words/word-book.ts';

/** The words for playing as a page brings them. */
export function pageWordsOf(language: Language): string {
  return makePlayWords(language, builtInWords(language), [], [ENDGAME_WORDS]);
}

/** What a player can say who has nothing but a page's words. */
export function playWordsOf(language: Language): WordBook {
  return new WordBook(language, parsePlayWords(pageWordsOf(language)).files);
}
