import { cellOf, LETTERS } from '../../six-dot.ts';
import type { Respelling } from '../braille.ts';

const UMLAUTS: Readonly<Record<string, string>> = {
  Ä: cellOf(3, 4, 5),
  Ö: cellOf(2, 4, 6),
  Ü: cellOf(1, 2, 5, 6),
};

/** Letters uncontracted, whatever stands round them. */
function spelled(letters: string): string {
  return Array.from(
    letters.toUpperCase(),
    (letter) => UMLAUTS[letter] ?? LETTERS[letter.charCodeAt(0) - 65]!,
  ).join('');
}

/** In every grade. */
export const USUAL: readonly Respelling[] = [
  // German print closes „…“ and ‚…‘ with the characters that open in English, and the files write them as opening
  // quotes. So they become the English closing ones; after a digit the straight quote, as only it gets the dot 6
  // that keeps it from being read as a lowered 0. What stands after a space or an opening mark does open.
  [/’/g, "'"],
  [/(?<=[^\s([„‚])‘/g, '’'],
  [/(?<=\d)“/g, '"'],
  [/(?<=[^\s([„‚])“/g, '”'],
  [/…/g, '...'],
  // Words in capitals, Roman numbers among them, stand after dots 4 and 5. liblouis 3.24 leaves the sign out, and the
  // built-in release no longer contracts the words beside them.
  [/(?<!\p{L})[A-ZÄÖÜ]{2,}(?!\p{L})/gu, (word) => cellOf(4, 5) + spelled(word)],
  // Capitals are not marked in German; a single one makes the built-in release leave the words beside it uncontracted.
  [/(?<!\p{L})\p{Lu}(?!\p{L})/gu, (letter) => letter.toLowerCase()],
];

/** Kurzschrift. */
export const CONTRACTED: readonly Respelling[] = [
  // A letter that stands for a word in abbreviations needs no sign before its full stop (bskdl.org/grossschreibung.html:
  // z.B. is written with z and b alone); c, q, x and y do, as they are contractions within words too.
  [/(?<!\p{L})[abd-pr-wz](?=\.(?!\d))/gu, spelled],
];

/** Where the built-in release has a dot 6 too many or too few in Kurzschrift, measured by liblouis 3.24. */
export const KURZSCHRIFT_SIGNS: readonly Respelling[] = [
  // A letter after an apostrophe gets a second one.
  [/(?<=\p{L}')[a-z](?!\p{L})/gu, spelled],
  // Between a letter and a number there is none, and the number sign could be read as "ich".
  [/(?<=\p{L})(?=\d)/gu, cellOf(6)],
];

/**
 * Kurzschrift as it has been in force since 2018, for the built-in release, which knows that of 1998. The contractions
 * of the prefix aus-, of -ion and of six words were given up (bskdl.org/text2018.html); these are the five words in
 * which it differs from liblouis 3.24. Cells part a contraction, and stand so that no letter is left alone, as it would
 * get a sign. What else changed in 2018 is rarer and is not put right: docs/braille.md.
 */
export const KURZSCHRIFT_OF_2018: readonly Respelling[] = [
  [/(?<!\p{L})aus(?=\p{L}{2})(?!tral|ter|tria)/giu, '⠡⠎'],
  // -ation has a contraction of its own, which stays.
  [/(?<=\p{L})(?<!at)ion(?=\p{L})/giu, 'i⠕n'],
  [/(?<=\p{L})(?<!at)ion/giu, 'i⠕⠝'],
  [/blind/giu, '⠃lind'],
  [/frag(?=\p{L})/giu, 'fr⠁g'],
  [/frag/giu, 'fr⠁⠛'],
  [/fräg/giu, 'fr⠜g'],
  [/mann(?=\p{L})/giu, '⠍⠖n'],
  [/mann/giu, '⠍⠖⠝'],
  [/männ/giu, '⠍⠜nn'],
  [/philosoph/giu, 'philo⠎oph'],
  [/(?<=\p{L})spr(?=[aä]ch)/giu, 's⠏r'],
  [/spr(?=[aä]ch)/giu, '⠎⠏r'],
];
