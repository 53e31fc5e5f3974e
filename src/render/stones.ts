import type { Book } from '../book/book.ts';
import { boardCount } from '../book/contents.ts';
import type { BrailleWriting } from '../braille/tables.ts';
import { saidOf } from '../document/make.ts';
import type { Texts } from '../document/texts.ts';
import { type CellSize, type FontFiles, fontsFor } from '../layout/fonts.ts';
import { makeMetrics } from '../layout/metrics.ts';
import type { Publication } from '../layout/page.ts';
import { PRINT_PROFILES } from '../layout/print/profiles.ts';
import { canHavePips, MAX_DOMINOES_RANGE, type StonesOrder } from '../layout/stones/order.ts';
import { DOMINO_SIZES, type Medium } from '../layout/stones/sizes.ts';
import { layoutStones, type StonesOwner } from '../layout/stones/stones.ts';
import { tactileProfile } from '../layout/tactile/profile.ts';
import { renderPdf } from './pdf.ts';
import type { Recipe, RenderedFile, Source } from './recipe.ts';

/** The files that orders can have. */
export const STONES_FILES = ['stones.pdf', 'stones-tactile.pdf', 'stones-braille.pdf'] as const;

/** Sets that have pips can have braille digits instead, in a file of its own. */
function fileOf(order: StonesOrder, medium: Medium): string {
  const [print, touch, inBraille] = STONES_FILES;
  if (medium === 'print') return print;
  return canHavePips(order) && order.braille ? inBraille : touch;
}

/** The card dominoes of a book: the set that all its puzzles can be laid with. */
export const STONES: Recipe = {
  files: STONES_FILES,
  isEmpty: (book) => boardCount(book) === 0,
  *render({ book, texts, fonts, printFonts, writing }) {
    const order = orderFor(book);
    if (!order) return;
    const { title, date, braille } = book;
    const owner = { book: title, date, ...saidOf(book) };
    const raised = { texts, fonts, cell: braille.cell, writing };
    yield renderStones(order, 'print', owner, { ...raised, fonts: printFonts });
    yield renderStones(order, 'touch', owner, raised);
    if (canHavePips(order)) yield renderStones({ ...order, braille: true }, 'touch', owner, raised);
  },
};

/** What card dominoes are made with, in the language of their order. */
interface StonesMaterials {
  readonly texts: Texts;
  readonly fonts: FontFiles;
  readonly cell: CellSize;
  readonly writing: BrailleWriting;
}

/** @throws UserError if a card does not fit on the paper, or the dominoes are too small to be read by touch */
export function renderStones(
  order: StonesOrder,
  medium: Medium,
  owner: StonesOwner,
  materials: StonesMaterials,
): RenderedFile {
  const { cell, fonts } = materials;
  const publication = layOut(order, medium, owner, materials);
  return { name: fileOf(order, medium), pieces: renderPdf(publication, fontsFor(cell, fonts)) };
}

function layOut(
  order: StonesOrder,
  medium: Medium,
  owner: StonesOwner,
  { texts, fonts, cell, writing }: StonesMaterials,
): Publication {
  return layoutStones(order, medium, owner, {
    texts,
    metrics: makeMetrics(fonts),
    print: PRINT_PROFILES['large-print'],
    tactile: tactileProfile({ paper: order.paper, cell }),
    writing,
  });
}

/**
 * How many raised sheets the card dominoes of a book have: all with pips, those of them that are cut, and all with braille
 * digits instead. None if it has no card dominoes, or no pips.
 */
export function stonesSheets({ book, texts, fonts, writing }: Source): {
  readonly all: number;
  readonly cut: number;
  readonly inBraille: number;
  /** The set; 0 if there are none. */
  readonly range: number;
} {
  const order = orderFor(book);
  if (!order) return { all: 0, cut: 0, inBraille: 0, range: 0 };
  const materials = { texts, fonts, cell: book.braille.cell, writing };
  const owner = { date: book.date, ...saidOf(book) };
  const pagesOf = (braille: boolean) => layOut({ ...order, braille }, 'touch', owner, materials).pages;
  const pages = pagesOf(false);
  const isCut = ({ targets }: Publication['pages'][number]) =>
    targets.some(({ name }) => /^(stones-\d+|strips)$/.test(name));
  return {
    all: pages.length,
    cut: pages.filter(isCut).length,
    inBraille: canHavePips(order) ? pagesOf(true).length : 0,
    range: order.range,
  };
}

/** The largest set that any puzzle needs and that there are cards for; it holds the smaller ones. */
function orderFor({
  sections,
  exhibits,
  composing = [],
  paper,
  language,
  braille,
  box,
}: Book): StonesOrder | undefined {
  const shown = [...exhibits, ...composing.map(({ task }) => task)].map(({ puzzle }) => puzzle);
  const ranges = [...sections, ...shown]
    .map(({ range }) => range)
    .filter((range) => range <= MAX_DOMINOES_RANGE);
  if (ranges.length === 0) return undefined;
  const { square } = tactileProfile({ paper, cell: braille.cell });
  return {
    range: Math.max(...ranges),
    size: Object.values(DOMINO_SIZES).find((size) => size.square === square)!,
    paper,
    language,
    figures: false,
    overlay: braille.overlay,
    box,
  };
}
