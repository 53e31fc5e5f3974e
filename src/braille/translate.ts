import { CharacterError, codePointOf } from '../errors.ts';
import type { BrailleTable, Translator } from '../languages/braille.ts';
import type { Language } from '../languages/index.ts';
import { memoize } from '../memoize.ts';
import { BLANK, isSixDot } from '../six-dot.ts';
import { type BrailleWriting, type Engine, tableOf } from './tables.ts';

/**
 * A text of words in six-dot cells, U+2800 to U+283F; a blank, a line end or other white space is U+2800. Numbers on a
 * board, coordinates and dominoes are not for it: their cells must not depend on the words around them (`grids.ts`).
 * @throws UserError if the language is not written in this grade, that names the first character the code has no cells for,
 *   or that says why lou_translate cannot be run
 */
export function translateText(text: string, language: Language, writing: BrailleWriting): string {
  return translateTexts([text], language, writing)[0]!;
}

/**
 * The same of many texts at once. What has been translated is kept, so that a whole book takes one run of lou_translate for
 * each table if its texts go through here first.
 */
export function translateTexts(
  texts: readonly string[],
  language: Language,
  { grade, translator, engine }: BrailleWriting,
): string[] {
  const code = { table: tableOf(language, grade), translator, engine };
  const { written } = keptBy(code.engine)(code.table);
  const asked = texts.filter((text) => !written.has(text));
  if (asked.length > 0) translateAnew(asked, code);
  return texts.map((text) => written.get(text)!);
}

/** Puts texts with what the code makes of them among those that are kept. */
function translateAnew(texts: readonly string[], code: Code): void {
  const { written, writable } = keptBy(code.engine)(code.table);
  const spelt = texts.map((text) => runsOf(respell(text, code), code.table));
  const pieces = [...new Set(spelt.flat(2))];
  const characters = [...new Set(pieces.flatMap((piece) => Array.from(piece)))].filter(
    (character) => !writable.has(character),
  );
  // Where C ends a text.
  if (characters.includes('\0')) throw unwritable('\0', code.table);
  const signs = characters.length > 0 ? [UNKNOWN, ...characters] : [];
  const cells = translations(code, [...signs, ...pieces]);
  const [example, ...own] = cells.splice(0, signs.length);
  characters.forEach((character, i) => {
    if (!isWritten(character, own[i]!, example!)) throw unwritable(character, code.table);
    writable.add(character);
  });
  const known = new Map(pieces.map((piece, i) => [piece, cells[i]!]));
  texts.forEach((text, i) => {
    const cellsOf = (piece: string) => known.get(piece)!;
    const all = spelt[i]!.map((part) => joined(part.map(cellsOf), code.table)).join(BLANK);
    if (!isSixDot(all)) throw new Error(`${code.table.name} makes "${all}" of "${text}"`);
    written.set(text, all);
  });
}

/**
 * Words of another language in a text of this one: uncontracted, with the signs of the text's own code (RUEB 13.2.1 and
 * 13.5; in German with the sign that Basisschrift follows).
 * @throws UserError as {@link translateText} does
 */
export function translateForeign(text: string, language: Language, writing: BrailleWriting): string {
  const { foreignSign } = tableOf(language, writing.grade);
  const cells = translateText(text, language, { ...writing, grade: 'uncontracted' });
  return cells.replace(/[^\u2800]+/g, (word) => foreignSign + word);
}

/**
 * Checks that words can be written so at all. The built-in program can, and takes long to start for books without braille.
 * @throws UserError as {@link translateText} does
 */
export function checkWriting(language: Language, writing: BrailleWriting): void {
  if (writing.translator === 'built-in') tableOf(language, writing.grade);
  else translateText('a', language, writing);
}

/**
 * Blanks over which a table must not read. To the files a row of numbers can be one large number with its digits in groups.
 * And the German ones have rules for a blank with a dash or a sign; if an address or the name of a file follows without a
 * gap, as in " –www.", liblouis goes back to the beginning of that word, which lies within the rule, and never ends.
 */
const APART = / (?=(?<=\d )\d|[-–—%‰‱°′″+=≠≡≙≅×∗*⋅⋆:÷∕~∼<≤≦>≥≧±−]+\S*(?:\.\p{L}|@|:\/\/|www))/u;

/** Between a number and the letters that touch it. */
const SEAM = /(?<=\d)(?=\p{L})/u;

/** A text in parts with a blank between, each in the pieces that the table is given one by one. */
function runsOf(text: string, { afterNumber }: BrailleTable): string[][] {
  return text.split(APART).map((part) => (afterNumber ? part.split(SEAM) : [part]));
}

/** The cells of a part from those of its pieces: all but the first come right after a number. */
function joined([first, ...others]: string[], { afterNumber }: BrailleTable): string {
  return others.reduce(
    (all, cells) => all + (afterNumber!.digits.includes(cells.charAt(0)) ? afterNumber!.sign : '') + cells,
    first!,
  );
}

interface Code {
  readonly table: BrailleTable;
  readonly translator: Translator;
  readonly engine: Engine;
}

/** The narrow space of print, which says more than a blank: in French it stands within numbers and beside marks. */
const NARROW = '\u202f';
const WIDE = new RegExp(`(?!${NARROW})\\s`, 'g');

/** The text as the table is given it: composed characters, single blanks as white space, no soft hyphens. */
function respell(text: string, { table, translator }: Code): string {
  const plain = text
    .normalize('NFC')
    .replace(/\u00ad/g, '')
    .replace(WIDE, ' ');
  return table.respell[translator]
    .reduce(
      // The two forms of a replacement are the two that `replace` takes.
      (spelt, [pattern, replacement]) => spelt.replace(pattern, replacement as string),
      plain,
    )
    .replaceAll(NARROW, ' ');
}

/** By engine, which is of one translator, then by table: texts with their cells, and the characters that the table has cells for. */
const keptBy = memoize((_: Engine) =>
  memoize((_: BrailleTable) => ({ written: new Map<string, string>(), writable: new Set<string>() })),
);

/** What the engine makes of texts, with white space as blank cells. */
function translations({ table, translator, engine }: Code, texts: readonly string[]): string[] {
  return engine(table.files[translator], texts).map((cells) => cells.replace(/\s/g, BLANK));
}

/** A character for private use, which no table knows. */
const UNKNOWN = '\ueeee';

/** Whether a character has cells of its own. @param example what is made of one that the table does not know */
function isWritten(character: string, cells: string, example: string): boolean {
  if (character === ' ') return true;
  // Some files have a blank or cells of eight dots for what six dots cannot show.
  return isSixDot(cells) && !/^\u2800*$/.test(cells) && !isEscape(cells, example);
}

function unwritable(character: string, { name }: BrailleTable): CharacterError {
  return new CharacterError(
    `the character "${character}" (${codePointOf(character)}) cannot be written in ${name}`,
    {
      character,
      expected: 'letters, digits and punctuation of the language',
      hint: 'write it in other letters or as a word, or make the book without editions in Braille',
    },
  );
}

/**
 * Whether these are the cells of an escape: for a character that it does not know liblouis writes '\xhhhh' or '\yhhhhh',
 * quotes included, by the table. How quote and backslash look is seen from that of one character.
 */
function isEscape(cells: string, example: string): boolean {
  return (
    cells.length >= example.length &&
    cells.slice(0, 2) === example.slice(0, 2) &&
    cells.at(-1) === example.at(-1)
  );
}
