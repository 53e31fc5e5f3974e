import type { Book, BookPuzzle, CoverPuzzle } from '../book/book.ts';
import { asCell, type Board, type Cell, imageOf, NO_CELL, rectangle } from '../domino/board.ts';
import { dominoesOf } from '../domino/dominoes.ts';
import { type Key, type Puzzle, placementsOf } from '../domino/puzzle.ts';
import { UserError } from '../errors.ts';
import { DOCUMENT_PARTS } from '../parts/document.ts';
import { HISTORIC_KEYS, HISTORIC_NUMBERS } from '../parts/exhibits/document/historic-key.ts';
import { OPENING_NAME } from '../parts/exhibits/document/historic-opening.ts';
import type { WordBook } from '../words/word-book.ts';
import type { Figures } from './build.ts';
import type { BoardFigure, BoardView } from './document.ts';
import { blankBoard, emptyBoards } from './empty-boards.ts';
import { makeFigure, type Shown, shownFigure } from './figure.ts';
import { analysisOf } from './puzzle-analysis.ts';
import {
  completionFigure,
  fillingTurningFigure,
  openingFigure,
  turningFigure,
  workedFigure,
} from './step-figures.ts';
import { exampleOf, isShown } from './techniques.ts';
import { isWorked, WORKED_NAMES, workedExample } from './worked.ts';

const COMPLETION_NAME = 'example-completion';

/** The boards that templates can ask for by name: those of the book, of the examples, and of the book of 1921. */
export function figuresOf(book: Book, words: WordBook): Figures {
  const { solutions = 'back' } = book;
  const boards = boardsOf(book);
  const puzzles = new Map(
    book.sections.flatMap((section) =>
      section.puzzles.map((entry) => [String(entry.number), entry] as const),
    ),
  );
  const blank = blankBoard(book);
  const empty = new Map([blank, ...emptyBoards(book)].map(({ name, puzzle }) => [name, puzzle]));
  const made = new Map<string, BoardFigure>();
  /** The same one for all that show it, such as the drawing of a key and its list of dominoes. */
  const figureOf = (name: string, shown: Shown, view: BoardView) => {
    const key = `${view} ${name}`;
    const figure = made.get(key) ?? shownFigure(shown, view, words);
    made.set(key, figure);
    return figure;
  };
  return {
    board(name, view, steps) {
      if (name === COMPLETION_NAME) return completionFigure(view, steps, words);
      if (isWorked(name)) return workedFigure(workedExample(name), view, steps, words);
      if (isShown(name)) return workedFigure(exampleOf(name), view, steps, words);
      if (name === OPENING_NAME) return openingFigure(view, steps, words);
      const emptied = empty.get(name);
      if (emptied) return blankFigure(emptied, view, words);
      if (view === 'turning') return turningPoint(name, puzzles.get(name), words);
      const shown = boards.get(name);
      if (shown && view === 'set') return setPicture(shown, solutions !== 'back', words);
      if (shown) return figureOf(name, shown, view);
      const numbered = [...boards.keys()].filter((known) => /^\d+$/.test(known)).length;
      const others = [...boards.keys()].filter((known) => !/^\d+$/.test(known));
      const names = [...WORKED_NAMES, COMPLETION_NAME, OPENING_NAME, blank.name, ...others].join(', ');
      throw new UserError(`there is no puzzle "${name}"`, {
        expected: `a number from 1 to ${numbered}, ${names}, or the key of a technique`,
      });
    },
  };
}

function boardsOf(book: Book): ReadonlyMap<string, Shown> {
  const { sections, cover } = book;
  const numbered = sections
    .flatMap(({ puzzles }) => puzzles)
    .map((entry) => [String(entry.number), shownOf(entry)]);
  const covers = cover ? [['cover', shownOf(cover)]] : [];
  const parts = DOCUMENT_PARTS.flatMap((part) => part.boards?.(book) ?? []);
  const historic = [...HISTORIC_KEYS].map(([name, key]) => [
    name,
    { puzzle: HISTORIC_NUMBERS, solved: HISTORIC_NUMBERS, key },
  ]);
  return new Map([...numbered, ...covers, ...parts, ...historic] as [string, Shown][]);
}

function shownOf({ puzzle, solution, key }: CoverPuzzle): Shown {
  return { puzzle, solved: solution ?? puzzle, key };
}

/** @throws UserError if it is no puzzle of the book, or has no grade */
function turningPoint(name: string, entry: BookPuzzle | undefined, words: WordBook): BoardFigure {
  const { way, filling } = entry ? analysisOf(entry) : {};
  if (filling) return fillingTurningFigure(filling.way, filling.turn, words);
  if (!entry || !way) {
    throw new UserError(`"${name}" has no turning point`, {
      expected: 'the number of a puzzle with a level',
    });
  }
  return turningFigure(entry.puzzle, way, words);
}

/** An empty board; a table without a number would only be in the way of those who hear it. */
function blankFigure(puzzle: Puzzle, view: BoardView, words: WordBook): BoardFigure {
  if (view !== 'puzzle')
    throw new UserError('an empty board has no key and no steps', { expected: 'puzzle' });
  const { rows, columns } = puzzle.board;
  return {
    puzzle,
    blank: true,
    dominoes: [],
    bars: [],
    marked: [],
    description: words.text('describe-empty-board', { rows, columns }),
  };
}

/** The ways in which a board can be turned or mirrored in place, the calmest to look at first. */
const IMAGES = [
  [true, true],
  [false, true],
  [true, false],
] as const;

/**
 * The dominoes of a puzzle laid out for the eye, so that they tell nothing of where its own lie: turned or mirrored, each number
 * replaced by what it lacks to the highest, which makes a whole set of a whole set. Where solutions are kept apart, and where no image
 * of the board is the board, they lie row by row in their order.
 */
export function setPicture(shown: Shown, isOrdered: boolean, words: WordBook): BoardFigure {
  const { board } = shown.puzzle;
  const image = isOrdered ? undefined : IMAGES.find((image) => isImage(board, image));
  const { puzzle, key } = image ? imageUnder(shown, image) : ordered(shown.puzzle.range);
  return makeFigure(puzzle, { dominoes: placementsOf(puzzle, key), pips: true }, words);
}

function isImage(board: Board, [rows, columns]: (typeof IMAGES)[number]): boolean {
  return board.cells.every((cell) => board.has[imageOf(board, cell, rows, columns)]);
}

interface Laid {
  readonly puzzle: Puzzle;
  readonly key: Key;
}

function imageUnder({ solved, key }: Shown, [rows, columns]: (typeof IMAGES)[number]): Laid {
  const { board, range, numbers } = solved;
  const other = (cell: Cell) => imageOf(board, cell, rows, columns);
  const at = <T>(none: T, value: (cell: Cell) => T) =>
    board.has.map((has, cell) => (has ? value(asCell(cell)) : none));
  return {
    puzzle: { ...solved, numbers: at(-1, (cell) => range - numbers[other(cell)]!) },
    key: at(NO_CELL, (cell) => other(key[other(cell)]!)),
  };
}

function ordered(range: number): Laid {
  const columns = range % 2 === 0 ? range + 2 : range + 1;
  const dominoes = dominoesOf(range);
  const board = rectangle((2 * dominoes.length) / columns, columns);
  const numbers = dominoes.flatMap(({ low, high }) => [low, high]);
  const key = board.cells.map((cell) => asCell(cell % 2 === 0 ? cell + 1 : cell - 1));
  return { puzzle: { kind: 'omnibus', range, board, numbers, checked: true }, key };
}
