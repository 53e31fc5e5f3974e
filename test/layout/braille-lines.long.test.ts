import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brailleNumber } from '../../src/braille/grids.ts';
import { COORDINATES } from '../../src/document/document.ts';
import { parseCell, parsePlace } from '../../src/domino/coordinates.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../../src/languages/index.ts';
import { brailleWords, guidedLine, titleCells, wrapLines } from '../../src/layout/braille-text.ts';
import { BLANK } from '../../src/six-dot.ts';
import { USUAL_WRITING, writingIn } from '../helpers/braille/writing.ts';

const HYPHEN = '⠤';

it.each(LANGUAGE_CODES)('words of braille name sheets with a number sign: %s', (language) => {
  const { numberSign, digits } = LANGUAGES[language].proof.braille;
  const content = [
    { type: 'text', text: 'a ', strong: false },
    { type: 'page', of: 'b', title: '' },
    { type: 'text', text: ', a', strong: false },
  ] as const;
  expect(brailleWords(content, { language, writing: USUAL_WRITING }, new Map([['at-b', 12]]))).toEqual([
    '⠁',
    `${numberSign}${digits[1]}${digits[2]}⠂`,
    '⠁',
  ]);
});

describe('words of a line', () => {
  const text = (words: string, language?: 'en' | 'de') =>
    ({ type: 'text', text: words, strong: false, ...(language && { language }) }) as const;
  const contracted = writingIn('contracted');
  const cell = { type: 'cell', cell: parseCell(COORDINATES, 'b4') } as const;
  const place = { type: 'place', place: parsePlace(COORDINATES, '1 b c') } as const;
  const domino = { type: 'domino', domino: { low: 4, high: 6 } } as const;

  it.each([
    // Markup does not matter: adjacent pieces form one text, and one word.
    ['en', contracted, [text('En'), text('ough said')], '⠠⠢ ⠎⠙'],
    // Signs depend on the preceding text: a number, letters, a mark.
    ['de', USUAL_WRITING, [domino, text(': so')], '⠼⠙⠠⠒⠼⠋⠠⠒ ⠎⠕'],
    ['de', USUAL_WRITING, [text('„'), place, text('“.')], '⠦⠼⠁⠀⠃⠀⠉⠴⠄'],
    ['en', contracted, [text('at '), cell, text(', not on '), place, text('.')], '⠁⠞ ⠃⠼⠙⠂ ⠝ ⠕⠝ ⠼⠁⠀⠰⠃⠀⠰⠉⠲'],
    ['de', contracted, [text('Auf '), cell, text(' und '), place, text('.')], '⠡ ⠠⠃⠠⠼⠙ ⠥ ⠼⠁⠀⠠⠃⠀⠠⠉⠄'],
    // Foreign words are uncontracted; their quotes belong to the text.
    ['en', contracted, [text('the “'), text('Ergänzung', 'de'), text('” is')], '⠮ ⠦⠠⠑⠗⠛⠘⠒⠁⠝⠵⠥⠝⠛⠴ ⠊⠎'],
    ['de', contracted, [text('die '), text('Next Line', 'en'), text('.')], '⠬ ⠨⠝⠑⠭⠞ ⠨⠇⠊⠝⠑⠄'],
    // Words of the book's own language are not foreign.
    ['de', contracted, [text('die '), text('Steine', 'de')], '⠬ ⠾⠫⠑'],
  ] as const)('%s %o %j', (language, writing, content, words) => {
    expect(brailleWords(content, { language, writing })).toEqual(words.split(' '));
  });
});

describe('lines of braille', () => {
  it.each([
    [['⠁⠃', '⠉⠙'], 5, ['⠁⠃⠀⠉⠙']],
    [['⠁⠃', '⠉⠙'], 4, ['⠁⠃⠀', '⠉⠙']],
    [['⠁⠃⠉⠙⠑'], 4, ['⠁⠃⠉⠤', '⠙⠑']],
    [['⠁', '⠃⠉⠙⠑⠋'], 4, ['⠁⠀', '⠃⠉⠙⠤', '⠑⠋']],
    // A word that has a hyphen is divided there, and gets no second one.
    [['⠁⠃⠤⠉⠙⠑'], 5, ['⠁⠃⠤', '⠉⠙⠑']],
    [['⠁⠃⠤⠉⠙⠑'], 6, ['⠁⠃⠤⠉⠙⠑']],
    // Dot 6 and the number sign are not separated from what they introduce.
    [['⠁⠃⠠⠼⠙⠑'], 5, ['⠁⠃⠤', '⠠⠼⠙⠑']],
    [[], 4, []],
  ])('%j in %i cells', (words, width, lines) => {
    expect(wrapLines(words, width)).toEqual(lines);
  });

  it('are indented', () => {
    expect(wrapLines(['⠁⠃', '⠉⠙', '⠑⠋'], 5, 2, 1)).toEqual(['⠀⠀⠁⠃⠀', '⠀⠉⠙⠀', '⠀⠑⠋']);
  });

  const word = fc
    .array(fc.constantFrom('⠁', '⠃', '⠉', '⠙'), { minLength: 1, maxLength: 9 })
    .map((cells) => cells.join(''));

  it('hold all words, no line longer than its width and no line that could have taken the next word', () => {
    fc.assert(
      fc.property(
        fc.array(word),
        fc.integer({ min: 4, max: 20 }),
        fc.nat(2),
        fc.nat(2),
        (words, width, first, others) => {
          const lines = wrapLines(words, width, first, others);
          const bare = lines.map((line, i) => {
            const indent = BLANK.repeat(i === 0 ? first : others);
            expect(line.startsWith(indent)).toBe(true);
            return line.slice(indent.length);
          });
          const joined = bare.map((line) => (line.endsWith(HYPHEN) ? line.slice(0, -1) : line)).join('');
          expect(joined).toBe(words.join(BLANK));
          bare.forEach((line, i) => {
            const room = width - (i === 0 ? first : others);
            const held = line.replace(/⠀$/, '');
            expect(held.length).toBeGreaterThan(0);
            expect(held.length).toBeLessThanOrEqual(room);
            const next = bare[i + 1]?.match(/^[^⠀⠤]+/)?.[0];
            const whole = next !== undefined && !bare[i + 1]!.startsWith(`${next}${HYPHEN}`);
            if (whole && !held.endsWith(HYPHEN)) expect(held.length + 1 + next.length).toBeGreaterThan(room);
          });
        },
      ),
    );
  });
});

const TITLE = '⠁';

describe('a line of the contents', () => {
  it('fills its cells to the end, whatever the number of the page', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 60 }),
        fc.integer({ min: 1, max: 99_999 }),
        fc.nat(60),
        (cells, page, length) => {
          const number = brailleNumber(page, 'en');
          const title = TITLE.repeat(Math.min(length, titleCells(number, cells)));
          const line = guidedLine(title, number, cells);
          expect(line).toHaveLength(cells);
          expect(line.startsWith(title + BLANK) && line.endsWith(BLANK + number)).toBe(true);
        },
      ),
    );
  });

  it.each([
    [36, 1000, '⠼⠁⠚⠚⠚', ''],
    [36, 999, '⠼⠊⠊⠊', ''],
    [37, 999, '⠼⠊⠊⠊', BLANK],
    [38, 999, '⠼⠊⠊⠊', '⠐⠐'],
  ])('of %i cells to page %i', (cells, page, number, guide) => {
    const title = TITLE.repeat(titleCells(brailleNumber(page, 'en'), 36));
    expect(guidedLine(title, number, cells)).toBe(title + BLANK + guide + BLANK + number);
  });
});
