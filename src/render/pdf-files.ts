import { hasKeys } from '../book/contents.ts';
import type { Audience, BookPart } from '../document/audience.ts';
import type { Document } from '../document/document.ts';
import type { FontFiles } from '../layout/fonts.ts';
import type { Publication } from '../layout/page.ts';
import { renderPdf } from './pdf.ts';
import type { Recipe, Source } from './recipe.ts';

/** How the PDF files of an edition are made. */
export interface PdfEdition {
  /** The name of each file without its ending, and what it holds. */
  readonly files: readonly (readonly [name: string, part: BookPart])[];
  readonly audience: Audience;
  /** The volumes of a part, mostly one. */
  layout(document: Document, source: Source, part: BookPart): readonly Publication[];
  fonts(source: Source): FontFiles;
}

/** An edition of PDF files, each with a part of the book. */
export function pdfRecipe({ files, audience, layout, fonts }: PdfEdition): Recipe {
  return {
    files: files.map(([name]) => new RegExp(`^${name}(-volume-\\d+)?\\.pdf$`)),
    *render(source) {
      for (const [name, part] of files) {
        if (part === 'keys' && !hasKeys(source.book)) continue;
        const volumes = layout(source.document(part, audience), source, part);
        for (const [i, volume] of volumes.entries()) {
          const file = volumes.length === 1 ? name : `${name}-volume-${i + 1}`;
          yield { name: `${file}.pdf`, pieces: renderPdf(volume, fonts(source)) };
        }
      }
    },
  };
}
