import { scorePadBlocks, tallyBlocks, tallyTitle } from '../document/pads.ts';
import type { Materials } from './editions.ts';
import { type PadOrder, padName } from './pad-order.ts';
import type { RenderedFile } from './recipe.ts';
import { inLargePrint, singleDocument } from './single-document.ts';

/** A sheet to write on, in the size of large print. */
export function renderPad(
  order: PadOrder,
  { texts, fonts }: Pick<Materials, 'texts' | 'fonts'>,
): RenderedFile {
  const words = texts.words.for('print');
  const [title, blocks] =
    order.pad === 'tally'
      ? [tallyTitle(order.range, words), tallyBlocks(order.range, words)]
      : [words.text('score-pad-heading'), scorePadBlocks(texts)];
  return inLargePrint(padName(order), singleDocument(title, blocks, words), { ...order, fonts });
}
