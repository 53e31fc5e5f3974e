import type { Book } from '../../../book/book.ts';
import { isNeverSingle } from '../../../book/order.ts';
import { kindContext, placesOn } from '../../../document/context/puzzles.ts';
import { boardContext, setContext } from '../../../document/context/sets.ts';
import { later } from '../../../document/lazily.ts';
import type { DocumentPart } from '../../../document/part.ts';
import { nameOfShape } from '../../../domino/shapes.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { isFigure } from '../exhibits.ts';
import type { Exhibit } from '../record.ts';
import { OPENING } from './historic-opening.ts';
import { openingContext } from './opening.ts';
import { sourcesContext } from './sources.ts';

/** Figures that do not stand as in the scanned text of the book: what was put right there. */
const REPAIRS: Readonly<Record<string, 'leg' | 'holes'>> = {
  IX: 'leg',
  XIV: 'holes',
  XV: 'holes',
  XVI: 'holes',
};

/** The figures of the book of 1921, the laying tasks counted from 1, and what is told of them and of the book. */
export const EXHIBIT_PAGES: DocumentPart = {
  values({ book, words, topics }) {
    const shown = later(() => exhibitContexts(book.exhibits, words));
    return {
      exhibits: () => shown().exhibits,
      tasks: () => shown().tasks,
      figures: () => ({ topics: topics() }),
      sources: () => sourcesContext(book, words),
      opening: () => (hasOpening(book) ? openingContext(words) : null),
    };
  },
  boards: ({ exhibits }) => [
    ...exhibits.map(({ name, puzzle, key }) => [exhibitKey(name), { puzzle, solved: puzzle, key }] as const),
  ],
  matter: ({ exhibits }) => ({
    kinds: exhibits.map(({ puzzle }) => puzzle.kind),
    boards: exhibits.map(({ puzzle }) => puzzle.board),
  }),
};

/** Whether the set of the example of 1921 occurs in a book. */
export function hasOpening({ sections, exhibits }: Book): boolean {
  return [...sections, ...exhibits.map(({ puzzle }) => puzzle)].some(({ range }) => range === OPENING.range);
}

function exhibitContexts(exhibits: readonly Exhibit[], words: WordBook) {
  const figures = exhibits.filter(({ name }) => isFigure(name));
  const tasks = exhibits.filter(({ name }) => !isFigure(name));
  return {
    exhibits: figures.map((figure) => figureContext(figure, words)),
    tasks: tasks.map((task, i) => ({ number: i + 1, ...taskContext(task, words) })),
  };
}

function taskContext(task: Exhibit, words: WordBook): object {
  const { kind, range, board } = task.puzzle;
  return {
    ...sharedContext(task, words),
    name: task.name,
    kind,
    set: setContext(range),
    neverSingle: isNeverSingle(kind, board),
  };
}

/** A historic figure; its shape has a name only where that is another than its own. */
function figureContext(figure: Exhibit, words: WordBook): object {
  const { name, puzzle } = figure;
  const shared = sharedContext(figure, words);
  const isOwn = nameOfShape(puzzle.board) === `figure-${name.toLowerCase()}`;
  return {
    ...shared,
    name,
    board: { ...shared.board, ...(isOwn && { shape: null }) },
    repaired: REPAIRS[name] ?? null,
  };
}

function sharedContext({ name, puzzle, solutions }: Exhibit, words: WordBook) {
  return {
    key: exhibitKey(name),
    at: exhibitKey(name),
    is: kindContext(puzzle.kind),
    // What a puzzle of the book has beside its key.
    id: null,
    series: null,
    isExample: false,
    range: puzzle.range,
    board: boardContext(puzzle.board, words),
    places: placesOn(puzzle),
    solutions,
  };
}

/** The name by which templates ask for the board of an exhibit: `figure-XII`, `task-quadrat-545`. */
function exhibitKey(name: string): string {
  return `${isFigure(name) ? 'figure' : 'task'}-${name}`;
}
