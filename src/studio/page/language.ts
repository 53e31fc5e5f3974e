import type { SiteData, SiteLanguage } from '../site-data.ts';
import { keepChoice, readChoice } from './storage.ts';

const CHOICE = 'language';

/** The language that was chosen here, else the first that the reader's browser asks for and the site has. */
export function usualLanguage({ languages }: SiteData): SiteLanguage {
  const wanted = [readChoice(CHOICE), ...navigator.languages.map((tag) => tag.split('-')[0]), 'en'];
  return wanted.flatMap((wanted) => languages.filter(({ words }) => words === wanted))[0]!;
}

export function keepLanguage({ words }: SiteLanguage): void {
  keepChoice(CHOICE, words);
}
