import { capital, figuresInWords, numbersInWords, plainSigns, type Spoken } from '../spoken.ts';

const UP_TO_NINETEEN =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

function number(value: number): string {
  if (value < 20) return UP_TO_NINETEEN[value]!;
  if (value < 100) {
    const [tens, ones] = [TENS[Math.floor(value / 10) - 2]!, value % 10];
    return ones === 0 ? tens : `${before(ones)}und${tens}`;
  }
  const rest = value % 100;
  return `${before(Math.floor(value / 100))}hundert${rest === 0 ? '' : number(rest)}`;
}

/** A number as the beginning of a longer word: `ein`, `zwei` … */
function before(value: number): string {
  return number(value).replace(/eins$/, 'ein');
}

export const spoken: Spoken = {
  number,
  text(printed) {
    const words = plainSigns(printed)
      .replace(/\s*&\s*/g, ' und ')
      .replace(/©/g, 'Copyright')
      .replace(/\b(\d{1,3})-mal\b/g, (_, digits) => `${before(Number(digits))}mal`)
      .replace(/\bmit 1 (?=\p{Lu})/gu, 'mit einem ')
      // The number itself is a noun: `mit der Vier auf`, but `die vier Felder`.
      .replace(
        /(?<!\p{L})([Dd]er|[Dd]ie|[Ee]iner?|[Kk]eine) (\d{1,2})(?=[,;:]? (?!\p{Lu})|\. |[.,;:]?$)/gu,
        (_, article, digits) => `${article} ${capital(number(Number(digits)))}`,
      );
    return numbersInWords(figuresInWords(words, 'Figur', number), number);
  },
  // The first eight are those of the FIDE Laws of Chess for announcing moves to blind players.
  columns:
    'Anna Bella Cäsar David Eva Felix Gustav Hektor Ida Julius Konrad Ludwig Martin Nora Otto Paula Quentin Richard Samuel Theodor Ursula Viktor Walter Xaver Yvonne Zeno'.split(
      ' ',
    ),
  cell: (column, row) => `Spalte ${column} Zeile ${row}`,
  across: (row, [first, second]) => `Zeile ${row} Spalten ${first} und ${second}`,
  upright: (column, [first, second]) => `Spalte ${column} Zeilen ${first} und ${second}`,
  range(first, last, count) {
    if (count === 1) return `Spalte ${first}`;
    return `Spalten ${first} ${count === 2 ? 'und' : 'bis'} ${last}`;
  },
  size: (rows, columns, first, last) =>
    `Das Brett hat ${count(rows, 'Zeile')} und ${count(columns, 'Spalte')}, ${first} bis ${last}.`,
  row: (row) => `Zeile ${row}`,
  hole: 'kein Feld',
  empty: 'leer',
  allEmpty: 'alle leer',
  lying: (stone, place) => `${stone} auf ${place}`,
  stones: 'Diese Steine liegen',
  strokes: 'Trennungsstriche teilen diese Paare',
  marked: 'Um diese Felder geht es',
  chapter: 'Kapitel',
  step: (step) => `Schritt ${step}`,
  end: 'Ende des Buches.',
};

function count(value: number, thing: string): string {
  return value === 1 ? `eine ${thing}` : `${number(value)} ${thing}n`;
}
