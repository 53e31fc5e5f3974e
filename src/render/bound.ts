import { makeMetrics } from '../layout/metrics.ts';
import { BOUND_PROFILES } from '../layout/print/bound.ts';
import { layoutPrint } from '../layout/print/print.ts';
import { layoutWrap } from '../layout/print/wrap.ts';
import { renderPdf } from './pdf.ts';
import type { Recipe } from './recipe.ts';

const AUDIENCE = { reader: 'print', keysInside: true } as const;

/**
 * What a press makes one bound book of: its inside, and its cover in one piece, whose spine is as wide as the inside has
 * pages. The inside has no ground, which would need bleed; the cover has bleed.
 */
export const BOUND: Recipe = {
  files: ['kdp.pdf', 'kdp-cover.pdf'],
  *render({ book: { print }, printFonts, document }) {
    const { puzzlesPerPage, keysPerPage, kdp: binding, colours } = print;
    const profile = BOUND_PROFILES[binding.trim];
    const settings = {
      sheet: profile.sheets.a4,
      profile,
      metrics: makeMetrics(printFonts),
      perPage: { puzzles: puzzlesPerPage, keys: keysPerPage },
      binding,
      hasColouredCover: print.cover === 'colour',
    };
    const inside = layoutPrint(document('book', { ...AUDIENCE, bound: true }), settings);
    const wrap = layoutWrap(document('wrap', { ...AUDIENCE, cover: true }), settings, inside.pages.length);
    yield { name: 'kdp.pdf', pieces: renderPdf(inside, printFonts) };
    yield { name: 'kdp-cover.pdf', pieces: renderPdf({ ...wrap, colours }, printFonts) };
  },
};
