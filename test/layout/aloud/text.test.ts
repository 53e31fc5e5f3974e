import { describe, expect, it } from 'vitest';
import type { Inline } from '../../../src/document/document.ts';
import { COORDINATES } from '../../../src/document/document.ts';
import { parseCell, parsePlace } from '../../../src/domino/coordinates.ts';
import { domino, dominoesOf } from '../../../src/domino/dominoes.ts';
import { LANGUAGE_CODES, type Language } from '../../../src/languages/index.ts';
import { sayColumn, sayDomino, sentencesOf, voiceOf } from '../../../src/layout/aloud/voice.ts';
import { columnOfNames, numberOfWord, numbersOfDomino } from '../../helpers/layout/aloud/script.ts';
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

describe.each(LANGUAGE_CODES)('names: %s', (language) => {
  const voice = voiceOf(WORDS[language]);

  it('has a word of its own for every number', () => {
    const words = Array.from({ length: 1000 }, (_, number) => voice.numerals.word(number));
    expect(new Set(words).size).toBe(1000);
    for (let number = 0; number < 100; number++) expect(numberOfWord(words[number]!, language)).toBe(number);
    for (const word of words) expect(word).toMatch(/^[\p{Ll} -]+$/u);
  });

  it('has a name for every column, which begins with its letter', () => {
    const columns = Array.from({ length: 26 }, (_, column) => sayColumn(column, voice));
    expect(new Set(columns).size).toBe(26);
    expect(columns.map((name) => name[0]!.toLowerCase()).join('')).toBe('abcdefghijklmnopqrstuvwxyz');
    for (let column = 0; column < 506; column++) expect(columnOfNames(sayColumn(column, voice))).toBe(column);
  });

  it('has a name for every domino that is heard in one way only', () => {
    const names = dominoesOf(21).map((one) => sayDomino(one, voice));
    expect(new Set(names).size).toBe(253);
    expect(names.map((name) => numbersOfDomino(name, language))).toEqual(
      dominoesOf(21).map(({ low, high }) => [low, high]),
    );
  });
});
