import { describe, expect, it } from 'vitest';
import { parseLine } from '../../src/domino/notation.ts';
import { checkPuzzle } from '../../src/domino/puzzle.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { loadPressData } from '../../src/node/press-data.ts';
import { materialsOf } from '../../src/press.ts';
import {
  PADS,
  SHEET_FORMS,
  type SheetForm,
  WORKSHEET_COUNTS,
  WORKSHEET_RANGES,
  type WorksheetOrder,
} from '../../src/render/formats.ts';
import { renderSheet } from '../../src/render/sheet.ts';
import { renderPad } from '../../src/render/single-document.ts';
import { renderOwnWorksheet, renderWorksheet } from '../../src/render/worksheet.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { PdfObjects } from '../helpers/pdf/objects.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { wordsOf } from '../helpers/pdf/words.ts';
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

  const turn = LANGUAGE_CODES.indexOf(language);
  const lines = Object.entries(PUZZLES).filter((_, i) => i % LANGUAGE_CODES.length === turn);
  it.each(lines)('can be a drawing, a page and braille: %s', (_, line) => {
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

const fonts = loadFonts();
const USUAL: WorksheetOrder = { level: 'easy', range: 6, count: 4, solutions: true, paper: 'a4', seed: 'a' };

async function made(order: Partial<WorksheetOrder>, language: Language = 'en') {
  const file = await renderWorksheet({ ...USUAL, ...order }, { texts: textsOf(language), fonts });
  return read(wholeOf(file));
}

const read = (bytes: Uint8Array) => ({ bytes, pages: new PdfObjects(bytes).pages });

describe('a worksheet', () => {
  it('has its puzzles on one page and their solutions on another, of any set and in every language', async () => {
    for (const language of LANGUAGE_CODES) expect((await made({ count: 6 }, language)).pages).toBe(2);
    expect((await made({ count: 3 })).pages).toBe(2);
    const { least, usual, most } = WORKSHEET_RANGES;
    // What docs/print.md promises.
    for (const [edition, paper, range, fitting] of [
      ['standard-print', 'a4', least, 6],
      ['standard-print', 'a4', usual, 6],
      ['standard-print', 'a4', most, 4],
      ['standard-print', 'letter', 5, 6],
      ['standard-print', 'letter', most, 4],
      ['large-print', 'a4', 3, 6],
      ['large-print', 'a4', 4, 4],
      ['large-print', 'a4', most, 2],
      ['large-print', 'letter', usual, 2],
    ] as const) {
      const order = { edition, range, paper, count: fitting };
      const more = WORKSHEET_COUNTS.find((count) => count > fitting);
      expect([order, (await made(order)).pages]).toEqual([order, 2]);
      if (more) {
        const { pages } = await made({ ...order, count: more, solutions: false });
        expect([order, pages]).toEqual([order, 2]);
      }
    }
  });

  it('has a line for a name and a date, but where it would cost a puzzle its place', async () => {
    const textOf = async (count: 4 | 6, language: Language) => {
      const { bytes } = await made({ count, solutions: false }, language);
      const file = await readPdf(bytes);
      return wordsOf(file, file.structure);
    };
    for (const [language, name, date] of [
      ['en', 'Name', 'Date'],
      ['de', 'Name', 'Datum'],
      ['fr', 'Nom', 'Date'],
    ] as const) {
      expect(await textOf(4, language)).toMatch(new RegExp(`${name} _+ +${date} _+`));
      expect(await textOf(6, language)).not.toContain('___');
    }
  });

  it('is the same for the same seed, and another for another', async () => {
    const [one, again, other] = [await made({}), await made({}), await made({ seed: 'b' })];
    expect(one.bytes).toEqual(again.bytes);
    expect(one.bytes).not.toEqual(other.bytes);
  });

  it('has puzzles of a text, all or the first ones, if they show all their numbers', async () => {
    const own = (text: string, count?: number) =>
      renderOwnWorksheet({ text, where: 'mine.txt', count }, USUAL, { texts: textsOf('en'), fonts });
    const two = '0 0 3 0 2\n1 3 2 1 2\n1 0 2 2 3\n3 3 1 1 0\n\n001\n110\n';
    await expect(own(two)).rejects.toThrow('1 of 2 puzzles from files cannot be used');
    expect(read(wholeOf(await own(two, 1))).pages).toBe(2);
    const completion = '?11?32/?0????/?2?4??/??????/3?34??';
    await expect(own(completion)).rejects.toMatchObject({
      where: 'mine.txt',
      expected: 'puzzles that show all their numbers',
    });
  });
});
