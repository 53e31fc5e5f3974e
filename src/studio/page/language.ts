import type { Language } from '../../languages/index.ts';
import type { SiteData } from '../site-data.ts';
import { keepChoice, readChoice } from './storage.ts';

const CHOICE = 'language';

/** The language that was chosen here, else the first that the reader's browser asks for and the site has. */
export function usualLanguage({ languages }: SiteData): Language {
  const wanted = [readChoice(CHOICE), ...navigator.languages.map((tag) => tag.split('-')[0])];
  const found = wanted.flatMap((wish) => languages.filter(({ code }) => code === wish));
  return found[0]?.code ?? 'en';
}

export function keepLanguage(language: Language): void {
  keepChoice(CHOICE, language);
}
