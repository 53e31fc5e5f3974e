import { chainWords } from '../../document/chain-words.ts';
import type { Block, BlockOf, Document, SectionRole } from '../../document/document.ts';
import { UserError } from '../../errors.ts';
import { elementOf } from '../board-marks.ts';
import { wholeOf } from '../board-parts.ts';
import { prepareBraille } from '../braille-text.ts';
import { formWords } from '../lines.ts';
import { element, type PageNumbers, type Publication, settled } from '../page.ts';
import { LEFT_OUT, NO_ROOM, type Piece } from '../piece.ts';
import { drawBoardSheet } from './board-sheet.ts';
import { tallyPiece } from './domino-lists.ts';
import { TactileFlow, type TactileSetting } from './flow.ts';
import { boxOf, drawTactileBoard, reachOf, surroundOf } from './raised-board.ts';
import { checkRaised } from './raised-check.ts';
import { drawContents, headingPiece, INDENT, listPiece, paragraphPiece, textPiece } from './text.ts';

/** Any block as a piece of raised sheets, in lines of braille. */
function pieceOf(flow: TactileFlow, block: Block): Piece {
  switch (block.type) {
    case 'section':
      return sectionPiece(flow, block);
    case 'heading':
      return headingPiece(flow, block);
    case 'paragraph':
      return paragraphPiece(flow, block);
    case 'list':
      return listPiece(flow, block);
    case 'board':
      return boardPiece(flow, block);
    case 'tally':
      return tallyPiece(flow, block);
    case 'form':
      return textPiece(flow, formWords(block), INDENT, 0);
    case 'chain':
      return textPiece(flow, chainWords(block.chain, flow.wordBook, ' '), 0, INDENT);
    case 'contents':
      return { ...NO_ROOM, draw: (parent) => drawContents(flow, parent) };
    case 'emblem':
    case 'picture':
    case 'notes':
    case 'code':
      return LEFT_OUT;
  }
}

/** Sections that go on where the text does. */
const IN_TEXT: readonly SectionRole[] = ['part', 'page', 'step'];
/** Those that have a sheet of their own, whatever stands before them. */
const ON_OWN_SHEET: readonly SectionRole[] = ['puzzle', 'key'];

/** A section: a puzzle or key on sheets of its own, a part where the sheet goes on, all others from a new sheet on. */
function sectionPiece(flow: TactileFlow, section: BlockOf<'section'>): Piece {
  const { sheets } = flow;
  const { role, blocks } = section;
  return {
    ...NO_ROOM,
    draw(parent) {
      sheets.begin(section);
      const into = element('Sect', parent);
      const fill = () =>
        sheets.fill(
          blocks.map((block) => pieceOf(flow, block)),
          into,
        );
      if (IN_TEXT.includes(role)) fill();
      else if (ON_OWN_SHEET.includes(role)) drawBoardSheet(flow, blocks, into);
      else {
        const [first] = blocks;
        if (!(first?.type === 'section' && ON_OWN_SHEET.includes(first.role))) sheets.freshPage();
        fill();
        for (const waiting of flow.waiting.splice(0)) sheets.fill([waiting()], into);
      }
    },
  };
}

/**
 * A board between paragraphs, on the usual sheet in squares for dominoes.
 * @throws UserError if it does not fit such a sheet
 */
function boardPiece(flow: TactileFlow, { figure }: BlockOf<'board'>): Piece {
  const { sheets, profile, language, overlay } = flow;
  const { braille, square, labelGap } = profile;
  const { board } = figure.puzzle;
  const { rows, columns } = board;
  const { left, top } = surroundOf(rows, profile);
  const taken = { width: columns * square, height: rows * square };
  const lines = Math.ceil((braille.ascent + top + taken.height + labelGap) / braille.linePitch);
  if (lines > sheets.height || left + taken.width + reachOf(board, profile).right > sheets.width) {
    throw new UserError(`a board of ${rows} rows and ${columns} columns does not fit on a sheet with text`, {
      hint: 'put it into a section with role="puzzle", which has a sheet of its own',
    });
  }
  return {
    height: lines,
    gapBefore: 1,
    gapAfter: 0,
    isFigure: true,
    draw(parent) {
      const at = sheets.take(lines);
      const frame = { x: sheets.xOf(0) + left, y: at + braille.ascent + top };
      const into = elementOf(figure, parent, boxOf(rows, frame, taken, profile), { language });
      const place = { part: wholeOf(board), frame, square };
      sheets.add(() => drawTactileBoard(figure, place, into, profile, language));
      if (overlay) sheets.add(() => [overlay.board(figure, place)]);
    },
  };
}

/**
 * Lays a document out for touch: text in lines of braille on sheets across, one puzzle or key a sheet with its board at 1:1
 * for card dominoes where it fits.
 * @throws UserError if a board does not fit the largest sheet, or a text has a character that braille cannot write
 */
export function layoutTactile(document: Document, setting: Omit<TactileSetting, 'words'>): Publication {
  prepareBraille(document, setting.writing);
  const layout = settled((pageOf) => raised(document, setting, pageOf));
  checkRaised(layout.pages, setting.profile);
  return layout;
}

function raised(
  document: Document,
  setting: Omit<TactileSetting, 'words'>,
  pageOf: PageNumbers,
): Publication {
  const { language, words } = document;
  const flow = new TactileFlow({ words, ...setting }, pageOf);
  const { sheets, outline } = flow;
  outline.plan(document.blocks);
  sheets.fill(
    document.blocks.map((block) => pieceOf(flow, block)),
    element('Document', undefined, { language: `${language}-Brai` }),
  );
  return { about: document, pages: sheets.pages, bookmarks: outline.bookmarks(), printUnscaled: true };
}
