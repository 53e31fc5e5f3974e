import { buildBlocks } from '../../../src/document/build.ts';
import type { Block } from '../../../src/document/document.ts';
import { parseXml } from '../../../src/document/parse.ts';
import type { Marked } from '../../../src/words/marked.ts';
import type { WordBook } from '../../../src/words/word-book.ts';

/** The sentences of a step as a paragraph of a document. */
export function stepBlocks(sentences: Marked, words: WordBook): Block[] {
  const board = () => {
    throw new Error('there are no boards in sentences');
  };
  return buildBlocks(parseXml(`<p>${sentences}</p>`, 'step'), { board }, { reader: 'print', words });
}
