import { contentsOf } from '../book/contents.ts';
import type { DocumentKind } from '../document/audience.ts';
import type { Made } from '../document/made.ts';
import { layoutAloud } from '../layout/aloud/aloud.ts';
import { layoutPrint } from '../layout/print/print.ts';
import { sheetsFor } from '../layout/tactile/profile.ts';
import { brfFiles, emboss } from './emboss/recipes.ts';
import { renderPdf } from './pdf.ts';
import { onPaper } from './print.ts';
import { type Recipe, type RenderedFile, type Source, textFile } from './recipe.ts';
import { stonesSheets } from './stones.ts';
import { madeInBraille, raisedFile, raisedSheets } from './tactile.ts';

/** The raised sheets of a kit: what is counted, the file, and the part of the book in it. */
const RAISED = [
  ['boards', 'boards.pdf', 'boards'],
  ['empty', 'board-empty.pdf', 'empty-boards'],
  ['stencils', 'stencils.pdf', 'stencils'],
] as const satisfies readonly (readonly [string, string, DocumentKind])[];

/**
 * What a book is played with by hand: raised boards, empty ones, those of series, and what to do with them in print, in
 * braille and as a script. Dominoes and the text are editions of their own.
 */
export const KIT: Recipe = {
  files: [...RAISED.map(([, file]) => file), 'kit.pdf', /^kit(-volume-\d+)?\.(brf|ubrl)$/, 'kit.txt'],
  isEmpty: ({ sections }) => sections.length === 0,
  *render(source) {
    const { book } = source;
    const made = madeInBraille(source);
    const { usual, largestName: largeName } = sheetsFor(book.paper, book.braille.sheets);
    const longest = Math.max(usual.width, usual.height);
    const hasStencils = contentsOf(book).includes('stencils') && book.sections.some(({ oneKey }) => oneKey);
    const counts = { boards: 0, empty: 0, stencils: 0, large: 0 };
    for (const [what, file, part] of RAISED) {
      if (part === 'stencils' && !hasStencils) continue;
      const sheets = raisedSheets(source, part, made, part === 'boards');
      counts[what] = sheets.pages.length;
      counts.large += sheets.pages.filter(({ width, height }) => Math.max(width, height) > longest).length;
      yield raisedFile(file, sheets, source);
    }
    const { all, cut, inBraille, range } = stonesSheets(source);
    const kit = { ...made.kit, ...counts, largeName, dominoes: all, inBraille, range, smallest: cut + 1 };
    yield* wordsOf(source, { ...made, kit });
  },
};

/** What there is to print, what else is needed, and how to play. */
function* wordsOf(source: Source, made: Made): Generator<RenderedFile> {
  const { book, printFonts } = source;
  const print = source.document('kit', { reader: 'print', keysInside: false }, made);
  const laid = layoutPrint(print, onPaper('large-print', book.paper, printFonts));
  yield { name: 'kit.pdf', pieces: renderPdf(laid, printFonts) };
  yield* brfFiles(emboss(source, 'kit', made).pages, book.braille, 'kit');
  const aloud = source.document('kit', { reader: 'aloud', keysInside: false }, made);
  yield textFile('kit.txt', [layoutAloud(aloud)]);
}
