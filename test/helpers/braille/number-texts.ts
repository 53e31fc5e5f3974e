import type { Language } from '../../../src/languages/index.ts';

/** The digits, letters and marks that texts are made of. */
export interface Signs {
  readonly digits: string;
  readonly letters: string;
  readonly marks: readonly string[];
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** What can follow a number or a letter in print: the closing quotes of each language, and other closing marks. */
const AFTER = '|.|,|;|:|?|!|)|"|-|–| –|/|…|).|),|.)|",|?"'.split('|');
const UNITS = [' %', ' %.', ' %;', ' %:', ' %,', ' %?', ' %)', ' %"', ' °', ' °;', ' °,', ' €', ' €.'];
/** What can follow a number that contains a mark. */
const AFTER_TWO = ['', '.', ';', ')', '"', ...UNITS];
const BETWEEN = [',', '.', ':', '-', '–', '/', ' – ', '.–'];

/** All signs. ß stands for itself within a word only. */
export const SIGNS: Readonly<Record<Language, Signs>> = {
  en: { digits: '0123456789', letters: ALPHABET, marks: [...AFTER, '”'] },
  de: { digits: '0123456789', letters: `${ALPHABET}äöü`, marks: [...AFTER, '“', '«'] },
  fr: { digits: '0123456789', letters: ALPHABET, marks: [...AFTER, '»'] },
};

/**
 * A few representatives: letters that serve as digits, contractions, single-letter words, and letters that are none of these.
 */
export const FEW_SIGNS: Readonly<Record<Language, Signs>> = {
  en: { ...SIGNS.en, digits: '039', letters: 'acjkx' },
  de: { ...SIGNS.de, digits: '039', letters: 'acjkxö' },
  fr: { ...SIGNS.fr, digits: '039', letters: 'acjkx' },
};

/**
 * Each digit with each letter, mark and unit as they touch in print: `3c.`, `3 c;`, `c3:`, `(12c)`, `3-c`, `3,5 %`. Each text
 * is written and read on its own.
 */
export function numberTexts({ digits, letters, marks }: Signs): string[] {
  const all = [...digits].flatMap((digit) => [
    ...[...letters].flatMap((letter) =>
      marks.flatMap((mark) => [
        `${digit}${letter}${mark}`,
        `${digit} ${letter}${mark}`,
        `${letter}${digit}${mark}`,
        `(1${digit}${letter}${mark}`,
        `"${digit}-${letter}${mark}`,
      ]),
    ),
    ...[...digits].flatMap((other) =>
      BETWEEN.flatMap((between) => AFTER_TWO.map((mark) => `${digit}${between}${other}${mark}`)),
    ),
  ]);
  return [...new Set(all)];
}

/** The part of a text that braille cells distinguish. */
export function asTold(text: string, language: Language): string {
  const told = text
    .toLowerCase()
    .replace(/(?<=^|[\s(])"/g, '„')
    .replace(/["”«»]/g, '“')
    .replaceAll('…', '...');
  // German attaches a dash, a percent sign and a degree sign to what precedes it, and has one sign for both brackets.
  if (language === 'de') return told.replace(/ (?=[–%°])/g, '').replace(/[()]/g, '()');
  // French has one sign for all quotes, and uses the hyphen's sign for dashes.
  return language === 'fr' ? told.replace(/[„“]/g, '"').replaceAll('–', '-') : told;
}
