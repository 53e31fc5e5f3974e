import { MOST_PIPS } from '../domino/dominoes.ts';
import { type Key, type Puzzle, placementsOf } from '../domino/puzzle.ts';
import { UserError } from '../errors.ts';
import type { WordBook } from '../words/word-book.ts';
import { boardText } from './describe.ts';
import type { BoardFigure, BoardView } from './document.ts';

/** A board that is shown with its numbers, its key or as a stencil. */
export interface Shown {
  readonly puzzle: Puzzle;
  /** All its numbers. */
  readonly solved: Puzzle;
  readonly key: Key;
  /** The conditions of a task for composers, if it is one. */
  readonly task?: readonly string[];
}

const PARTIAL: readonly BoardView[] = ['steps', 'before', 'supposed', 'turning', 'set'];

/** Whether a view shows a puzzle or its key rather than the way between. */
export function isWhole(view: BoardView): boolean {
  return !PARTIAL.includes(view);
}

/** A puzzle or its key. @throws UserError if the view asks for steps */
export function shownFigure(
  { puzzle, solved, key, task }: Shown,
  view: BoardView,
  words: WordBook,
): BoardFigure {
  if (!isWhole(view)) {
    throw new UserError('only examples are shown in steps', {
      expected: 'puzzle, key, dominoes, stencil or art',
    });
  }
  if (view === 'puzzle') return makeFigure(puzzle, task ? { task } : {}, words);
  const dominoes = placementsOf(solved, key);
  if (view === 'art') {
    return {
      ...makeFigure(puzzle, { dominoes }, words),
      art: { solved },
      description: words.text('cover-art'),
    };
  }
  const pips = view === 'dominoes' && solved.range <= MOST_PIPS;
  return makeFigure(solved, { dominoes, blank: view === 'stencil', pips }, words);
}

export function makeFigure(
  puzzle: Puzzle,
  {
    blank = false,
    pips = false,
    dominoes = [],
    bars = [],
    marked = [],
    counts,
    task,
    next,
  }: Partial<BoardFigure>,
  words: WordBook,
): BoardFigure {
  return {
    puzzle,
    blank,
    pips,
    dominoes,
    bars,
    marked,
    ...(counts && { counts }),
    ...(task && { task }),
    ...(next && { next }),
    // Not kept: the words for the boards of a large book are long, and most editions need few of them.
    get description(): string {
      return boardText(this, words);
    },
  };
}
