import type { Book } from '../book/book.ts';
import type { Edition } from '../book/config.ts';
import type { Audience } from '../document/context.ts';
import type { Document } from '../document/document.ts';
import { makeDocument } from '../document/make.ts';
import type { Templates } from '../document/templates.ts';
import type { FontFiles } from '../layout/fonts.ts';
import { type Metrics, makeMetrics } from '../layout/metrics.ts';
import type { Publication } from '../layout/page.ts';
import { layoutPrint } from '../layout/print/print.ts';
import { LARGE_PRINT } from '../layout/profiles.ts';
import { SWELL } from '../layout/tactile/profile.ts';
import { layoutTactile } from '../layout/tactile/tactile.ts';
import { renderPdf } from './pdf.ts';

/** A finished file of a book. */
export interface RenderedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What rendering needs beside the book. */
export interface Materials {
  readonly templates: Templates;
  readonly fonts: FontFiles;
}

interface EditionRecipe {
  readonly audience: Audience;
  /** The files it makes, from which part of the book. */
  readonly files: readonly (readonly [name: string, part: 'book' | 'keys'])[];
  layout(document: Document, book: Book, metrics: Metrics): Publication;
}

const RECIPES: Readonly<Record<Edition, EditionRecipe>> = {
  'large-print': {
    audience: { touch: false, keysInside: true },
    files: [
      ['large-print.pdf', 'book'],
      ['large-print-keys.pdf', 'keys'],
    ],
    layout: (document, { paper }, metrics) => layoutPrint(document, { paper, profile: LARGE_PRINT, metrics }),
  },
  // Swell paper is dear and its sheets lie singly, so the keys are a file of their own.
  tactile: {
    audience: { touch: true, keysInside: false },
    files: [
      ['tactile.pdf', 'book'],
      ['tactile-keys.pdf', 'keys'],
    ],
    layout: (document, { paper }) => layoutTactile(document, paper, SWELL),
  },
};

/** The names of all files that the program writes into a book's folder. */
export const FILE_NAMES: readonly string[] = [
  'book.json',
  ...Object.values(RECIPES).flatMap(({ files }) => files.map(([name]) => name)),
];

/**
 * Renders one edition of a book, file by file.
 *
 * @throws UserError if a board does not fit its sheet, or a text cannot be written in a font or in braille
 */
export async function renderEdition(
  book: Book,
  edition: Edition,
  materials: Materials,
): Promise<RenderedFile[]> {
  const { audience, files, layout } = RECIPES[edition];
  const { templates, fonts } = materials;
  const metrics = makeMetrics(fonts);
  const rendered: RenderedFile[] = [];
  for (const [name, part] of files) {
    const publication = layout(makeDocument(book, part, audience, templates), book, metrics);
    rendered.push({ name, bytes: await renderPdf(publication, fonts) });
  }
  return rendered;
}
