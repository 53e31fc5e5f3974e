import { brailleDomino, brailleNumber, braillePlace } from '../../braille/grids.ts';
import type { BlockOf, BoardFigure } from '../../document/document.ts';
import { placesOf } from '../../domino/board.ts';
import { makePlace } from '../../domino/coordinates.ts';
import { byNumbers, type Domino, dominoesOf, dominoIndex, makeDomino } from '../../domino/dominoes.ts';
import { UNKNOWN } from '../../domino/puzzle.ts';
import { BLANK } from '../../six-dot.ts';
import { plainLine } from '../lines.ts';
import { element } from '../page.ts';
import type { Piece } from '../piece.ts';
import type { TactileFlow } from './flow.ts';
import { INDENT, textPiece } from './text.ts';

/** Cells left free beside each domino of a tally: 18 mm, for a peg or a piece of wax. */
const TICK_CELLS = 3;
/** Cells between two columns of a list that is only read. */
const GAP = 2;

/** Something in a list, as it is written in braille and over it in print. */
interface Written {
  readonly braille: string;
  readonly print: string;
}

/** All dominoes of a set, with room for a mark beside each. */
export function tallyPiece(flow: TactileFlow, { title, range }: BlockOf<'tally'>): Piece {
  const dominoes = dominoesOf(range)
    .sort(byNumbers)
    .map((domino) => written(flow, domino));
  return listPiece(flow, title, dominoes, TICK_CELLS);
}

/**
 * What a tally at a board tells: at a key where each domino lies, else how many places each domino has, with room for a mark
 * beside it.
 */
export function boardTallyPiece(flow: TactileFlow, title: string, figure: BoardFigure): Piece {
  const { puzzle, dominoes } = figure;
  if (dominoes.length > 0) {
    const laid = [...dominoes].sort((a, b) => byNumbers(a.domino, b.domino));
    const places = laid.map((placement) =>
      written(flow, placement.domino, {
        braille: braillePlace(puzzle.board, placement, flow.language, flow.writing),
        print: makePlace(puzzle.board, placement),
      }),
    );
    return listPiece(flow, title, places, GAP);
  }
  const places = dominoesOf(puzzle.range).map(() => 0);
  for (const { first, second } of placesOf(puzzle.board)) {
    const [a, b] = [puzzle.numbers[first]!, puzzle.numbers[second]!];
    if (a !== UNKNOWN && b !== UNKNOWN) places[dominoIndex(a, b)]!++;
  }
  const counts = dominoesOf(puzzle.range)
    .sort(byNumbers)
    .map((domino) => {
      const count = places[dominoIndex(domino.low, domino.high)]!;
      return written(flow, domino, { braille: brailleNumber(count, flow.language), print: String(count) });
    });
  return listPiece(flow, title, counts, TICK_CELLS);
}

function written({ language }: TactileFlow, domino: Domino, more?: Written): Written {
  const [braille, print] = [brailleDomino(domino, language), makeDomino(domino)];
  return more
    ? { braille: braille + BLANK + more.braille, print: `${print} ${more.print}` }
    : { braille, print };
}

/** Dominoes in columns, row by row, all on one sheet with their title if a sheet has the room. */
function listPiece(flow: TactileFlow, title: string, dominoes: readonly Written[], gap: number): Piece {
  const { sheets, overlay } = flow;
  const width = Math.max(...dominoes.map(({ braille }) => braille.length)) + gap;
  const columns = Math.max(1, Math.floor((sheets.cells + GAP) / width));
  const rows = Math.ceil(dominoes.length / columns);
  const heading = textPiece(flow, plainLine(title), INDENT, 0);
  const height = heading.height + rows;
  return {
    height,
    gapBefore: 1,
    gapAfter: 0,
    draw(parent) {
      // One that is longer than a sheet begins with a sheet, too.
      if (sheets.room < height) sheets.freshPage();
      heading.draw(parent);
      const list = element('L', parent);
      for (let row = 0; row < rows; row++) {
        const top = sheets.take(1);
        const inRow = dominoes.slice(row * columns, (row + 1) * columns);
        sheets.add(() =>
          inRow.flatMap(({ braille, print }, column) => {
            const x = sheets.xOf(column * width);
            const line = sheets.line(braille, element('LBody', element('LI', list)), x, top);
            return overlay ? [line, overlay.word(print, { x, top })] : [line];
          }),
        );
      }
    },
  };
}
