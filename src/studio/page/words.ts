import { WordBook } from '../../words/word-book.ts';
import type { ScreenName } from '../screens.ts';
import type { SiteLanguage } from '../site-data.ts';
import { loadWordFiles } from './word-files.ts';

/** The words of a screen and of the frame; without a screen those of the frame. @throws NotLoaded */
export async function loadWords(language: SiteLanguage, screen?: ScreenName): Promise<WordBook> {
  return new WordBook(language.code, await loadWordFiles(language, screen), 'screen');
}
