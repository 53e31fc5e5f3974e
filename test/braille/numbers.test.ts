import { describe, expect, it } from 'vitest';
import { gradesOf } from '../../src/braille/tables.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { asTold, FEW_SIGNS, numberTexts } from '../helpers/braille/number-texts.ts';
import { readBack } from '../helpers/braille/reader.ts';
import { translateTexts } from '../helpers/braille/writing.ts';

const CODES = LANGUAGE_CODES.flatMap((language) =>
  gradesOf(language).map((grade) => [language, grade] as const),
);

describe.each(CODES)('numbers beside letters and marks: %s %s', (language, grade) => {
  it('are read as they were written', () => {
    const texts = numberTexts(FEW_SIGNS[language]).filter((_, i) => i % 7 === 0);
    const cells = translateTexts(texts, language, { grade, translator: 'built-in' });
    const read = cells.map((each) => readBack(each, language, grade));
    expect(texts.length).toBeGreaterThan(360);
    expect(read).toEqual(texts.map((text) => asTold(text, language)));
  });
});

// Cells in which a sign is missing or a digit was lost must be read differently, so that the tests above can fail.
describe('the reader', () => {
  it.each([
    ['de', 'contracted', '⠼⠠⠉', 'c'],
    ['de', 'contracted', '⠼⠁⠁⠄', '11.'],
    ['de', 'uncontracted', '⠼⠑⠚⠼⠚⠴⠆', '50%<2>'],
    ['de', 'full', '⠼⠉⠒', '3<3>'],
    ['de', 'contracted', '⠼⠉⠭', '3<x>'],
    ['de', 'contracted', '⠼⠉⠀⠉', '3 <c>'],
    ['en', 'uncontracted', '⠼⠉⠉', '33'],
    ['en', 'contracted', '⠼⠉⠀⠉', '3 <c>'],
    ['fr', 'uncontracted', '⠠⠩⠩', '33'],
    ['fr', 'uncontracted', '⠩⠤⠠⠩', '<?>-3'],
    ['fr', 'contracted', '⠠⠩⠀⠉', '3 <c>'],
  ] as const)('reads %s %s %s as %s', (language, grade, cells, text) => {
    expect(readBack(cells, language, grade)).toBe(text);
  });
});

describe('German numbers', () => {
  // rw-blindenschrift.de 2.3: dot 6 ends a number before a to j and before lowered marks, also after a percent sign.
  it.each([
    ['3c', '⠼⠉⠠⠉'],
    ['1a.', '⠼⠁⠠⠁⠄'],
    ['2x', '⠼⠃⠠⠭'],
    ['4k', '⠼⠙⠅'],
    ['8fach', '⠼⠓⠠⠋⠰'],
    ['68er', '⠼⠋⠓⠻'],
    ['32stel', '⠼⠉⠃⠾⠽'],
    ['5te', '⠼⠑⠞⠑'],
    ['12cm', '⠼⠁⠃⠠⠉⠍'],
    ['10:30', '⠼⠁⠚⠠⠒⠼⠉⠚'],
    ['22.11.2026', '⠼⠃⠃⠄⠁⠁⠄⠃⠚⠃⠋'],
    ['2026-11-22', '⠼⠃⠚⠃⠋⠤⠼⠁⠁⠤⠼⠃⠃'],
    ['50 %;', '⠼⠑⠚⠼⠚⠴⠠⠆'],
    ['(50 %)', '⠶⠼⠑⠚⠼⠚⠴⠠⠶'],
    ['½,', '⠼⠁⠆⠠⠂'],
    ['5 €', '⠼⠑⠀⠈⠑'],
    ['3 PDFs', '⠼⠉⠀⠘⠏⠙⠋⠠⠎'],
  ])('Kurzschrift: %s', (text, cells) => {
    expect(translateTexts([text], 'de', { grade: 'contracted', translator: 'built-in' })).toEqual([cells]);
  });
});
