import { addPlayButton } from './puzzle.ts';

// The page is complete without this script; it adds to each puzzle what plays it.
const language = document.documentElement.lang.startsWith('de') ? 'de' : 'en';
for (const section of document.querySelectorAll<HTMLElement>('section.puzzle[data-puzzle]')) {
  addPlayButton(section, language);
}
