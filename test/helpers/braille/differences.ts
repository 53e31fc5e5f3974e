import type { BrailleGrade } from '../../../src/languages/braille.ts';
import type { Language } from '../../../src/languages/index.ts';

/** A word that the press writes differently from lou_translate alone. */
export interface Difference {
  readonly print: string;
  readonly ours: string;
  readonly theirs: string;
}

/** Why the two write a word differently, and whose version is unambiguous. */
interface Reason {
  readonly language: Language;
  readonly when: (difference: Difference) => boolean;
  readonly right: 'ours' | 'theirs' | 'both';
  readonly why: string;
}

const UNKNOWN_IN_UEB = /[ęİ]/;
const FOREIGN_TO_FRENCH = /[łńźşİř]/;
const FOREIGN = /[^\P{L}a-zäöüßA-ZÄÖÜẞ]/u;

/** The first matching reason applies. */
const REASONS: readonly Reason[] = [
  {
    language: 'en',
    when: ({ print }) => UNKNOWN_IN_UEB.test(print),
    right: 'ours',
    why: 'lou_translate prints an escape for a letter that its table does not know; RUEB 4.2 has signs for such marks',
  },
  {
    language: 'en',
    when: ({ print }) => FOREIGN.test(print),
    right: 'both',
    why: 'a foreign word is not contracted (RUEB 13.2.1); lou_translate does not know that it is one',
  },
  {
    language: 'en',
    when: ({ print }) => print.includes('"'),
    right: 'ours',
    why: 'what opened with ⠦ closes with ⠴ (RUEB 7.6); lou_translate takes the sign for a quote of no direction',
  },
  {
    language: 'en',
    when: ({ print }) => /\d\S* \S*\d/.test(print),
    right: 'both',
    why: 'numbers beside each other are two numbers here; lou_translate takes the blank for one within a number (RUEB 6.6)',
  },
  {
    language: 'en',
    when: ({ ours }) => ours.startsWith('⠠⠠⠠') || ours.endsWith('⠠⠄'),
    right: 'both',
    why: 'words in capitals with a number between them can be one passage (RUEB 8.5); lou_translate gives each its sign',
  },
  {
    language: 'de',
    when: ({ print }) => FOREIGN.test(print) && /İ/.test(print),
    right: 'ours',
    why: 'a foreign letter has dot 4 before it (2.8); lou_translate writes it as a German one',
  },
  {
    language: 'de',
    when: ({ print }) => FOREIGN.test(print),
    right: 'both',
    why: 'a word with a foreign letter is better left uncontracted and announced (2.8); lou_translate contracts it',
  },
  {
    language: 'de',
    when: ({ print }) => /\p{Lu}{2}/u.test(print),
    right: 'ours',
    why: 'a word in capitals has dots 4 and 5 before it and is not contracted; lou_translate leaves the sign out',
  },
  {
    language: 'de',
    when: ({ print }) => /\d:\d/.test(print),
    right: 'ours',
    why: 'a time or a domino is no ratio: dot 6, colon, number sign (2.3.1.3)',
  },
  {
    language: 'de',
    when: ({ print }) => /\d\.–\d/.test(print),
    right: 'ours',
    why: 'a stretch between ordinals; lou_translate takes full stop and dash for an amount without cents',
  },
  {
    language: 'de',
    when: ({ print }) => print.includes('’'),
    right: 'ours',
    why: 'an apostrophe is dot 6; lou_translate takes it for a quote that closes',
  },
  {
    language: 'de',
    when: ({ print, ours, theirs }) => /€ \d/.test(print) && ours.includes('⠈⠑ ⠼') && theirs.includes('⠈⠑⠼'),
    right: 'both',
    why: 'the blank after the sign of a currency is that of print; lou_translate hangs the sign on its number',
  },
  {
    language: 'de',
    when: ({ print, ours, theirs }) =>
      /[“‘]/.test(print) &&
      ours.replaceAll('⠴', '⠦').replaceAll('⠠⠦', '⠦') === theirs.replaceAll('⠠⠦', '⠦').replaceAll('⠴', '⠦'),
    right: 'ours',
    why: 'German print closes with this quote; lou_translate writes it as one that opens',
  },
  {
    language: 'de',
    when: ({ print, ours, theirs }) => /^\P{L}*[A-Z]\d/u.test(print) && ours.replace('⠠⠼', '⠼') === theirs,
    right: 'ours',
    why: 'dot 6 between letter and number, as lou_translate has it for small letters; ⠼ would be read as ich',
  },
  {
    language: 'fr',
    when: ({ print }) => FOREIGN_TO_FRENCH.test(print),
    right: 'ours',
    why: 'a letter that the table does not know is written as the one under its mark; lou_translate leaves it out',
  },
  {
    language: 'fr',
    when: ({ print }) => /[«»]/.test(print),
    right: 'ours',
    why: 'quotes stand at their words, without the blanks of French print; lou_translate keeps these',
  },
  {
    language: 'fr',
    when: ({ print, ours, theirs }) => /[;:!?]$/.test(print) && theirs.replace(' ', '') === ours,
    right: 'ours',
    why: 'these marks stand at their words, without the blank of French print; lou_translate keeps it',
  },
  {
    language: 'fr',
    when: ({ print }) => print.includes('’'),
    right: 'ours',
    why: 'an apostrophe is dot 3; lou_translate takes it for a quote that closes',
  },
  {
    language: 'fr',
    when: ({ print, ours }) => /\d{4}/.test(print) && ours.includes('⠄'),
    right: 'ours',
    why: 'the blank of print within a number is dot 3; lou_translate makes two numbers of it',
  },
  {
    language: 'fr',
    when: ({ print }) => /\(\d/.test(print),
    right: 'both',
    why: 'dot 6 stands before the number; the later table has it before the bracket',
  },
  {
    language: 'fr',
    when: ({ print, ours, theirs }) => /\d\d\p{L}/u.test(print) && theirs.replace('⠰', '') === ours,
    right: 'both',
    why: 'a letter behind a number of several digits is announced by dots 5 and 6 in the later table',
  },
];

export function reasonOf(language: Language, difference: Difference): Reason | undefined {
  return REASONS.find((reason) => reason.language === language && reason.when(difference));
}

/**
 * The differing words of two translations of a text. If one has more words than the other, everything between the common
 * beginning and the common end.
 */
export function differencesOf(
  print: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): Difference[] {
  if (ours.length === theirs.length && ours.length === print.length) {
    return print.flatMap((word, i) =>
      ours[i] === theirs[i] ? [] : [{ print: word, ours: ours[i]!, theirs: theirs[i]! }],
    );
  }
  if (ours.join() === theirs.join()) return [];
  const shorter = Math.min(ours.length, theirs.length, print.length);
  let start = 0;
  while (start < shorter && ours[start] === theirs[start]) start++;
  let end = 0;
  while (end < shorter - start && ours.at(-1 - end) === theirs.at(-1 - end)) end++;
  const between = (words: readonly string[]) => words.slice(start, words.length - end).join(' ');
  return [{ print: between(print), ours: between(ours), theirs: between(theirs) }];
}

/** The blanks that braille leaves out: German and French attach some signs to the neighbouring word. */
const ATTACHED: Readonly<Record<Language, RegExp>> = {
  en: /(?!)/,
  de: / (?=[%‰°–])|(?<=§) /g,
  fr: /[ \u202f](?=[;:!?»])|(?<=«)[ \u202f]|(?<=\d)\u202f(?=\d)/g,
};

/** The words of a text as braille separates them. */
export function wordsAsTold(text: string, language: Language): string[] {
  return text.replace(ATTACHED[language], '').split(' ');
}

/** A code by its name in the table of differences. */
export function codeName(language: Language, grade: BrailleGrade): string {
  const names = {
    en: { uncontracted: 'UEB 1', full: '', contracted: 'UEB 2' },
    de: { uncontracted: 'Basisschrift', full: 'Vollschrift', contracted: 'Kurzschrift' },
    fr: { uncontracted: 'intégral', full: '', contracted: 'abrégé' },
  };
  return names[language][grade];
}
