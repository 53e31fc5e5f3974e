import { beforeAll, describe, expect, it } from 'vitest';
import { parseColumn } from '../../src/domino/coordinates.ts';
import { boardsOn, type DrawnBoard, numbersOf } from '../helpers/pdf/boards.ts';
import { raisedStyle, SWELL } from '../helpers/pdf/dots.ts';
import type { Run } from '../helpers/pdf/drawing.ts';
import type { Name, Stream } from '../helpers/pdf/objects.ts';
import type { PdfFile, PdfPage } from '../helpers/pdf/read.ts';
import { peerBook } from '../helpers/render/books.ts';
import { type Rendered, renderAll } from '../helpers/render/rendered.ts';

// Print over braille for a sighted partner, as described in docs/tactile.md. Lengths in mm.

const BRAILLE = SWELL.fontName;
const style = raisedStyle();

const isPrint = ({ font }: Run) => font !== BRAILLE;

describe('print over braille', () => {
  const language = 'de';
  const [puzzleWord, facts, contents] = ['Aufgabe', 'Stufe: leicht. Siegel und Lücken genügen.', 'Inhalt'];
  let plain: Rendered;
  let all: Rendered;

  beforeAll(async () => {
    plain = await renderAll(peerBook([3, 7], { language }), 'tactile');
    all = await renderAll(peerBook([3, 7], { language, braille: { overlay: true } }), 'tactile');
  });

  it('changes nothing of what is raised', () => {
    for (const part of ['main', 'keys'] as const) {
      expect(all[part].pages).toHaveLength(plain[part].pages.length);
      all[part].pages.forEach(({ runs, paths }, i) => {
        const places = (of: readonly Run[]) => of.map(({ text, x, y }) => `${text} ${x} ${y}`);
        expect(places(runs.filter((run) => !isPrint(run)))).toEqual(places(plain[part].pages[i]!.runs));
        expect(paths.map(({ points, width }) => ({ points, width }))).toEqual(
          plain[part].pages[i]!.paths.map(({ points, width }) => ({ points, width })),
        );
      });
    }
    expect(plain.main.pages.some(({ runs }) => runs.some(isPrint))).toBe(false);
  });

  it('is an artifact, so that nothing is read out twice', () => {
    for (const { runs } of all.main.pages) {
      expect(runs.filter(isPrint).every(({ content }) => content === undefined)).toBe(true);
    }
  });

  it('is in cyan and magenta, without black', () => {
    for (const { objects } of [all.main, all.keys]) {
      for (const number of objects.numbers) {
        const value = objects.object(number);
        if (!(value instanceof Map) || (value.get('Type') as Name | undefined)?.value !== 'Page') continue;
        const content = Buffer.from((objects.get(value, 'Contents') as Stream).bytes).toString('latin1');
        const spaces = [...content.matchAll(/\/(\w+) (?:cs|CS)\n/g)].map(([, space]) => space);
        const colours = [...content.matchAll(/([\d. ]+) (?:scn|SCN)\n/g)].map(([, colour]) => colour);
        expect(new Set(spaces)).toEqual(new Set(['DeviceCMYK']));
        expect(new Set(colours)).toEqual(new Set(['0.6 0.3 0 0', '0 0 0 1']));
        // A colour setting precedes print, and black precedes braille.
        for (const [, colour, , font] of content.matchAll(
          /([\d. ]+) scn\n(?:(?! scn\n)[\s\S])*?(\/(F\d+) [\d.]+ Tf)/g,
        )) {
          const base = objects.get(value, 'Resources', 'Font', font!, 'BaseFont') as Name;
          expect(base.value.endsWith(BRAILLE)).toBe(colour === '0 0 0 1');
        }
      }
    }
  });

  it('shows numbers in the corners of their squares, and labels between the dots and the frame', () => {
    const boards = [all.main, all.keys].flatMap(({ pages }) =>
      pages.flatMap((page) => boardsOn(rawBraille(page), style).map((board) => ({ page, board }))),
    );
    expect(boards.length).toBeGreaterThan(8);
    for (const { page, board } of boards) {
      const { frame, square, columnLabels, rowLabels } = board;
      const print = page.runs.filter(isPrint);
      const inside = print.filter(
        ({ x, y }) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom,
      );
      const read = inside.map(({ text, x, y }) => {
        const [column, row] = [(x - frame.left) / square[0], (y - frame.top) / square[1]];
        expect(column - Math.floor(column)).toBeLessThan(0.2);
        expect(row - Math.floor(row)).toBeLessThan(0.25);
        return { cell: Math.floor(row) * columnLabels.length + Math.floor(column), number: Number(text) };
      });
      expect(read.sort((a, b) => a.cell - b.cell).map(({ number }) => number)).toEqual(
        digitsOf(board).filter((digit) => !Number.isNaN(digit)),
      );
      const columns = print.filter(
        ({ x, y }) => x > frame.left && x < frame.right && y < frame.top && y > frame.top - 5,
      );
      expect(columns.map(({ text }) => parseColumn(text))).toEqual(columnLabels.map((__, i) => i));
      const rows = print.filter(
        ({ x, y }) => x < frame.left && x > frame.left - 5 && y > frame.top && y < frame.bottom,
      );
      expect(rows.map(({ text }) => Number(text))).toEqual(rowLabels.map((__, i) => i + 1));
    }
  });

  it('says what the braille says, in its place', () => {
    const easy = all.puzzles.find(({ grade }) => grade?.level === 'easy')!;
    const { to } = all.main.bookmarks.find(({ title }) => title === `${puzzleWord} ${easy.number}`)!;
    const words = printOn(all.main, to.page);
    expect(words).toContain(`${puzzleWord} ${easy.number}`);
    expect(words).toContain(facts);
    expect(words).toContain(easy.id);
    expect(printOn(all.main, 2)).toContain(contents);
    for (let page = 1; page <= all.main.pages.length; page++) {
      expect(printOn(all.main, page).split(' ')).toContain(String(page));
    }
  });

  it('stands between the lines of dots', () => {
    for (const page of [...all.main.pages, ...all.keys.pages]) {
      const boards = boardsOn(rawBraille(page), style);
      const labels = boards.flatMap(({ columnLabels, rowLabels, numbers }) => [
        ...columnLabels,
        ...rowLabels,
        ...numbers.flat(),
      ]);
      const lines = page.runs.filter((run) => !isPrint(run) && !labels.includes(run)).map(({ y }) => y);
      const over = page.runs.filter((run) => isPrint(run) && !boards.some((board) => isAt(board, run)));
      for (const { y } of over) {
        // The dots of a line extend from 5.6 mm above its baseline to 0.6 mm below; print of 9 points is 3.2 mm high.
        expect(lines.some((line) => Math.abs(line - y - 6.3) < 0.01)).toBe(true);
        expect(lines.every((line) => y - 2.3 > line + 0.6 || y + 0.65 < line - 5.6)).toBe(true);
      }
    }
  });
});

function rawBraille(page: PdfPage): PdfPage {
  return { ...page, runs: page.runs.filter((run) => !isPrint(run)) };
}

const DIGITS = [...'⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊'];

function digitsOf(board: DrawnBoard): number[] {
  return numbersOf(board, (text) => DIGITS.indexOf(text)).flat();
}

function isAt({ frame }: DrawnBoard, { x, y }: Run): boolean {
  return x > frame.left - 5 && x < frame.right && y > frame.top - 5 && y < frame.bottom;
}

function printOn({ pages }: PdfFile, page: number): string {
  return pages[page - 1]!.runs.filter(isPrint)
    .map(({ text }) => text.trim())
    .join(' ');
}
