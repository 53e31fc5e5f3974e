import type { PrintEdition } from '../book/choices.ts';
import { makeMetrics } from '../layout/metrics.ts';
import { PRINT_PROFILES } from '../layout/print/profiles.ts';
import { layoutVolumes } from '../layout/print/volumes.ts';
import { pdfRecipe } from './pdf-files.ts';
import type { Recipe } from './recipe.ts';

/** A book in print: with its keys at the end, and these again in a file of their own; each in volumes if it is thick. */
export function printRecipe(edition: Exclude<PrintEdition, 'kdp'>): Recipe {
  const profile = PRINT_PROFILES[edition];
  return pdfRecipe({
    files: [
      [edition, 'book'],
      [`${edition}-keys`, 'keys'],
    ],
    audience: { reader: 'print', keysInside: true, cover: true },
    layout: (document, { book: { paper, print }, printFonts }) => {
      const settings = {
        sheet: profile.sheets[paper],
        profile,
        metrics: makeMetrics(printFonts),
        hasColouredCover: print.cover === 'colour',
        perPage: { puzzles: print.puzzlesPerPage, keys: print.keysPerPage },
      };
      const volumes = layoutVolumes(document, settings, print.volume);
      return volumes.map((volume) => ({ ...volume, colours: print.colours }));
    },
    fonts: ({ printFonts }) => printFonts,
  });
}
