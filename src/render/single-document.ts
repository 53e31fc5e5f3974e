import { type Paper, RELEASE_DATE } from '../book/choices.ts';
import { type Block, type Document, NOTHING_ELSE } from '../document/document.ts';
import { scorePadBlocks, tallyBlocks, tallyTitle } from '../document/pads.ts';
import type { FontFiles } from '../layout/fonts.ts';
import { makeMetrics } from '../layout/metrics.ts';
import type { Publication } from '../layout/page.ts';
import { layoutPrint } from '../layout/print/print.ts';
import { PRINT_PROFILES } from '../layout/print/profiles.ts';
import type { PrintSettings } from '../layout/print/typesetter.ts';
import type { WordBook } from '../words/word-book.ts';
import type { Materials } from './editions.ts';
import { type PadOrder, padName } from './formats.ts';
import { renderPdf } from './pdf.ts';
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
  readonly size: keyof typeof PRINT_PROFILES;
  readonly perPage: NonNullable<PrintSettings['perPage']>;
}

export function inPrint(name: string, document: Document, made: MadeInPrint): RenderedFile {
  return { name, pieces: renderPdf(laidOut(document, made), made.fonts) };
}

/** The same of the first document, unless it has more pages than the second, which has less. */
export function fullerInPrint(
  name: string,
  full: Document,
  plain: Document,
  made: MadeInPrint,
): RenderedFile {
  const [one, other] = [laidOut(full, made), laidOut(plain, made)];
  const chosen = one.pages.length > other.pages.length ? other : one;
  return { name, pieces: renderPdf(chosen, made.fonts) };
}

function laidOut(document: Document, { paper, fonts, size, perPage }: MadeInPrint): Publication {
  const profile = PRINT_PROFILES[size];
  const metrics = makeMetrics(fonts);
  return layoutPrint(document, { sheet: profile.sheets[paper], profile, metrics, perPage });
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
