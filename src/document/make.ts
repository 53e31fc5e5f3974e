import type { Book } from '../book/book.ts';
import { makePlace } from '../domino/coordinates.ts';
import { parseLine } from '../domino/notation.ts';
import { checkPuzzle, type Puzzle, placementsOf, UNKNOWN } from '../domino/puzzle.ts';
import { makeStone } from '../domino/stones.ts';
import { UserError } from '../errors.ts';
import { type Climb, climb, replay } from '../solve/ladder.ts';
import { buildBlocks, type Figures } from './build.ts';
import { type Audience, templateContext } from './context.ts';
import type { BoardFigure, BoardView, Document } from './document.ts';
import { exampleOf, isExplained } from './examples.ts';
import { MESSAGES } from './messages/index.ts';
import type { Messages } from './messages/messages.ts';
import { parseXml } from './parse.ts';
import type { Templates } from './templates.ts';

/** The small puzzle that is solved step by step in every book; both kinds of seal and of gap solve it. */
export const EXAMPLE = checkPuzzle(parseLine('omnibus 3 21010/20320/01231/33231'));

/**
 * Fills in the templates of a book and makes a document of them.
 *
 * @param part the whole book, or its keys alone
 * @throws UserError with file, line and column if a template does not keep to the vocabulary
 */
export function makeDocument(
  book: Book,
  part: 'book' | 'keys',
  audience: Audience,
  templates: Templates,
): Document {
  const messages = MESSAGES[book.language];
  const example = climb(EXAMPLE);
  const xml = templates[part](templateContext(book, audience, example, messages));
  const nodes = parseXml(xml, `${part}.xml.hbs, filled in`);
  return {
    title: book.title,
    language: book.language,
    author: book.author ?? '',
    description: book.description ?? '',
    rights: book.rights ?? '',
    date: book.date,
    blocks: buildBlocks(nodes, figuresOf(book, example, messages)),
  };
}

/** The figure of a puzzle of the book, or of an example. */
function figuresOf(book: Book, example: Climb, messages: Messages): Figures {
  const puzzles = new Map(
    book.sections
      .flatMap((section) => section.puzzles)
      .map((entry) => [String(entry.number), entry] as const),
  );
  return {
    board(name, view, steps) {
      if (name === 'example') return exampleFigure(EXAMPLE, example, view, steps, messages);
      if (isExplained(name)) {
        const { puzzle, climb } = exampleOf(name);
        return exampleFigure(puzzle, climb, view, steps, messages);
      }
      const entry = puzzles.get(name);
      if (!entry) {
        throw new UserError(`there is no puzzle "${name}"`, {
          expected: `a number from 1 to ${puzzles.size}, example, or the key of an aid`,
        });
      }
      if (view === 'steps' || view === 'before') {
        throw new UserError('only examples are shown in steps', { expected: 'puzzle, key or stencil' });
      }
      if (view === 'puzzle') return makeFigure(entry.puzzle, {}, messages);
      const solved = entry.solution ?? entry.puzzle;
      const stones = placementsOf(solved, entry.key);
      return makeFigure(solved, { stones, blank: view === 'stencil' }, messages);
    },
  };
}

function exampleFigure(
  puzzle: Puzzle,
  { rungs }: Climb,
  view: BoardView,
  step: number,
  messages: Messages,
): BoardFigure {
  const least = view === 'before' ? 1 : 0;
  if (!Number.isInteger(step) || step < least || step > rungs.length) {
    throw new UserError(`the example has no step ${step}`, {
      expected: `a number from ${least} to ${rungs.length}`,
    });
  }
  const done = { puzzle: 0, key: rungs.length, stencil: rungs.length, steps: step, before: step - 1 }[view];
  const state = replay(
    puzzle,
    rungs.slice(0, done).map((rung) => rung.step),
  );
  const marked = view === 'before' ? rungs[done]!.step.because : [];
  const blank = view === 'stencil';
  return makeFigure(puzzle, { blank, stones: state.laid, strokes: state.strokes(), marked }, messages);
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
  });
  return { puzzle, blank, stones, strokes, marked, description };
}
