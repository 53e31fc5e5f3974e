import type { Language } from '../../languages/index.ts';
import { WordBook } from '../../words/word-book.ts';
import type { ScreenName } from '../screens.ts';
import { loadWordFiles } from './word-files.ts';

/** The words of a screen and of the frame; without a screen those of the frame. @throws NotLoaded */
export async function loadWords(language: Language, screen?: ScreenName): Promise<WordBook> {
  return new WordBook(language, await loadWordFiles(language, screen), 'screen');
}
