import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Book, openBook } from '../../src/book/book.ts';
import { parseConfig } from '../../src/book/config.ts';
import { planBook } from '../../src/book/plan.ts';
import { presetRequest } from '../../src/book/presets.ts';
import { loadWords } from '../../src/node/words.ts';
import { writeAnswers } from '../../src/render/answers/formats.ts';
import type { PdfPage } from '../helpers/pdf/read.ts';
import { render } from '../helpers/render/books.ts';
import { pdfOf } from '../helpers/render/rendered.ts';

const PAGE = readFileSync(new URL('../../docs/recipes.md', import.meta.url), 'utf8');

/** The configs that the page prints in full, by title. */
const CONFIGS = new Map(
  [...PAGE.matchAll(/^```json\n(\{[\s\S]*?\})\n```$/gm)].map(([, text]) => {
    const request = JSON.parse(text!);
    return [request.title as string, request];
  }),
);

/** The result for a person according to the table. */
const rowOf = (whom: string) =>
  PAGE.split('\n')
    .find((line) => line.startsWith(`| ${whom} |`))!
    .split('|')[2]!
    .trim();

const bookOf = async (request: object): Promise<Book> => openBook(await planBook(parseConfig(request)));

const textOf = ({ runs }: PdfPage) =>
  runs.reduce((words, { text }) => `${words} ${text}`, '').replace(/\s+/g, ' ');

describe('what docs/recipes.md says comes out', () => {
  it('for a teacher, and that its book tells of no keys inside', async () => {
    const book = await bookOf(CONFIGS.get('Zwölf Aufgaben'));
    const file = await pdfOf(book, 'large-print');
    const braille = (await render(book, 'brf')).get('book.brf')!.toString('latin1').split('\f').length - 1;
    expect(rowOf('a teacher')).toMatch(`${file.pages.length} pages of large print, ${braille} of braille`);
    const text = file.pages.map(textOf).join(' ');
    expect(text).toContain('Programm hat es bewiesen');
    expect(text).not.toMatch(/Schlüssel\s+stehen/);
  });

  it('for a reader of giant print: a puzzle a page, on Letter', async () => {
    const book = await bookOf(CONFIGS.get('Twenty Puzzles'));
    const { pages } = await pdfOf(book, 'giant-print');
    expect(rowOf('a reader who needs giant print')).toBe(`${pages.length} pages on Letter`);
    for (const { width, height } of pages) expect([width, height].map(Math.round)).toEqual([216, 279]);
    const puzzles = pages.filter((page) => /Puzzle \d+ ?, easy/.test(textOf(page)));
    expect(puzzles).toHaveLength(20);
  });

  it('for a magazine: each puzzle once, that rise', async () => {
    const book = await bookOf(CONFIGS.get('Weeks'));
    const { puzzles } = JSON.parse(writeAnswers(book, loadWords('en'), 'json', {}));
    expect(rowOf('a magazine')).toContain(`${puzzles.length} puzzles that rise`);
    expect(new Set(puzzles.map(({ rows }: { rows: string[] }) => rows.join()))).toHaveProperty('size', 52);
    const ratings = book.sections.map((section) => section.puzzles.map(({ grade }) => grade!.rating));
    for (const inSection of ratings) expect(inSection).toEqual(inSection.toSorted((a, b) => a - b));
  });

  it('for a publisher', async () => {
    const book = await bookOf(CONFIGS.get('The Lighthouse Puzzles'));
    const { pages } = await pdfOf(book, 'kdp');
    expect(rowOf('a publisher')).toContain(`6 by 9 inches, ${pages.length} pages`);
    for (const { width, height } of pages)
      expect([width / 25.4, height / 25.4].map((side) => +side.toFixed(2))).toEqual([6, 9]);
  });

  it('for a family: a gift, with a name on cover, dedication and certificate, and a box', async () => {
    const names = { for: 'Grandma Lena', from: 'Ida and Paul' };
    const book = await bookOf(presetRequest('gift', loadWords('en'), names));
    const { pages } = await pdfOf(book, 'large-print');
    expect(rowOf('a family')).toContain(`${pages.length} pages in large print`);
    const named = pages.filter((page) => textOf(page).includes('Grandma Lena'));
    expect(named).toHaveLength(3);
    const dominoes = await pdfOf(book, 'stones');
    expect(dominoes.pages.some(({ runs }) => runs.some(({ text }) => text === 'A box to fold'))).toBe(true);
  });
});
