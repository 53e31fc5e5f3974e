import type { Book } from '../book/book.ts';
import { KEY_FORMS } from '../book/print-config.ts';
import { isLong } from '../domino/board.ts';
import { hasUnknowns, KINDS, SOLVED_KINDS } from '../domino/kinds.ts';
import { aidContext } from './context/aids.ts';
import { coverContext } from './context/cover.ts';
import { type ExampleName, exampleContext } from './context/examples.ts';
import { exerciseContexts } from './context/exercises.ts';
import { exhibitContexts } from './context/exhibits.ts';
import { gameContexts } from './context/games.ts';
import { lessonContext } from './context/lesson.ts';
import { netContext } from './context/nets.ts';
import { openingContext } from './context/opening.ts';
import { sectionContexts } from './context/sections.ts';
import { hasHoles, setContexts } from './context/sets.ts';
import { togetherContext } from './context/together.ts';
import { EXPLAINED_AIDS, OLD_AIDS } from './examples.ts';
import { forerunnerName } from './forerunners.ts';
import { OPENING } from './historic-opening.ts';
import { insightOf } from './insight.ts';
import type { Messages } from './messages/messages.ts';

/** The ways to read a book; templates ask `edition.touch` and so on. */
export const READERS = [
  /** Printed for the eye. */
  'print',
  /** By touch, on raised sheets that lie flat and alone. */
  'touch',
  /** By touch, in cells that an embosser makes. */
  'embossed',
  /** Read aloud, without pages. */
  'aloud',
  /** On a screen, where text flows: e-books and web pages. */
  'screen',
] as const;
export type Reader = (typeof READERS)[number];

/** Whom an edition is for, and what it holds beside the book itself. */
export interface Audience {
  readonly reader: Reader;
  /** The keys follow at the end of the same file. */
  readonly keysInside: boolean;
  /** It has a front and a back cover. */
  readonly cover?: boolean;
  /** What is read on a screen is written in braille cells, and nothing is drawn. */
  readonly cells?: boolean;
}

/**
 * The values that templates are given; `docs/templates.md` explains each. Everything is plain data, and a value
 * that a book does not have is null, so that a misspelt name is told apart from a missing subtitle.
 */
export function templateContext(
  book: Book,
  part: 'book' | 'keys',
  audience: Audience,
  messages: Messages,
): object {
  const { sections, exhibits } = book;
  const needed = new Set(puzzlesOf(book).flatMap((puzzle) => [...insightOf(puzzle).aids]));
  const contents = contentsOf(book);
  const ranges = new Set([...sections, ...exhibits.map(({ puzzle }) => puzzle)].map(({ range }) => range));
  const examples: ExampleName[] = contents.threes ? ['example', 'example-terzett'] : ['example'];
  return {
    book: {
      title: book.title,
      subtitle: book.subtitle ?? null,
      author: book.author ?? null,
      publisher: book.publisher ?? null,
      isbn: book.isbn ?? null,
      rights: book.rights ?? null,
      description: book.description ?? null,
      imprint: book.imprint ?? null,
      date: messages.date(book.date),
      year: book.date.slice(0, 4),
      seed: book.seed,
      engine: book.engine,
      ...contents,
    },
    edition: { ...editionContext(audience, book), puzzlesInside: part === 'book' },
    cover: coverContext(book, messages),
    keys: keysContext(audience, book),
    nets: netContext(audience, book),
    sets: setContexts(book),
    sections: sectionContexts(sections, messages),
    ...exhibitContexts(exhibits, messages),
    games: gameContexts(book),
    exercises: exerciseContexts(book),
    together: togetherContext(book, messages),
    examples: examples.map((name) => exampleContext(name, messages)),
    aids: EXPLAINED_AIDS.filter((aid) => needed.has(aid)).map((aid) => aidContext(aid, messages)),
    oldAids: OLD_AIDS.filter((aid) => aid === 'locked-square' || !needed.has(aid)).map((aid) =>
      aidContext(aid, messages),
    ),
    lesson: lessonContext(messages),
    opening: ranges.has(OPENING.range) ? openingContext(messages) : null,
  };
}

function editionContext({ reader, keysInside, cover = false, cells = false }: Audience, { print }: Book) {
  return {
    ...Object.fromEntries(READERS.map((other) => [other, other === reader])),
    dots: reader === 'touch' || reader === 'embossed',
    plain: reader === 'embossed' || reader === 'aloud',
    figures: reader === 'print' || (reader === 'screen' && !cells),
    cells,
    keysInside,
    cover,
    builtInFonts: reader === 'print' && Object.keys(print.fonts ?? {}).length === 0,
    tallies: reader !== 'print' || print.puzzlesPerPage === 1,
  };
}

/** What the keys show; only in print it can be chosen. On a screen a list is what screen readers read. */
function keysContext({ reader, cells }: Audience, { print }: Book) {
  const onScreen = cells ? ['list'] : ['tableau', 'list'];
  const forms = reader === 'print' ? print.keys : reader === 'screen' ? onScreen : ['tableau'];
  const [tableau, outlines, list] = KEY_FORMS.map((form) => forms.includes(form));
  return { tableau, outlines, list };
}

/** What the book holds, as far as its texts ask for it. */
function contentsOf(book: Book) {
  const { sections, exhibits } = book;
  const puzzles = puzzlesOf(book);
  const kinds = [...sections, ...exhibits.map(({ puzzle }) => puzzle)].map(({ kind }) => kind);
  const levels = puzzles.map(({ grade }) => grade?.level);
  const completions = puzzles.filter(({ puzzle }) => hasUnknowns(puzzle.kind)).length;
  const boards = [...puzzles, ...exhibits].map(({ puzzle }) => puzzle.board);
  return {
    puzzles: puzzles.length,
    single: puzzles.length === 1,
    laying: puzzles.length - completions,
    completions,
    threes: kinds.some((kind) => SOLVED_KINDS[kind] === 'terzett'),
    kinds: Object.fromEntries(KINDS.map((kind) => [kind, kinds.includes(kind)])),
    doubleSix: kinds.some(forerunnerName),
    holes: boards.some(hasHoles),
    long: boards.some(isLong),
    series: sections.some(({ oneKey }) => oneKey),
    seriesIds: puzzles.some(({ series }) => series),
    graded: levels.every((level) => level !== undefined),
    noGuess: levels.every((level) => level !== undefined && level !== 'master'),
    hints: puzzles.some((puzzle) => insightOf(puzzle).hints),
  };
}

function puzzlesOf({ sections }: Book) {
  return sections.flatMap(({ puzzles }) => puzzles);
}
