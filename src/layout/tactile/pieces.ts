import { chainWords } from '../../document/chain.ts';
import type { Block, BlockOf, SectionRole } from '../../document/document.ts';
import { formWords } from '../form-words.ts';
import { LEFT_OUT, NO_ROOM, type Piece } from '../piece.ts';
import { element } from '../structure.ts';
import { boardPiece } from './board-piece.ts';
import { drawBoardSheet } from './board-sheet.ts';
import type { TactileFlow } from './flow.ts';
import { tallyPiece } from './stone-lists.ts';
import { contentsPiece, headingPiece, INDENT, listPiece, paragraphPiece, textPiece } from './text.ts';

/** Any block as a piece of raised sheets, in lines of braille. */
export function pieceOf(flow: TactileFlow, block: Block): Piece {
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
      return contentsPiece(flow);
    case 'emblem':
    case 'picture':
    case 'notes':
    case 'code':
      return LEFT_OUT;
  }
}

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
      if (isInText(role)) fill();
      else if (hasOwnSheet(role)) drawBoardSheet(flow, blocks, into);
      else {
        const [first] = blocks;
        if (!(first?.type === 'section' && hasOwnSheet(first.role))) sheets.freshPage();
        fill();
        for (const waiting of flow.waiting.splice(0)) sheets.fill([waiting()], into);
      }
    },
  };
}

/** A section that goes on where the text does. */
function isInText(role: SectionRole): boolean {
  return role === 'part' || role === 'page' || role === 'step';
}

/** A section that is drawn on a sheet of its own, whatever stands before it. */
function hasOwnSheet(role: SectionRole): boolean {
  return role === 'puzzle' || role === 'key';
}
