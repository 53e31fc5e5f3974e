import type { Book } from '../book/book.ts';
import type { Edition } from '../book/config.ts';
import { type Audience, READERS } from '../document/context.ts';
import type { Document } from '../document/document.ts';
import { makeDocument } from '../document/make.ts';
import type { Templates } from '../document/templates.ts';
import { type FontFiles, fontsFor } from '../layout/fonts.ts';
import { makeMetrics } from '../layout/metrics.ts';
import type { Publication } from '../layout/page.ts';
import { layoutPrint } from '../layout/print/print.ts';
import { LARGE_PRINT } from '../layout/profiles.ts';
import { tactileProfile } from '../layout/tactile/profile.ts';
import { layoutTactile } from '../layout/tactile/tactile.ts';
import { ALOUD } from './aloud.ts';
import { KEYS } from './answers/recipe.ts';
import { CALIBRATION } from './calibration.ts';
import { BRF, PEF } from './emboss/recipes.ts';
import { renderPdf } from './pdf.ts';
import type { Recipe, RenderedFile, Source } from './recipe.ts';
import { STONES } from './stones.ts';

export type { RenderedFile };

/** What rendering needs beside the book. */
export interface Materials {
  readonly templates: Templates;
  readonly fonts: FontFiles;
}

/** An edition of two PDF files: `name.pdf` and `name-keys.pdf`. */
function pdfOfBookAndKeys(
  name: string,
  audience: Audience,
  layout: (document: Document, source: Source) => Publication,
  fontsOf: (source: Source) => FontFiles = ({ fonts }) => fonts,
): Recipe {
  const files = [
    [`${name}.pdf`, 'book'],
    [`${name}-keys.pdf`, 'keys'],
  ] as const;
  return {
    files: files.map(([file]) => file),
    async render(source) {
      const rendered: RenderedFile[] = [];
      for (const [file, part] of files) {
        const publication = layout(source.document(part, audience), source);
        rendered.push({ name: file, bytes: await renderPdf(publication, fontsOf(source)) });
      }
      return rendered;
    },
  };
}

const RECIPES: Readonly<Record<Edition, Recipe>> = {
  'large-print': pdfOfBookAndKeys(
    'large-print',
    { ...READERS.print, keysInside: true },
    (document, { book: { paper }, fonts }) =>
      layoutPrint(document, { paper, profile: LARGE_PRINT, metrics: makeMetrics(fonts) }),
  ),
  // Swell paper is dear and its sheets lie singly, so the keys are a file of their own.
  tactile: pdfOfBookAndKeys(
    'tactile',
    { ...READERS.touch, keysInside: false },
    (document, { book: { paper, braille }, fonts }) =>
      layoutTactile(document, {
        paper,
        profile: tactileProfile({ paper, cell: braille.cell }),
        writing: braille,
        overlay: braille.overlay ? makeMetrics(fonts) : undefined,
      }),
    ({ book: { braille }, fonts }) => fontsFor(braille.cell, fonts),
  ),
  stones: STONES,
  calibration: CALIBRATION,
  brf: BRF,
  pef: PEF,
  aloud: ALOUD,
  keys: KEYS,
};

/** Whether a file in a book's folder has a name that this program gives. */
export function isFileName(name: string): boolean {
  const names = ['book.json', ...Object.values(RECIPES).flatMap(({ files }) => files)];
  return names.some((known) => (typeof known === 'string' ? known === name : known.test(name)));
}

/**
 * Renders one edition of a book, file by file.
 *
 * @throws UserError if a board does not fit its sheet, or a text cannot be written in a font or in braille
 */
export async function renderEdition(
  book: Book,
  edition: Edition,
  { templates, fonts }: Materials,
): Promise<RenderedFile[]> {
  return RECIPES[edition].render({
    book,
    fonts,
    document: (part, audience) => makeDocument(book, part, audience, templates),
  });
}
