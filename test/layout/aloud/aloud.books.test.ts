import { describe, expect, it } from 'vitest';
import { ENGINE } from '../../../src/book/engine.ts';
import { type BlockOf, type BoardFigure, COORDINATES, type Inline } from '../../../src/document/document.ts';
import { makeDocument } from '../../../src/document/make.ts';
import { stepText } from '../../../src/document/steps/steps.ts';
import { EXPLAINED_TECHNIQUES, TECHNIQUE_EXAMPLES } from '../../../src/document/techniques.ts';
import { COMPLETED, COMPLETION, completionKey } from '../../../src/document/worked.ts';
import { columnOf, rowOf } from '../../../src/domino/board.ts';
import { makeColumn, parseCell, parsePlace } from '../../../src/domino/coordinates.ts';
import { domino } from '../../../src/domino/dominoes.ts';
import { parseLine } from '../../../src/domino/notation.ts';
import { checkPuzzle, UNKNOWN } from '../../../src/domino/puzzle.ts';
import { LANGUAGE_CODES, type Language } from '../../../src/languages/index.ts';
import { layoutAloud } from '../../../src/layout/aloud/aloud.ts';
import { sayColumn, sentencesOf, voiceOf } from '../../../src/layout/aloud/voice.ts';
import { numbersAsDigits } from '../../../src/proof/spoken.ts';
import { solvePath } from '../../../src/solve/ladder.ts';
import { bookOf, entryOf } from '../../helpers/document/documents.ts';
import { stepBlocks } from '../../helpers/document/step-blocks.ts';
import { textsOf } from '../../helpers/document/texts.ts';
import { inTurn } from '../../helpers/in-turn.ts';
import { columnOfNames, type Heard, type HeardDomino, hear } from '../../helpers/layout/aloud/script.ts';
import { dealtOn, documentOf, figureOf, SHAPES, VIEWS } from '../../helpers/layout/shaped.ts';
import { WORDS } from '../../helpers/words.ts';

const text = (words: string): Inline => ({ type: 'text', text: words, strong: false });
const said = (language: Language, ...parts: (string | Inline)[]) =>
  sentencesOf(
    parts.map((part) => (typeof part === 'string' ? text(part) : part)),
    voiceOf(WORDS[language]),
  );

describe('text in a script', () => {
  it.each([
    ['en', 'Puzzle 7', ['Puzzle seven.']],
    [
      'en',
      '12 numbers are given. 18 are to be found.',
      ['Twelve numbers are given.', 'Eighteen are to be found.'],
    ],
    ['en', 'Tally: 127 pairs', ['Tally: one hundred and twenty-seven pairs.']],
    ['en', 'Date: 20 November 2026.', ['Date: 20 November 2026.']],
    ['en', 'ISBN 978-3-16-148410-0', ['ISBN 978-3-16-148410-0.']],
    ['en', 'Version 4.0, paper A4, board 8x9.', ['Version 4.0, paper A4, board 8x9.']],
    ['en', 'By O. S. Adler. In 1921.', ['By O. S. Adler.', 'In 1921.']],
    ['en', 'Figure XIV, figure X of 1921', ['Figure fourteen, figure ten of 1921.']],
    ['en', 'Henry VIII and I', ['Henry VIII and I.']],
    ['en', 'A “word” – isn’t it…', ['A "word", isn\'t it...']],
    ['en', 'So it is. «\u202fQuoted\u202f»\u202f?', ['So it is.', '"Quoted" ?']],
    ['en', '© 2026 Smith & Jones', ['Copyright 2026 Smith and Jones.']],
    ['en', 'Really? Yes! So:', ['Really?', 'Yes!', 'So:']],
    ['en', '   ', []],
    ['de', 'Aufgaben 1 bis 3. Satz bis', ['Aufgaben eins bis drei.', 'Satz bis.']],
    [
      'de',
      'Jede Zahl steht dort 9-mal, eine 21-mal, eine 1-mal.',
      ['Jede Zahl steht dort neunmal, eine einundzwanzigmal, eine einmal.'],
    ],
    ['de', 'Beginnen Sie mit der 4 auf dem Brett.', ['Beginnen Sie mit der Vier auf dem Brett.']],
    ['de', 'Die 4 Felder. Dort steht eine 3.', ['Die vier Felder.', 'Dort steht eine Drei.']],
    ['de', 'Die 8 fehlenden Steine; die 8 fehlenden.', ['Die acht fehlenden Steine; die acht fehlenden.']],
    ['de', 'provisorisches Siegel mit 1 Folgestein', ['Provisorisches Siegel mit einem Folgestein.']],
    ['de', '2., neue Auflage', ['2., neue Auflage.']],
    ['de', 'Hier steht die 1. Ein Dreier', ['Hier steht die Eins.', 'Ein Dreier.']],
    ['de', '1. Auflage', ['1. Auflage.']],
    ['de', 'Datum: 20. November 2026.', ['Datum: 20. November 2026.']],
    ['de', 'Die Figur IX hat 101 Felder.', ['Die Figur neun hat einhunderteins Felder.']],
    ['fr', 'Problèmes 1 à 3\u202f: jeu', ['Problèmes un à trois : jeu.']],
    ['fr', '21 dominos sur 21 cases', ['Vingt et un dominos sur vingt et une cases.']],
    [
      'fr',
      'La figure IX, de 1921, a 171 cases.',
      ['La figure neuf, de 1921, a cent soixante et onze cases.'],
    ],
    ['fr', 'Vraiment\u202f? «\u202fOui\u202f»', ['Vraiment ?', '"Oui".']],
  ] as const)('%s: %s', (language, words, expected) => {
    expect(said(language, words)).toEqual(expected);
  });

  it('begins a sentence with a capital letter, whatever it begins with', () => {
    const four: Inline = { type: 'domino', domino: domino(6, 4) };
    const place: Inline = { type: 'place', place: parsePlace(COORDINATES, 'a 1,2') };
    const cell: Inline = { type: 'cell', cell: parseCell(COORDINATES, 'b10') };
    expect(said('en', 'Look. ', four, ' is on ', place, '. ', cell, ' is free')).toEqual([
      'Look.',
      'Four-six is on column Anna rows one and two.',
      'Column Bella row ten is free.',
    ]);
    expect(said('de', four, ' liegt auf ', place)).toEqual([
      'Vier-sechs liegt auf Spalte Anna Zeilen eins und zwei.',
    ]);
  });
});

it.each(LANGUAGE_CODES)('every column has a name, which begins with its letter: %s', (language) => {
  const voice = voiceOf(WORDS[language]);
  const columns = Array.from({ length: 26 }, (_, column) => sayColumn(column, voice));
  expect(new Set(columns).size).toBe(26);
  expect(columns.map((name) => name[0]!.toLowerCase()).join('')).toBe('abcdefghijklmnopqrstuvwxyz');
  for (let column = 0; column < 506; column++) expect(columnOfNames(sayColumn(column, voice))).toBe(column);
});

// Boards of all shapes: the listener hears exactly what is drawn.

/** The largest set has two-digit numbers up to 21, and the longest boards have columns beyond z. */
const BOARDS = [...SHAPES, '12x13', '22x23', '1x72', '6x5', '2x1'].map(dealtOn);

function rowsOf({ puzzle: { board, numbers } }: BoardFigure): Heard[][] {
  return Array.from({ length: board.rows }, (_, row) =>
    numbers.slice(row * board.columns, (row + 1) * board.columns).map((number) => {
      if (number === UNKNOWN) return 'empty';
      return number < 0 ? undefined : number;
    }),
  );
}

function laidOn({ puzzle: { board }, dominoes, blank }: BoardFigure): HeardDomino[] {
  return dominoes.map(({ domino, first, second }) => ({
    numbers: blank ? undefined : [domino.low, domino.high],
    cells: [first, second].map((cell) => [rowOf(board, cell), columnOf(board, cell)]),
  }));
}

const SPOKEN = LANGUAGE_CODES.map((language) => ({ language }));

describe('boards in a script', () => {
  it.each(inTurn(BOARDS, SPOKEN))('$shape: $language', ({ language, ...dealt }) => {
    const document = { ...documentOf([dealt], VIEWS, true), language, words: WORDS[language] };
    const parts = hear(layoutAloud(document), language);
    const [puzzle, completion, stencil] = parts.filter(({ type }) => type === 'board');
    expect(puzzle).toEqual({ type: 'board', rows: rowsOf(figureOf(dealt, 'puzzle')) });
    expect(completion).toEqual({ type: 'board', rows: rowsOf(figureOf(dealt, 'completion')) });
    // The key repeats no numbers, and a stencil has none.
    expect(stencil).toEqual({ type: 'board', rows: [] });
    const lists = parts.flatMap((part) => (part.type === 'dominoes' ? [part.dominoes] : []));
    expect(lists).toEqual([laidOn(figureOf(dealt, 'key')), laidOn(figureOf(dealt, 'stencil'))]);
  });

  it.each(LANGUAGE_CODES)('tells the numbers with a key that stands alone: %s', (language) => {
    const dealt = dealtOn('letter-h');
    const document = { ...documentOf([dealt], ['key'], true), language, words: WORDS[language] };
    const boards = hear(layoutAloud(document), language).filter(({ type }) => type === 'board');
    expect(boards).toEqual([{ type: 'board', rows: rowsOf(figureOf(dealt, 'puzzle')) }]);
  });
});

// The spoken form of a step, written down by a listener, equals the printed one.

/** With numbers as digits. */
const PLACES: Record<Language, readonly [across: RegExp, upright: RegExp, cell: RegExp]> = {
  en: [
    /row (\d+) columns (\w+) and (\w+)/gi,
    /column (\w+) rows (\d+) and (\d+)/gi,
    /column (\w+) row (\d+)/gi,
  ],
  de: [
    /Zeile (\d+) Spalten (\p{L}+) und (\p{L}+)/gu,
    /Spalte (\p{L}+) Zeilen (\d+) und (\d+)/gu,
    /Spalte (\p{L}+) Zeile (\d+)/gu,
  ],
  fr: [
    /ligne (\d+) colonnes (\p{L}+) et (\p{L}+)/giu,
    /colonne (\p{L}+) lignes (\d+) et (\d+)/giu,
    /colonne (\p{L}+) ligne (\d+)/giu,
  ],
};

function writtenDown(said: string, language: Language): string {
  const [across, upright, cell] = PLACES[language];
  const column = (name: string) => makeColumn(columnOfNames(name));
  return numbersAsDigits(said, language)
    .replace(across, (_, row, one, other) => `${row} ${column(one)} ${column(other)}`)
    .replace(upright, (_, name, one, other) => `${column(name)} ${one},${other}`)
    .replace(cell, (_, name, row) => `${column(name)}${row}`)
    .replace(/(\d+)-(?=\d)/g, '$1:');
}

/** Removes irrelevant differences: words or numerals, capitals, and the style of marks. */
function levelled(text: string, language: Language): string {
  return numbersAsDigits(text.toLowerCase().replace(/’/g, "'").replace(/\s/g, ' '), language);
}

const TECHNIQUES = EXPLAINED_TECHNIQUES.map((technique) => ({ technique }));

it.each(inTurn(TECHNIQUES, SPOKEN))('steps in a script: $technique: $language', ({ technique, language }) => {
  const { setup, pathSteps } = solvePath(parseLine(TECHNIQUE_EXAMPLES[technique]));
  for (const { step } of pathSteps) {
    const marked = stepText(step, setup, WORDS[language]);
    const [block] = stepBlocks(marked, WORDS[language]);
    const sentences = sentencesOf((block as BlockOf<'paragraph'>).content, voiceOf(WORDS[language]));
    const written = writtenDown(sentences.join(' '), language);
    expect(levelled(written, language)).toBe(levelled(marked.plain(), language));
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*[^\s.]\.$/u);
    expect(sentences.length).toBeGreaterThan(1);
  }
});

/** A puzzle that needs a technique besides seals and gaps, and a completion. */
const SECTIONS = [
  {
    title: 'Omnibus',
    kind: 'omnibus' as const,
    range: 3,
    oneKey: false,
    puzzles: [entryOf(checkPuzzle(parseLine(TECHNIQUE_EXAMPLES['fixed-cell'])), 1)],
  },
  {
    title: 'Terzett',
    kind: 'completion' as const,
    range: 4,
    oneKey: false,
    puzzles: [
      {
        number: 2,
        id: 'x-2',
        puzzle: COMPLETION,
        solution: { ...COMPLETED },
        key: completionKey(),
        grade: undefined,
        engine: ENGINE,
      },
    ],
  },
];

// After a change: run vitest with -u, and review the difference.
it.each(LANGUAGE_CODES)('a small book: %s says what it always said', async (language) => {
  const audience = { reader: 'aloud', keysInside: true } as const;
  const document = makeDocument(bookOf(language, SECTIONS), 'book', audience, textsOf(language));
  await expect(layoutAloud(document)).toMatchFileSnapshot(`../../golden/aloud.${language}.txt`);
});
