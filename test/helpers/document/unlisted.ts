import type { Language } from '../../../src/languages/index.ts';
import { WORDS } from '../words.ts';

/** Titles of chapters that are missing from a paged table of contents, because the chapter before leads to them. */
export function unlistedTitles(language: Language): ReadonlySet<string> {
  const ids = [
    'historic-opening-heading',
    'sources-heading',
    'draw-domino-heading',
    'draw-domino-children-heading',
    'sperrdomino-heading',
    'commented-heading',
    'domino-matador-heading',
    'divisor-domino-heading',
  ] as const;
  const stencils = [1, 2].map((count) => WORDS[language].text('stencils-heading', { stencils: count }));
  return new Set([...stencils, ...ids.map((id) => WORDS[language].text(id))]);
}
