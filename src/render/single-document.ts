import { type Paper, RELEASE_DATE } from '../book/choices.ts';
import { type Block, type Document, NOTHING_ELSE } from '../document/document.ts';
import { scorePadBlocks, tallyBlocks, tallyTitle } from '../document/pads.ts';
import type { FontFiles } from '../layout/fonts.ts';
import { layoutPrint } from '../layout/print/print.ts';
import type { PrintSettings } from '../layout/print/typesetter.ts';
import type { WordBook } from '../words/word-book.ts';
import type { Materials } from './editions.ts';
import { type PadOrder, padName } from './formats.ts';
import { renderPdf } from './pdf.ts';
import { onPaper, type UnboundEdition } from './print.ts';
import type { RenderedFile } from './recipe.ts';

/** A document of a few pages that is no book. */
export function singleDocument(title: string, blocks: readonly Block[], words: WordBook): Document {
  return { ...NOTHING_ELSE, title, language: words.language, date: RELEASE_DATE, words, blocks };
}

/** The same in large print. @throws UserError if something does not fit the page */
export function inLargePrint(name: string, document: Document, made: Made): RenderedFile {
  return inPrint(name, document, { ...made, size: 'large-print', perPage: { puzzles: 1, keys: 1 } });
}

interface Made {
  readonly paper: Paper;
  readonly fonts: FontFiles;
}

interface MadeInPrint extends Made {
  readonly size: UnboundEdition;
  readonly perPage: NonNullable<PrintSettings['perPage']>;
}

/** @param fuller is printed instead, unless it has more pages */
export function inPrint(
  name: string,
  document: Document,
  { paper, fonts, size, perPage }: MadeInPrint,
  fuller?: Document,
): RenderedFile {
  const lay = (one: Document) => layoutPrint(one, { ...onPaper(size, paper, fonts), perPage });
  const plain = lay(document);
  const full = fuller && lay(fuller);
  const chosen = full && full.pages.length <= plain.pages.length ? full : plain;
  return { name, pieces: renderPdf(chosen, fonts) };
}

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
