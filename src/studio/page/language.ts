import type { SiteData, SiteLanguage } from '../site-data.ts';
import { keepChoice, readChoice } from './storage.ts';

const CHOICE = 'language';

/** The language that was chosen here, else the first that the reader's browser asks for and the site has. */
export function usualLanguage({ languages }: SiteData): SiteLanguage {
  // Some browsers name but one, or write it in capitals.
  const asked = [...navigator.languages, navigator.language].map((tag) => tag.toLowerCase().split('-')[0]);
  const wanted = [readChoice(CHOICE), ...asked, 'en'];
  return wanted.flatMap((wanted) => languages.filter(({ words }) => words === wanted))[0]!;
}

export function keepLanguage({ words }: SiteLanguage): void {
  keepChoice(CHOICE, words);
}
