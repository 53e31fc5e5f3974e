import { describe, expect, it } from 'vitest';
import { boardText, type DescribedRow, rowText } from '../../src/document/describe.ts';
import { explain, explainPath } from '../../src/document/explain.ts';
import { dayText, exactTechniqueName, levelName, shapeName, techniqueName } from '../../src/document/say.ts';
import { parseCell, parsePlace } from '../../src/domino/coordinates.ts';
import { domino } from '../../src/domino/dominoes.ts';
import { parseLine } from '../../src/domino/notation.ts';
import { nameOfShape, parseShape, SHAPE_NAMES } from '../../src/domino/shapes.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { LADDER, solvePath } from '../../src/solve/ladder.ts';
import { LEVELS, TECHNIQUE_NAMES, type TechniqueName } from '../../src/solve/levels.ts';
import { WordBook } from '../../src/words/word-book.ts';
import { translateText } from '../helpers/braille/writing.ts';
import { plainWords, WORDS } from '../helpers/words.ts';

it('tells a puzzle to its end in plain text', () => {
  const en = plainWords('en');
  expect(explain(parseLine('omnibus 1 001/110'), WORDS.en)).toEqual([
    en('step-seal', { domino: '0:0', place: '1 a b' }),
    en('step-seal', { domino: '1:1', place: '2 a b' }),
    en('step-gap-large', { domino: '0:1', place: 'c 1,2' }),
  ]);
  expect(explain(parseLine('omnibus 0 00'), WORDS.de)).toEqual([
    plainWords('de')('step-seal', { domino: '0:0', place: '1 a b' }),
  ]);
});

it('tells a way that is known already in the same words', () => {
  const setup = parseLine('omnibus 3 33022/11203/33101/02210');
  expect(explainPath(solvePath(setup), WORDS.de)).toEqual(explain(setup, WORDS.de));
});

it('says nothing where no technique leads anywhere', () => {
  expect(explain(parseLine('omnibus 1 010/101'), WORDS.en)).toEqual([]);
});

const SHORT = new WordBook('en', [
  {
    text: ['describe-empty = e', 'describe-hole = h', 'describe-times = { $count }x { $what }'].join('\n'),
  },
]);
const H = undefined;
const E = 'empty' as const;

it.each<[string, DescribedRow, string]>([
  ['numbers, each one told', [0, 0, 10, 10], '0 0 10 10'],
  ['one hole, one empty cell', [1, H, E, 2], '1 h e 2'],
  ['holes in a run', [1, H, H, H, 2], '1 3x h 2'],
  ['empty cells in a run', [E, E, 3], '2x e 3'],
  ['runs side by side', [H, H, E, E, E, H], '2x h 3x e h'],
  ['two runs of the same', [H, H, 4, H, H], '2x h 4 2x h'],
  ['nothing but holes', [H, H, H], '3x h'],
  ['nothing at all', [], ''],
])('a row in words: %s', (_, row, words) => {
  expect(rowText(row, SHORT)).toBe(words);
});

interface Drawn {
  readonly blank?: boolean;
  readonly dominoes?: readonly string[];
  readonly bars?: readonly string[];
  readonly marked?: readonly string[];
}

/** A figure by its shape, its numbers, and the names of places and cells. */
function figureOn(
  shape: string,
  numbers: readonly number[],
  { blank = false, dominoes = [], bars = [], marked = [] }: Drawn,
) {
  const board = parseShape(shape);
  return {
    puzzle: { kind: 'omnibus', range: 10, board, numbers, checked: true } as const,
    blank,
    dominoes: dominoes.map((text) => {
      const place = parsePlace(board, text);
      return { ...place, domino: domino(numbers[place.first]!, numbers[place.second]!) };
    }),
    bars: bars.map((text) => parsePlace(board, text)),
    marked: marked.map((text) => parseCell(board, text)),
  };
}

it.each(LANGUAGE_CODES)('the dominoes of a stencil are told by their places alone: %s', (language) => {
  const stencil = figureOn('###/#..', [0, 0, 0, 0, -1, -1], {
    blank: true,
    dominoes: ['a 1,2', '1 b c'],
  });
  const words: Readonly<Record<Language, string>> = {
    en: 'A board of 2 rows and 3 columns. Row 1: 3 times empty. Row 2: empty 2 times no cell. Dominoes: a 1,2; 1 b c.',
    de: 'Ein Brett mit 2 Zeilen und 3 Spalten. Zeile 1: 3-mal leer. Zeile 2: leer 2-mal kein Feld. Steine: a 1,2; 1 b c.',
    fr: 'Une grille de 2 lignes et 3 colonnes. Ligne 1 : 3 fois vide. Ligne 2 : vide 2 fois pas de case. Dominos : a 1,2 ; 1 b c.',
  };
  expect(boardText(stencil, WORDS[language])).toBe(words[language]);
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

// Siegel, Lücke, Festlegung, Loch, Quadrat, provisorisches Siegel: the words of the 1921 book.
it.each<[TechniqueName, rating: number, en: string, de: string]>([
  ['seal', 1, 'seal', 'Siegel'],
  ['gap', 1.2, 'gap', 'Lücke'],
  ['seal', 1.4, 'seal', 'Siegel'],
  ['equal-neighbours', 2, 'equal neighbours', 'gleiche Nachbarn'],
  ['fixed-cell', 2.2, 'fixed cell', 'Festlegung'],
  ['overlap', 2.5, 'overlap', 'Überschneidung'],
  ['forced-duplicate', 2.8, 'forced duplicate', 'doppelter Bedarf'],
  ['forced-duplicate', 3, 'forced duplicate of two cells', 'doppelter Bedarf zweier Felder'],
  ['odd-area', 3.3, 'odd area', 'ungerades Loch'],
  ['cell-set', 4, 'set of two cells', 'Gruppe von zwei Feldern'],
  ['locked-square', 4.2, 'locked square', 'Quadrat'],
  ['cell-set', 4.3, 'set of three cells', 'Gruppe von drei Feldern'],
  ['cell-set', 4.6, 'set of four or more cells', 'Gruppe von vier oder mehr Feldern'],
  ['hidden-set', 4.7, 'set of dominoes', 'Steingruppe'],
  ['cell-set-with-double', 4.8, 'set of cells with a double', 'Feldgruppe mit Doppelstein'],
  ['mixed-set', 4.9, 'mixed set of cells', 'gemischte Feldgruppe'],
  ['chain', 5, 'chain', 'Kette'],
  ['chain', 5.2, 'chain of 2 links', 'Kette mit 2 Gliedern'],
  ['chain', 5.8, 'chain of 8 links', 'Kette mit 8 Gliedern'],
  ['chain', 5.9, 'chain of 9 or more links', 'Kette mit 9 oder mehr Gliedern'],
  ['matching', 5.5, 'matching', 'Paarung'],
  ['trial', 6, 'trial', 'provisorisches Siegel'],
  ['trial', 6.1, 'trial with 1 forced domino', 'provisorisches Siegel mit einem Folgestein'],
  ['trial', 6.2, 'trial with 2 forced dominoes', 'provisorisches Siegel mit 2 Folgesteinen'],
  ['trial', 6.8, 'trial with 8 forced dominoes', 'provisorisches Siegel mit 8 Folgesteinen'],
  ['trial', 7, 'trial with more than 8 forced dominoes', 'provisorisches Siegel mit mehr als 8 Folgesteinen'],
  ['trial', 7.5, 'nested trial', 'geschachteltes provisorisches Siegel'],
])('%s %d is named: %s, %s', (technique, rating, en, de) => {
  expect(exactTechniqueName(technique, rating, WORDS.en)).toBe(en);
  expect(exactTechniqueName(technique, rating, WORDS.de)).toBe(de);
});

it.each(LANGUAGE_CODES)('techniques have names of their own, but for the two seals: %s', (language) => {
  const words = WORDS[language];
  const names = LADDER.map(({ name, rating }) => exactTechniqueName(name, rating, words));
  expect(new Set(names).size).toBe(LADDER.length - 1);
  expect(new Set(TECHNIQUE_NAMES.map((name) => techniqueName(name, words))).size).toBe(
    TECHNIQUE_NAMES.length,
  );
});

describe('what the program says itself', () => {
  it.each<[Language, string, string]>([
    ['en', '2026-11-20', '20 November 2026'],
    ['en', '2024-02-29', '29 February 2024'],
    ['en', '2027-01-01', '1 January 2027'],
    ['de', '2026-11-20', '20. November 2026'],
    ['de', '2026-03-09', '9. März 2026'],
    ['de', '1999-12-31', '31. Dezember 1999'],
  ])('%s: the day %s is %s', (language, day, words) => {
    expect(dayText(day, WORDS[language])).toBe(words);
  });

  it.each(LANGUAGE_CODES)('has a name for each month and level: %s', (language) => {
    const words = WORDS[language];
    const months = Array.from({ length: 12 }, (_, i) =>
      dayText(`2026-${String(i + 1).padStart(2, '0')}-01`, words),
    );
    expect(new Set(months).size).toBe(12);
    expect(new Set(LEVELS.map((level) => levelName(level, words))).size).toBe(LEVELS.length);
  });

  const numbers = [0, -1, 10, 1, 2, 3];
  const bare = figureOn('#.#/###', numbers, {});
  const full = figureOn('#.#/###', numbers, {
    dominoes: ['a 1,2'],
    bars: ['2 b c', 'c 1,2'],
    marked: ['a1', 'c2'],
  });

  it.each<[Language, string, string]>([
    [
      'en',
      'A board of 2 rows and 3 columns. Row 1: 0 no cell 10. Row 2: 1 2 3.',
      ' Dominoes: 0:1 on a 1,2. Bars: 2 b c; c 1,2. The cells in question: a1; c2.',
    ],
    [
      'de',
      'Ein Brett mit 2 Zeilen und 3 Spalten. Zeile 1: 0 kein Feld 10. Zeile 2: 1 2 3.',
      ' Steine: 0:1 auf a 1,2. Striche: 2 b c; c 1,2. Um diese Felder geht es: a1; c2.',
    ],
  ])('%s: describes a figure', (language, first, more) => {
    expect(boardText(bare, WORDS[language])).toBe(first);
    expect(boardText(full, WORDS[language])).toBe(first + more);
  });
});
