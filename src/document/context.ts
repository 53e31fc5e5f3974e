import type { Book, BookPuzzle } from '../book/book.ts';
import { adjacencies } from '../domino/board.ts';
import type { Setup } from '../domino/puzzle.ts';
import { setFacts } from '../domino/stones.ts';
import type { Climb } from '../solve/ladder.ts';
import type { Messages } from './messages/messages.ts';

/** Which reader an edition is for; what the templates ask when they choose their words. */
export interface Audience {
  /** Read by touch, on sheets that lie flat and alone. */
  readonly touch: boolean;
  /** The keys follow at the end of the same file. */
  readonly keysInside: boolean;
}

/** How many steps of the worked opening stand between two figures. */
const STEPS_A_FIGURE = 5;

/**
 * The values that templates are given; `docs/templates.md` explains each. Everything is plain data, and a value
 * that a book does not have is null, so that a misspelt name is told apart from a missing subtitle.
 */
export function templateContext(book: Book, audience: Audience, example: Climb, messages: Messages): object {
  const puzzles = book.sections.flatMap((section) => section.puzzles);
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
      puzzles: puzzles.length,
      single: puzzles.length === 1,
    },
    edition: audience,
    sets: [...new Set(book.sections.map((section) => section.range))].sort((a, b) => a - b).map(setContext),
    sections: book.sections.map((section) => ({
      title: section.title,
      set: setContext(section.range),
      first: section.puzzles[0]!.number,
      last: section.puzzles.at(-1)!.number,
      single: section.puzzles.length === 1,
      puzzles: section.puzzles.map((puzzle) => puzzleContext(puzzle, messages)),
    })),
    example: exampleContext(example, messages),
  };
}

function setContext(range: number): object {
  const { stones, cells, copies } = setFacts(range);
  return { range, stones, cells, copies, rows: range + 1, columns: range + 2 };
}

function puzzleContext({ number, id, puzzle, grade }: BookPuzzle, messages: Messages): object {
  return {
    number,
    id,
    level: grade ? messages.levels[grade.level] : null,
    hardest: grade ? messages.techniques[grade.hardest] : null,
    seals: grade?.seals ?? null,
    places: placesOn(puzzle),
    range: puzzle.range,
  };
}

function exampleContext({ rungs, end }: Climb, messages: Messages): object {
  const steps = rungs.map(({ step }, i) => ({ number: i + 1, text: messages.step(step, end.setup) }));
  const parts = [];
  for (let i = 0; i < steps.length; i += STEPS_A_FIGURE) {
    const part = steps.slice(i, i + STEPS_A_FIGURE);
    parts.push({
      steps: part,
      first: i + 1,
      last: i + part.length,
      solved: i + part.length === steps.length,
    });
  }
  return { ...setContext(end.setup.range), parts, places: placesOn(end.setup) };
}

/** The check sum of the tally. */
function placesOn({ board }: Setup): number {
  return adjacencies(board).length;
}
