import type { Block } from '../../document/document.ts';
import { UserError } from '../../errors.ts';
import type { Piece } from '../piece.ts';
import { boardPiece } from './board-pages.ts';
import { chainPiece } from './chain.ts';
import { codePiece } from './code.ts';
import { contentsPiece } from './contents.ts';
import type { PrintFlow } from './flow.ts';
import { formPiece } from './form.ts';
import { notesPiece } from './notes.ts';
import { emblemPiece } from './opener.ts';
import { rowsPiece } from './rows.ts';
import { sectionPiece } from './sections.ts';
import { stepPiece } from './step.ts';
import { tallyPiece } from './tally.ts';
import { headingPiece, listPiece, paragraphPiece } from './text.ts';

/** Any block as a piece of printed pages, in mm. */
export function pieceOf(flow: PrintFlow, block: Block): Piece {
  switch (block.type) {
    case 'section':
      return block.role === 'step'
        ? stepPiece(flow, block)
        : sectionPiece(flow, block, (inner) => pieceOf(flow, inner));
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
      return codePiece(flow, block);
  }
}
