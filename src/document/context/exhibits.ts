import type { Exhibit } from '../../book/book.ts';
import { isFigure } from '../../book/exhibits.ts';
import { isNeverSingle } from '../../book/order.ts';
import { nameOfShape } from '../../domino/shapes.ts';
import { exhibitKey } from '../exhibits.ts';
import { forerunnerName } from '../forerunners.ts';
import type { Messages } from '../messages/messages.ts';
import { kindContext, placesOn } from './puzzles.ts';
import { boardContext, setContext } from './sets.ts';

/** Figures that do not stand as in the scanned text of the book: what was put right there. */
const REPAIRS = { leg: ['IX'], holes: ['XIV', 'XV', 'XVI'] } as const;

/** The figures of the book of 1921, and the laying tasks, counted from 1. */
export function exhibitContexts(exhibits: readonly Exhibit[], messages: Messages) {
  const figures = exhibits.filter(({ name }) => isFigure(name));
  const tasks = exhibits.filter(({ name }) => !isFigure(name));
  return {
    exhibits: figures.map((figure) => figureContext(figure, messages)),
    tasks: tasks.map((task, i) => ({ number: i + 1, ...taskContext(task, messages) })),
  };
}

function taskContext(task: Exhibit, messages: Messages): object {
  const { kind, range, board } = task.puzzle;
  return {
    ...sharedContext(task, messages),
    name: task.name,
    is: kindContext(kind),
    game: forerunnerName(kind),
    set: setContext(range),
    neverSingle: isNeverSingle(kind, board),
  };
}

/** A historic figure; its shape has a name only where that is another than its own. */
function figureContext(figure: Exhibit, messages: Messages): object {
  const { name, puzzle } = figure;
  const shared = sharedContext(figure, messages);
  const isOwn = nameOfShape(puzzle.board) === `figure-${name.toLowerCase()}`;
  return {
    ...shared,
    name,
    board: { ...shared.board, ...(isOwn && { shape: null }) },
    repaired: Object.fromEntries(
      Object.entries(REPAIRS).map(([what, names]) => [what, names.some((other) => other === name)]),
    ),
  };
}

function sharedContext({ name, puzzle, solutions }: Exhibit, messages: Messages) {
  return {
    key: exhibitKey(name),
    range: puzzle.range,
    board: boardContext(puzzle.board, messages),
    places: placesOn(puzzle),
    solutions,
    single: solutions === 1,
  };
}
