import type { BlockOf, BoardFigure } from '../../document/document.ts';
import { elementOf } from '../board-marks.ts';
import type { Element } from '../page.ts';
import type { Piece } from '../piece.ts';
import { drawGroup } from './board.ts';
import { boardSize, isInOnePiece, leastSize, openSize } from './board-size.ts';
import { countsPanel } from './counts.ts';
import { leastSquare } from './digits.ts';
import type { BoardSize } from './fit.ts';
import type { PrintFlow } from './flow.ts';
import { type Corner, type Panel, panelPiece, together } from './panel.ts';
import { GAPS } from './profiles.ts';

/** How far a board in running text may shrink, as a share of its largest squares. */
const SHRUNK = 0.8;
/** From a small board to the tally beside it, in squares of the board. */
const BESIDE = 1;
/** How far the letters over a board reach up from its top, in lines: so much lower it stands at the top of a page. */
const RISE = 0.1;

/** A board in running text; what needs pages of its own gets them. */
export function boardPiece(flow: PrintFlow, { figure, withCounts, isSmall }: BlockOf<'board'>): Piece {
  if (withCounts) return countedPiece(flow, figure);
  const { pager, typesetter } = flow;
  if (isSmall) return { ...sizedPiece(flow, figure, leastSize(typesetter, figure.puzzle)), isFigure: true };
  const size = boardSize(typesetter, figure.puzzle);
  const { square, top } = size;
  const piece = sizedPiece(flow, figure, size);
  const { height } = piece;
  const share = Math.max(SHRUNK, Math.min(1, leastSquare(figure.puzzle.range, typesetter.settings) / square));
  // Only the squares of a board in one piece become smaller, not the labels round them.
  return {
    ...piece,
    least: isInOnePiece(size) ? top + (height - top) * share : height,
    isFigure: true,
    draw: (parent) => drawBoard(flow, figure, boardSize(typesetter, figure.puzzle, pager.room), parent),
  };
}

/** A board of a size, on as many pages as it has groups. */
function sizedPiece(flow: PrintFlow, figure: BoardFigure, size: BoardSize): Piece {
  return {
    height: size.groups.reduce((sum, group) => sum + group.height, 0),
    gapBefore: 0,
    gapAfter: GAPS.board * flow.typesetter.bodyLine,
    draw: (parent) => drawBoard(flow, figure, size, parent),
  };
}

/** A small board with its tally to the right. */
function countedPiece(flow: PrintFlow, figure: BoardFigure): Piece {
  const { pager, typesetter } = flow;
  const size = leastSize(typesetter, figure.puzzle);
  const board = boardPanel(flow, figure, size);
  const left = size.groups[0]!.width + BESIDE * size.square;
  const counts = countsPanel(flow, figure.counts!, size.square, typesetter.width - left);
  const both = together({ panel: board }, { panel: counts, x: left, y: size.top });
  return { ...panelPiece(pager, both, GAPS.board * typesetter.bodyLine), isFigure: true };
}

/** A board on a page of its own, of which the words leave it so much, in mm. */
export function openBoardPiece(flow: PrintFlow, { figure }: BlockOf<'board'>, height: number): Piece {
  return sizedPiece(flow, figure, openSize(flow.typesetter, figure.puzzle, height));
}

/**
 * The halves of a board on two pages that face each other: both near the fold, their rows in line.
 * @param opened called when the second page is open
 */
export function facingPiece(
  flow: PrintFlow,
  { figure }: BlockOf<'board'>,
  size: BoardSize,
  opened: () => void,
): Piece {
  const { pager, typesetter } = flow;
  return {
    height: size.groups[0]!.height,
    gapBefore: 0,
    gapAfter: GAPS.board * typesetter.bodyLine,
    draw(parent) {
      const { top } = pager;
      const into = elementOf(figure, parent, undefined);
      size.groups.forEach((group, i) => {
        if (i > 0) {
          pager.newPage();
          opened();
          pager.take(top - pager.top);
        }
        const x = pager.left + (i > 0 ? 0 : typesetter.width - group.width);
        const at = { x, y: pager.take(group.height) };
        pager.add(() => drawGroup(figure, size, group, at, into, typesetter.settings));
      });
    },
  };
}

/** A board of a size at which all its parts stand together. */
export function boardPanel(flow: PrintFlow, figure: BoardFigure, size: BoardSize): Panel {
  return {
    height: size.groups[0]!.height,
    draw: (at, parent) => drawBoard(flow, figure, size, parent, at),
  };
}

/** Draws a board where the open page goes on, or its first group at a place whose room is taken already. */
function drawBoard(
  { pager, typesetter }: PrintFlow,
  figure: BoardFigure,
  size: BoardSize,
  parent: Element,
  first?: Corner,
): void {
  let into: Element | undefined;
  size.groups.forEach((group, i) => {
    const { width, height } = group;
    if (!first && pager.fresh) pager.take(RISE * typesetter.bodyLine);
    const at = (i === 0 && first) || { y: pager.take(height), x: pager.left };
    into ??= elementOf(figure, parent, size.groups.length === 1 ? { ...at, width, height } : undefined, size);
    const to = into;
    pager.add(() => drawGroup(figure, size, group, at, to, typesetter.settings));
  });
}
