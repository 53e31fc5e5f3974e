import { UserError } from '../errors.ts';
import { BLANK, isSixDot } from './cells.ts';
import { liblouis } from './liblouis.ts';
import { BRAILLE_TABLES, type BrailleGrade, type BrailleLanguage, type BrailleTable } from './tables.ts';

/**
 * A text of words in six-dot cells, U+2800 to U+283F; a blank, a line end or other white space is U+2800. Numbers on
 * a board, coordinates and stones are not for it: their cells must not depend on the words around them (`grids.ts`).
 *
 * @throws UserError that names the first character the code has no cells for
 */
export function translateText(
  text: string,
  language: BrailleLanguage,
  grade: BrailleGrade = 'uncontracted',
): string {
  const table = BRAILLE_TABLES[language][grade];
  const spelt = respell(text, table);
  for (const character of new Set(spelt)) checkWritable(character, table);
  const cells = cellsFor(spelt, table);
  if (!isSixDot(cells)) throw new Error(`${table.file} makes "${cells}" of "${text}"`);
  return cells;
}

/** The text as the table is given it: composed characters, single blanks as white space, no soft hyphens. */
export function respell(text: string, table: BrailleTable): string {
  const plain = text
    .normalize('NFC')
    .replace(/\u00ad/g, '')
    .replace(/\s/g, ' ');
  return table.respell.reduce((spelt, [pattern, replacement]) => spelt.replace(pattern, replacement), plain);
}

/** The characters that were found to be writable, for each table file. */
const writable = new Map<string, Set<string>>();

function checkWritable(character: string, table: BrailleTable): void {
  const known = writable.get(table.file) ?? new Set(' ');
  writable.set(table.file, known);
  if (known.has(character)) return;
  const cells = cellsFor(character, table);
  // Some files have a blank or cells of eight dots for what six dots cannot show.
  if (!isSixDot(cells) || /^\u2800*$/.test(cells) || isEscape(cells, table)) {
    const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    throw new UserError(`the character "${character}" (U+${code}) cannot be written in ${table.name}`, {
      expected: 'letters, digits and punctuation of the language',
      hint: 'write it as a word, or leave it out of the Braille edition',
    });
  }
  known.add(character);
}

/**
 * Whether these are the cells of an escape: for a character that it does not know liblouis writes '\xhhhh' or
 * '\yhhhhh', quotes included, by the table. How quote and backslash look is seen from a private-use character.
 */
function isEscape(cells: string, table: BrailleTable): boolean {
  const example = cellsFor('\ueeee', table);
  return (
    cells.length >= example.length &&
    cells.slice(0, 2) === example.slice(0, 2) &&
    cells.at(-1) === example.at(-1)
  );
}

function cellsFor(text: string, { file }: BrailleTable): string {
  return liblouis(file, text).replace(/\s/g, BLANK);
}
