import type { WordBook } from '../words/word-book.ts';
import { blocksAlone } from './card-dominoes.ts';
import type { Block } from './document.ts';
import type { Texts } from './texts.ts';

/** A table for the points of several games: the page of the template `score-pad` by itself, for those who read print. */
export function scorePadBlocks(texts: Texts): Block[] {
  const context = { book: { puzzles: 0 }, edition: { reader: 'print' } };
  return blocksAlone('score-pad', context, 'print', texts);
}

/** What the page of a tally is called. */
export function tallyTitle(range: number, words: WordBook): string {
  return words.text('tally-sheet-heading', { high: range });
}

/** The tally of a set by itself. @param range the highest number of the set */
export function tallyBlocks(range: number, words: WordBook): Block[] {
  const text = (said: string) => [{ type: 'text', text: said, strong: false }] as const;
  return [
    {
      type: 'section',
      role: 'part',
      blocks: [
        { type: 'heading', level: 1, content: text(tallyTitle(range, words)) },
        { type: 'tally', title: words.text('tally-sheet-explained'), range },
      ],
    },
  ];
}
