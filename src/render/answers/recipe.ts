import { answersOf } from '../../book/answers.ts';
import { ANSWER_FORMATS } from '../formats.ts';
import { textFile } from '../pieces.ts';
import type { Recipe } from '../recipe.ts';
import { writeAnswers } from './formats.ts';

const NAMES = ANSWER_FORMATS.map((format) => ({ name: `keys.${format}`, format }));

/** The edition `keys`: the answer keys as data. */
export const KEYS: Recipe = {
  files: NAMES.map(({ name }) => name),
  isEmpty: (book) => book.solutions === 'none' || answersOf(book).length === 0,
  *render({ book, texts }) {
    for (const { name, format } of NAMES) yield textFile(name, [writeAnswers(book, texts.words, format)]);
  },
};
