import type { Book } from '../book/book.ts';
import { makePlace } from '../domino/coordinates.ts';
import { parseLine } from '../domino/notation.ts';
import { checkPuzzle, type Placement, type Puzzle, placementsOf } from '../domino/puzzle.ts';
import { makeStone } from '../domino/stones.ts';
import { UserError } from '../errors.ts';
import { Candidates } from '../solve/candidates.ts';
import { type Climb, climb } from '../solve/ladder.ts';
import { buildBlocks, type Figures } from './build.ts';
import { type Audience, templateContext } from './context.ts';
import type { BoardFigure, Document } from './document.ts';
import { MESSAGES } from './messages/index.ts';
import type { Messages } from './messages/messages.ts';
import { parseXml } from './parse.ts';
import type { Templates } from './templates.ts';

/** The small puzzle that is solved step by step in every book; seals and both kinds of gap solve it. */
export const EXAMPLE = checkPuzzle(parseLine('omnibus 3 03213/23202/00012/11313'));

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

function figuresOf(book: Book, example: Climb, messages: Messages): Figures {
  const puzzles = new Map(
    book.sections
      .flatMap((section) => section.puzzles)
      .map((entry) => [String(entry.number), entry] as const),
  );
  return {
    board(name, view, steps) {
      if (name === 'example') {
        const laid = view === 'key' ? example.rungs.length : view === 'steps' ? steps : 0;
        return stepsFigure(example, laid, messages);
      }
      const entry = puzzles.get(name);
      if (!entry) {
        throw new UserError(`there is no puzzle "${name}"`, {
          expected: `a number from 1 to ${puzzles.size}, or example`,
        });
      }
      if (view === 'steps')
        throw new UserError('only the example is shown in steps', { expected: 'puzzle or key' });
      return figure(entry.puzzle, view === 'key' ? placementsOf(entry.puzzle, entry.key) : [], [], messages);
    },
  };
}

function stepsFigure({ rungs, end }: Climb, steps: number, messages: Messages): BoardFigure {
  if (!Number.isInteger(steps) || steps < 0 || steps > rungs.length) {
    throw new UserError(`the example has no step ${steps}`, {
      expected: `a number from 0 to ${rungs.length}`,
    });
  }
  const state = new Candidates(end.setup);
  for (const { step } of rungs.slice(0, steps)) state.lay(step.place);
  return figure(EXAMPLE, state.laid, state.strokes(), messages);
}

function figure(
  puzzle: Puzzle,
  stones: readonly Placement[],
  strokes: BoardFigure['strokes'],
  messages: Messages,
): BoardFigure {
  const { board, numbers } = puzzle;
  const place = (pair: BoardFigure['strokes'][number]) => makePlace(board, pair);
  const description = messages.board({
    rows: Array.from({ length: board.rows }, (_, row) =>
      Array.from({ length: board.columns }, (_, column) => {
        const cell = row * board.columns + column;
        return board.has[cell] ? numbers[cell]! : undefined;
      }),
    ),
    columns: board.columns,
    stones: stones.map((placement) => ({ stone: makeStone(placement.stone), place: place(placement) })),
    strokes: strokes.map(place),
  });
  return { puzzle, stones, strokes, description };
}
