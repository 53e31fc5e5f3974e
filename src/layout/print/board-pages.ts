import type { BlockOf, BoardFigure, DominoCount } from '../../document/document.ts';
import { makeDomino } from '../../domino/dominoes.ts';
import { elementOf } from '../board-marks.ts';
import { chunks } from '../lists.ts';
import { type Element, element, type Mark, mmOf, type PageItem, type Point } from '../page.ts';
import type { Piece } from '../piece.ts';
import { boardSize, isInOnePiece, leastSize, openSize } from './board-size.ts';
import { leastSquare } from './digits.ts';
import type { BoardSize } from './fit.ts';
import type { PrintFlow } from './flow.ts';
import { type Panel, panelPiece, together } from './panel.ts';
import { drawGroup } from './printed-board.ts';
import { GAPS } from './profiles.ts';
import type { PrintSettings } from './typesetter.ts';

/** From a domino to its count, as a multiple of the size of the text. */
const COUNT_GAP = 0.2;
/** Between two entries at least, and where there is room for a count that the reader writes. */
const ENTRY_GAP = 0.7;
const WRITING_GAP = 1.7;
/** How far the outline of a placed domino stands off its digits, as a multiple of the size of the text. */
const OUTLINE_GAP = 0.25;

/**
 * The tally beside a board: each domino with its count, a placed one in the outline that it has on the board. It is a
 * triangle with a row for each lower number, its rows as far apart as those of the board; in full rows where it would be too
 * wide.
 * @param square from row to row, in mm
 * @param width in mm
 */
function countsPanel(flow: PrintFlow, counts: readonly DominoCount[], square: number, width: number): Panel {
  const { settings } = flow.typesetter;
  const least = entryWidth(counts, settings);
  const em = mmOf(settings.profile.body);
  const rows = rowsOf(counts, Math.floor((width + ENTRY_GAP * em) / least));
  const spread = width / Math.max(...rows.map(({ length }) => length));
  const entry = Math.max(least, Math.min(least + (WRITING_GAP - ENTRY_GAP) * em, spread));
  return {
    height: rows.length * square,
    draw({ x, y }, parent) {
      const list = element('L', parent);
      rows.forEach((row, r) => {
        row.forEach((count, i) => {
          if (!count) return;
          const at = { x: x + i * entry, y: y + (r + 0.5) * square };
          flow.pager.add(() => countMarks(count, at, list, settings));
        });
      });
    },
  };
}

/** The triangle, if so many dominoes can stand side by side; else as many as can. */
function rowsOf(counts: readonly DominoCount[], across: number): (readonly (DominoCount | undefined)[])[] {
  const numbers = [...new Set(counts.map(({ domino }) => domino.low))];
  if (numbers.length <= across) {
    return numbers.map((low) =>
      numbers.map((high) => counts.find(({ domino }) => domino.low === low && domino.high === high)),
    );
  }
  return chunks(counts, across);
}

function entryWidth(counts: readonly DominoCount[], { profile, metrics }: PrintSettings): number {
  const { body } = profile;
  const widest = Math.max(...counts.map(({ domino }) => metrics.width(makeDomino(domino), 'figures', body)));
  const count = Math.max(...counts.map(({ places = 0 }) => metrics.width(String(places), 'digits', body)));
  return widest + count + (COUNT_GAP + ENTRY_GAP) * mmOf(body);
}

/** @param at the left end of an entry and the middle of its height, in mm */
function countMarks(
  { domino, places }: DominoCount,
  { x, y }: Point,
  list: Element,
  { profile, metrics }: PrintSettings,
): Mark[] {
  const size = profile.body;
  const capHeight = metrics.capHeight('figures', size);
  const text = makeDomino(domino);
  const width = metrics.width(text, 'figures', size);
  const baseline = y + capHeight / 2;
  const items: PageItem[] = [{ type: 'text', x, y: baseline, text, font: 'figures', size }];
  const body = element('LBody', element('LI', list));
  if (places !== undefined) {
    // The blank keeps domino and count apart when the line is read out.
    const at = x + width + COUNT_GAP * mmOf(size) - metrics.width(' ', 'digits', size);
    items.push({ type: 'text', x: at, y: baseline, text: ` ${places}`, font: 'digits', size });
    return [{ element: body, items }];
  }
  const gap = OUTLINE_GAP * mmOf(size);
  const height = capHeight + 2 * gap;
  const outline = { x: x - gap, y: y - height / 2, width: width + 2 * gap, height };
  return [
    { element: body, items },
    {
      element: undefined,
      items: [{ type: 'outline', ...outline, radius: height / 4, line: profile.lines.domino }],
    },
  ];
}

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
  if (isSmall) return sizedPiece(flow, figure, leastSize(typesetter, figure.puzzle));
  const size = boardSize(typesetter, figure.puzzle);
  const { square, top } = size;
  const piece = sizedPiece(flow, figure, size);
  const { height } = piece;
  const share = Math.max(SHRUNK, Math.min(1, leastSquare(figure.puzzle.range, typesetter.settings) / square));
  // Only the squares of a board in one piece become smaller, not the labels round them.
  return {
    ...piece,
    least: isInOnePiece(size) ? top + (height - top) * share : height,
    draw: (parent) => drawBoard(flow, figure, boardSize(typesetter, figure.puzzle, pager.room), parent),
  };
}

/** A board of a size, on as many pages as it has groups. */
function sizedPiece(flow: PrintFlow, figure: BoardFigure, size: BoardSize): Piece {
  return {
    height: size.groups.reduce((sum, group) => sum + group.height, 0),
    gapBefore: 0,
    gapAfter: GAPS.board * flow.typesetter.bodyLine,
    isFigure: true,
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
    ...sizedPiece(flow, figure, size),
    height: size.groups[0]!.height,
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
  first?: Point,
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
