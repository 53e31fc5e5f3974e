import { codePointOf, UserError } from '../errors.ts';
import type { BrailleTable, Translator } from '../languages/braille.ts';
import type { Language } from '../languages/index.ts';
import { BLANK, isSixDot } from '../six-dot.ts';
import { type BrailleWriting, type Engine, tableOf } from './tables.ts';

/**
 * A text of words in six-dot cells, U+2800 to U+283F; a blank, a line end or other white space is U+2800. Numbers on
 * a board, coordinates and stones are not for it: their cells must not depend on the words around them (`grids.ts`).
 *
 * @throws UserError if the language is not written in this grade, that names the first character the code has no
 *   cells for, or that says why lou_translate cannot be run
 */
export function translateText(text: string, language: Language, writing: BrailleWriting): string {
  return translateTexts([text], language, writing)[0]!;
}

/**
 * The same of many texts at once. What has been translated is kept, so that a whole book takes one run of
 * lou_translate for each table if its texts go through here first.
 */
export function translateTexts(
  texts: readonly string[],
  language: Language,
  { grade, translator, engine }: BrailleWriting,
): string[] {
  const code = { table: tableOf(language, grade), translator, engine };
  const spelt = texts.map((text) => respell(text, code).split(APART));
  const pieces = new Set(spelt.flat());
  const characters = new Set(Array.from(pieces, (piece) => Array.from(piece)).flat());
  // Where C ends a text.
  if (characters.has('\0')) throw unwritable('\0', code.table);
  const known = translations(code, [UNKNOWN, ...characters, ...pieces]);
  for (const character of characters) checkWritable(character, known, code.table);
  return spelt.map((parts) => {
    const cells = parts.map((part) => known.get(part)!).join(BLANK);
    if (!isSixDot(cells)) throw new Error(`${code.table.name} makes "${cells}" of "${parts.join(' ')}"`);
    return cells;
  });
}

/**
 * Words of another language in a text of this one: uncontracted, with the signs of the text's own code (RUEB 13.2.1
 * and 13.5; in German with the sign that Basisschrift follows).
 *
 * @throws UserError as {@link translateText} does
 */
export function translateForeign(text: string, language: Language, writing: BrailleWriting): string {
  const { foreignSign } = tableOf(language, writing.grade);
  const cells = translateText(text, language, { ...writing, grade: 'uncontracted' });
  return cells.replace(/[^\u2800]+/g, (word) => foreignSign + word);
}

/** Checks that words can be written so at all. @throws UserError as {@link translateText} does */
export function checkWriting(language: Language, writing: BrailleWriting): void {
  translateText('a', language, writing);
}

/**
 * Blanks over which a table must not read. To the files a row of numbers can be one large number with its digits in groups.
 * And the German ones have rules for a blank with a dash or a sign; if an address or the name of a file follows without a gap,
 * as in " –www.", liblouis goes back to the beginning of that word, which lies within the rule, and never ends.
 */
const APART = / (?=(?<=\d )\d|[-–—%‰‱°′″+=≠≡≙≅×∗*⋅⋆:÷∕~∼<≤≦>≥≧±−]+\S*(?:\.\p{L}|@|:\/\/|www))/u;

interface Code {
  readonly table: BrailleTable;
  readonly translator: Translator;
  readonly engine: Engine;
}

/** The text as the table is given it: composed characters, single blanks as white space, no soft hyphens. */
function respell(text: string, { table, translator }: Code): string {
  const plain = text
    .normalize('NFC')
    .replace(/\u00ad/g, '')
    .replace(/\s/g, ' ');
  return table.respell[translator].reduce(
    // The two forms of a replacement are the two that `replace` takes.
    (spelt, [pattern, replacement]) => spelt.replace(pattern, replacement as string),
    plain,
  );
}

/** By engine, then by table file. */
const kept = new WeakMap<Engine, Map<string, Map<string, string>>>();

/** What the code makes of texts, these among them. */
function translations(
  { table, translator, engine }: Code,
  texts: readonly string[],
): ReadonlyMap<string, string> {
  const file = table.files[translator];
  const byFile = kept.get(engine) ?? new Map<string, Map<string, string>>();
  kept.set(engine, byFile);
  const known = byFile.get(file) ?? new Map<string, string>();
  byFile.set(file, known);
  const asked = texts.filter((text) => !known.has(text));
  if (asked.length > 0) {
    const cells = engine(file, asked);
    asked.forEach((text, i) => {
      known.set(text, cells[i]!.replace(/\s/g, BLANK));
    });
  }
  return known;
}

/** A character for private use, which no table knows. */
const UNKNOWN = '\ueeee';

function checkWritable(character: string, known: ReadonlyMap<string, string>, table: BrailleTable): void {
  if (character === ' ') return;
  const cells = known.get(character)!;
  // Some files have a blank or cells of eight dots for what six dots cannot show.
  if (isSixDot(cells) && !/^\u2800*$/.test(cells) && !isEscape(cells, known.get(UNKNOWN)!)) return;
  throw unwritable(character, table);
}

function unwritable(character: string, { name }: BrailleTable): UserError {
  return new UserError(
    `the character "${character}" (${codePointOf(character)}) cannot be written in ${name}`,
    {
      expected: 'letters, digits and punctuation of the language',
      hint: 'write it as a word, or leave it out of the Braille edition',
    },
  );
}

/**
 * Whether these are the cells of an escape: for a character that it does not know liblouis writes '\xhhhh' or
 * '\yhhhhh', quotes included, by the table. How quote and backslash look is seen from that of one character.
 */
function isEscape(cells: string, example: string): boolean {
  return (
    cells.length >= example.length &&
    cells.slice(0, 2) === example.slice(0, 2) &&
    cells.at(-1) === example.at(-1)
  );
}
