import type { Expectations } from '../proof.ts';

const UP_TO_19 =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function numeral(number: number): string {
  if (number < 20) return UP_TO_19[number]!;
  const [step, most, joint] =
    number < 100
      ? [10, TENS[Math.floor(number / 10) - 2]!, '-']
      : [100, `${UP_TO_19[Math.floor(number / 100)]} hundred`, ' and '];
  const rest = number % step;
  return rest === 0 ? most : most + joint + numeral(rest);
}

export const proof: Expectations = {
  headings: {
    puzzle: 'Puzzle',
    figure: 'Figure',
    task: 'Laying task',
    composing: 'Composing task',
    keyTo: {
      puzzle: ['Key to puzzle', 'Answer to puzzle'],
      figure: ['Key to figure', 'Answer to figure'],
      task: ['Key to laying task', 'Answer to laying task'],
      composing: ['Key to composing task', 'Answer to composing task'],
    },
    cover: 'A taste of what’s inside',
  },
  cell: { empty: 'empty', none: 'no cell' },
  drawing: { row: 'Row', times: ' times ', dominoes: 'Dominoes' },
  answers: { id: 'Name', oneOf: 'One of' },
  script: {
    chapter: 'Chapter',
    row: /^Row (\d+): (.*)\.$/,
    run: /^columns? (.+?)(?: (?:and|to) (.+))?$/,
    across: /^(?:(\d+)-(\d+) on )?row (\d+) columns (.+) and (.+)\.$/i,
    upright: /^(?:(\d+)-(\d+) on )?column (.+) rows (\d+) and (\d+)\.$/i,
    size: /^The board has .* and (\d+) columns?, /,
    allEmpty: 'all empty',
  },
  numeral,
  braille: {
    digits: '⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊',
    numberSign: '⠼',
    holdsOver: '⠂',
    // Capitals, and letters that are no words.
    signs: { '⠂': ',', '⠒': ':', '⠤': '-', '⠠': '', '⠰': '' },
    afterDigit: '',
  },
  pages: { uk: { number: 0, title: 0 }, us: { number: -1, title: 0 } },
};
