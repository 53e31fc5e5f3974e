import type { Book } from '../../book/book.ts';
import { isFigure } from '../../parts/exhibits/exhibits.ts';
import type { Audience } from '../audience.ts';
import { insightOf } from '../insight.ts';

/** How many puzzles a booklet has at most. */
const MOST_OF_BOOKLET = 40;

/** What templates ask of an edition. */
export function editionContext({ reader, keysInside, cover = false, bound = false }: Audience, book: Book) {
  const { print, braille } = book;
  return {
    reader,
    keysInside,
    keysApart: keysInside && reader === 'embossed',
    playBoards: reader === 'embossed' && braille.play,
    cover,
    bound,
    builtInFonts: reader === 'print' && Object.keys(print.fonts ?? {}).length === 0,
    tallies: reader !== 'print' || print.puzzlesPerPage === 1,
    ...(reader === 'print' ? briefness(book, bound) : { brief: false, contents: true, levels: true }),
  };
}

/** What a booklet, or a single section, does not need on paper: it would be many pages beside its own. */
function briefness({ sections, exhibits }: Book, bound: boolean) {
  const puzzles = sections.flatMap((section) => section.puzzles);
  const isSmall = puzzles.length <= MOST_OF_BOOKLET;
  const isSingle = sections.length === 1;
  const brief = sections.length > 0 && (isSmall || isSingle) && !exhibits.some(({ name }) => isFigure(name));
  return {
    brief,
    contents: bound || !(brief && isSmall && isSingle && puzzles.every((puzzle) => insightOf(puzzle).way)),
    levels: !(brief && puzzles.every(({ grade }) => grade?.level === 'easy')),
  };
}
