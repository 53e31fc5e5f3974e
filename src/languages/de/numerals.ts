import type { Numerals } from '../language.ts';

const UP_TO_NINETEEN =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

export const numerals: Numerals = {
  word,
  inflected: (text) =>
    text
      .replace(/\b(\d{1,3})-mal\b/g, (_, digits) => `${stem(Number(digits))}mal`)
      .replace(/\bmit 1 (?=\p{Lu})/gu, 'mit einem ')
      // The number itself is a noun: `mit der Vier auf`, but `die vier Felder` and `die vier fehlenden`.
      .replace(
        /(?<!\p{L})([Dd]er|[Dd]ie|[Ee]iner?|[Kk]eine) (\d{1,2})(?=[,;:]? (?!\p{Lu}|\p{Ll}{2,}enden\b)|\. |[.,;:]?$)/gu,
        (_, article, digits) => `${article} ${noun(Number(digits))}`,
      ),
  beforeRoman: 'figur',
};

function word(number: number): string {
  if (number < 20) return UP_TO_NINETEEN[number]!;
  if (number < 100) {
    const [tens, ones] = [TENS[Math.floor(number / 10) - 2]!, number % 10];
    return ones === 0 ? tens : `${stem(ones)}und${tens}`;
  }
  const rest = number % 100;
  return `${stem(Math.floor(number / 100))}hundert${rest === 0 ? '' : word(rest)}`;
}

/** A number as the beginning of a longer word: `ein`, `zwei` … */
function stem(number: number): string {
  return word(number).replace(/eins$/, 'ein');
}

function noun(number: number): string {
  const name = word(number);
  return name[0]!.toUpperCase() + name.slice(1);
}
