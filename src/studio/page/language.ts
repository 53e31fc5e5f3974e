import type { SiteData, SiteLanguage } from '../site-data.ts';
import { readChoice } from './storage.ts';

/** The language that was chosen here, else the first that the reader's browser asks for and the site has. */
export function usualLanguage({ languages }: SiteData): SiteLanguage {
  // Some browsers name but one, or write it in capitals.
  const asked = [...navigator.languages, navigator.language].map((tag) => tag.toLowerCase().split('-')[0]);
  const wanted = [readChoice('language'), ...asked, 'en'];
  return wanted.flatMap((wanted) => languages.filter(({ words }) => words === wanted))[0]!;
}
