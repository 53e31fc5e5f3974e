import type { BoardFigure } from '../../../document/document.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { writeBlocks } from '../../puzzle-section.ts';
import { elementsOf } from '../markup.ts';

/** A board under its heading, drawn and in words. */
export function board(figure: BoardFigure, title: string, words: WordBook): HTMLElement[] {
  const blocks = [
    { type: 'heading', level: 1, content: [{ type: 'text', text: title, strong: false }] },
    { type: 'board', figure },
  ] as const;
  const elements = elementsOf(writeBlocks(blocks, words));
  // Several such headings stand on one page, and nothing refers to them.
  elements[0]!.removeAttribute('id');
  return elements;
}
