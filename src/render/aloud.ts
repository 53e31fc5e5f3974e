import { layoutAloud } from '../layout/aloud/aloud.ts';
import type { Recipe } from './recipe.ts';

const NAME = 'book.txt';

/** A script to read aloud: UTF-8 without a byte order mark, lines that end with a line feed. */
export const ALOUD: Recipe = {
  files: [NAME],
  async render({ document }) {
    const text = layoutAloud(document('book', { reader: 'aloud', keysInside: true }));
    return [{ name: NAME, bytes: Buffer.from(text, 'utf8') }];
  },
};
