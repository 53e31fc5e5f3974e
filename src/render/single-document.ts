import type { Paper } from '../book/choices.ts';
import { RELEASE_DATE } from '../book/choices.ts';
import { type Block, type Document, NOTHING_ELSE } from '../document/document.ts';
import type { FontFiles } from '../layout/fonts.ts';
import { makeMetrics } from '../layout/metrics.ts';
import { layoutPrint } from '../layout/print/print.ts';
import { PRINT_PROFILES } from '../layout/print/profiles.ts';
import type { PrintSettings } from '../layout/print/typesetter.ts';
import type { WordBook } from '../words/word-book.ts';
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

export function inPrint(
  name: string,
  document: Document,
  {
    paper,
    fonts,
    size,
    perPage,
  }: Made & {
    readonly size: keyof typeof PRINT_PROFILES;
    readonly perPage: NonNullable<PrintSettings['perPage']>;
  },
): RenderedFile {
  const profile = PRINT_PROFILES[size];
  const metrics = makeMetrics(fonts);
  const settings = { sheet: profile.sheets[paper], profile, metrics, perPage };
  return { name, pieces: renderPdf(layoutPrint(document, settings), fonts) };
}
