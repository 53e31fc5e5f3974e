import type { Expectations } from '../proof.ts';

const UP_TO_19 =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

function numeral(number: number): string {
  if (number < 20) return UP_TO_19[number]!;
  const before = (count: number) => (count === 1 ? 'ein' : UP_TO_19[count]!);
  if (number >= 100) {
    const rest = number % 100;
    return `${before(Math.floor(number / 100))}hundert${rest === 0 ? '' : numeral(rest)}`;
  }
  const [ten, ones] = [TENS[Math.floor(number / 10) - 2]!, number % 10];
  return ones === 0 ? ten : `${before(ones)}und${ten}`;
}

export const proof: Expectations = {
  headings: {
    puzzle: 'Aufgabe',
    figure: 'Figur',
    task: 'Legeaufgabe',
    composing: 'Setzaufgabe',
    keyTo: {
      puzzle: ['Schlüssel zu Aufgabe', 'Lösung zu Aufgabe'],
      figure: ['Schlüssel zu Figur', 'Lösung zu Figur'],
      task: ['Schlüssel zu Legeaufgabe', 'Lösung zu Legeaufgabe'],
      composing: ['Schlüssel zu Setzaufgabe', 'Lösung zu Setzaufgabe'],
    },
    cover: 'So sieht eine Aufgabe aus',
  },
  cell: { empty: 'leer', none: 'kein Feld' },
  drawing: { row: 'Zeile', times: '-mal ', dominoes: 'Steine' },
  answers: { id: 'Name', oneOf: 'Eine von' },
  script: {
    chapter: 'Kapitel',
    row: /^Zeile (\d+): (.*)\.$/,
    run: /^Spalten? (.+?)(?: (?:und|bis) (.+))?$/,
    across: /^(?:(\d+)-(\d+) auf )?Zeile (\d+) Spalten (.+) und (.+)\.$/i,
    upright: /^(?:(\d+)-(\d+) auf )?Spalte (.+) Zeilen (\d+) und (\d+)\.$/i,
    size: /^Das Brett hat .* und (?:eine|(\d+)) Spalten?, /,
    allEmpty: 'alle leer',
  },
  numeral,
  braille: {
    digits: '⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊',
    numberSign: '⠼',
    holdsOver: '⠂',
    // Letters that are no words.
    signs: { '⠂': ',', '⠒': ':', '⠤': '-', '⠠': '' },
    afterDigit: '⠠',
  },
  pages: { de: { number: -1, title: -1 } },
};
