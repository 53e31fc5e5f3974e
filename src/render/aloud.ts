import { layoutAloud } from '../layout/aloud/aloud.ts';
import { textFile } from './pieces.ts';
import type { Recipe } from './recipe.ts';

const NAME = 'book.txt';

/** A script to read aloud: UTF-8 without a byte order mark, lines that end with a line feed. */
export const ALOUD: Recipe = {
  files: [NAME],
  *render({ document }) {
    const text = layoutAloud(document('book', { reader: 'aloud', keysInside: true }));
    yield textFile(NAME, [text]);
  },
};
