import { layoutAloud } from '../layout/aloud/aloud.ts';
import { textFile } from './pieces.ts';
import { type Recipe, wholeFiles } from './recipe.ts';

/** A script to read aloud: UTF-8 without a byte order mark, lines that end with a line feed. */
export const ALOUD: Recipe = {
  files: ['book.txt', 'solutions.txt'],
  *render({ book, document }) {
    for (const [name, part] of wholeFiles(book)) {
      yield textFile(`${name}.txt`, [layoutAloud(document(part, { reader: 'aloud', keysInside: true }))]);
    }
  },
};
