import { describe, expect, it } from 'vitest';
import { boardText, type DescribedRow, rowText } from '../../../src/document/describe.ts';
import { shapeName } from '../../../src/document/say.ts';
import { nameOfShape, parseShape, SHAPE_NAMES } from '../../../src/domino/shapes.ts';
import { LANGUAGE_CODES, type Language } from '../../../src/languages/index.ts';
import { WordBook } from '../../../src/words/word-book.ts';
import { translateText } from '../../helpers/braille/writing.ts';
import { WORDS } from '../../helpers/words.ts';

const SHORT = new WordBook('en', [
  {
    text: ['describe-empty = e', 'describe-hole = h', 'describe-times = { $count }x { $what }'].join('\n'),
  },
]);
const H = undefined;
const E = 'empty' as const;

describe('a row in words', () => {
  it.each<[string, DescribedRow, string]>([
    ['numbers, each one told', [0, 0, 10, 10], '0 0 10 10'],
    ['one hole, one empty cell', [1, H, E, 2], '1 h e 2'],
    ['holes in a run', [1, H, H, H, 2], '1 3x h 2'],
    ['empty cells in a run', [E, E, 3], '2x e 3'],
    ['runs side by side', [H, H, E, E, E, H], '2x h 3x e h'],
    ['two runs of the same', [H, H, 4, H, H], '2x h 4 2x h'],
    ['nothing but holes', [H, H, H], '3x h'],
    ['nothing at all', [], ''],
  ])('%s', (_, row, words) => {
    expect(rowText(row, SHORT)).toBe(words);
  });
});

describe.each(LANGUAGE_CODES)('a board in words: %s', (language) => {
  const board = {
    rows: [
      [E, E, 3],
      [0, H, H],
    ],
    columns: 3,
    dominoes: [{ place: 'a 1,2' }, { place: '1 b c' }],
    bars: [],
    marked: [],
  };

  it('tells the dominoes of a stencil by their places alone', () => {
    const words: Readonly<Record<Language, string>> = {
      en: 'A board of 2 rows and 3 columns. Row 1: 2 times empty 3. Row 2: 0 2 times no cell. Dominoes: a 1,2; 1 b c.',
      de: 'Ein Brett mit 2 Zeilen und 3 Spalten. Zeile 1: 2-mal leer 3. Zeile 2: 0 2-mal kein Feld. Steine: a 1,2; 1 b c.',
      fr: 'Une grille de 2 lignes et 3 colonnes. Ligne 1 : 2 fois vide 3. Ligne 2 : 0 2 fois pas de case. Dominos : a 1,2 ; 1 b c.',
    };
    expect(boardText(board, WORDS[language])).toBe(words[language]);
  });
});

describe.each(LANGUAGE_CODES)('the names of shapes: %s', (language) => {
  const names = SHAPE_NAMES.map((shape) => shapeName(shape, WORDS[language])!);

  it('are there for every shape, each another', () => {
    expect(new Set(names).size).toBe(SHAPE_NAMES.length);
    expect(shapeName('8x9', WORDS[language])).toBeUndefined();
    for (const name of SHAPE_NAMES) expect(nameOfShape(parseShape(name))).toBe(name);
  });

  it('can be written in braille', () => {
    for (const name of names) expect(translateText(name, language)).not.toBe('');
  });
});
