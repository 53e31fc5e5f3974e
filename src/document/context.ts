import type { Book } from '../book/book.ts';
import { isLong } from '../domino/board.ts';
import { groupsOfKind, hasUnknowns } from '../domino/kinds.ts';
import { aidContext } from './context/aids.ts';
import { exampleContext } from './context/examples.ts';
import { exhibitContext } from './context/exhibits.ts';
import { sectionContexts } from './context/sections.ts';
import { hasHoles, setContexts } from './context/sets.ts';
import { EXPLAINED_AIDS } from './examples.ts';
import { insightOf } from './insight.ts';
import type { Messages } from './messages/messages.ts';
import type { WorkedName } from './worked.ts';

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
}

/**
 * The values that templates are given; `docs/templates.md` explains each. Everything is plain data, and a value
 * that a book does not have is null, so that a misspelt name is told apart from a missing subtitle.
 */
export function templateContext(book: Book, audience: Audience, messages: Messages): object {
  const { sections, exhibits } = book;
  const needed = new Set(puzzlesOf(book).flatMap((puzzle) => [...insightOf(puzzle).aids]));
  const contents = contentsOf(book);
  const examples: WorkedName[] = contents.threes ? ['example', 'example-terzett'] : ['example'];
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
    edition: editionContext(audience),
    sets: setContexts(book),
    sections: sectionContexts(sections, messages),
    exhibits: exhibits.map((exhibit) => exhibitContext(exhibit, messages)),
    examples: examples.map((name) => exampleContext(name, messages)),
    aids: EXPLAINED_AIDS.filter((aid) => needed.has(aid)).map((aid) => aidContext(aid, messages)),
  };
}

function editionContext({ reader, keysInside, cover = false }: Audience) {
  return {
    ...Object.fromEntries(READERS.map((other) => [other, other === reader])),
    figures: reader === 'print' || reader === 'screen',
    keysInside,
    cover,
  };
}

/** What the book holds, as far as its texts ask for it. */
function contentsOf(book: Book) {
  const { sections, exhibits } = book;
  const puzzles = puzzlesOf(book);
  const levels = puzzles.map(({ grade }) => grade?.level);
  const completions = puzzles.filter(({ puzzle }) => hasUnknowns(puzzle.kind)).length;
  const boards = [...puzzles, ...exhibits].map(({ puzzle }) => puzzle.board);
  return {
    puzzles: puzzles.length,
    single: puzzles.length === 1,
    laying: puzzles.length - completions,
    completions,
    threes: exhibits.length > 0 || sections.some(({ kind }) => groupsOfKind(kind)),
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
