import { type Binding, checkMost, printOf } from '../book/binding.ts';
import type { Book } from '../book/book.ts';
import { solutionsFile } from '../book/contents.ts';
import { coloursOf } from '../book/cover-config.ts';
import { sizeOf } from '../book/trims.ts';
import { type Metrics, makeMetrics } from '../layout/metrics.ts';
import { layoutBoundCover } from '../layout/print/bound-cover.ts';
import { layoutPrint } from '../layout/print/print.ts';
import { boundProfile } from '../layout/print/profiles.ts';
import type { PrintSettings } from '../layout/print/typesetter.ts';
import { renderPdf } from './pdf.ts';
import type { Recipe, Source } from './recipe.ts';

export const INSIDE = { reader: 'print', keysInside: true, bound: true } as const;
const WRAP = { reader: 'print', keysInside: true, cover: true } as const;

/** How the inside of a bound book is laid out. The cover has its settings as well. */
export function boundSettings(
  { print }: Book,
  metrics: Metrics,
): PrintSettings & { readonly binding: Binding } {
  const { puzzlesPerPage, keysPerPage, kdp: binding } = print;
  return {
    sheet: sizeOf(binding.trim),
    profile: boundProfile(binding),
    metrics,
    // In large print every puzzle with two pages would make it too thick.
    tally: print.tally ?? (printOf(binding) === 'large' ? 'same-page' : undefined),
    perPage: { puzzles: puzzlesPerPage, keys: keysPerPage },
    binding,
    cover: print.cover === 'plain' ? 'plain' : 'field',
  };
}

/**
 * Lays out the inside of a book that will be no thinner than this one.
 *
 * @throws BindingError if it has more pages than can be bound
 */
export function checkLeastPages({ book, printFonts, pictures, document }: Source): void {
  const { binding, ...loose } = boundSettings(book, makeMetrics(printFonts));
  const { length } = layoutPrint(document('book', INSIDE), { ...loose, pictures }).pages;
  checkMost(length, binding, `a book of at least ${length} pages`);
}

/**
 * What a press makes one bound book of: its inside, and its cover in one piece, whose spine is as wide as the inside has
 * pages. The inside has no ground, which would need bleed; the cover has bleed. Solutions that are apart are a file that is not bound.
 */
export const BOUND: Recipe = {
  files: ['kdp.pdf', 'kdp-cover.pdf', 'kdp-solutions.pdf'],
  *render({ book, printFonts, pictures, document }) {
    const settings = { ...boundSettings(book, makeMetrics(printFonts)), pictures };
    const { colours, cover } = book.print;
    const inside = layoutPrint(document('book', INSIDE), settings);
    const wrap = layoutBoundCover(document('wrap', WRAP), settings, inside.pages.length);
    yield { name: 'kdp.pdf', pieces: renderPdf(inside, printFonts) };
    yield {
      name: 'kdp-cover.pdf',
      pieces: renderPdf({ ...wrap, colours, palette: coloursOf(cover) }, printFonts),
    };
    if (solutionsFile(book) !== 'solutions') return;
    const { binding: _, ...loose } = settings;
    const solutions = layoutPrint(document('keys', INSIDE), loose);
    yield { name: 'kdp-solutions.pdf', pieces: renderPdf(solutions, printFonts) };
  },
};
