import { figuresInWords, numbersInWords, plainSigns, type Spoken } from '../spoken.ts';

const UP_TO_NINETEEN =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function number(value: number): string {
  if (value < 20) return UP_TO_NINETEEN[value]!;
  if (value < 100) {
    const [tens, ones] = [TENS[Math.floor(value / 10) - 2]!, value % 10];
    return ones === 0 ? tens : `${tens}-${number(ones)}`;
  }
  const [hundreds, rest] = [`${number(Math.floor(value / 100))} hundred`, value % 100];
  return rest === 0 ? hundreds : `${hundreds} and ${number(rest)}`;
}

export const spoken: Spoken = {
  number,
  text(printed) {
    const words = plainSigns(printed)
      .replace(/\s*&\s*/g, ' and ')
      .replace(/©/g, 'copyright');
    return numbersInWords(figuresInWords(words, 'figure', number), number);
  },
  // The first eight are those of the FIDE Laws of Chess for announcing moves to blind players.
  columns:
    'Anna Bella Cesar David Eva Felix Gustav Hector Ida Julius Konrad Ludwig Martin Nora Otto Paula Quentin Richard Samuel Theodor Ursula Viktor Walter Xavier Yvonne Zeno'.split(
      ' ',
    ),
  cell: (column, row) => `column ${column} row ${row}`,
  across: (row, [first, second]) => `row ${row} columns ${first} and ${second}`,
  upright: (column, [first, second]) => `column ${column} rows ${first} and ${second}`,
  range(first, last, count) {
    if (count === 1) return `column ${first}`;
    return `columns ${first} ${count === 2 ? 'and' : 'to'} ${last}`;
  },
  size: (rows, columns, first, last) =>
    `The board has ${count(rows, 'row')} and ${count(columns, 'column')}, ${first} to ${last}.`,
  row: (row) => `Row ${row}`,
  hole: 'no cell',
  empty: 'empty',
  allEmpty: 'all empty',
  lying: (stone, place) => `${stone} on ${place}`,
  stones: 'These stones lie',
  strokes: 'Strokes part these pairs',
  marked: 'The cells in question',
  chapter: 'Chapter',
  step: (step) => `Step ${step}`,
  end: 'End of the book.',
};

function count(value: number, thing: string): string {
  return `${number(value)} ${thing}${value === 1 ? '' : 's'}`;
}
