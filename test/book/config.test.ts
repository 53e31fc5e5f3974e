import { describe, expect, it } from 'vitest';
import { CONTENTS, EDITIONS } from '../../src/book/choices.ts';
import { type BookConfig, parseConfig } from '../../src/book/config.ts';
import { parseJson } from '../../src/book/json.ts';
import { listed } from '../../src/book/problems.ts';
import { faultLine, faultOf, textLike } from '../helpers/fault.ts';
import { LISTED_LANGUAGES } from '../helpers/words.ts';

const SECTION = { title: 'One', count: 3 };
const BOOK = { title: 'Spring', sections: [SECTION] };

/** A config with some fields changed; undefined fields are left out. */
const book = (fields: object) => JSON.stringify({ ...BOOK, ...fields });
const section = (fields: object) => book({ sections: [SECTION, { ...SECTION, ...fields }] });

const BRAILLE = {
  grade: 'uncontracted',
  translator: 'built-in',
  code: 'nabcc',
  lineEnd: 'crlf',
  formFeed: true,
  volume: 120,
  interpoint: true,
  play: true,
  cell: 'medium',
  overlay: false,
} as const;

const PRINT = {
  colours: 'black-on-white',
  cover: 'plain',
  puzzlesPerPage: 1,
  keysPerPage: 8,
  keys: ['tableau'] as ['tableau'],
  kdp: { trim: '8.5x11', paper: 'white' },
  nets: 1,
} as const;

describe('what a config need not say', () => {
  const defaults: BookConfig = {
    title: 'Spring',
    language: 'en',
    date: '2026-11-20',
    seed: 'first-book',
    inMind: 4,
    story: true,
    paper: 'a4',
    print: { ...PRINT, keys: ['tableau'] },
    braille: BRAILLE,
    editions: [...EDITIONS],
    sections: [{ title: 'One', kind: 'omnibus', range: 7, count: 3 }],
    exhibits: [],
  };

  it('is filled in', () => {
    expect(parseConfig(BOOK)).toEqual(defaults);
  });

  it('is taken as it stands where it says it', () => {
    const full = {
      $schema: 'config.schema.json',
      title: 'Frühling & Sommer <1>',
      subtitle: 'für Hände',
      author: 'A. B.',
      credit: 'After C. D.',
      publisher: 'C',
      isbn: '978-3-16-148410-0',
      rights: 'CC BY 4.0',
      description: 'Zwei Sätze. Genau zwei.',
      imprint: 'Printed in X',
      language: 'de',
      date: '2024-02-29',
      seed: 'Frühling 1',
      inMind: 'any',
      story: false,
      paper: 'a3',
      print: {
        colours: 'white-on-black',
        cover: 'colour',
        fonts: { text: 'fonts/Mine.ttf', digits: 'Digits.otf' },
        puzzlesPerPage: 2,
        keysPerPage: 1,
        keys: ['outlines', 'list'],
        volume: 200,
        kdp: { trim: 'a4', paper: 'cream' },
        nets: 0,
      },
      braille: {
        grade: 'full',
        translator: 'lou_translate',
        page: { cells: 32, lines: 25 },
        code: 'eurobraille',
        lineEnd: 'lf',
        formFeed: false,
        volume: 60,
        interpoint: true,
        play: false,
        cell: 'large',
        sheets: 'two-sizes',
        overlay: true,
      },
      editions: ['tactile'],
      sections: [
        { title: 'Eins', kind: 'omnibus', range: 1, level: 'easy', count: 1 },
        { title: 'Zwei', kind: 'omnibus', range: 21, count: 10_000 },
        {
          title: 'Drei',
          kind: 'terzett',
          range: 7,
          shape: 'letter-e',
          level: 'hard',
          conditions: ['sum c 27', 'given a1 3'],
          oneKey: true,
          count: 2,
        },
        {
          title: 'Vier',
          kind: 'completion',
          range: 7,
          shape: '8x9',
          givens: 'fewest',
          pattern: 'cross',
          count: 1,
        },
      ],
      exhibits: ['I', 'XVII'],
    };
    expect(parseConfig(parseJson(JSON.stringify(full)))).toEqual(full);
  });

  it('is not shared between two configs', () => {
    parseConfig(BOOK).editions.push('tactile');
    expect(parseConfig(BOOK)).toEqual(defaults);
  });
});

const SEE = '`dominosa schema config` lists every field';
const FIELDS =
  '$schema, title, subtitle, author, credit, publisher, isbn, rights, description, conformance, imprint, foreword, dedication, certificate, about, language, address, date, seed, inMind, order, paper, ' +
  'print, braille, tactile, box, editions, contents, solutions, story, games, sections, exhibits, exercises, locks, composing or together';
const SECTION_FIELDS =
  'title, kind, range, shape, level, givens, pattern, conditions, oneKey, shapes, count or from';
const TEXT = 'a text in double quotes';
const LEVELS = 'easy, medium, tricky, hard, expert or master';
const ONE_LINE = 'a text on one line, without control characters and signs that are not seen';
const VISIBLE = 'a text without control characters and signs that are not seen';

const config = (fields: object) => ({ title: 'x', sections: [{ title: 'y', count: 1 }], ...fields });
it.each([
  [{ braille: { cells: 28 } }, 'braille', 'braille.page.cells'],
  [{ braille: { lines: 27 } }, 'braille', 'braille.page.lines'],
  [{ print: { trim: '6x9' } }, 'print', 'print.kdp.trim'],
  [{ tally: 'none' }, undefined, 'print.tally'],
  [{ level: 'easy' }, undefined, 'sections[0].level'],
  [{ braille: { grad: 'contracted' } }, 'braille', 'grade'],
])('a field at another place: %j', (fields, where, meant) => {
  const fault = faultOf(() => parseConfig(config(fields)));
  expect(fault.where).toBe(where);
  expect(fault.hint).toBe(`did you mean "${meant}"? ${SEE}`);
});

describe('texts for readers', () => {
  const sections = [{ title: ' A  b\u2003c ', count: 1 }];
  it.each([
    ['Two  spaces', 'Two spaces'],
    [' lead and trail ', 'lead and trail'],
    ['em\u2003space', 'em space'],
    ['no \u00a0 break', 'no\u00a0break'],
    ['Pourquoi \u202f? ', 'Pourquoi\u202f?'],
    ['e\u0301', '\u00e9'],
  ])('%j are written in one form', (text, form) => {
    expect(parseConfig({ title: text, author: text, sections })).toMatchObject({
      title: form,
      author: form,
      sections: [{ title: 'A b c' }],
    });
  });

  it('but not the seed, as another one gives other puzzles', () => {
    expect(parseConfig({ title: 'A', seed: ' a  b ', sections }).seed).toBe(' a  b ');
  });
});

describe('what is wrong with a config', () => {
  it.each<[json: string, fault: string | RegExp]>([
    // Not a config at all.
    ['[]', 'the list is not an object; expected fields in braces; SEE'],
    ['null', 'null is not an object; expected fields in braces; SEE'],
    ['"Spring"', '"Spring" is not an object; expected fields in braces; SEE'],
    [
      book({ format: 'dominosa/book@1' }),
      'this is a finished book, not a config; `dominosa render` makes its files again',
    ],
    // Parts of a book, and the place of its solutions.
    [
      book({ contents: ['puzzels'] }),
      `contents[0]: "puzzels" is not a part that a book can have; expected ${listed(CONTENTS)}; did you mean "puzzles"? SEE`,
    ],
    [
      book({ contents: ['puzzles', 'history', 'puzzles'] }),
      'contents[2]: "puzzles" is listed twice; expected each part once',
    ],
    ...[['history', 'levels', 'solutions'], ['figures'], []].map((contents): [string, string] => [
      book({ contents }),
      'contents: none of these parts has anything in it; expected puzzles, or another part for which the book has puzzles, tasks or games',
    ]),
    ...(['steps', 'hints', 'solutions', 'stencils'] as const).map((part): [string, string] => [
      book({ contents: ['puzzles', part], solutions: 'none' }),
      `contents[1]: "${part}" is listed in a book whose solutions are in none of its files; leave it out, or set "solutions" to "back" or "apart"`,
    ]),
    // Missing or unknown fields.
    ['{}', `title: this field is missing; expected ${TEXT}; SEE`],
    ...[undefined, []].map((sections): [string, string] => [
      book({ sections }),
      'sections: there is nothing that a book could hold; expected at least one section, such as [{ "title": "To begin with", "range": 3, "count": 1 }]; a book without puzzles can have games, exhibits, exercises, locks or composing; SEE',
    ]),
    [
      section({ count: undefined }),
      'sections[1].count: this field is missing; expected a number, without quotes; SEE',
    ],
    [book({ titel: 'x' }), `unknown field "titel"; expected ${FIELDS}; did you mean "title"? SEE`],
    [book({ pages: 3 }), `unknown field "pages"; expected ${FIELDS}; SEE`],
    [
      '{"title": "x", "sections": [{"title": "y", "count": 1}], "__proto__": {"paper": "a3"}}',
      `unknown field "__proto__"; expected ${FIELDS}; SEE`,
    ],
    [
      section({ leve: 'easy' }),
      `sections[1]: unknown field "leve"; expected ${SECTION_FIELDS}; did you mean "level"? SEE`,
    ],
    [
      section({ kind: 'completion', givens: 'few' }),
      'sections[1].givens: "few" cannot be used; expected a whole number, or "fewest"; SEE',
    ],
    [
      book({ braille: { page: 'xx' } }),
      /^braille\.page: "xx" cannot be used; expected (\w+, )+or { "cells": 20 to 60, "lines": 15 to 60 }; SEE$/,
    ],
    [
      book({ braille: { page: { cells: 10, lines: 20 } } }),
      'braille.page.cells: 10 is too small; expected at least 20; SEE',
    ],
    [book({ 'a\u001b[31mb': 1 }), `unknown field "a\\u001b[31mb"; expected ${FIELDS}; SEE`],
    // Puzzles from a file are not made to order, and are not read from standard input.
    ...Object.entries({
      givens: 24,
      pattern: 'cross',
      conditions: ['nine 1'],
      oneKey: false,
      shapes: ['7x8', 'star'],
    }).map(([field, value]): [string, string] => [
      section({ from: 'mine.txt', [field]: value }),
      `sections[1].${field}: ${Array.isArray(value) ? 'the list' : JSON.stringify(value)} cannot be used; expected nothing, as the puzzles come from a file; SEE`,
    ]),
    [section({ from: '-' }), 'sections[1].from: "-" cannot be used; expected the name of a file; SEE'],
    // Boards in turn.
    [
      section({ shape: 'star', shapes: ['7x8', 'star'] }),
      'sections[1].shape: "star" cannot be used; expected either "shape", one board for all, or "shapes", boards in turn; SEE',
    ],
    [
      section({ kind: 'terzett', oneKey: true, shapes: ['8x9', 'letter-h'] }),
      'sections[1].oneKey: true cannot be used; expected false, as puzzles of several boards have no common key; SEE',
    ],
    [
      section({ shapes: ['7x8', 'star', 'frame'] }),
      'sections[1].shapes[2]: the board has 72 cells; expected 56, as many as the first one has; the puzzles of a section have the same dominoes; boards of other sets are for sections of their own',
    ],
    [
      section({ range: 6, shapes: ['7x8', 'stir'] }),
      /^sections\[1\]\.shapes\[1\]: "stir" is not a shape; expected rows and columns such as 8x9, letter-e, .*; did you mean star\?$/,
    ],
    [section({ shapes: ['5x5', '5x5'] }), /^sections\[1\]\.shapes\[0\]: no set of dominoes has 25 halves;/],
    [
      section({ shapes: new Array(13).fill('7x8') }),
      'sections[1].shapes: the list is too long; expected at most 12 entries; SEE',
    ],
    // Texts.
    [book({ title: 5 }), `title: 5 is not a text; expected ${TEXT}; SEE`],
    [book({ title: null }), `title: null is not a text; expected ${TEXT}; SEE`],
    [book({ title: {} }), `title: the object is not a text; expected ${TEXT}; SEE`],
    ...['978-3-16-148410-1', '-'].map((isbn): [string, string] => [
      book({ isbn }),
      `isbn: "${isbn}" cannot be used; expected an ISBN of 13 or 10 digits whose last one fits the others, as 978-3-16-148410-0; SEE`,
    ]),
    [book({ title: '' }), 'title: "" is too short; expected at least 1 character; SEE'],
    [book({ title: ' \u00a0' }), 'title: " \u00a0" cannot be used; expected more than blanks; SEE'],
    [
      book({ title: 'x'.repeat(121) }),
      `title: "${'x'.repeat(60)}…" is too long; expected at most 120 characters; SEE`,
    ],
    [book({ title: 'two\nlines' }), `title: "two\\nlines" cannot be used; expected ${ONE_LINE}; SEE`],
    [book({ author: 'a\u0000b' }), `author: "a\\u0000b" cannot be used; expected ${ONE_LINE}; SEE`],
    [book({ imprint: 'a\uffffb' }), `imprint: "a\uffffb" cannot be used; expected ${VISIBLE}; SEE`],
    // Keywords.
    [
      section({ level: 'herd' }),
      `sections[1].level: "herd" is not a level; expected ${LEVELS}; did you mean "hard"? SEE`,
    ],
    [
      section({ kind: 'triplet' }),
      'sections[1].kind: "triplet" is not a kind of puzzle that this version makes; expected omnibus, terzett, completion, duett, quartett, quadrat or quodlibet; SEE',
    ],
    [
      book({ language: 'xx' }),
      `language: "xx" is not a language that this version knows; expected ${LISTED_LANGUAGES}; SEE`,
    ],
    [
      book({ paper: 'A4' }),
      'paper: "A4" is not a size of paper that this version knows; expected a4, letter or a3; did you mean "a4"? SEE',
    ],
    [
      book({ editions: ['tactile', 'large-prnt'] }),
      'editions[1]: "large-prnt" is not an edition that this version makes; expected large-print, giant-print, standard-print, kdp, tactile, kit, stones, calibration, brf, pef, aloud, epub, html, ebraille or keys; did you mean "large-print"? SEE',
    ],
    // Dates.
    [
      book({ date: '20.11.2026' }),
      'date: "20.11.2026" cannot be used; expected a date written year-month-day, such as 2026-11-20; SEE',
    ],
    ...['2026-02-29', '2026-13-01'].map((date): [string, string] => [
      book({ date }),
      `date: "${date}" cannot be used; expected a day of the calendar, written year-month-day; SEE`,
    ]),
    // Numbers.
    [
      section({ range: 6.5 }),
      'sections[1].range: 6.5 is not a whole number; expected a whole number, without quotes; SEE',
    ],
    [
      section({ range: '7' }),
      'sections[1].range: "7" is not a number; expected a number, without quotes; SEE',
    ],
    [section({ count: 0 }), 'sections[1].count: 0 is too small; expected at least 1; SEE'],
    [section({ count: 10_001 }), 'sections[1].count: 10001 is too large; expected at most 10000; SEE'],
    // Lists.
    [
      book({ sections: new Array(201).fill(SECTION) }),
      'sections: the list is too long; expected at most 200 entries; SEE',
    ],
    [
      book({ sections: SECTION }),
      'sections: the object is not a list; expected a list in square brackets; SEE',
    ],
    [book({ exhibits: ['I', 'II', 'I'] }), /^exhibits: .*; expected each exhibit once/],
    [book({ exhibits: new Array(1000).fill('I') }), /^exhibits: the list is too long; /],
    [book({ sections: [SECTION, 3] }), 'sections[1]: 3 is not an object; expected fields in braces; SEE'],
    // Fields that take a word or an object.
    [
      book({ print: { cover: { colour: 'green' } } }),
      'print.cover: unknown field "colour"; expected colours, full, picture, logo, for, badge, blurb or quotation; did you mean "colours"? SEE',
    ],
    [
      book({ print: { cover: 7 } }),
      'print.cover: 7 cannot be used; expected plain, colour, or what stands on it as { "colours": "green" }; SEE',
    ],
    // Parts.
    [
      book({ contents: ['puzzles'], solutions: 'apart' }),
      'solutions: solutions are to be apart, and "contents" lists none; add "solutions" to "contents", or set "solutions" to "none"',
    ],
  ])('%s', (json, fault) => {
    const said = faultLine(() => parseConfig(parseJson(json))).replace(SEE, 'SEE');
    expect(said).toEqual(textLike(fault));
  });

  it('is told of something nested beyond measure, too', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const json = `{"title": ${deep}, "sections": []}`;
    expect(faultOf(() => parseConfig(parseJson(json)))).toMatchObject({
      message: 'the list is not a text',
      where: 'title',
    });
  });
});
