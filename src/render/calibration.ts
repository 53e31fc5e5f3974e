import { layoutCalibration } from '../layout/calibration/calibration.ts';
import { fontsFor } from '../layout/fonts.ts';
import { makeMetrics } from '../layout/metrics.ts';
import { tactileProfile } from '../layout/tactile/profile.ts';
import { renderPdf } from './pdf.ts';
import type { Recipe } from './recipe.ts';

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
