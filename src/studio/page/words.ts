import type { Language } from '../../languages/index.ts';
import type { PlayWords } from '../../play/page-words.ts';
import { WordBook } from '../../words/word-book.ts';
import type { ScreenName } from '../screens.ts';
import { readBuilt } from './place.ts';
import { keepChoice, readChoice } from './storage.ts';

const CHOICE = 'language';
const loaded = new Map<string, Promise<PlayWords['files']>>();

/** The words of a screen and of the frame; without a screen those of the frame. @throws NotLoaded */
export async function loadWords(language: Language, screen?: ScreenName): Promise<WordBook> {
  const parts = await Promise.all(
    ['shell', ...(screen ? [screen] : [])].map((part) => loadPart(`words/${language}/${part}.json`)),
  );
  return new WordBook(language, parts.flat(), 'screen');
}

function loadPart(name: string): Promise<PlayWords['files']> {
  const known = loaded.get(name);
  if (known) return known;
  const part = readBuilt(name, (file): Promise<PlayWords['files']> => file.json());
  loaded.set(name, part);
  // What could not be loaded is asked for again.
  part.catch(() => loaded.delete(name));
  return part;
}

/** The language that was chosen here, else the first that the reader's browser asks for and the site has. */
export function usualLanguage(languages: readonly Language[]): Language {
  const wanted = [readChoice(CHOICE), ...navigator.languages.map((tag) => tag.split('-')[0])];
  const found = wanted.flatMap((code) => languages.filter((language) => language === code));
  return found[0] ?? 'en';
}

export function keepLanguage(language: Language): void {
  keepChoice(CHOICE, language);
}
