import { hasSolutionsAlone, solutionsFile } from '../book/contents.ts';
import type { Audience } from '../document/audience.ts';
import type { Document } from '../document/document.ts';
import type { FontFiles } from '../layout/fonts.ts';
import type { Publication } from '../layout/page.ts';
import { renderPdf } from './pdf.ts';
import type { Recipe, Source } from './recipe.ts';

/** How the PDF files of an edition are made. */
export interface PdfEdition {
  /** What its files are called: as it is the book, and with what it holds behind the name the file of keys or solutions. */
  readonly name: string;
  readonly audience: Audience;
  /** The volumes of a part, mostly one. */
  layout(document: Document, source: Source, part: 'book' | 'keys'): readonly Publication[];
  fonts(source: Source): FontFiles;
}

/** An edition of PDF files, each with a part of the book. */
export function pdfRecipe({ name, audience, layout, fonts }: PdfEdition): Recipe {
  return {
    files: [new RegExp(`^${name}(-keys|-solutions)?(-volume-\\d+)?\\.pdf$`)],
    *render(source) {
      const solutions = solutionsFile(source.book);
      const files = [
        ...(hasSolutionsAlone(source.book) ? [] : [[name, 'book'] as const]),
        ...(solutions ? [[`${name}-${solutions}`, 'keys'] as const] : []),
      ];
      for (const [name, part] of files) {
        const volumes = layout(source.document(part, audience), source, part);
        for (const [i, volume] of volumes.entries()) {
          const file = volumes.length === 1 ? name : `${name}-volume-${i + 1}`;
          yield { name: `${file}.pdf`, pieces: renderPdf(volume, fonts(source)) };
        }
      }
    },
  };
}
