import type { Audience } from '../document/context.ts';
import type { Document } from '../document/document.ts';
import type { FontFiles } from '../layout/fonts.ts';
import type { Publication } from '../layout/page.ts';
import { renderPdf } from './pdf.ts';
import type { Recipe, RenderedFile, Source } from './recipe.ts';

/** The parts of a book that are files of an edition. */
export type Part = 'book' | 'keys';

/** How the PDF files of an edition are made. */
export interface PdfEdition {
  /** The name of each file without its ending, and what it holds. */
  readonly files: readonly (readonly [name: string, part: Part])[];
  readonly audience: Audience;
  layout(document: Document, source: Source): Publication;
  fonts(source: Source): FontFiles;
}

/** An edition of PDF files, each with a part of the book. */
export function pdfRecipe({ files, audience, layout, fonts }: PdfEdition): Recipe {
  return {
    files: files.map(([name]) => `${name}.pdf`),
    async render(source) {
      const rendered: RenderedFile[] = [];
      for (const [name, part] of files) {
        const publication = layout(source.document(part, audience), source);
        rendered.push({ name: `${name}.pdf`, bytes: await renderPdf(publication, fonts(source)) });
      }
      return rendered;
    },
  };
}
