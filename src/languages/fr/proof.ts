import type { Expectations } from '../proof.ts';

const UP_TO_19 =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
/** In twenties from sixty on. */
const STEPS: readonly (readonly [from: number, word: string])[] = [
  [80, 'quatre-vingt'],
  [60, 'soixante'],
  [50, 'cinquante'],
  [40, 'quarante'],
  [30, 'trente'],
  [20, 'vingt'],
];

function numeral(number: number): string {
  if (number >= 200) {
    const [hundreds, rest] = [UP_TO_19[Math.floor(number / 100)]!, number % 100];
    return rest === 0 ? `${hundreds} cents` : `${hundreds} cent ${numeral(rest)}`;
  }
  if (number >= 100) return number === 100 ? 'cent' : `cent ${numeral(number - 100)}`;
  if (number < 20) return UP_TO_19[number]!;
  const [from, word] = STEPS.find(([least]) => least <= number)!;
  const rest = number - from;
  if (rest === 0) return from === 80 ? `${word}s` : word;
  const joint = from < 80 && (rest === 1 || rest === 11) ? ' et ' : '-';
  return word + joint + UP_TO_19[rest];
}

export const proof: Expectations = {
  headings: {
    puzzle: 'Problème',
    figure: 'Figure',
    task: 'Exercice de pose',
    composing: 'Exercice de composition',
    keyTo: {
      puzzle: ['Clé du problème', 'Solution du problème'],
      figure: ['Clé de la figure', 'Solution de la figure'],
      task: ['Clé de l’exercice de pose', 'Solution de l’exercice de pose'],
      composing: ['Clé de l’exercice de composition', 'Solution de l’exercice de composition'],
    },
    cover: 'Un aperçu',
  },
  cell: { empty: 'vide', none: 'pas de case' },
  drawing: { row: 'Ligne', times: ' fois ', dominoes: 'Dominos' },
  answers: { id: 'Nom', oneOf: 'L’une des' },
  script: {
    chapter: 'Chapitre',
    row: /^Ligne (\d+): (.*)\.$/,
    run: /^colonnes? (.+?)(?: (?:et|à) (.+))?$/,
    across: /^(?:(\d+)-(\d+) sur )?ligne (\d+) colonnes (.+) et (.+)\.$/i,
    upright: /^(?:(\d+)-(\d+) sur )?colonne (.+) lignes (\d+) et (\d+)\.$/i,
    size: /^La grille fait \d+ sur (\d+): /,
    allEmpty: 'toutes vides',
  },
  numeral,
  braille: {
    digits: '⠼⠡⠣⠩⠹⠱⠫⠻⠳⠪',
    numberSign: '⠠',
    holdsOver: '⠂⠒',
    // Letters that are no words.
    signs: { '⠂': ',', '⠒': ':', '⠤': '-', '⠰': '' },
    afterDigit: '',
  },
  pages: { fr: { number: 0, title: 0 } },
};
