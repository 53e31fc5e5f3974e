import { compose, makeKeyRows, makeRows } from 'dominosa-press';

// What a puzzle can be made for: a drawing, a day, a name. This runs in Node, in a page and in a worker alike.

/** Numbers on the cells of a row from a column on, as conditions. */
function written(digits, row, column) {
  return [...digits].map((digit, i) => `given ${String.fromCharCode(97 + column + i)}${row} ${digit}`);
}

/** The digits with which a telephone writes a name. */
function digitsOf(name) {
  return [...name].map((letter) => '22233344455566677778889999'[letter.charCodeAt(0) - 65]).join('');
}

export const GIFTS = {
  heart: {
    shape: '.###..###./##########/##########/##########/.########./..######../...####.../....##....',
  },
  tree: {
    shape: '....##..../...####.../..######../...####.../..######../.########./##########/....##....',
  },
  'October 31, 2026': { range: 6, shape: '7x8', conditions: written('10312026', 1, 0) },
  '24. Dezember 2026': { range: 6, shape: '7x8', conditions: written('24122026', 1, 0) },
  '21 juin 2026': { range: 6, shape: '7x8', conditions: written('21062026', 1, 0) },
  ZOE: { range: 9, conditions: written(digitsOf('ZOE'), 4, 4) },
  EMMA: { range: 9, conditions: written(digitsOf('EMMA'), 4, 3) },
  ANNE: { range: 9, conditions: written(digitsOf('ANNE'), 4, 3) },
};

/** Makes one of them. The same seed gives the same puzzle everywhere. */
export function makeGift(name) {
  const { puzzle, key, grade } = compose({ ...GIFTS[name], level: 'easy', seed: 'gifts' });
  return {
    name,
    rows: makeRows(puzzle),
    key: makeKeyRows(puzzle.board, key),
    level: grade.level,
  };
}
