import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PRINT_EDITIONS, type PrintEdition, type Trim } from '../../src/book/choices.ts';
import { boundProfile, PRINT_PROFILES } from '../../src/layout/print/profiles.ts';
import { boardsOn, boxBelow, type DrawnBoard } from '../helpers/pdf/boards.ts';
import { printStyle } from '../helpers/pdf/ink.ts';
import type { PdfFile, PdfPage } from '../helpers/pdf/read.ts';
import { nodesIn } from '../helpers/pdf/structure.ts';
import { headingsOf, runsOf } from '../helpers/pdf/words.ts';
import { peerBook } from '../helpers/render/books.ts';
import { pdfOf } from '../helpers/render/rendered.ts';

const DOCS = readFileSync(new URL('../../docs/print.md', import.meta.url), 'utf8');

/** An edition, and the trim size of a bound one if it is not the default. */
interface Row {
  readonly edition: PrintEdition;
  readonly trim?: Trim;
}

/** Every edition, and bound books that lie across, that are small, and that are measured in mm. */
const ROWS: readonly Row[] = [
  ...PRINT_EDITIONS.map((edition) => ({ edition })),
  ...(['8.25x6', '5x8', 'a5'] as const).map((trim) => ({ edition: 'kdp', trim }) as const),
];

interface Measured {
  readonly text: number;
  readonly line: number;
  readonly small: DrawnBoard;
  /** The one of the two 8x9 puzzles with the larger board, and the other, which can share a page with its tally. */
  readonly large: Puzzle;
  readonly least: Puzzle;
  readonly key: DrawnBoard;
}

interface Puzzle {
  readonly board: DrawnBoard;
  readonly box: readonly [width: number, height: number];
  readonly gap: number;
}

/** The measurements of an edition's finished file: four puzzles of 5x6 and two of 8x9, with their keys. */
async function measured({ edition, trim }: Row): Promise<Measured> {
  const book = peerBook([4, 4, 7], { print: { kdp: { trim } } });
  const file = await pdfOf(book, edition);
  const profile = trim ? boundProfile({ trim, paper: 'white' }) : PRINT_PROFILES[edition];
  const boardOn = (start: string, rows: number) => {
    const { page } = headingsOf(file).find(({ words }) => words.startsWith(start))!;
    const pages = file.pages.slice(page - 1, page + 1);
    const boards = boardsOn(pages[0]!, printStyle(profile));
    return { pages, board: boards.find(({ numbers }) => numbers.length === rows)! };
  };
  const puzzles = [5, 6].map((number): Puzzle => {
    const { board, pages } = boardOn(`Puzzle ${number}, `, 8);
    return { board, ...boxesOn(pages) };
  });
  const [least, large] = puzzles.sort((one, other) => one.board.square[0] - other.board.square[0]);
  return {
    ...textOf(file),
    small: boardOn('Puzzle 1, ', 5).board,
    large: large!,
    least: least!,
    key: boardOn('Answer to puzzle 5', 8).board,
  };
}

/** The most frequent text size, and the line pitch of the first paragraph of several lines in it, in points. */
function textOf(file: PdfFile): { text: number; line: number } {
  const lengths = new Map<number, number>();
  for (const { runs } of file.pages)
    for (const { size, text } of runs)
      lengths.set(Math.round(size), (lengths.get(Math.round(size)) ?? 0) + text.length);
  const [text] = [...lengths].sort(([, one], [, other]) => other - one)[0]!;
  for (const node of nodesIn(file.structure).filter(({ tag }) => tag === 'P')) {
    const [first, ...others] = runsOf(file, node).filter(({ size }) => Math.round(size) === text);
    const next = others.find(({ y, page }) => page === first!.page && y > first!.y + 1);
    if (first && next) return { text, line: ((next.y - first.y) / 25.4) * 72 };
  }
  throw new Error('no paragraph has two lines');
}

/** The boxes below the first two dominoes of a tally, in mm. */
function boxesOn(pages: readonly PdfPage[]): Pick<Puzzle, 'box' | 'gap'> {
  const page = pages.find(({ runs }) => runs.some(({ text }) => text === '0:1'))!;
  const dominoes = ['0:0', '0:1'].map((text) => page.runs.find((run) => run.text === text)!);
  const [first, second] = dominoes.map((domino) => boxBelow(page, domino));
  return { box: [first!.right - first!.left, first!.bottom - first!.top], gap: second!.left - first!.right };
}

const mm = (length: number) => length.toFixed(1);
const boardCell = ({ square, numbers }: DrawnBoard) =>
  `${mm(square[0])} mm, ${Math.round(numbers[0]![0]!.size)} pt`;

it.each(ROWS)('$edition $trim has the sizes that docs/print.md tells', async (row) => {
  const { text, line, small, large, least, key } = await measured(row);
  const name = row.trim ? `\`${row.edition}\`, \`${row.trim}\`` : `\`${row.edition}\``;
  const cells = ({ board, box, gap }: Puzzle) =>
    `${boardCell(board)} | ${mm(box[0])} x ${mm(box[1])}, ${mm(gap)} mm`;
  const boards = [boardCell(small), cells(large), cells(least), boardCell(key)];
  expect(DOCS).toContain(`| ${name} | ${text} on ${Math.round(line)} pt | ${boards.join(' | ')} |`);
});
