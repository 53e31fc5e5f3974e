import { encode } from 'uqr';
import type { Block, BlockOf, BoardFigure } from '../../document/document.ts';
import { UserError } from '../../errors.ts';
import { plainLine } from '../lines.ts';
import { element, type FillItem } from '../page.ts';
import type { Piece } from '../piece.ts';
import { boardPanel, boardPiece } from './board-pages.ts';
import { leastSize } from './board-size.ts';
import { contentsPiece } from './contents.ts';
import { type BoardSize, fitWhole } from './fit.ts';
import type { PrintFlow } from './flow.ts';
import { formPiece } from './form.ts';
import { notesPiece } from './notes.ts';
import { emblemPiece } from './opener.ts';
import { type Panel, panelPiece, together } from './panel.ts';
import { chainPiece } from './printed-chain.ts';
import { GAPS } from './profiles.ts';
import { rowsPiece } from './rows.ts';
import { sectionPiece } from './sections.ts';
import { wordsIn } from './shared-pages.ts';
import { tallyPiece } from './tally.ts';
import { headingPiece, listPiece, paragraphPiece } from './text.ts';

/** Any block as a piece of printed pages, in mm. */
export function pieceOf(flow: PrintFlow, block: Block): Piece {
  switch (block.type) {
    case 'section':
      return block.role === 'step' ? stepPiece(flow, block) : sectionPiece(flow, block);
    case 'heading':
      return headingPiece(flow, block);
    case 'paragraph':
      return paragraphPiece(flow, block);
    case 'list':
      return block.style === 'lines' ? listPiece(flow, block) : rowsPiece(flow, block);
    case 'board':
      return boardPiece(flow, block);
    case 'tally':
      return tallyPiece(flow, block);
    case 'form':
      return formPiece(flow, block);
    case 'chain':
      return chainPiece(flow, block);
    case 'contents':
      return contentsPiece(flow);
    case 'emblem':
      return emblemPiece(flow, block);
    case 'picture':
      throw new UserError('a picture can stand on a cover only', { where: `<picture of="${block.of}">` });
    case 'notes':
      return notesPiece(flow, block);
    case 'code':
      return panelPiece(flow.pager, codePanel(flow, block), GAPS.paragraph * flow.typesetter.bodyLine);
  }
}

/** The side of a module in mm: three and a half dots of a scan at 150 dpi. */
const MODULE = 0.6;
/** The blank on all four sides in modules (ISO/IEC 18004:2015, 6.3.8). */
const QUIET = 4;

/** A QR code at the left margin, of which up to 15 parts in 100 may be unreadable, and to its right words and the address. */
function codePanel(flow: PrintFlow, { address, words, title }: BlockOf<'code'>): Panel {
  const { pager, typesetter } = flow;
  const { size, data } = encode(address, { ecc: 'M', border: 0 });
  const side = (size + 2 * QUIET) * MODULE;
  const { body } = typesetter.settings.profile;
  const linesOf = (text: string) => typesetter.break(plainLine(text), body, 'text', typesetter.width - side);
  const lines = [...linesOf(words), ...linesOf(address)];
  return {
    height: Math.max(side, lines.length * typesetter.bodyLine),
    draw({ x, y }, parent) {
      const box = { x, y, width: side, height: side };
      const items = data.flatMap((row, r) => barsOf(row, x + QUIET * MODULE, y + (QUIET + r) * MODULE));
      pager.add({ element: element('Figure', parent, { alt: title, box }), items });
      flow.placeLines(lines, element('P', parent), { x: x + side, y });
    },
  };
}

/** The dark modules of a row, those side by side as one. */
function barsOf(row: readonly boolean[], left: number, y: number): FillItem[] {
  return row.flatMap((dark, c): FillItem[] => {
    if (!dark || row[c - 1]) return [];
    const end = row.indexOf(false, c);
    const width = ((end < 0 ? row.length : end) - c) * MODULE;
    return [{ type: 'fill', x: left + c * MODULE, y, width, height: MODULE }];
  });
}

/** How much of the width of the page a picture has, at most where its digits need more, and the blank between it and its words. */
const PICTURE = 0.37;
const LARGEST_PICTURE = 0.55;
const BESIDE = 0.05;
/** The largest square of a picture, of that of a board in running text. */
const SQUARE = 1.15;
/** The least digits of a picture, in points for each mm of a square's side: rings keep clear of them. */
const SHARE = 1.9;

/** A step of a lesson: a picture, and beside its middle what it says. */
function stepPiece(flow: PrintFlow, section: BlockOf<'section'>): Piece {
  const { pager, typesetter } = flow;
  const { bodyLine, width } = typesetter;
  const [board] = section.blocks.filter((block) => block.type === 'board');
  const texts = section.blocks.filter((block) => block.type === 'paragraph');
  const size = board && pictureSize(flow, board.figure);
  const left = Math.max(PICTURE * width, size?.groups[0]?.width ?? 0) + BESIDE * width;
  const words = wordsIn(flow, texts, width - left);
  const picture = size && boardPanel(flow, board.figure, size);
  const height = Math.max(picture?.height ?? 0, words.height);
  const middle = (panel: Panel, x: number) => ({ panel, x, y: (height - panel.height) / 2 });
  const both = together(...(picture ? [middle(picture, 0)] : []), middle(words, left));
  const draw: Panel['draw'] = (at, parent) => both.draw(at, element('Sect', parent));
  const piece = panelPiece(pager, { height, draw }, GAPS.board * bodyLine);
  return {
    ...piece,
    isFigure: true,
    draw(parent) {
      for (const block of [section, ...texts]) pager.begin(block);
      piece.draw(parent);
    },
  };
}

/** The size of a board without labels that is a picture. */
function pictureSize({ pager, typesetter }: PrintFlow, { puzzle }: BoardFigure): BoardSize {
  const { settings, width } = typesetter;
  const { least, square } = settings.profile;
  const needed = (puzzle.board.columns * least) / SHARE;
  const room = {
    width: Math.max(PICTURE * width, Math.min(needed, LARGEST_PICTURE * width)),
    height: pager.height,
    square: SQUARE * square,
    isBare: true,
  };
  return fitWhole(puzzle, room, settings) ?? leastSize(typesetter, puzzle);
}
