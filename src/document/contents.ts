import type { Book, BookPuzzle } from '../book/book.ts';
import { type BookContent, CONTENTS } from '../book/choices.ts';
import { boardCount, contentsOf, hasKeys, isSolution } from '../book/contents.ts';
import { hasUnknowns } from '../domino/kinds.ts';
import { hasOpening } from '../parts/exhibits/document/values.ts';
import { isFigure } from '../parts/exhibits/exhibits.ts';
import type { Audience, DocumentKind } from './audience.ts';
import { analysisOf } from './puzzle-analysis.ts';
import type { TemplateName } from './texts.ts';

interface Pages {
  /** In a book, and where they stand in a file of their own. */
  readonly template: TemplateName;
  /** On raised sheets that teach with boards; without it they have none of it. */
  readonly teaching?: TemplateName;
  isThere(book: Book, edition: Briefness): boolean;
}

/** All puzzles of a book, in reading order. */
export function puzzlesOf({ sections }: Pick<Book, 'sections'>): BookPuzzle[] {
  return sections.flatMap(({ puzzles }) => puzzles);
}

const hasHints = (book: Book) =>
  puzzlesOf(book).some((puzzle) => {
    const { way, filling } = analysisOf(puzzle);
    return way !== undefined || filling !== undefined;
  });

/** The parts that have pages of their own; the others stand among the puzzles. */
const PAGES: Readonly<Partial<Record<BookContent, Pages>>> = {
  foreword: { template: 'foreword', isThere: ({ foreword }) => foreword !== undefined },
  introduction: {
    template: 'how-to-play',
    teaching: 'how-to-play',
    isThere: (book) => boardCount(book) > 0,
  },
  leaflet: { template: 'leaflet', teaching: 'leaflet', isThere: (book) => boardCount(book) > 0 },
  puzzles: { template: 'puzzles', teaching: 'puzzle-sheets', isThere: ({ sections }) => sections.length > 0 },
  'laying-tasks': {
    template: 'laying-tasks',
    teaching: 'laying-tasks',
    isThere: ({ exhibits }) => exhibits.some(({ name }) => !isFigure(name)),
  },
  figures: {
    template: 'figures',
    teaching: 'figures',
    isThere: ({ exhibits }) => exhibits.some(({ name }) => isFigure(name)),
  },
  'historic-example': {
    template: 'historic-opening',
    isThere: (book, { brief }) => !brief && hasOpening(book),
  },
  composing: {
    template: 'composing',
    teaching: 'composing',
    isThere: ({ composing }) => isListed(composing),
  },
  exercises: { template: 'exercises', isThere: ({ exercises }) => isListed(exercises) },
  endgames: { template: 'locks', isThere: ({ locks }) => isListed(locks) },
  steps: { template: 'steps', isThere: hasHints },
  hints: { template: 'hints', isThere: hasHints },
  solutions: { template: 'solutions', isThere: hasKeys },
  stencils: { template: 'stencils', isThere: ({ sections }) => sections.some(({ oneKey }) => oneKey) },
  competition: { template: 'together', isThere: ({ together }) => together !== undefined },
  'score-pad': { template: 'score-pad', isThere: ({ together }) => together !== undefined },
  'empty-boards': {
    template: 'nets',
    isThere: (book) => boardCount(book) > 0 && book.print.nets > 0,
  },
  levels: {
    template: 'levels',
    isThere: (book, { levels }) => levels && puzzlesOf(book).some(({ puzzle }) => !hasUnknowns(puzzle.kind)),
  },
  games: { template: 'games', isThere: ({ games }) => isListed(games) },
  history: { template: 'history', isThere: (book) => boardCount(book) > 0 },
  sources: { template: 'sources', isThere: ({ exhibits }) => exhibits.some(({ name }) => isFigure(name)) },
  index: {
    template: 'puzzle-index',
    isThere: (book, { brief }) => !brief && puzzlesOf(book).some((puzzle) => analysisOf(puzzle).hardest),
  },
  'about-author': { template: 'about-author', isThere: ({ about }) => about !== undefined },
  certificate: { template: 'certificate', isThere: ({ certificate }) => certificate !== undefined },
};

function isListed(list: readonly unknown[] | undefined): boolean {
  return list !== undefined && list.length > 0;
}

/** Embossed books have all that helps with a puzzle in one place. */
const COMPANION = 'companion' satisfies TemplateName;

export const PART_TEMPLATES = [
  COMPANION,
  ...new Set(Object.values(PAGES).flatMap(({ template, teaching = template }) => [template, teaching])),
];

export type DocumentContents = ReturnType<typeof documentContents>;

/**
 * What a document has of the parts of its book. What is listed in a config is there however small the book is; embossed solutions
 * come in volumes of their own, behind all other parts.
 */
export function documentContents(book: Book, part: DocumentKind, audience: Audience) {
  const usual = briefnessOf(book, audience);
  const edition = book.contents ? { ...usual, brief: false, levels: true } : usual;
  const isInKeys = book.solutions === 'apart' ? isSolution : isKeys;
  const standsHere = part === 'keys' ? isInKeys : isInBook(book, part, audience);
  const there = contentsOf(book).filter(
    (each) => standsHere(each) && (PAGES[each]?.isThere(book, edition) ?? true),
  );
  const hasVolumes = part === 'book' && audience.reader === 'embossed' && there.includes('solutions');
  const templates = there.flatMap((each) => {
    if (hasVolumes && isSolution(each)) return [];
    if (audience.reader === 'embossed' && isSolution(each) && each !== 'stencils') return COMPANION;
    return PAGES[each]?.[part === 'teaching' ? 'teaching' : 'template'] ?? [];
  });
  const has = Object.fromEntries(CONTENTS.map((each) => [each, there.includes(each)]));
  return {
    /** The parts that it has, those among puzzles too. */
    has: has as Readonly<Record<BookContent, boolean>>,
    /** The templates of those with pages of their own, in their order. */
    templates: [...new Set(templates)],
  };
}

/** What a file of keys has where the book has all that helps to them. */
function isKeys(part: BookContent): boolean {
  return part === 'solutions' || part === 'stencils';
}

function isInBook({ solutions = 'back' }: Book, document: DocumentKind, { keysInside }: Audience) {
  return (part: BookContent) => {
    if (isSolution(part))
      return solutions === 'back' && document !== 'teaching' && (keysInside || !isKeys(part));
    return document !== 'teaching' || PAGES[part] === undefined || PAGES[part].teaching !== undefined;
  };
}

const MOST_OF_BOOKLET = 40;

type Briefness = ReturnType<typeof briefnessOf>;

/** Whether the words that open a section stand on the page of its first puzzle. */
export function isThin(
  { print, sections }: Pick<Book, 'print' | 'sections'>,
  { reader }: Pick<Audience, 'reader'>,
): boolean {
  return reader === 'print' && print.tally === 'same-page' && sections.length > 0;
}

/**
 * Whether a book is brief, as a booklet or a single section, and whether it has a list of contents and the levels nevertheless: on
 * paper they would be many pages beside its own.
 */
export function briefnessOf(book: Book, audience: Audience) {
  const { sections, exhibits } = book;
  const { reader, bound = false } = audience;
  if (reader !== 'print') return { brief: false, contents: true, levels: true };
  const puzzles = puzzlesOf(book);
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
