import type { Numerals } from '../language.ts';

const UP_TO_SIXTEEN =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');
const TENS = 'vingt trente quarante cinquante soixante'.split(' ');

/** Feminine words of the texts that can follow a number: before them it ends in `une`. */
const FEMININE =
  'cases? cellules? clés? colonnes? cartes? étapes? feuilles? figures? fois grilles? lacunes? lettres? lignes? manches? pages? paires? parties? personnes? règles? séries? solutions? techniques? zones?';

const BEFORE_FEMININE = new RegExp(
  `(?<![\\p{L}\\p{N}.,:/-])(\\d{1,3}) (?=(?:${FEMININE.split(' ').join('|')})(?!\\p{L}))`,
  'gu',
);

export const numerals: Numerals = {
  word,
  inflected: (text) =>
    text.replace(BEFORE_FEMININE, (found, digits) => {
      const said = word(Number(digits));
      return /(?<!\p{L})un$/u.test(said) ? `${said}e ` : found;
    }),
  beforeRoman: 'figure',
};

function word(number: number): string {
  if (number < 100) return upToNinetyNine(number);
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  const before = hundreds === 1 ? 'cent' : `${upToNinetyNine(hundreds)} cent`;
  if (rest > 0) return `${before} ${upToNinetyNine(rest)}`;
  return hundreds === 1 ? before : `${before}s`;
}

/** Seventy and ninety go on from sixty and eighty: `soixante et onze`, `quatre-vingt-dix-sept`. */
function upToNinetyNine(number: number): string {
  if (number <= 16) return UP_TO_SIXTEEN[number]!;
  if (number < 20) return `dix-${UP_TO_SIXTEEN[number - 10]}`;
  if (number === 80) return 'quatre-vingts';
  if (number > 80) return `quatre-vingt-${upToNinetyNine(number - 80)}`;
  const ten = Math.min(Math.floor(number / 10), 6);
  const [before, rest] = [TENS[ten - 2]!, number - 10 * ten];
  if (rest === 0) return before;
  return rest === 1 || rest === 11
    ? `${before} et ${upToNinetyNine(rest)}`
    : `${before}-${upToNinetyNine(rest)}`;
}
