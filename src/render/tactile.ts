import { type TactileChoice, USUAL_TACTILE } from '../book/choices.ts';
import { boardCount, solutionsFile } from '../book/contents.ts';
import type { DocumentKind } from '../document/audience.ts';
import { type Made, NOTHING_MADE } from '../document/made.ts';
import { layoutCalibration } from '../layout/calibration/calibration.ts';
import { fontsFor } from '../layout/fonts.ts';
import { makeMetrics } from '../layout/metrics.ts';
import { type Publication, targetOf } from '../layout/page.ts';
import { sheetsFor, tactileProfile } from '../layout/tactile/profile.ts';
import { layoutTactile } from '../layout/tactile/tactile.ts';
import { IN_BRAILLE } from './emboss/recipes.ts';
import { renderPdf } from './pdf.ts';
import type { Recipe, RenderedFile, Source } from './recipe.ts';

/**
 * A part of a book on raised sheets.
 *
 * @param headingsInPrint whether headings are in print as well, for helpers who find a sheet by its number
 * @throws UserError if a board does not fit the largest sheet, or a text cannot be written in braille
 */
export function raisedSheets(
  source: Source,
  part: DocumentKind,
  made: Made | undefined,
  headingsInPrint = false,
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

/** What the files for embossers come out as, for sheets that name their pages. */
export function madeInBraille(source: Source): Made {
  const { pageOf, volumes } = IN_BRAILLE.of(source).pages;
  return {
    pageInBraille: (id) => pageOf.get(targetOf(id)),
    kit: { ...NOTHING_MADE.kit, pages: volumes.flat(2).length },
  };
}

/** What of a book each choice has on its sheets. */
const SHEETS: Readonly<Record<TactileChoice, DocumentKind>> = {
  boards: 'boards',
  teaching: 'teaching',
  full: 'book',
};

/**
 * A book on raised sheets. Swell paper is expensive and its sheets lie singly: without a choice all that is text alone stays in
 * the files for embossers, and of a whole book the keys are a file of their own.
 */
export const TACTILE: Recipe = {
  files: ['tactile.pdf', 'tactile-keys.pdf', 'tactile-solutions.pdf'],
  isEmpty: (book) => book.tactile !== 'full' && boardCount(book) === 0,
  *render(source) {
    const choice = source.book.tactile ?? USUAL_TACTILE;
    const made = choice === 'full' ? undefined : madeInBraille(source);
    yield raisedFile('tactile.pdf', raisedSheets(source, SHEETS[choice], made), source);
    const solutions = solutionsFile(source.book);
    if (choice === 'full' && solutions) {
      yield raisedFile(`tactile-${solutions}.pdf`, raisedSheets(source, 'keys', made), source);
    }
  },
};

const NAME = 'calibration.pdf';

/** Sheets to try printer, paper and heat with before a book is printed for touch, in its language and its braille. */
export const CALIBRATION: Recipe = {
  files: [NAME],
  *render({ book, texts, fonts, writing }) {
    const { paper, braille } = book;
    const publication = layoutCalibration({
      book,
      words: texts.words,
      paper,
      profile: tactileProfile({ paper, cell: braille.cell }),
      writing,
      metrics: makeMetrics(fonts),
    });
    yield { name: NAME, pieces: renderPdf(publication, fontsFor(braille.cell, fonts)) };
  },
};
