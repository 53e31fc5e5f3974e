import type { Book, BookSection } from '../../book/book.ts';
import { type Board, isLong } from '../../domino/board.ts';
import { hasUnknowns, type Kind, SOLVED_KINDS } from '../../domino/kinds.ts';
import { stoneCount } from '../../domino/stones.ts';
import type { WordBook } from '../../words/word-book.ts';
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

/** What large print has room for on a page: the cells of the set up to 9:9, and so many columns. */
const MOST_LARGE = { cells: 2 * stoneCount(9), columns: 13 };

/** A section, or the figures of 1921, as far as there may be something to explain. */
interface Matter {
  readonly kinds: readonly Kind[];
  readonly boards: readonly Board[];
  readonly oneKey: boolean;
  /** Whether equal numbers lie in threes though no puzzle says so. */
  readonly threes?: boolean;
}

const matterOf = ({ kind, oneKey, puzzles }: BookSection): Matter => ({
  kinds: [kind],
  boards: puzzles.map(({ puzzle }) => puzzle.board),
  oneKey,
});

/** For each section what it is the first to show; then the same of the figures, and of the tasks for composers. */
export function topicContexts({ sections, exhibits, composing = [] }: Book, words: WordBook): object[] {
  const figures: Matter = {
    kinds: exhibits.map(({ puzzle }) => puzzle.kind),
    boards: exhibits.map(({ puzzle }) => puzzle.board),
    oneKey: false,
  };
  const tasks: Matter = {
    kinds: [],
    boards: composing.map(({ task }) => task.puzzle.board),
    oneKey: false,
    threes: composing.length > 0,
  };
  const known = new Set<Topic>();
  return [...sections.map(matterOf), figures, tasks].map((matter) => {
    const news = topicsOf(matter).filter((topic) => !known.has(topic));
    for (const topic of news) known.add(topic);
    return topicContext(news, words);
  });
}

function topicsOf({ kinds, boards, oneKey, threes = false }: Matter): Topic[] {
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
    wide: boards.some(({ rows, columns }) => columns > MOST_EMBOSSED || rows > 2 * MOST_EMBOSSED),
    series: oneKey,
  };
  return TOPICS.filter((topic) => isShown[topic]);
}

/** Whether large print may show this board on two pages that face each other. */
function isLarge(board: Board): boolean {
  const { cells, columns } = board;
  return !isLong(board) && (cells.length > MOST_LARGE.cells || columns > MOST_LARGE.columns);
}

function topicContext(news: readonly Topic[], words: WordBook): object {
  const forerunners = FORERUNNERS.filter((kind) => news.includes(kind)).map((kind) => ({
    heading: words.text(`${kind}-heading`),
    explained: words.marked(`${kind}-explained`),
  }));
  const others = TOPICS.filter((topic) => !FORERUNNERS.some((kind) => kind === topic));
  return {
    ...Object.fromEntries(others.map((topic) => [topic, news.includes(topic)])),
    forerunners,
  };
}
