import { WordBook } from '../../words/word-book.ts';
import { parsePlayWords, WORDS_ID } from '../page-words.ts';
import { addPlayButton } from './puzzle.ts';

// The page is complete without this script; it adds to each puzzle what plays it, in the words that the page brings.
const { language, files } = parsePlayWords(document.getElementById(WORDS_ID)!.textContent);
const words = new WordBook(language, files);
for (const section of document.querySelectorAll<HTMLElement>('section.puzzle[data-puzzle]')) {
  addPlayButton(section, words);
}
