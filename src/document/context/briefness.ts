import type { Book } from '../../book/book.ts';
import { isFigure } from '../../parts/exhibits/exhibits.ts';
import type { Audience } from '../audience.ts';
import { analysisOf } from '../puzzle-analysis.ts';

/** How many puzzles a booklet has at most. */
const MOST_OF_BOOKLET = 40;

/** What an edition leaves out because its book is small. */
export interface Briefness {
  /** Whether it is a booklet, or a single section. */
  readonly brief: boolean;
  /** Whether it has a list of its contents. */
  readonly contents: boolean;
  /** Whether it explains levels. */
  readonly levels: boolean;
}

/** Whether the words that open a section stand on the page of its first puzzle. */
export function isThin(
  { print, sections }: Pick<Book, 'print' | 'sections'>,
  { reader }: Pick<Audience, 'reader'>,
): boolean {
  return reader === 'print' && print.tally === 'same-page' && sections.length > 0;
}

/** What a booklet, or a single section, does not need on paper: it would be many pages beside its own. */
export function briefnessOf(book: Book, audience: Audience): Briefness {
  const { sections, exhibits } = book;
  const { reader, bound = false } = audience;
  if (reader !== 'print') return { brief: false, contents: true, levels: true };
  const puzzles = sections.flatMap((section) => section.puzzles);
  const isSmall = puzzles.length <= MOST_OF_BOOKLET;
  const isSingle = sections.length === 1;
  const brief = sections.length > 0 && (isSmall || isSingle) && !exhibits.some(({ name }) => isFigure(name));
  const isAlone =
    isThin(book, audience) || (brief && isSingle && puzzles.every((puzzle) => analysisOf(puzzle).way));
  return {
    brief,
    contents: bound || !(isSmall && isAlone),
    levels: !(brief && puzzles.every(({ grade }) => grade?.level === 'easy')),
  };
}
