import type { PrintEdition } from '../book/choices.ts';
import { makeMetrics } from '../layout/metrics.ts';
import { PRINT_PROFILES } from '../layout/print/profiles.ts';
import { layoutVolumes } from '../layout/print/volumes.ts';
import { pdfRecipe } from './pdf-files.ts';
import type { BookPart, Recipe } from './recipe.ts';

/** A book in print: with its keys at the end, and these again in a file of their own; each in volumes if it is thick. */
export function printRecipe(edition: PrintEdition): Recipe {
  const files: (readonly [string, BookPart])[] = [[edition, 'book']];
  // What is sold as one bound book has no file of keys beside it.
  if (edition !== 'kdp') files.push([`${edition}-keys`, 'keys']);
  const profile = PRINT_PROFILES[edition];
  // A ground would need bleed, and the press offers cream paper.
  const hasGround = edition !== 'kdp';
  return pdfRecipe({
    files,
    audience: { reader: 'print', keysInside: true, cover: edition !== 'kdp' },
    layout: (document, { book: { paper, print }, printFonts }) => {
      const settings = {
        sheet: profile.sheets[paper],
        profile,
        metrics: makeMetrics(printFonts),
        perPage: { puzzles: print.puzzlesPerPage, keys: print.keysPerPage },
      };
      const volumes = layoutVolumes(document, settings, edition === 'kdp' ? undefined : print.volume);
      return volumes.map((volume) => ({ ...volume, ...(hasGround && { colours: print.colours }) }));
    },
    fonts: ({ printFonts }) => printFonts,
  });
}
