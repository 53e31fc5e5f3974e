import { fontsFor } from '../layout/fonts.ts';
import { makeMetrics } from '../layout/metrics.ts';
import { tactileProfile } from '../layout/tactile/profile.ts';
import { layoutTactile } from '../layout/tactile/tactile.ts';
import { pdfRecipe } from './pdf-files.ts';

/** A book on raised sheets. Swell paper is dear and its sheets lie singly, so the keys are a file of their own. */
export const TACTILE = pdfRecipe({
  files: [
    ['tactile', 'book'],
    ['tactile-keys', 'keys'],
  ],
  audience: { reader: 'touch', keysInside: false },
  layout: (document, { book: { paper, braille }, fonts, writing }) => [
    layoutTactile(document, {
      paper,
      profile: tactileProfile({ paper, cell: braille.cell }),
      writing,
      overlay: braille.overlay ? makeMetrics(fonts) : undefined,
    }),
  ],
  fonts: ({ book: { braille }, fonts }) => fontsFor(braille.cell, fonts),
});
