import { cellOf, spell } from '../../six-dot.ts';
import type { Respelling } from '../braille.ts';
import { isInCapitals, plainLetter } from '../letters.ts';
import { quotesByPlace } from '../quotes.ts';

/** Dot 6: ends a number, and takes from a cell what it would mean in its place. */
const DOT_6 = cellOf(6);
/** Dots 4 and 6: the word is written in Basisschrift (bskdl.org/grossschreibung.html). */
export const IN_BASISSCHRIFT = cellOf(4, 6);
/** Dots 4 and 5: the word is written in capitals. */
const IN_CAPITALS = cellOf(4, 5);
/** Dot 4: the letter has an accent or is otherwise not a German one, whichever (rw-blindenschrift.de, 2.8). */
const FOREIGN = cellOf(4);

const OWN: Readonly<Record<string, string>> = {
  ä: cellOf(3, 4, 5),
  ö: cellOf(2, 4, 6),
  ü: cellOf(1, 2, 5, 6),
  ß: cellOf(2, 3, 4, 6),
  æ: spell('ae'),
  œ: spell('oe'),
};

/** A letter in Basisschrift; one that has no cells stays as it is. */
function cellsOf(letter: string): string {
  const small = letter.toLowerCase();
  const own = OWN[small] ?? (/^[a-z]$/.test(small) ? spell(small) : undefined);
  const base = plainLetter(small);
  return own ?? (base ? FOREIGN + spell(base) : letter);
}

/** Letters uncontracted, whatever stands round them. */
function spelled(letters: string): string {
  return Array.from(letters, cellsOf).join('');
}

/** A word with a letter that German does not have. */
const FOREIGN_WORD = /\p{L}*[^\P{L}a-zäöüßA-ZÄÖÜẞ]\p{L}*/gu;

/** Such a word uncontracted after a sign: that of words in capitals, or else this one. */
const foreignAfter = (sign: string): Respelling => [
  FOREIGN_WORD,
  (word) => (isInCapitals(word) ? IN_CAPITALS : sign) + spelled(word),
];

/** In Basisschrift. */
export const FOREIGN_LETTERS = foreignAfter('');

/** In the contracted grades such words are better left uncontracted (rw-blindenschrift.de, 2.8). */
export const FOREIGN_WORDS = foreignAfter(IN_BASISSCHRIFT);

/** In every grade. */
export const USUAL: readonly Respelling[] = [
  [/’/g, "'"],
  quotesByPlace('"“”»«', '„', '”'),
  quotesByPlace('‘‹›', '‚', '’'),
  [/…/g, '...'],
  // The built-in files do not know it.
  [/€/g, cellOf(4) + cellOf(1, 5)],
  // Words in capitals, Roman numbers among them, stand after dots 4 and 5. liblouis 3.24 leaves the sign out, and the
  // built-in release no longer contracts the words beside them.
  [
    /(?<!\p{L})([A-ZÄÖÜ]{2,})(s?)(?!\p{L})/gu,
    (_, capitals, plural) => IN_CAPITALS + spelled(capitals!) + (plural && DOT_6 + spelled(plural)),
  ],
  // Capitals are not marked in German; a single one makes the built-in release leave the words beside it uncontracted.
  [/(?<!\p{L})\p{Lu}(?!\p{L})/gu, (letter) => letter.toLowerCase()],
  // After a digit a lowered mark would be read as a lowered digit, so dot 6 stands before it (rw-blindenschrift.de,
  // 2.3.1), also after signs that end with lowered digits themselves. The tables forget some of these.
  [/(?<=\d):(?=\d)/g, DOT_6 + cellOf(2, 5)],
  [/(?<=\d\.)–(?=\d)/g, DOT_6 + cellOf(3, 6)],
  [/(?<=\d)”/g, DOT_6 + cellOf(3, 5, 6)],
  [/(?<=[%‰°¼½¾⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])(?=[,;:?!()„”])/g, DOT_6],
];

/** Kurzschrift. */
export const CONTRACTED: readonly Respelling[] = [
  // A letter that touches a number is no word; c, q, x, y and ß are contractions within words, and a to j are digits.
  [/(?<=\d)\p{L}(?!\p{L})/gu, (letter) => (/[a-jqxyß]/i.test(letter) ? DOT_6 : '') + cellsOf(letter)],
  // A letter that stands for a word in abbreviations needs no sign before its full stop (bskdl.org/grossschreibung.html:
  // z.B. is written with z and b alone); c, q, x and y do, as they are contractions within words too.
  [/(?<!\p{L})[abd-pr-wzäöü](?=\.(?!\d))/gu, spelled],
];

/** Where the built-in release has a dot 6 too many or too few in Kurzschrift, measured by liblouis 3.24. */
export const KURZSCHRIFT_SIGNS: readonly Respelling[] = [
  // A letter after an apostrophe gets a second one.
  [/(?<=[\p{L}\u2801-\u283f]')[a-z](?!\p{L})/gu, spelled],
  // Between a letter and a number there is none, and the number sign could be read as "ich".
  [/(?<=\p{L})(?=\d)/gu, DOT_6],
];

/**
 * Kurzschrift as it has been in force since 2018 (bskdl.org/text2018.html), for the built-in release, which knows that of 1998
 * with the words that did not fit it. Cells part a contraction or stand for one, and stand so that no letter is left alone, as
 * it would get a sign. Which words were found so: test/corpus/braille/kurzschrift.tsv.
 */
export const KURZSCHRIFT_OF_2018: readonly Respelling[] = [
  // The contraction of the prefix aus- was given up; what follows is read as after a word of its own.
  [/(?<!\p{L})aus(?=\p{L}{2})(?!tral|ter|tria)/giu, '⠡⠎'],
  // Where g belongs to what follows, it is the prefix zu; in Auszug the noun Zug.
  [/zug(?=riff|reif|renz|[aä]ng(?!eb)|abe|leich|unst|ute|rund|uck|ieß|ing)/giu, '⠂⠵g'],
  [/datei(?=⠂⠵)/giu, 'dat⠩'],
  [/(?<=⠡⠎)zug(?!e)(?:s(?!\p{L}))?/giu, spelled],
  [/(?<=\p{L})auf(?=lös)/giu, '⠂⠡'],
  // -wärts is contracted at the end of a word only.
  [/wärts(?=\p{L})/giu, spelled],
  [/(?<=⠡⠎)wärts/giu, '⠺'],
  // ihr and sein begin a word only before e and i, war only before en and st.
  [/(?<!\p{L})ihr(?=\p{L})(?![ei])/giu, '⠊⠓r'],
  [/(?<!\p{L})seins(?!\p{L})/giu, '⠎⠫⠎'],
  [/(?<!\p{L})sein(?=\p{L})(?![ei])/giu, '⠎⠫'],
  [/(?<!\p{L})ware(?!\p{L})/giu, '⠺⠴⠑'],
  // The contraction of -ion was given up; -ation has one of its own, which stays. In Version ver is no prefix.
  [/(?<!\p{L})ver(?=sion)/giu, '⠧⠻'],
  [/immer(?=sion)/giu, '⠊⠭⠻'],
  [/(?<=\p{L})(?<!at)ion(?=\p{L})/giu, 'i⠕n'],
  [/(?<=\p{L})(?<!at)ion/giu, 'i⠕⠝'],
  // Paragraf is contracted as it is spelled now, and ß is ss no more where it once was.
  [/paragraf/giu, '⠏⠛'],
  [/paragraph/giu, '⠏⠴agraph'],
  [/(?<!\p{L})(?:daß|muße?)(?!\p{L})/giu, (word) => spelled(word).replace('⠮', '⠠⠮')],
  // Six words are contracted no more; in these five the releases differ.
  [/blind/giu, '⠃lind'],
  [/frag(?=er)/giu, 'fr⠁⠛'],
  [/frag(?=\p{L})/giu, 'fr⠁g'],
  [/frag/giu, 'fr⠁⠛'],
  [/fräg/giu, 'fr⠜g'],
  [/mann(?=\p{L})/giu, '⠍⠖n'],
  [/mann/giu, '⠍⠖⠝'],
  [/männ/giu, '⠍⠜nn'],
  [/philosoph/giu, 'philo⠎oph'],
  [/(?<=\p{L})spr(?=[aä]ch)/giu, 's⠏r'],
  [/spr(?=[aä]ch)/giu, '⠎⠏r'],
  // A leaf of bars: st is one sign.
  [/leist(?=en\p{L})/giu, 'lei⠾'],
];
