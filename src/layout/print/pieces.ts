import { encode } from 'uqr';
import type { Block, BlockOf } from '../../document/document.ts';
import { UserError } from '../../errors.ts';
import { wholeOf } from '../board-parts.ts';
import { plainLine } from '../lines.ts';
import { element, type FillItem } from '../page.ts';
import type { Piece } from '../piece.ts';
import { boardPanel, boardPiece } from './board-pages.ts';
import { leastSize } from './board-size.ts';
import { contentsPiece } from './contents.ts';
import { fitTogether } from './fit.ts';
import type { PrintFlow } from './flow.ts';
import { formPiece } from './form.ts';
import { notesPiece } from './notes.ts';
import { emblemPiece } from './opener.ts';
import { type Panel, panelPiece } from './panel.ts';
import { chainPiece } from './printed-chain.ts';
import { GAPS } from './profiles.ts';
import { rowsPiece } from './rows.ts';
import { sectionPiece } from './sections.ts';
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
  const { blocks } = section;
  const { pager, typesetter } = flow;
  const { bodyLine, width, settings } = typesetter;
  const boards = blocks.flatMap((block) => (block.type === 'board' ? [block.figure] : []));
  const { profile } = settings;
  const panels = boards.map((figure) => {
    const needed = (figure.puzzle.board.columns * profile.least) / SHARE;
    const room = {
      width: Math.max(PICTURE * width, Math.min(needed, LARGEST_PICTURE * width)),
      height: pager.height,
      square: SQUARE * profile.square,
      isBare: true,
    };
    const parts = [wholeOf(figure.puzzle.board)];
    const size = fitTogether(figure.puzzle, parts, room, settings) ?? leastSize(typesetter, figure.puzzle);
    return { size, panel: boardPanel(flow, figure, size) };
  });
  const left = Math.max(PICTURE * width, ...panels.map(({ size }) => size.groups[0]!.width)) + BESIDE * width;
  const texts = blocks
    .filter((block) => block.type === 'paragraph')
    .map((block) => ({
      block,
      lines: typesetter.break(block.content, profile.body, 'text', width - left),
    }));
  const words = texts.reduce((sum, { lines }) => sum + lines.length, 0) * bodyLine;
  const drawn = Math.max(0, ...panels.map(({ panel }) => panel.height));
  const height = Math.max(drawn, words);
  return {
    height,
    gapBefore: 0,
    gapAfter: GAPS.board * bodyLine,
    isFigure: true,
    draw(parent) {
      pager.begin(section);
      const y = pager.take(height);
      const into = element('Sect', parent);
      for (const { panel } of panels) panel.draw({ x: pager.left, y: y + (height - drawn) / 2 }, into);
      let line = y + (height - words) / 2;
      for (const { block, lines } of texts) {
        pager.begin(block);
        flow.placeLines(lines, element('P', into), { x: pager.left + left, y: line });
        line += lines.length * bodyLine;
      }
    },
  };
}
