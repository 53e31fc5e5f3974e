import { beforeAll, describe, expect, it } from 'vitest';
import { PRINT_PROFILES } from '../../src/layout/print/profiles.ts';
import { boardsOn, boxBelow, type DrawnBoard } from '../helpers/pdf/boards.ts';
import { printStyle } from '../helpers/pdf/ink.ts';
import type { PdfFile, PdfPage } from '../helpers/pdf/read.ts';
import { headingsOf } from '../helpers/pdf/words.ts';
import { peerBook } from '../helpers/render/books.ts';
import { pdfOf } from '../helpers/render/rendered.ts';

const PROFILE = PRINT_PROFILES['large-print'];
const STYLE = printStyle(PROFILE);

/** A page is filled whose last line stands so close to its lower margin, in mm. */
const NEAR = 10;

interface Shown {
  readonly page: PdfPage;
  readonly boards: readonly DrawnBoard[];
}

const made = (ranges: readonly number[]) =>
  pdfOf(peerBook(ranges, { contents: ['puzzles', 'steps', 'hints', 'solutions'] }), 'large-print');
let [one, some]: [PdfFile, PdfFile] = [undefined!, undefined!];
beforeAll(async () => {
  one = await made([6]);
  some = await made([3, 4, 5, 6]);
});

/** The pages with a heading that begins so, and their boards. */
function pagesWith(start: string, file: PdfFile): readonly Shown[] {
  const numbers = headingsOf(file).flatMap(({ words, page }) => (words.startsWith(start) ? [page] : []));
  return [...new Set(numbers)].map((number) => {
    const page = file.pages[number - 1]!;
    return { page, boards: boardsOn(page, STYLE) };
  });
}

const digitsOf = ({ numbers }: DrawnBoard) => numbers[0]![0]!.size;

/** How far above the lower margin the last line of a page stands, in mm. */
function blankBelow({ runs, height }: PdfPage): number {
  const bottom = height - PROFILE.margins.bottom;
  return bottom - Math.max(...runs.map(({ y }) => y).filter((y) => y < bottom));
}

describe('the board of a turning point in large print', () => {
  it('grows where it has a page for itself', () => {
    const pages = pagesWith('Turning point ', one);
    expect(pages.map(({ boards }) => boards.length)).toEqual([1]);
    const { page, boards } = pages[0]!;
    const [board] = boards;
    expect(digitsOf(board!)).toBeGreaterThan(1.1 * PROFILE.digits.sharing);
    if (board!.square[0] < PROFILE.square - 0.01) expect(blankBelow(page)).toBeLessThan(NEAR);
  });

  it('has the least digits at least where two share a page, and leaves no room on it', () => {
    const shared = pagesWith('Turning point ', some).filter(({ boards }) => boards.length > 1);
    expect(shared.length).toBeGreaterThan(0);
    for (const { page, boards } of shared) {
      for (const board of boards) expect(digitsOf(board)).toBeGreaterThan(PROFILE.digits.sharing - 0.01);
      expect(blankBelow(page)).toBeLessThan(NEAR);
    }
  });
});

describe('a puzzle of 28 dominoes in large print', () => {
  it('has the line for the day behind the last row of its tally, and cells of 15.5 mm or more', () => {
    const { page, boards } = pagesWith('Puzzle 7, ', some)[0]!;
    expect(boards[0]!.square[0]).toBeGreaterThan(15.5);
    const [last, day] = ['6:6', 'Done on'].map((text) => page.runs.find((run) => run.text.startsWith(text))!);
    const box = boxBelow(page, last!)!;
    expect(day!.x).toBeGreaterThan(box.right);
    expect(day!.y).toBeGreaterThan(box.top);
    expect(day!.y).toBeLessThan(box.bottom);
  });
});
