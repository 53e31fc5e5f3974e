import type { BookPart } from '../document/audience.ts';
import type { Made } from '../document/made.ts';
import { fontsFor } from '../layout/fonts.ts';
import { makeMetrics } from '../layout/metrics.ts';
import type { Publication } from '../layout/page.ts';
import { sheetsFor, tactileProfile } from '../layout/tactile/profile.ts';
import { layoutTactile } from '../layout/tactile/tactile.ts';
import { renderPdf } from './pdf.ts';
import type { RenderedFile, Source } from './recipe.ts';

/** How sheets can differ from those of the book. */
interface RaisedOptions {
  /** Whether headings are in print as well, for helpers who find a sheet by its number. */
  readonly headingsInPrint?: boolean;
}

/**
 * A part of a book on raised sheets.
 *
 * @throws UserError if a board does not fit the largest sheet, or a text cannot be written in braille
 */
export function raisedSheets(
  source: Source,
  part: BookPart,
  made: Made | undefined,
  { headingsInPrint = false }: RaisedOptions = {},
): Publication {
  const { paper, braille } = source.book;
  const document = source.document(part, { reader: 'touch', keysInside: false }, made);
  const metrics = makeMetrics(source.fonts);
  return layoutTactile(document, {
    sizes: sheetsFor(paper, braille.sheets),
    profile: tactileProfile({ paper, cell: braille.cell }),
    writing: source.writing,
    overlay: braille.overlay ? metrics : undefined,
    headings: headingsInPrint ? metrics : undefined,
  });
}

/** Raised sheets as a PDF file. */
export function raisedFile(name: string, sheets: Publication, { book, fonts }: Source): RenderedFile {
  return { name, pieces: renderPdf(sheets, fontsFor(book.braille.cell, fonts)) };
}
