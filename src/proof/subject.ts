import type { Book, BookPuzzle, CoverPuzzle } from '../book/book.ts';
import type { Board } from '../domino/board.ts';
import type { Key, Puzzle } from '../domino/puzzle.ts';
import { LANGUAGES } from '../languages/index.ts';
import { isFigure } from '../parts/exhibits/exhibits.ts';
import type { Exhibit } from '../parts/exhibits/record.ts';
import { CellSet } from './cell-set.ts';

/** What a file can hold of a book. */
export type Holding = 'puzzles' | 'keys' | 'cover' | 'coverKey';

/** Which ids a file tells, beside those of keys: those of puzzles, and those of series beside their keys. */
export interface ToldIds {
  readonly puzzles: boolean;
  /** Without this keys tell theirs. */
  readonly keys?: boolean;
  readonly series: boolean;
}

/** A puzzle or a key that is looked for in a file, and what of it was found. */
export interface Subject {
  /** As messages name it: `puzzle 3`, `the key to figure IV`. */
  readonly name: string;
  /** What its heading says, in the words of the language; one of them. */
  readonly headings: readonly string[];
  readonly board: Board;
  /** With all numbers where it is a key. */
  readonly numbers: readonly number[];
  /** The ids that stand beside it, its own first; the others are those of its series. */
  readonly ids: readonly string[];
  /** Only of a key. */
  readonly key?: Key;
  /** Whether the numbers must be there: a key can be a list of dominoes, but not that to a completion. */
  readonly needsNumbers: boolean;
  readonly seenCells: CellSet;
  /** The first cell of each domino that was found. */
  readonly seenStones: CellSet;
  readonly seenIds: Set<string>;
  /** Whether a fault of it was reported already, from which others can follow. */
  isTold: boolean;
}

/**
 * The puzzles and keys that a file of these parts must hold.
 *
 * @param told which ids it tells
 */
export function subjectsOf(book: Book, parts: readonly Holding[], told: ToldIds): Subject[] {
  const words = LANGUAGES[book.language].proof.headings;
  const puzzles = book.sections.flatMap((section) => section.puzzles);
  const found: Subject[] = [];
  if (parts.includes('puzzles')) {
    for (const puzzle of puzzles) {
      const named = subject(`puzzle ${puzzle.number}`, [`${words.puzzle} ${puzzle.number}`], puzzle);
      found.push(told.puzzles ? named : { ...named, ids: [] });
    }
    for (const { what, name, names, exhibit } of exhibitsOf(book)) {
      found.push(
        subject(
          name,
          names.map((each) => `${words[what]} ${each}`),
          exhibit,
        ),
      );
    }
  }
  if (parts.includes('keys')) {
    for (const puzzle of puzzles) {
      const headings = words.keyTo.puzzle.map((keyTo) => `${keyTo} ${puzzle.number}`);
      found.push(key(`puzzle ${puzzle.number}`, headings, puzzle, told));
    }
    for (const { what, name, names, exhibit } of exhibitsOf(book)) {
      found.push(
        key(
          name,
          names.flatMap((each) => words.keyTo[what].map((keyTo) => `${keyTo} ${each}`)),
          exhibit,
          told,
        ),
      );
    }
  }
  if (parts.includes('cover') && book.cover) {
    found.push({ ...subject('the puzzle on the cover', [words.cover], book.cover), ids: [] });
  }
  if (parts.includes('coverKey') && book.cover) {
    // Puzzle and key stand side by side, without an id.
    found.push({ ...key('the puzzle on the cover', [words.cover], book.cover, told), ids: [] });
  }
  return found;
}

/** Figures, laying tasks and tasks for composers. */
function* exhibitsOf({ exhibits, composing = [] }: Book) {
  let tasks = 0;
  for (const exhibit of exhibits) {
    if (isFigure(exhibit.name)) {
      const { name } = exhibit;
      yield { what: 'figure' as const, name: `figure ${name}`, names: [name], exhibit };
    } else {
      const number = String(++tasks);
      yield { what: 'task' as const, name: `laying task ${number}`, names: [number, exhibit.name], exhibit };
    }
  }
  for (const { number, id, task, example, key } of composing) {
    const names = [String(number)];
    const shown: Shown = { id, puzzle: task.puzzle, solution: example, key };
    yield { what: 'composing' as const, name: `composing task ${number}`, names, exhibit: shown };
  }
}

type Shown = Pick<BookPuzzle | CoverPuzzle, 'puzzle' | 'key' | 'solution' | 'id' | 'series'> | Exhibit;

function subject(
  name: string,
  headings: readonly string[],
  shown: { readonly puzzle: Pick<Puzzle, 'board' | 'numbers'>; readonly id?: string },
): Subject {
  const { board, numbers } = shown.puzzle;
  return {
    name,
    headings,
    board,
    numbers,
    needsNumbers: true,
    ids: shown.id === undefined ? [] : [shown.id],
    seenCells: new CellSet(board.has.length),
    seenStones: new CellSet(0),
    seenIds: new Set(),
    isTold: false,
  };
}

function key(of: string, headings: readonly string[], shown: Shown, told: ToldIds): Subject {
  const { solution, series } = 'id' in shown ? shown : {};
  const base = subject(`the key to ${of}`, headings, shown);
  return {
    ...base,
    ids: [...(told.keys === false ? [] : base.ids), ...(told.series && series ? idsIn(series) : [])],
    numbers: (solution ?? shown.puzzle).numbers,
    key: shown.key,
    seenStones: new CellSet(shown.key.length),
    needsNumbers: solution !== undefined,
  };
}

function idsIn({ key, filling }: NonNullable<BookPuzzle['series']>): string[] {
  return [key, filling];
}
