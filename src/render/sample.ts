import type { Book } from '../book/book.ts';
import { INCH } from '../book/trims.ts';
import { type Page, pageNumbers, targetOf } from '../layout/page.ts';
import { type Materials, sourceOf } from './editions.ts';
import { SAMPLE_DPI } from './formats.ts';
import { renderPdf } from './pdf.ts';
import { pagePicture } from './picture/page-picture.ts';
import { printedPages, type UnboundEdition } from './print.ts';
import type { RenderedFile } from './recipe.ts';

/**
 * A few pages of a book for a shop, in one PDF and each as a picture: the front, the first two of the introduction, an easy and a
 * later puzzle, the back. None of them tells the whole solution of a puzzle of the book: the front has one whose right side is solved,
 * the back the small puzzle of the cover with its solution.
 */
export function* sampleFiles(
  book: Book,
  materials: Materials,
  edition: UnboundEdition,
  dpi: number = SAMPLE_DPI.usual,
): Generator<RenderedFile> {
  const whole = printedPages(edition, sourceOf(book, materials));
  const pages = chosenPages(book, whole.pages);
  const { fonts, printFonts = fonts } = materials;
  const sample = { ...whole, pages, bookmarks: [], onPaperOnly: true };
  yield { name: 'sample.pdf', pieces: renderPdf(sample, printFonts) };
  for (const [i, page] of pages.entries()) {
    const width = Math.round((page.width / INCH) * dpi);
    const name = `sample-${String(i + 1).padStart(2, '0')}.png`;
    yield { name, pieces: [pagePicture(page, printFonts, width, whole.palette)] };
  }
}

function chosenPages({ sections }: Book, pages: readonly Page[]): readonly Page[] {
  const numbers = pageNumbers(pages);
  const count = sections.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  const from = (id: string, length: number) => {
    const first = numbers.get(targetOf(id));
    return first === undefined ? [] : Array.from({ length }, (_, i) => first + i);
  };
  const begun = new Set(numbers.values());
  // A page on which nothing begins, after that of a puzzle, has its tally.
  const puzzle = (number: number) =>
    from(`puzzle-${number}`, 2).filter((page, i) => i === 0 || !begun.has(page));
  const chosen = [
    1,
    ...from('how-to-play', 2),
    ...puzzle(1),
    ...puzzle(Math.ceil((count * 2) / 3)),
    pages.length,
  ];
  return [...new Set(chosen)].sort((one, other) => one - other).map((number) => pages[number - 1]!);
}
