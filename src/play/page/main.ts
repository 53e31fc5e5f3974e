import type { Language } from '../../languages/index.ts';
import { addPlayButton } from './puzzle.ts';

// The page is complete without this script; it adds to each puzzle what plays it. The page says in which language of
// the list it is written, by its code alone.
const language = document.documentElement.lang as Language;
for (const section of document.querySelectorAll<HTMLElement>('section.puzzle[data-puzzle]')) {
  addPlayButton(section, language);
}
