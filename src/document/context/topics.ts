import type { Book, BookSection } from '../../book/book.ts';
import { embosserPage } from '../../book/braille-config.ts';
import { numberCells } from '../../braille/grids.ts';
import { type Board, isLong } from '../../domino/board.ts';
import { dominoCount } from '../../domino/dominoes.ts';
import { hasUnknowns, SOLVED_KINDS } from '../../domino/kinds.ts';
import type { WordBook } from '../../words/word-book.ts';
import type { DocumentPart, Matter } from '../document-part.ts';
import { FORERUNNERS } from '../forerunners.ts';
import { hasHoles } from './sets.ts';

/** What a book explains where it comes up first, beside techniques. */
const TOPICS = [
  'threes',
  'terzett',
  'completion',
  ...FORERUNNERS,
  'shapes',
  'long',
  'large',
  'wide',
  'series',
] as const;
type Topic = (typeof TOPICS)[number];

/** The columns, and half of the rows, for which the narrowest of the usual pages of embossers has room. */
const MOST_EMBOSSED = 9;

/** Those for the number of an embossed page and the title of its chapter. */
const LINES_OF_FURNITURE = 2;

/** What large print has room for on a page: the cells of the set up to 9:9, and so many columns. */
const MOST_LARGE = { cells: 2 * dominoCount(9), columns: 13 };

const matterOf = ({ kind, oneKey, puzzles }: BookSection): Matter => ({
  kinds: [kind],
  boards: puzzles.map(({ puzzle }) => puzzle.board),
  oneKey,
});

/**
 * For each section, and then for each of these parts, what it is the first to show.
 *
 * @param areExplained whether the book explains anything
 */
export function topicContexts(
  book: Book,
  areExplained: boolean,
  parts: readonly DocumentPart[],
  words: WordBook,
) {
  const isWide = book.contents ? (board: Board) => isInParts(board, book) : isWideForSome;
  const known = new Set<Topic>();
  const newTopics = (matter: Matter) => {
    const topics = topicsOf(matter, isWide).filter((topic) => areExplained && !known.has(topic));
    for (const topic of topics) known.add(topic);
    return topicContext(topics, words);
  };
  const sections = book.sections.map((section) => newTopics(matterOf(section)));
  const shown = parts.flatMap((part) => (part.matter ? [[part, newTopics(part.matter(book))] as const] : []));
  return { sections, parts: new Map(shown) };
}

/** Whether the narrowest of the usual pages of embossers has no room for a board in one piece. */
function isWideForSome({ rows, columns }: Board): boolean {
  return columns > MOST_EMBOSSED || rows > 2 * MOST_EMBOSSED;
}

/** Whether the embossed pages of a book have no room for a board in one piece, with lines between its rows as its key has them. */
function isInParts({ rows, columns, cells }: Board, book: Book): boolean {
  const room = embosserPage(book);
  const field = cells.length > MOST_LARGE.cells ? 2 : 1;
  const width = numberCells(rows) + 1 + (columns - 1) * (1 + field) + field;
  return width > room.cells || 2 + 2 * rows - 1 > room.lines - LINES_OF_FURNITURE;
}

function topicsOf(
  { kinds, boards, oneKey = false, threes = false }: Matter,
  isWide: (board: Board) => boolean,
): Topic[] {
  const isShown: Readonly<Record<Topic, boolean>> = {
    threes: threes || kinds.some((kind) => SOLVED_KINDS[kind] === 'terzett'),
    terzett: kinds.includes('terzett'),
    completion: kinds.some(hasUnknowns),
    duett: kinds.includes('duett'),
    quartett: kinds.includes('quartett'),
    quadrat: kinds.includes('quadrat'),
    quodlibet: kinds.includes('quodlibet'),
    shapes: boards.some(hasHoles),
    long: boards.some(isLong),
    large: boards.some(isLarge),
    wide: boards.some(isWide),
    series: oneKey,
  };
  return TOPICS.filter((topic) => isShown[topic]);
}

/** Whether large print may show this board on two pages that face each other. */
function isLarge(board: Board): boolean {
  const { cells, columns } = board;
  return !isLong(board) && (cells.length > MOST_LARGE.cells || columns > MOST_LARGE.columns);
}

function topicContext(topics: readonly Topic[], words: WordBook): object {
  const forerunners = FORERUNNERS.filter((kind) => topics.includes(kind)).map((kind) => ({
    heading: words.text(`${kind}-heading`),
    explained: words.marked(`${kind}-explained`),
  }));
  const others = TOPICS.filter((topic) => !FORERUNNERS.some((kind) => kind === topic));
  return {
    ...Object.fromEntries(others.map((topic) => [topic, topics.includes(topic)])),
    forerunners,
  };
}
