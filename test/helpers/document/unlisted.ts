import type { Language } from '../../../src/languages/index.ts';
import { WORDS } from '../words.ts';

/** Titles of chapters that have no line in contents that are leafed through, as the chapter before leads there. */
export function unlistedTitles(language: Language): ReadonlySet<string> {
  const ids = [
    'stencils-heading',
    'historic-opening-heading',
    'sources-heading',
    'draw-domino-heading',
    'draw-domino-children-heading',
    'sperrdomino-heading',
    'commented-heading',
    'domino-matador-heading',
    'divisor-domino-heading',
  ] as const;
  return new Set(ids.map((id) => WORDS[language].text(id)));
}
