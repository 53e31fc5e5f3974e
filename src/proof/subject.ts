import type { Book, BookPuzzle, CoverPuzzle } from '../book/book.ts';
import type { Board } from '../domino/board.ts';
import type { Key, Puzzle } from '../domino/puzzle.ts';
import { LANGUAGES } from '../languages/index.ts';
import { isFigure } from '../parts/exhibits/exhibits.ts';
import type { Exhibit } from '../parts/exhibits/record.ts';

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
  readonly seenDominoes: CellSet;
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
  const shown = [...puzzlesOf(book), ...exhibitsOf(book)];
  const { cover } = book;
  const found: Readonly<Record<Holding, () => Subject[]>> = {
    puzzles: () =>
      shown.map(({ what, name, names, exhibit }) => {
        const headings = names.map((each) => `${words[what]} ${each}`);
        const named = subject(name, headings, exhibit);
        return what !== 'puzzle' || told.puzzles ? named : { ...named, ids: [] };
      }),
    keys: () =>
      shown.map(({ what, name, names, exhibit }) => {
        const headings = names.flatMap((each) => words.keyTo[what].map((keyTo) => `${keyTo} ${each}`));
        return key(name, headings, exhibit, told);
      }),
    // Puzzle and key stand side by side, without an id.
    cover: () => (cover ? [{ ...subject(ON_COVER, [words.cover], cover), ids: [] }] : []),
    coverKey: () => (cover ? [{ ...key(ON_COVER, [words.cover], cover, told), ids: [] }] : []),
  };
  return parts.flatMap((part) => found[part]());
}

const ON_COVER = 'the puzzle on the cover';

function puzzlesOf({ sections }: Book) {
  return sections.flatMap(({ puzzles }) =>
    puzzles.map((exhibit) => {
      const number = String(exhibit.number);
      return { what: 'puzzle' as const, name: `puzzle ${number}`, names: [number], exhibit };
    }),
  );
}

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
    seenDominoes: new CellSet(0),
    seenIds: new Set(),
    isTold: false,
  };
}

function key(of: string, headings: readonly string[], shown: Shown, told: ToldIds): Subject {
  const { solution, series } = 'id' in shown ? shown : {};
  const base = subject(`the key to ${of}`, headings, shown);
  return {
    ...base,
    ids: [
      ...(told.keys === false ? [] : base.ids),
      ...(told.series && series ? [series.key, series.filling] : []),
    ],
    numbers: (solution ?? shown.puzzle).numbers,
    key: shown.key,
    seenDominoes: new CellSet(shown.key.length),
    needsNumbers: solution !== undefined,
  };
}

/** Some cells of a board, a byte each: a Set of them takes thirty times as much, and a file can show 20,000 boards. */
export class CellSet {
  readonly #isIn: Uint8Array;
  #size = 0;

  /** @param room how many squares the board has, with its holes */
  constructor(room: number) {
    this.#isIn = new Uint8Array(room);
  }

  get size(): number {
    return this.#size;
  }

  has(cell: number): boolean {
    return this.#isIn[cell] === 1;
  }

  add(cell: number): void {
    if (this.has(cell)) return;
    this.#isIn[cell] = 1;
    this.#size++;
  }
}
