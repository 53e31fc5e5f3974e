import type { PrintEdition } from '../book/config.ts';
import { makeMetrics } from '../layout/metrics.ts';
import { layoutPrint } from '../layout/print/print.ts';
import { PRINT_PROFILES } from '../layout/print/profiles.ts';
import { type Part, pdfRecipe } from './pdf-files.ts';
import type { Recipe } from './recipe.ts';

/** A book in print: with its keys at the end, and these again in a file of their own. */
export function printRecipe(edition: PrintEdition): Recipe {
  const files: (readonly [string, Part])[] = [[edition, 'book']];
  // What is sold as one bound book has no file of keys beside it.
  if (edition !== 'kdp') files.push([`${edition}-keys`, 'keys']);
  const profile = PRINT_PROFILES[edition];
  return pdfRecipe({
    files,
    audience: { reader: 'print', keysInside: true, cover: edition !== 'kdp' },
    layout: (document, { book: { paper }, fonts }) =>
      layoutPrint(document, { sheet: profile.sheets[paper], profile, metrics: makeMetrics(fonts) }),
    fonts: ({ fonts }) => fonts,
  });
}
