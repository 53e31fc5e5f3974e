import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brailleSchema, EMBOSSER_PAGES, usualPage } from '../../src/book/braille-config.ts';
import { parseConfig } from '../../src/book/config.ts';
import { firstBook } from '../../src/book/presets.ts';
import { brailleCell, brailleDigits, brailleDomino, braillePlace } from '../../src/braille/grids.ts';
import { gradesOf, tableOf } from '../../src/braille/tables.ts';
import { parseAttempt } from '../../src/domino/attempt.ts';
import { placesOf, rectangle } from '../../src/domino/board.ts';
import { makeCell, makePlace } from '../../src/domino/coordinates.ts';
import { domino, dominoesOf, MAX_RANGE, makeDomino } from '../../src/domino/dominoes.ts';
import { parseLine } from '../../src/domino/notation.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../../src/languages/index.ts';
import type { LanguageData } from '../../src/languages/language.ts';
import { loadWords } from '../../src/node/words.ts';
import { plainOf } from '../../src/proof/braille.ts';
import { numbersAsDigits } from '../../src/proof/spoken.ts';
import { isSixDot } from '../../src/six-dot.ts';
import { translateText } from '../helpers/braille/writing.ts';

// Requirements for every language.

/** Characters on boards in addition to digits: a blank, an empty cell, the rule and the signs of dominoes and bars. */
const SIGNS_OF_BOARDS = [...'⠀⠤⠒⠇⠸'];

const TABLES = join(dirname(createRequire(import.meta.url).resolve('liblouis-build/package.json')), 'tables');

const large = rectangle(30, 40);

/** The fields that may be missing, those inside others with dots. */
type OptionalIn<T, Before extends string = ''> = T extends
  | RegExp
  | readonly unknown[]
  | ((_: never) => unknown)
  ? never
  : T extends object
    ? {
        [Name in keyof T & string]: object extends Pick<T, Name>
          ? `${Before}${Name}`
          : OptionalIn<T[Name], `${Before}${Name}.`>;
      }[keyof T & string]
    : never;
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/** All else that a language lacks the compiler names: `npm run types`. */
const NAMES_ALL_OTHERS: Same<OptionalIn<LanguageData>, `braille.tables.${'full' | 'contracted'}`> = true;

describe('the list of languages', () => {
  it.each(LANGUAGE_CODES)('has texts that were read by someone: %s', (language) => {
    expect(NAMES_ALL_OTHERS).toBe(true);
    const texts = ['steps', 'aloud', 'commented-game', 'embossed'].map((name) => `${name}.${language}.txt`);
    const spoken = ['check', 'composing', 'deal', 'hint', 'lock', 'questions', 'solved'].map(
      (scene) => `listen/chromium.${scene}.${language}.txt`,
    );
    for (const name of [...texts, ...spoken])
      expect(existsSync(new URL(`../golden/${name}`, import.meta.url)), name).toBe(true);
  });

  it('has codes of BCP 47 and other names for each', () => {
    expect(LANGUAGE_CODES.length).toBeGreaterThan(1);
    for (const code of LANGUAGE_CODES) expect(new Intl.Locale(code).language).toBe(code);
    expect(new Set(LANGUAGE_CODES.map((code) => LANGUAGES[code].name)).size).toBe(LANGUAGE_CODES.length);
  });

  it('has no page of embosser files twice', () => {
    const names = LANGUAGE_CODES.flatMap((code) => Object.keys(LANGUAGES[code].braille.pages));
    expect(Object.keys(EMBOSSER_PAGES).toSorted()).toEqual(names.toSorted());
  });
});

describe.each(LANGUAGE_CODES)('%s', (language) => {
  const { braille, numerals, on, proof } = LANGUAGES[language];

  it('has ten digits of one cell each, told from one another and from the signs of boards', () => {
    const cells = [...braille.digits, ...SIGNS_OF_BOARDS];
    expect(braille.digits).toHaveLength(10);
    expect(new Set(cells).size).toBe(cells.length);
    for (const cell of [...braille.digits, braille.numberSign]) {
      expect(isSixDot(cell)).toBe(true);
      expect(cell).toHaveLength(1);
    }
  });

  it('has a table of the built-in liblouis for each grade', () => {
    for (const grade of gradesOf(language)) {
      const table = tableOf(language, grade);
      expect(existsSync(join(TABLES, table.files['built-in'])), table.files['built-in']).toBe(true);
      expect(translateText('a', language, { grade, translator: 'built-in' })).not.toBe('');
      expect(isSixDot(table.foreignSign)).toBe(true);
    }
  });

  it.each(gradesOf(language))('writes cells and places so that each is told from all others: %s', (grade) => {
    const writing = { grade, translator: 'built-in' } as const;
    const cells = large.cells.map((cell) => brailleCell(large, cell, language, writing));
    expect(new Set(cells).size).toBe(cells.length);
    expect(cells.map((each) => plainOf(each, language))).toEqual(
      large.cells.map((cell) => makeCell(large, cell)),
    );
    const pairs = placesOf(large);
    const places = pairs.map((pair) => braillePlace(large, pair, language, writing));
    expect(new Set(places).size).toBe(places.length);
    expect(places.map((each) => plainOf(each, language))).toEqual(
      pairs.map((pair) => makePlace(large, pair)),
    );
  });

  it('writes dominoes so that they are read back', () => {
    for (const each of dominoesOf(MAX_RANGE)) {
      const cells = brailleDomino(each, language);
      expect(isSixDot(cells)).toBe(true);
      expect(plainOf(cells, language)).toBe(makeDomino(each));
    }
  });

  it('has pages of embosser files that a config can ask for, and where proof/ looks for their numbers', () => {
    for (const [name, { cells, lines, title, number }] of Object.entries(braille.pages)) {
      expect(brailleSchema.parse({ page: { cells, lines } }).page).toEqual({ cells, lines });
      expect(brailleSchema.parse({ page: name }).page).toBe(name);
      const line = { head: 0, foot: -1 };
      expect(proof.pages[name]).toEqual({ number: line[number], title: line[title] });
    }
    expect(Object.keys(proof.pages)[0]).toBe(usualPage(language));
    expect(Object.keys(proof.pages).toSorted()).toEqual(Object.keys(braille.pages).toSorted());
  });

  it('is read by proof/ in the cells in which it is written', () => {
    expect(proof.braille.digits).toBe(braille.digits.join(''));
    expect(proof.braille.numberSign).toBe(braille.numberSign);
    expect(plainOf(braille.numberSign + brailleDigits(1, language) + braille.comma, language)).toBe('1,');
  });

  it('has numerals up to 999 that are read back', () => {
    const { word: number } = numerals;
    for (let n = 0; n < 1000; n++) {
      expect(number(n)).toBe(proof.numeral(n));
      expect(numbersAsDigits(`${number(n)}.`, language)).toBe(`${n}.`);
    }
    for (const { low, high } of dominoesOf(MAX_RANGE)) {
      expect(numbersAsDigits(`${number(low)}-${number(high)},`, language)).toBe(`${low}-${high},`);
    }
  });

  it('has a first book with sections of different titles', () => {
    const book = firstBook(loadWords(language));
    expect(parseConfig(JSON.parse(JSON.stringify(book)))).toEqual(book);
    expect(new Set(book.sections.map(({ title }) => title)).size).toBe(book.sections.length);
  });

  it('has a word between a domino and its place that an attempt can have', () => {
    const puzzle = parseLine('omnibus 1 001/011');
    const { dominoes } = parseAttempt(puzzle, `0:1 ${on} 1 a b\n1:0 ${on.toUpperCase()} 1 b c`);
    expect(dominoes.map(({ named }) => named)).toEqual([domino(0, 1), domino(0, 1)]);
  });
});
