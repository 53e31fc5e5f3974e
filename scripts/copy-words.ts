// Copies the word-books to the built program.
// npm run build:words

import { copyWords } from './words/copy.ts';

copyWords();
