import type { Book } from '../../../book/book.ts';
import { isNeverSingle } from '../../../book/order.ts';
import { placesText } from '../../../document/context/lists.ts';
import { kindContext, placesOn } from '../../../document/context/puzzles.ts';
import { boardContext, setContext } from '../../../document/context/sets.ts';
import { type DocumentPart, later } from '../../../document/document-part.ts';
import { FORERUNNERS } from '../../../document/forerunners.ts';
import { stepText } from '../../../document/steps/steps.ts';
import { makePlace } from '../../../domino/coordinates.ts';
import { domino, makeDomino } from '../../../domino/dominoes.ts';
import { nameOfShape } from '../../../domino/shapes.ts';
import { listOf } from '../../../words/lists.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { GAMES } from '../../games/record.ts';
import { isFigure } from '../exhibits.ts';
import type { Exhibit } from '../record.ts';
import {
  OPENING,
  OPENING_COUNTS,
  OPENING_DOMINOES,
  OPENING_NAME,
  OPENING_STEPS,
  OPENING_TOLD,
  openingBars,
} from './historic-opening.ts';

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
  boards: ({ exhibits }) =>
    exhibits.map(({ name, puzzle, key }) => [exhibitKey(name), { puzzle, solved: puzzle, key }]),
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

/** What the book leaves out of its sources, as far as that depends on it. */
function sourcesContext({ games = [], sections }: Book, words: WordBook): object {
  const others = GAMES.filter((name) => !games.includes(name));
  const named = others.map((name) => words.marked(`sources-game-${name}`));
  return {
    forerunners: sections.some(({ kind }) => FORERUNNERS.some((one) => one === kind)),
    games: named.length > 0 ? listOf(named, 'and', words) : null,
  };
}

/** After which of its steps the words on the example of 1921 pause: after the seals, and after the first bars. */
const PAUSES = { seals: 3, bars: 6 };

/** The known part of the example of 1921. */
export function openingContext(words: WordBook): object {
  const { board, range, numbers } = OPENING;
  const steps = OPENING_STEPS.map((step, i) => ({ number: i + 1, text: stepText(step, OPENING, words) }));
  return {
    key: OPENING_NAME,
    ...setContext(range),
    places: placesOn(OPENING),
    known: numbers.filter((number) => number >= 0).length,
    counts: OPENING_COUNTS.map((row, low) => ({
      dominoes: row.map((times, i) => ({ domino: makeDomino(domino(low, low + i)), times })),
    })),
    seals: steps.slice(0, PAUSES.seals),
    gaps: steps.slice(PAUSES.seals, PAUSES.bars),
    bars: placesText(openingBars(OPENING_DOMINOES.slice(0, PAUSES.bars)), board, words),
    pause: PAUSES.bars,
    rest: steps.slice(PAUSES.bars),
    told: listOf(
      OPENING_TOLD.map((placement) =>
        words.marked('historic-opening-told-domino', {
          domino: makeDomino(placement.domino),
          place: makePlace(board, placement),
        }),
      ),
      'comma',
      words,
    ),
    laid: OPENING_DOMINOES.length,
  };
}
