import { cellOf, spell } from '../../six-dot.ts';
import type { Respelling } from '../braille.ts';
import { letterByLetter, marksOf, plainLetter } from '../letters.ts';
import { quotesByPlace } from '../quotes.ts';

/** Says that the letter after it is a capital; twice, that all letters of the word are. */
const CAPITAL = cellOf(6);

/** An em dash is a dash as any other, as liblouis 3.24 has it; the built-in release makes it the long dash. */
const ONE_DASH: Respelling = [/—/g, '–'];

/** Signs before a letter for its marks, by Unicode's combining characters (RUEB 4.2). */
const MARKS: Readonly<Record<string, string>> = {
  '\u0300': cellOf(4, 5) + cellOf(1, 6), // grave
  '\u0301': cellOf(4, 5) + cellOf(3, 4), // acute
  '\u0302': cellOf(4, 5) + cellOf(1, 4, 6), // circumflex
  '\u0303': cellOf(4, 5) + cellOf(1, 2, 4, 5, 6), // tilde
  '\u0304': cellOf(4) + cellOf(3, 6), // macron
  '\u0306': cellOf(4) + cellOf(3, 4, 6), // breve
  '\u0308': cellOf(4, 5) + cellOf(2, 5), // diaeresis
  '\u030a': cellOf(4, 5) + cellOf(1, 2, 4, 6), // ring
  '\u030c': cellOf(4, 5) + cellOf(3, 4, 6), // caron
  '\u0326': cellOf(4, 5) + cellOf(1, 2, 3, 4, 6), // comma below, as a cedilla
  '\u0327': cellOf(4, 5) + cellOf(1, 2, 3, 4, 6), // cedilla
};

/** Three signs without a meaning of their own, for marks that the code does not name (RUEB 4.2); which is which is ours. */
const [HOOK, DOT, OTHER] = [cellOf(2), cellOf(2, 3), cellOf(3, 6)].map(
  (last) => cellOf(4, 5) + cellOf(4, 5, 6) + last,
) as [string, string, string];
const OTHER_MARKS: Readonly<Record<string, string>> = { '\u0307': DOT, '\u0328': HOOK };

/** Signs before letters that Unicode does not take apart: bars aslant and across, eng (RUEB 4.2). */
const FORMS: Readonly<Record<string, string>> = {
  ł: cellOf(4) + cellOf(1, 6),
  ø: cellOf(4) + cellOf(1, 6),
  đ: cellOf(4) + cellOf(2, 5),
  ħ: cellOf(4) + cellOf(2, 5),
  ŧ: cellOf(4) + cellOf(2, 5),
  ŋ: cellOf(4, 5),
};

/** A letter with the signs of its marks before it; one that has no cells stays as it is. */
function marked(letter: string, capital: string): string {
  const small = letter.toLowerCase();
  const base = plainLetter(small);
  if (!base) return letter;
  const signs = marksOf(small).map((mark) => MARKS[mark] ?? OTHER_MARKS[mark] ?? OTHER);
  const form = signs.length > 0 || small === base ? '' : (FORMS[small] ?? OTHER);
  return (letter === small ? '' : capital) + form + signs.join('') + spell(base);
}

/** A word with a letter beyond those of Western Europe, which the files do not all know. */
const FOREIGN_WORD = /\p{L}*[\u0100-\u0151\u0154-\u024f\u1e00-\u1eff]\p{L}*/gu;

/** Foreign words are not contracted (RUEB 13.2.1). */
export const FOREIGN_WORDS: Respelling = [FOREIGN_WORD, (word) => letterByLetter(word, CAPITAL, marked)];

/** The files do not know the characters of German names and quotes; they are written as English print does. */
export const USUAL: readonly Respelling[] = [
  ONE_DASH,
  [/ß/g, 'ss'],
  // An apostrophe, not a quote that closes, which the files cannot tell after cells.
  [/(?<=\p{L})’(?=\p{L})/gu, "'"],
  FOREIGN_WORDS,
  // After cells the files take a question mark for one that stands alone, with a sign before it.
  [/(?<=[\u2801-\u283f])\?/g, cellOf(2, 3, 6)],
  quotesByPlace('"“', '“', '”'),
  [/„/g, '“'],
  [/‚/g, '‘'],
];

const LOWER_WORDS: Readonly<Record<string, string>> = {
  be: '⠃⠑',
  enough: '⠢⠳⠣',
  his: '⠓⠊⠎',
  in: '⠊⠝',
  was: '⠺⠁⠎',
  were: '⠺⠻⠑',
};

/**
 * UEB grade 2 for the built-in release. Words with a sign in the lower cell are spelled out where they touch lower
 * punctuation (RUEB 10.5); the release does so but for colon and semicolon.
 */
export const LOWER_WORDS_SPELLED: readonly Respelling[] = [
  [
    /(?<!\p{L})(?:be|enough|his|in|was|were)(?=[:;])/giu,
    (word) => (/^\p{Lu}/u.test(word) ? CAPITAL : '') + LOWER_WORDS[word.toLowerCase()],
  ],
];
