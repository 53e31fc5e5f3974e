import { cellOf } from '../../six-dot.ts';
import type { Respelling } from '../braille.ts';

/** Says that the letter after it is a capital. */
const CAPITAL = cellOf(6);

/** An em dash is a dash as any other, as liblouis 3.24 has it; the built-in release makes it the long dash. */
const ONE_DASH: Respelling = [/—/g, '–'];

/** The files do not know the characters of German names and quotes; they are written as English print does. */
export const USUAL: readonly Respelling[] = [
  ONE_DASH,
  [/ß/g, 'ss'],
  [/(?<=[^\s([„‚])“/g, '”'],
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
