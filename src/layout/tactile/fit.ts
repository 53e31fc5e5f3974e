import type { Size } from '../../book/trims.ts';
import type { Condition } from '../../document/document.ts';
import type { Board } from '../../domino/board.ts';
import { type BoardPart, cutAlong, wholeOf } from '../board-parts.ts';
import type { Sheet } from '../sheets.ts';
import { type Sized, tooLarge } from '../too-large.ts';
import {
  besideDots,
  cellsIn,
  cellsOn,
  linesOn,
  type SheetSizes,
  type TactileProfile,
  textStart,
  turned,
} from './profile.ts';
import { type BoardPlace, leastSquare, reachOf, surroundOf } from './raised-board.ts';

/** The column beside a board is at least as wide, in mm: 10 cells of Marburg Medium. */
const LEAST_SIDE = 60;

/** A sheet for a board, and where the words stand on it. */
interface Arrangement {
  readonly sheet: Sheet;
  readonly words: 'beside' | 'below';
  /** The lines of the heading over them. */
  readonly head: number;
}

/** The upper left corner of the frame on a sheet of its own: below the heading and the column letters. */
export function frameOn(
  { head }: Pick<Arrangement, 'head'>,
  rows: number,
  profile: TactileProfile,
): BoardPlace['frame'] {
  const { margin, braille, labelGap } = profile;
  return {
    x: textStart(profile) + surroundOf(rows, profile).left,
    y: margin + head * braille.linePitch + braille.ascent + labelGap,
  };
}

/** Where the words stand: the left edge of their lines in mm, the length of a line in cells, and the first line. */
interface WordsColumn {
  readonly x: number;
  readonly cells: number;
  readonly line: number;
}

/** The middle of the upper dots of a line, in mm from the top of the sheet. */
function topOfDots(line: number, { margin, braille }: TactileProfile): number {
  return margin + line * braille.linePitch + braille.ascent - braille.firstDot.y;
}

/** How a board stands on sheets of its own. */
export interface BoardPlan extends Arrangement, Strips {
  /** The side of a square in mm. */
  readonly square: number;
  /** Where the words stand on the first sheet. */
  readonly column: WordsColumn;
  /** Whether the words at the board have room there, or only the shorter ones that stand for them. */
  readonly wordsFit: WordsFit;
  /** Not even these have: all words but the heading stand on sheets behind it. */
  readonly areBehind: boolean;
}

type DominoesFit = Extract<Condition, `dominoes-${string}`>;
type WordsFit = Extract<Condition, `words-${string}`>;

/** How many lines words of a board take. */
interface LinesOfWords {
  /** Its heading, on a sheet of this size. */
  heading(sheet: Sheet): number;
  /** What stands beside it, in lines of so many cells, if this is so of it. */
  column(cells: number, ...so: readonly Condition[]): number;
}

/** Whether card dominoes fit squares of this side. */
export function dominoesFit(square: number, profile: TactileProfile): DominoesFit {
  return square === profile.square ? 'dominoes-fit' : 'dominoes-do-not-fit';
}

/**
 * The sheets for a board: the first sheet that holds it in squares for dominoes; else the one on which its squares are
 * largest; else as few sheets as hold it in parts, in squares for dominoes if they can. Words that have no room there give
 * way to shorter ones, and these go behind the board, before squares become smaller.
 * @throws FitError if the board is too large
 */
export function planBoard(
  puzzle: Sized,
  { forBoards, largestName }: SheetSizes,
  profile: TactileProfile,
  linesOfWords: LinesOfWords,
): BoardPlan {
  const planOf = (board: Sized) => planOn(forBoards, board, profile, linesOfWords);
  const plan = planOf(puzzle);
  if (plan) return plan;
  const where = `on ${largestName} in cells that can be read by touch`;
  const hint = 'leave "tactile" and "kit" out of the editions, or choose a smaller range';
  throw tooLarge(puzzle, where, hint, (smaller) => planOf(smaller) !== undefined);
}

const WORDS = [
  { wordsFit: 'words-fit', areBehind: false },
  { wordsFit: 'words-do-not-fit', areBehind: false },
  { wordsFit: 'words-do-not-fit', areBehind: true },
] as const satisfies readonly Pick<BoardPlan, 'wordsFit' | 'areBehind'>[];

function planOn(
  sheets: readonly Sheet[],
  puzzle: Sized,
  profile: TactileProfile,
  linesOfWords: LinesOfWords,
): BoardPlan | undefined {
  const planners = WORDS.map((words) => ({
    words,
    planner: new Planner(puzzle, sheets, profile, {
      ...linesOfWords,
      column: (cells, dominoesFit) =>
        words.areBehind ? 0 : linesOfWords.column(cells, dominoesFit!, words.wordsFit),
    }),
  }));
  return firstOf(['forDominoes', 'inSmallerSquares', 'inParts'] as const, (way) =>
    firstOf(planners, ({ words, planner }) => {
      const placed = planner[way]();
      return placed && { ...placed, ...words };
    }),
  );
}

/** How a board and its words stand, as far as it does not matter which words they are. */
type Placed = Omit<BoardPlan, 'wordsFit' | 'areBehind'>;

class Planner {
  readonly #puzzle: Sized;
  readonly #arrangements: readonly Arrangement[];
  readonly #profile: TactileProfile;
  readonly #linesOfWords: LinesOfWords;

  constructor(puzzle: Sized, sheets: readonly Sheet[], profile: TactileProfile, linesOfWords: LinesOfWords) {
    this.#puzzle = puzzle;
    this.#arrangements = sheets
      .flatMap((sheet) => [sheet, turned(sheet)])
      .flatMap((sheet) =>
        (['beside', 'below'] as const).map((words) => ({ sheet, words, head: linesOfWords.heading(sheet) })),
      );
    this.#profile = profile;
    this.#linesOfWords = linesOfWords;
  }

  forDominoes(): Placed | undefined {
    const { square } = this.#profile;
    return firstOf(this.#arrangements, (arrangement) =>
      this.#largestSquare(arrangement, 'dominoes-fit') >= square
        ? this.#whole(arrangement, square)
        : undefined,
    );
  }

  inSmallerSquares(): Placed | undefined {
    const { square } = this.#profile;
    const least = leastSquare(this.#puzzle.range, this.#profile);
    const choices = this.#arrangements
      .map((arrangement) => {
        const largest = Math.floor(this.#largestSquare(arrangement, 'dominoes-do-not-fit') * 10) / 10;
        return { arrangement, largest: Math.min(largest, square - 0.1) };
      })
      .filter(({ largest }) => largest >= least)
      .sort((one, other) => other.largest - one.largest);
    return firstOf(choices, ({ arrangement, largest }) => this.#whole(arrangement, largest));
  }

  inParts(): Placed | undefined {
    const least = Math.ceil(leastSquare(this.#puzzle.range, this.#profile) * 10) / 10;
    return firstOf([this.#profile.square, least], (square) => this.#inPartsOf(square));
  }

  #inPartsOf(square: number): Placed | undefined {
    const { board } = this.#puzzle;
    const choices = this.#arrangements
      .flatMap((arrangement) => {
        const room = this.#room(arrangement, dominoesFit(square, this.#profile));
        const most = { columns: Math.floor(room.width / square), rows: Math.floor(room.height / square) };
        return (['columns', 'rows'] as const).flatMap((along) => {
          const parts = cutAlong(board, along, most);
          return parts
            ? [{ arrangement, parts, strips: stripsOf(board, parts, square, room, this.#profile) }]
            : [];
        });
      })
      .sort(
        (one, other) =>
          one.strips.sheets.length - other.strips.sheets.length || one.parts.length - other.parts.length,
      );
    return firstOf(choices, ({ arrangement, strips }) => this.#planOn(arrangement, square, strips));
  }

  #whole(arrangement: Arrangement, square: number): Placed | undefined {
    const { rows, columns } = this.#puzzle.board;
    const part = wholeOf(this.#puzzle.board);
    const taken = { width: columns * square, height: rows * square };
    return this.#planOn(arrangement, square, { sheets: [[{ part, x: 0, y: 0 }]], taken });
  }

  /** @returns nothing if the words do not fit */
  #planOn(arrangement: Arrangement, square: number, { sheets, taken }: Strips): Placed | undefined {
    const column = this.#columnAt(arrangement, taken);
    const lines = this.#linesOfWords.column(column.cells, dominoesFit(square, this.#profile));
    if (column.line + lines > linesOn(arrangement.sheet, this.#profile)) return undefined;
    return { ...arrangement, square, sheets, taken, column };
  }

  #largestSquare(arrangement: Arrangement, when: Condition): number {
    const { rows, columns } = this.#puzzle.board;
    const { width, height } = this.#room(arrangement, when);
    return Math.min(height / rows, width / columns);
  }

  /** The room for a board from the corner of the frame on. */
  #room(arrangement: Arrangement, when: Condition): Size {
    const { sheet, words } = arrangement;
    const { board } = this.#puzzle;
    const profile = this.#profile;
    const { margin, labelGap } = profile;
    const frame = frameOn(arrangement, board.rows, profile);
    const { right, below } = reachOf(board, profile);
    const width = sheet.width - margin - frame.x;
    const height = sheet.height - margin - below - frame.y;
    if (words === 'beside') {
      return { width: width + besideDots(profile.braille) - LEAST_SIDE - labelGap, height };
    }
    const line = linesOn(sheet, profile) - this.#linesOfWords.column(cellsOn(sheet, profile), when);
    const above = topOfDots(line, profile) - labelGap - below - frame.y;
    return { width: width - right, height: Math.min(height, above) };
  }

  /** The column of the words at a board that takes so much room from the corner of the frame on. */
  #columnAt(arrangement: Arrangement, taken: Size): WordsColumn {
    const { sheet, words, head } = arrangement;
    const { board } = this.#puzzle;
    const profile = this.#profile;
    const { braille, margin, labelGap } = profile;
    const frame = frameOn(arrangement, board.rows, profile);
    if (words === 'beside') {
      const x = frame.x + taken.width + labelGap;
      // The first line beside a board is that of the column letters and stays free.
      const cells = cellsIn(sheet.width - margin - (x + besideDots(braille)), braille);
      return { x, cells, line: head + 1 };
    }
    const { below } = reachOf(board, profile);
    const free = frame.y + taken.height + below + labelGap - topOfDots(0, profile);
    const line = Math.ceil(free / braille.linePitch);
    return { x: textStart(profile), cells: cellsOn(sheet, profile), line };
  }
}

/** What the first of these choices that can be made leads to. */
function firstOf<T, R>(choices: readonly T[], make: (choice: T) => R | undefined): R | undefined {
  for (const choice of choices) {
    const made = make(choice);
    if (made !== undefined) return made;
  }
  return undefined;
}

/** From a strip of a board to the labels of the next, in mm: more than from labels to their own strip. */
const STRIP_GAP = 10;

/** What the sheets of a board show of it. */
interface Strips {
  /** The parts on each sheet, and how far from its first frame theirs stand, in mm. */
  readonly sheets: readonly (readonly {
    readonly part: BoardPart;
    readonly x: number;
    readonly y: number;
  }[])[];
  /** The room that they take on each, from the corner of the first frame on. */
  readonly taken: Size;
}

/**
 * The parts of a cut board on one sheet if they fit, else one a sheet: those cut between columns one below the other, those
 * cut between rows side by side.
 */
function stripsOf(
  board: Board,
  parts: readonly BoardPart[],
  square: number,
  room: Size,
  profile: TactileProfile,
): Strips {
  const width = Math.max(...parts.map(({ columns }) => columns)) * square;
  const height = Math.max(...parts.map(({ rows }) => rows)) * square;
  const { left, top } = surroundOf(board.rows, profile);
  const isBeside = parts[0]!.rows < board.rows;
  const dx = isBeside ? width + STRIP_GAP + left : 0;
  const dy = isBeside ? 0 : height + STRIP_GAP + 2 * profile.braille.dotPitch + top;
  const more = parts.length - 1;
  const taken = { width: width + more * dx, height: height + more * dy };
  return taken.width <= room.width && taken.height <= room.height
    ? { sheets: [parts.map((part, i) => ({ part, x: i * dx, y: i * dy }))], taken }
    : { sheets: parts.map((part) => [{ part, x: 0, y: 0 }]), taken: { width, height } };
}
