import { describe, expect, it } from 'vitest';
import { parseLine } from '../../src/domino/notation.ts';
import { checkPuzzle } from '../../src/domino/puzzle.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { loadPressData } from '../../src/node/press-data.ts';
import { materialsOf } from '../../src/press.ts';
import { PADS, SHEET_FORMS, type SheetForm } from '../../src/render/formats.ts';
import { renderSheet } from '../../src/render/sheet.ts';
import { renderPad } from '../../src/render/single-document.ts';
import { PdfObjects } from '../helpers/pdf/objects.ts';
import { PUZZLES } from '../helpers/play/page.ts';
import { look, readSvg } from '../helpers/render/svg/svg-reader.ts';
import { wholeOf } from '../helpers/render/whole.ts';

const data = loadPressData();

describe.each(LANGUAGE_CODES)('sheets to write on, in %s', (language) => {
  it('have one page each, named for what they are', () => {
    const files = PADS.map((pad) => renderPad({ pad, range: 6, paper: 'a4' }, materialsOf(data, language)));
    expect(files.map((file) => [file.name, new PdfObjects(wholeOf(file)).pages])).toEqual([
      ['score-pad.pdf', 1],
      ['tally-6.pdf', 1],
    ]);
  });
});

describe.each(LANGUAGE_CODES)('a puzzle by itself, in %s', (language) => {
  const materials = materialsOf(data, language);
  const bytesOf = (line: string, form: SheetForm) => {
    const order = { form, title: 'A puzzle', paper: 'a4' } as const;
    const file = renderSheet(checkPuzzle(parseLine(line)), order, materials);
    expect(file.name).toBe(`puzzle.${form}`);
    return wholeOf(file);
  };
  const sheet = (line: string, form: SheetForm) => bytesOf(line, form).toString('latin1');

  it.each(Object.entries(PUZZLES))('can be a drawing, a page and braille: %s', (_, line) => {
    for (const form of SHEET_FORMS) expect(sheet(line, form).length).toBeGreaterThan(100);
  });

  it('has its rows in braille, each with its number and the numbers of its cells', () => {
    const rows = { en: '#A J A A A', de: '#A J A A A', fr: ',* # * * *' }[language];
    expect(sheet(PUZZLES.small, 'brf')).toContain(`\r\n${rows}\r\n`);
  });

  it('stands on one page with its tally, as does a board of the double-seven set on two', () => {
    const pages = (line: string) => new PdfObjects(bytesOf(line, 'pdf')).pages;
    expect([pages(PUZZLES.small), pages(PUZZLES.full)]).toEqual([1, 2]);
  });

  it('has every number in its drawing, where it stands', () => {
    const { numbers, dominoes } = look(readSvg(sheet(PUZZLES.small, 'svg')));
    const rows = [1, 2, 3].map((row) => [...'abcd'].map((column) => numbers.get(`${column}${row}`)).join(''));
    expect([rows.join('/'), dominoes]).toEqual(['0111/2022/2010', []]);
  });
});
