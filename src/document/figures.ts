import type { Book, BookPuzzle, CoverPuzzle } from '../book/book.ts';
import type { Puzzle } from '../domino/puzzle.ts';
import { UserError } from '../errors.ts';
import { DOCUMENT_PARTS } from '../parts/document.ts';
import { HISTORIC_KEYS, HISTORIC_NUMBERS } from '../parts/exhibits/document/historic-key.ts';
import { OPENING_NAME } from '../parts/exhibits/document/historic-opening.ts';
import type { WordBook } from '../words/word-book.ts';
import { blankBoardOf, blankName, blankRange } from './blank-boards.ts';
import type { Figures } from './build.ts';
import { emptyBoardText } from './describe.ts';
import type { BoardFigure, BoardView } from './document.ts';
import { emptyBoards } from './empty-boards.ts';
import { exampleOf, isShown } from './examples.ts';
import { type Shown, shownFigure } from './figure.ts';
import { analysisOf } from './puzzle-analysis.ts';
import { setPicture } from './set-picture.ts';
import {
  completionFigure,
  fillingTurningFigure,
  openingFigure,
  turningFigure,
  workedFigure,
} from './step-figures.ts';
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
  const blank = blankName(blankRange(book));
  const empty = new Map(emptyBoards(book).map(({ name, puzzle }) => [name, puzzle]));
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
      if (name === blank) return blankFigure(blankBoardOf(blankRange(book)), view, words);
      const emptied = empty.get(name);
      if (emptied) return blankFigure(emptied, view, words);
      if (view === 'turning') return turningPoint(name, puzzles.get(name), words);
      const shown = boards.get(name);
      if (shown && view === 'set') return setPicture(shown, solutions !== 'back', words);
      if (shown) return figureOf(name, shown, view);
      const numbered = [...boards.keys()].filter((known) => /^\d+$/.test(known)).length;
      const others = [...boards.keys()].filter((known) => !/^\d+$/.test(known));
      const names = [...WORKED_NAMES, COMPLETION_NAME, OPENING_NAME, blank, ...others].join(', ');
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
    stones: [],
    strokes: [],
    marked: [],
    description: emptyBoardText(rows, columns, words),
  };
}
