import type { Book } from '../book/book.ts';
import { makeCell, makePlace } from '../domino/coordinates.ts';
import { type Key, type Puzzle, placementsOf, UNKNOWN } from '../domino/puzzle.ts';
import { makeStone } from '../domino/stones.ts';
import { UserError } from '../errors.ts';
import { replay } from '../solve/ladder.ts';
import type { Figures } from './build.ts';
import type { BoardFigure, BoardView } from './document.ts';
import { exampleOf, isExplained } from './examples.ts';
import { HISTORIC_KEYS, HISTORIC_NUMBERS } from './historic-key.ts';
import type { Messages } from './messages/messages.ts';
import { isWorked, WORKED_NAMES, type Worked, workedExample } from './worked.ts';
import { COMPLETED, COMPLETION, completedTo, completionKey, FILLED } from './worked-completion.ts';

const COMPLETION_NAME = 'example-completion';

/** A board that is shown with its numbers, its key or as a stencil. */
interface Shown {
  readonly puzzle: Puzzle;
  /** All its numbers. */
  readonly solved: Puzzle;
  readonly key: Key;
}

/** The boards that templates can ask for by name: those of the book, of the examples, and of the book of 1921. */
export function figuresOf(book: Book, messages: Messages): Figures {
  const boards = boardsOf(book);
  return {
    board(name, view, steps) {
      if (name === COMPLETION_NAME) return completionFigure(view, steps, messages);
      if (isWorked(name)) return workedFigure(workedExample(name), view, steps, messages);
      if (isExplained(name)) return workedFigure(exampleOf(name), view, steps, messages);
      const shown = boards.get(name);
      if (shown) return shownFigure(shown, view, messages);
      const numbered = [...boards.keys()].filter((known) => /^\d+$/.test(known)).length;
      const others = [...boards.keys()].filter((known) => !/^\d+$/.test(known));
      const names = [...WORKED_NAMES, COMPLETION_NAME, ...others].join(', ');
      throw new UserError(`there is no puzzle "${name}"`, {
        expected: `a number from 1 to ${numbered}, ${names}, or the key of an aid`,
      });
    },
  };
}

function boardsOf({ sections, exhibits }: Book): ReadonlyMap<string, Shown> {
  const numbered = sections
    .flatMap(({ puzzles }) => puzzles)
    .map(({ number, puzzle, solution, key }) => [
      String(number),
      { puzzle, solved: solution ?? puzzle, key },
    ]);
  const figures = exhibits.map(({ name, puzzle, key }) => [
    `figure-${name}`,
    { puzzle, solved: puzzle, key },
  ]);
  const historic = [...HISTORIC_KEYS].map(([name, key]) => [
    name,
    { puzzle: HISTORIC_NUMBERS, solved: HISTORIC_NUMBERS, key },
  ]);
  return new Map([...numbered, ...figures, ...historic] as [string, Shown][]);
}

function shownFigure({ puzzle, solved, key }: Shown, view: BoardView, messages: Messages): BoardFigure {
  if (view === 'steps' || view === 'before') {
    throw new UserError('only examples are shown in steps', { expected: 'puzzle, key or stencil' });
  }
  if (view === 'puzzle') return makeFigure(puzzle, {}, messages);
  const stones = placementsOf(solved, key);
  return makeFigure(solved, { stones, blank: view === 'stencil' }, messages);
}

/** How many steps are done in a view of an example that has so many. @throws UserError if it has not so many */
function stepsDone(view: 'steps' | 'before', step: number, most: number): number {
  const least = view === 'before' ? 1 : 0;
  if (!Number.isInteger(step) || step < least || step > most) {
    throw new UserError(`the example has no step ${step}`, { expected: `a number from ${least} to ${most}` });
  }
  return view === 'before' ? step - 1 : step;
}

function workedFigure(
  { puzzle, climb: { rungs, end } }: Worked,
  view: BoardView,
  step: number,
  messages: Messages,
): BoardFigure {
  if (view !== 'steps' && view !== 'before') {
    return shownFigure({ puzzle, solved: puzzle, key: end.key }, view, messages);
  }
  const done = stepsDone(view, step, rungs.length);
  const state = replay(
    puzzle,
    rungs.slice(0, done).map((rung) => rung.step),
  );
  const marked = view === 'before' ? rungs[done]!.step.because : [];
  return makeFigure(puzzle, { stones: state.laid, strokes: state.strokes(), marked }, messages);
}

function completionFigure(view: BoardView, step: number, messages: Messages): BoardFigure {
  if (view !== 'steps' && view !== 'before') {
    return shownFigure({ puzzle: COMPLETION, solved: COMPLETED, key: completionKey() }, view, messages);
  }
  const done = stepsDone(view, step, FILLED.length);
  return makeFigure(completedTo(done), { marked: view === 'before' ? FILLED[done]! : [] }, messages);
}

/** A board with what is drawn on it, and in words. */
function makeFigure(
  puzzle: Puzzle,
  { blank = false, stones = [], strokes = [], marked = [] }: Partial<BoardFigure>,
  messages: Messages,
): BoardFigure {
  const { board, numbers } = puzzle;
  const description = messages.board({
    rows: Array.from({ length: board.rows }, (_, row) =>
      Array.from({ length: board.columns }, (_, column) => {
        const cell = row * board.columns + column;
        if (!board.has[cell]) return undefined;
        return blank || numbers[cell] === UNKNOWN ? 'empty' : numbers[cell]!;
      }),
    ),
    columns: board.columns,
    stones: stones.map((placement) => ({
      ...(!blank && { stone: makeStone(placement.stone) }),
      place: makePlace(board, placement),
    })),
    strokes: strokes.map((stroke) => makePlace(board, stroke)),
    marked: marked.map((cell) => makeCell(board, cell)),
  });
  return { puzzle, blank, stones, strokes, marked, description };
}
