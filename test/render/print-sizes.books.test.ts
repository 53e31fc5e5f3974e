import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRINT_EDITIONS, type PrintEdition, type Trim } from '../../src/book/choices.ts';
import { boundProfile, PRINT_PROFILES } from '../../src/layout/print/profiles.ts';
import { boardsOn, boxOf, type DrawnBoard } from '../helpers/pdf/boards.ts';
import { printStyle } from '../helpers/pdf/ink.ts';
import { type PdfFile, type PdfPage, readPdf } from '../helpers/pdf/read.ts';
import { nodesIn } from '../helpers/pdf/structure.ts';
import { headingsOf, runsOf } from '../helpers/pdf/words.ts';
import { peerBook, render } from '../helpers/render/books.ts';

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
  const file = await readPdf((await render(book, edition)).get(`${edition}.pdf`)!);
  const profile = trim ? boundProfile({ trim, paper: 'white' }) : PRINT_PROFILES[edition];
  const boardOn = (start: string, rows: number) => {
    const { page } = headingsOf(file).find(({ words }) => words.startsWith(start))!;
    return {
      page: file.pages[page - 1]!,
      facing: file.pages[page]!,
      board: boardsOn(file.pages[page - 1]!, printStyle(profile)).find(
        ({ numbers }) => numbers.length === rows,
      )!,
    };
  };
  const puzzles = [5, 6].map((number): Puzzle => {
    const { board, page, facing } = boardOn(`Puzzle ${number}, `, 8);
    return { board, ...boxesOn([page, facing]) };
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
  const [first, second] = ['0:0', '0:1'].map((text) => {
    const domino = page.runs.find((run) => run.text === text)!;
    return page.paths
      .filter(({ closed, curved }) => closed && !curved)
      .map(({ points }) => boxOf(points))
      .find(({ left, top }) => Math.abs(left - domino.x) < 0.5 && top > domino.y && top < domino.y + 4)!;
  });
  return {
    box: [first!.right - first!.left, first!.bottom - first!.top],
    gap: second!.left - first!.right,
  };
}

const mm = (length: number) => length.toFixed(1);
const boardCell = ({ square, numbers }: DrawnBoard) =>
  `${mm(square[0])} mm, ${Math.round(numbers[0]![0]!.size)} pt`;

describe.each(ROWS)('$edition $trim', (row) => {
  it('has the sizes that docs/print.md tells, as measured in the finished file', async () => {
    const { text, line, small, large, least, key } = await measured(row);
    const name = row.trim ? `\`${row.edition}\`, \`${row.trim}\`` : `\`${row.edition}\``;
    const cells = ({ board, box, gap }: Puzzle) =>
      `${boardCell(board)} | ${mm(box[0])} x ${mm(box[1])}, ${mm(gap)} mm`;
    expect(DOCS).toContain(
      `| ${name} | ${text} on ${Math.round(line)} pt | ${boardCell(small)} | ${cells(large)} | ${cells(least)} | ` +
        `${boardCell(key)} |`,
    );
  });
});
