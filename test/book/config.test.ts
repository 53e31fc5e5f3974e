import { describe, expect, it } from 'vitest';
import { PARTS } from '../../src/book/choices.ts';
import { type BookConfig, parseConfig } from '../../src/book/config.ts';
import { parseJson } from '../../src/book/json.ts';
import { firstBook } from '../../src/book/presets.ts';
import { listed } from '../../src/book/problems.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { loadWords } from '../../src/node/words.ts';
import { faultOf, type Told } from '../helpers/fault.ts';
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

const EVERY = [
  'large-print',
  'giant-print',
  'standard-print',
  'kdp',
  'tactile',
  'kit',
  'stones',
  'calibration',
  'brf',
  'pef',
  'aloud',
  'epub',
  'html',
  'ebraille',
  'keys',
] satisfies BookConfig['editions'];

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
    editions: EVERY,
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

describe('the first book', () => {
  it.each(LANGUAGE_CODES)('%s: 100 puzzles in eighteen sections, and the figures', (language) => {
    const config = firstBook(loadWords(language));
    expect(config.language).toBe(language);
    expect(config.seed).toBe('first-book');
    expect(config.editions).toEqual(EVERY);
    expect(config.sections.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(100);
    expect(config.sections.map(({ title: _, ...section }) => Object.values(section).join(' '))).toEqual([
      'omnibus 3 easy 4',
      'omnibus 4 easy 10',
      'omnibus 6 easy 7x8,7x8,small-cross,7x8,7x8,border,7x8,brick-3434,7x8,brick-4334 12',
      'omnibus 7 easy 8x9,frame,8x9,8x9,ring,8x9,8x9,ring 6',
      'omnibus 7 medium 9',
      'omnibus 7 tricky 6',
      'omnibus 7 hard 6',
      'omnibus 7 expert 6',
      'terzett 4 easy 8',
      'terzett 7 easy 5',
      'terzett 7 letter-h easy 2',
      'terzett 7 figure-xii easy 2',
      'terzett 7 medium 6',
      'terzett 7 tricky 3',
      'terzett 7 hard 4',
      'terzett 7 expert 3',
      'terzett 7 true 4',
      'completion 7 medium 4',
    ]);
    expect(config.exhibits).toHaveLength(17);
  });

  it('is the same book in both languages but for its words', () => {
    const [en, de] = [firstBook(loadWords('en')), firstBook(loadWords('de'))];
    const words = /^(title|subtitle|credit|description|language)$/;
    const rest = (config: BookConfig) =>
      JSON.parse(JSON.stringify(config), (key, value) => (words.test(key) ? undefined : value));
    expect(rest(en)).toEqual(rest(de));
    expect(en.title).not.toBe(de.title);
  });
});

describe('exhibits', () => {
  it('come once each, as a book has no two of one name', () => {
    const wanted = { title: 'A', sections: [{ title: 'A', count: 1 }], exhibits: ['I', 'II', 'I'] };
    expect(faultOf(() => parseConfig(wanted))).toMatchObject({
      where: 'exhibits',
      expected: 'each exhibit once',
    });
    const all = { ...wanted, exhibits: new Array(1000).fill('I') };
    expect(faultOf(() => parseConfig(all))).toMatchObject({
      where: 'exhibits',
      message: 'the list is too long',
    });
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
const JSON_FORM = 'names and texts in double quotes, commas between entries, none after the last';

describe('a field at another place', () => {
  const config = (fields: object) => ({ title: 'x', sections: [{ title: 'y', count: 1 }], ...fields });
  it.each([
    [{ braille: { cells: 28 } }, 'braille', 'braille.page.cells'],
    [{ braille: { lines: 27 } }, 'braille', 'braille.page.lines'],
    [{ print: { trim: '6x9' } }, 'print', 'print.kdp.trim'],
    [{ tally: 'none' }, undefined, 'print.tally'],
    [{ level: 'easy' }, undefined, 'sections[0].level'],
    [{ braille: { grad: 'contracted' } }, 'braille', 'grade'],
  ])('%j', (fields, where, meant) => {
    const fault = faultOf(() => parseConfig(config(fields)));
    expect(fault.where).toBe(where);
    expect(fault.hint).toBe(`did you mean "${meant}"? ${SEE}`);
  });
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
  it.each<[json: string, fault: Told]>([
    // Not JSON, or not a config at all.
    ['', { message: 'it is empty', expected: 'JSON' }],
    [
      '{\n  "title": "Spring",\n  "sections": [\n    {"title": "One", "count": 3},\n  ]\n}',
      { message: 'this is not valid JSON', where: 'line 5, column 3', expected: JSON_FORM },
    ],
    ['[]', { message: 'the list is not an object', expected: 'fields in braces', hint: SEE }],
    ['null', { message: 'null is not an object', expected: 'fields in braces', hint: SEE }],
    ['"Spring"', { message: '"Spring" is not an object', expected: 'fields in braces', hint: SEE }],
    [
      book({ format: 'dominosa/book@1' }),
      { message: 'this is a finished book, not a config', hint: '`dominosa render` makes its files again' },
    ],
    // Parts of a book, and the place of its solutions.
    [
      book({ contents: ['puzzels'] }),
      {
        message: '"puzzels" is not a part that a book can have',
        where: 'contents[0]',
        expected: listed(PARTS),
        hint: `did you mean "puzzles"? ${SEE}`,
      },
    ],
    [
      book({ contents: ['puzzles', 'history', 'puzzles'] }),
      {
        message: '"puzzles" is listed twice',
        where: 'contents[2]',
        expected: 'each part once',
      },
    ],
    ...[['history', 'levels', 'solutions'], ['figures'], []].map((contents): [string, Told] => [
      book({ contents }),
      {
        message: 'none of these parts has anything in it',
        where: 'contents',
        expected: 'puzzles, or another part for which the book has puzzles, tasks or games',
      },
    ]),
    ...(['steps', 'hints', 'solutions', 'stencils'] as const).map((part): [string, Told] => [
      book({ contents: ['puzzles', part], solutions: 'none' }),
      {
        message: `"${part}" is listed in a book whose solutions are in none of its files`,
        where: 'contents[1]',
        hint: 'leave it out, or set "solutions" to "back" or "apart"',
      },
    ]),
    // Missing or unknown fields.
    ['{}', { message: 'this field is missing', where: 'title', expected: TEXT, hint: SEE }],
    [
      book({ sections: undefined }),
      {
        message: 'there is nothing that a book could hold',
        where: 'sections',
        expected: 'at least one section, such as [{ "title": "To begin with", "range": 3, "count": 1 }]',
        hint: expect.stringMatching(/^a book without puzzles can have games/),
      },
    ],
    [
      section({ count: undefined }),
      {
        message: 'this field is missing',
        where: 'sections[1].count',
        expected: 'a number, without quotes',
        hint: SEE,
      },
    ],
    [
      book({ titel: 'x' }),
      { message: 'unknown field "titel"', expected: FIELDS, hint: `did you mean "title"? ${SEE}` },
    ],
    [book({ pages: 3 }), { message: 'unknown field "pages"', expected: FIELDS, hint: SEE }],
    [
      '{"title": "x", "sections": [{"title": "y", "count": 1}], "__proto__": {"paper": "a3"}}',
      { message: 'unknown field "__proto__"', expected: FIELDS, hint: SEE },
    ],
    [
      section({ leve: 'easy' }),
      {
        message: 'unknown field "leve"',
        where: 'sections[1]',
        expected: SECTION_FIELDS,
        hint: `did you mean "level"? ${SEE}`,
      },
    ],
    [
      section({ kind: 'completion', givens: 'few' }),
      {
        message: '"few" cannot be used',
        where: 'sections[1].givens',
        expected: 'a whole number, or "fewest"',
        hint: SEE,
      },
    ],
    [
      book({ braille: { page: 'xx' } }),
      {
        message: '"xx" cannot be used',
        where: 'braille.page',
        expected: expect.stringMatching(/^(\w+, )+or { "cells": 20 to 60, "lines": 15 to 60 }$/),
        hint: SEE,
      },
    ],
    [
      book({ braille: { page: { cells: 10, lines: 20 } } }),
      { message: '10 is too small', where: 'braille.page.cells', expected: 'at least 20', hint: SEE },
    ],
    [book({ 'a\u001b[31mb': 1 }), { message: 'unknown field "a\\u001b[31mb"', expected: FIELDS, hint: SEE }],
    // Puzzles from a file are not made to order, and are not read from standard input.
    ...Object.entries({
      givens: 24,
      pattern: 'cross',
      conditions: ['nine 1'],
      oneKey: false,
      shapes: ['7x8', 'star'],
    }).map(([field, value]): [string, Told] => [
      section({ from: 'mine.txt', [field]: value }),
      {
        message: `${Array.isArray(value) ? 'the list' : JSON.stringify(value)} cannot be used`,
        where: `sections[1].${field}`,
        expected: 'nothing, as the puzzles come from a file',
        hint: SEE,
      },
    ]),
    [
      section({ from: '-' }),
      { message: '"-" cannot be used', where: 'sections[1].from', expected: 'the name of a file', hint: SEE },
    ],
    // Boards in turn.
    [
      section({ shape: 'star', shapes: ['7x8', 'star'] }),
      {
        message: '"star" cannot be used',
        where: 'sections[1].shape',
        expected: 'either "shape", one board for all, or "shapes", boards in turn',
        hint: SEE,
      },
    ],
    [
      section({ kind: 'terzett', oneKey: true, shapes: ['8x9', 'letter-h'] }),
      {
        message: 'true cannot be used',
        where: 'sections[1].oneKey',
        expected: 'false, as puzzles of several boards have no common key',
        hint: SEE,
      },
    ],
    [
      section({ shapes: ['7x8', 'star', 'frame'] }),
      {
        message: 'the board has 72 cells',
        where: 'sections[1].shapes[2]',
        expected: '56, as many as the first one has',
        hint: 'the puzzles of a section have the same dominoes; boards of other sets are for sections of their own',
      },
    ],
    [
      section({ range: 6, shapes: ['7x8', 'stir'] }),
      {
        message: '"stir" is not a shape',
        where: 'sections[1].shapes[1]',
        expected: expect.stringMatching(/^rows and columns such as 8x9, letter-e, /),
        hint: 'did you mean star?',
      },
    ],
    [
      section({ shapes: ['5x5', '5x5'] }),
      expect.objectContaining({
        message: 'no set of dominoes has 25 halves',
        where: 'sections[1].shapes[0]',
      }),
    ],
    [
      section({ shapes: new Array(13).fill('7x8') }),
      {
        message: 'the list is too long',
        where: 'sections[1].shapes',
        expected: 'at most 12 entries',
        hint: SEE,
      },
    ],
    // Texts.
    [book({ title: 5 }), { message: '5 is not a text', where: 'title', expected: TEXT, hint: SEE }],
    [book({ title: null }), { message: 'null is not a text', where: 'title', expected: TEXT, hint: SEE }],
    [book({ title: {} }), { message: 'the object is not a text', where: 'title', expected: TEXT, hint: SEE }],
    ...['978-3-16-148410-1', '-'].map((isbn): [string, Told] => [
      book({ isbn }),
      {
        message: `"${isbn}" cannot be used`,
        where: 'isbn',
        expected: 'an ISBN of 13 or 10 digits whose last one fits the others, as 978-3-16-148410-0',
        hint: SEE,
      },
    ]),
    [
      book({ title: '' }),
      { message: '"" is too short', where: 'title', expected: 'at least 1 character', hint: SEE },
    ],
    [
      book({ title: ' \u00a0' }),
      { message: '" \u00a0" cannot be used', where: 'title', expected: 'more than blanks', hint: SEE },
    ],
    [
      book({ title: 'x'.repeat(121) }),
      {
        message: `"${'x'.repeat(60)}…" is too long`,
        where: 'title',
        expected: 'at most 120 characters',
        hint: SEE,
      },
    ],
    [
      book({ title: 'two\nlines' }),
      { message: '"two\\nlines" cannot be used', where: 'title', expected: ONE_LINE, hint: SEE },
    ],
    [
      book({ author: 'a\u0000b' }),
      { message: '"a\\u0000b" cannot be used', where: 'author', expected: ONE_LINE, hint: SEE },
    ],
    [
      book({ imprint: 'a\uffffb' }),
      { message: '"a\uffffb" cannot be used', where: 'imprint', expected: VISIBLE, hint: SEE },
    ],
    // Keywords.
    [
      section({ level: 'herd' }),
      {
        message: '"herd" is not a level',
        where: 'sections[1].level',
        expected: LEVELS,
        hint: `did you mean "hard"? ${SEE}`,
      },
    ],
    [
      section({ kind: 'triplet' }),
      {
        message: '"triplet" is not a kind of puzzle that this version makes',
        where: 'sections[1].kind',
        expected: 'omnibus, terzett, completion, duett, quartett, quadrat or quodlibet',
        hint: SEE,
      },
    ],
    [
      book({ language: 'xx' }),
      {
        message: '"xx" is not a language that this version knows',
        where: 'language',
        expected: LISTED_LANGUAGES,
        hint: SEE,
      },
    ],
    [
      book({ paper: 'A4' }),
      {
        message: '"A4" is not a size of paper that this version knows',
        where: 'paper',
        expected: 'a4, letter or a3',
        hint: `did you mean "a4"? ${SEE}`,
      },
    ],
    [
      book({ editions: ['tactile', 'large-prnt'] }),
      {
        message: '"large-prnt" is not an edition that this version makes',
        where: 'editions[1]',
        expected:
          'large-print, giant-print, standard-print, kdp, tactile, kit, stones, calibration, brf, pef, aloud, epub, html, ebraille or keys',
        hint: `did you mean "large-print"? ${SEE}`,
      },
    ],
    // Dates.
    [
      book({ date: '20.11.2026' }),
      {
        message: '"20.11.2026" cannot be used',
        where: 'date',
        expected: 'a date written year-month-day, such as 2026-11-20',
        hint: SEE,
      },
    ],
    ...['2026-02-29', '2026-13-01'].map((date): [string, Told] => [
      book({ date }),
      {
        message: `"${date}" cannot be used`,
        where: 'date',
        expected: 'a day of the calendar, written year-month-day',
        hint: SEE,
      },
    ]),
    // Numbers.
    [
      section({ range: 6.5 }),
      {
        message: '6.5 is not a whole number',
        where: 'sections[1].range',
        expected: 'a whole number, without quotes',
        hint: SEE,
      },
    ],
    [
      section({ range: '7' }),
      {
        message: '"7" is not a number',
        where: 'sections[1].range',
        expected: 'a number, without quotes',
        hint: SEE,
      },
    ],
    [
      section({ count: 0 }),
      { message: '0 is too small', where: 'sections[1].count', expected: 'at least 1', hint: SEE },
    ],
    [
      section({ count: 10_001 }),
      { message: '10001 is too large', where: 'sections[1].count', expected: 'at most 10000', hint: SEE },
    ],
    // Lists.
    [
      book({ sections: [] }),
      {
        message: 'there is nothing that a book could hold',
        where: 'sections',
        expected: 'at least one section, such as [{ "title": "To begin with", "range": 3, "count": 1 }]',
        hint: expect.stringMatching(
          /^a book without puzzles can have games, exhibits, exercises, locks or composing; /,
        ),
      },
    ],
    [
      book({ sections: new Array(201).fill(SECTION) }),
      { message: 'the list is too long', where: 'sections', expected: 'at most 200 entries', hint: SEE },
    ],
    [
      book({ sections: SECTION }),
      {
        message: 'the object is not a list',
        where: 'sections',
        expected: 'a list in square brackets',
        hint: SEE,
      },
    ],
    [
      book({ sections: [SECTION, 3] }),
      { message: '3 is not an object', where: 'sections[1]', expected: 'fields in braces', hint: SEE },
    ],
    // Fields that take a word or an object.
    [
      book({ print: { cover: { colour: 'green' } } }),
      {
        message: 'unknown field "colour"',
        where: 'print.cover',
        expected: 'colours, full, picture, logo, for, badge, blurb or quotation',
        hint: `did you mean "colours"? ${SEE}`,
      },
    ],
    [
      book({ print: { cover: 7 } }),
      {
        message: '7 cannot be used',
        where: 'print.cover',
        expected: 'plain, colour, or what stands on it as { "colours": "green" }',
        hint: SEE,
      },
    ],
    // Parts.
    [
      book({ contents: ['puzzles'], solutions: 'apart' }),
      {
        message: 'solutions are to be apart, and "contents" lists none',
        where: 'solutions',
        hint: 'add "solutions" to "contents", or set "solutions" to "none"',
      },
    ],
  ])('%s', (json, fault) => {
    expect(faultOf(() => parseConfig(parseJson(json)))).toEqual(fault);
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
