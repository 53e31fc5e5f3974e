import type { Book } from '../../../../src/book/book.ts';
import {
  type BrailleConfig,
  brailleSchema,
  EMBOSSER_PAGES,
  usualPage,
} from '../../../../src/book/braille-config.ts';
import type { Block, BoardFigure, Document } from '../../../../src/document/document.ts';
import { makeDocument } from '../../../../src/document/make.ts';
import { asCell } from '../../../../src/domino/board.ts';
import { makeCell } from '../../../../src/domino/coordinates.ts';
import { UNKNOWN } from '../../../../src/domino/puzzle.ts';
import type { Language } from '../../../../src/languages/index.ts';
import { allBlocks } from '../../document/blocks.ts';
import { textsOf } from '../../document/texts.ts';
import { numberOf, type SeenBoard } from '../../render/brf-reader.ts';

/** A book with its keys in the words for embossers. */
export function embossedDocument(book: Book): Document {
  return makeDocument(book, 'book', { reader: 'embossed', keysInside: true }, textsOf(book.language));
}

/** The figures of a document that are on its pages. Play boards are left out where they do not fit. */
export function figuresIn(
  blocks: readonly Block[],
  { cells, lines }: { cells: number; lines: number },
): BoardFigure[] {
  return allBlocks(blocks).flatMap((block) => {
    if (block.type !== 'board') return [];
    const { board, range } = block.figure.puzzle;
    const { rows, columns } = board;
    const label = 1 + String(rows).length;
    // One line for the page number, two for the columns, one and two for the words above.
    const last = Math.max(String(range).length, columns > 26 ? 2 : 1);
    const fits = label + 1 + 3 * (columns - 1) + last <= cells && 2 * rows + 1 <= lines - 3;
    return block.isWide && !fits ? [] : [block.figure];
  });
}

/** The `braille` part of a config with these fields. */
export function brailleOf(fields: object = {}): BrailleConfig {
  return brailleSchema.parse(fields);
}

/** The size of a page, and the line of its number. */
export function pageOf(page: BrailleConfig['page'], language: Language) {
  const name = typeof page === 'string' ? page : usualPage(language);
  const size = typeof page === 'object' ? page : EMBOSSER_PAGES[name]!;
  return { ...size, number: name === 'uk' || name === 'fr' ? 0 : size.lines - 1 };
}

/** The page number at the right end of this line. @throws Error if there is none */
export function numberIn(line: string | undefined, cells: number): number {
  if (line?.length !== cells) throw new Error(`no number at the end of ${line}`);
  return numberOf(line.slice(line.lastIndexOf('\u2800') + 1));
}

/** What a reader must find of a figure. */
export function expected({ puzzle, blank, dominoes, bars }: BoardFigure): SeenBoard {
  const { board, numbers } = puzzle;
  const name = (cell: number) => makeCell(board, asCell(cell));
  const pair = ({ first, second }: { first: number; second: number }) => `${name(first)} ${name(second)}`;
  return {
    cells: new Map(
      board.cells.map((cell) => [name(cell), blank || numbers[cell] === UNKNOWN ? 'empty' : numbers[cell]!]),
    ),
    links: new Set(dominoes.map(pair)),
    bars: new Set(bars.map(pair)),
  };
}
