import type { Setup } from '../../domino/puzzle.ts';
import { SHAPE_NAMES } from '../../domino/shapes.ts';
import type { Level, TechniqueName } from '../../solve/levels.ts';
import type { Step } from '../../solve/techniques/technique.ts';
import type { Spoken } from './spoken.ts';

/** The numbers of a row of a board: `empty` for a cell without one, nothing for a place without a cell. */
export type SpokenRow = readonly (number | 'empty' | undefined)[];

/** What a figure holds, ready to be put into words. */
export interface SpokenBoard {
  readonly rows: readonly SpokenRow[];
  readonly columns: number;
  /** Stones and their places, as `4:6 1 b c`; the places alone where the numbers are left out. */
  readonly stones: readonly { readonly stone?: string; readonly place: string }[];
  /** Places that are crossed by a stroke. */
  readonly strokes: readonly string[];
  /** Cells that the words beside the figure are about. */
  readonly marked: readonly string[];
}

/** A shape that has a name in every language. */
export type ShapeName = (typeof SHAPE_NAMES)[number];

export function isNamedShape(name: string): name is ShapeName {
  return SHAPE_NAMES.some((known) => known === name);
}

/** Everything the program itself says in a language; the texts of the book are in the templates. */
export interface Messages {
  readonly levels: Readonly<Record<Level, string>>;
  readonly techniques: Readonly<Record<TechniqueName, string>>;
  /** Names of shapes that are no full rectangles. */
  readonly shapes: Readonly<Record<ShapeName, string>>;
  /** The exact name of an aid as a step of this rating used it: `derived seal`, `chain of 4 links`. */
  aid(technique: TechniqueName, rating: number): string;
  /** The day of a book, from year-month-day. */
  date(day: string): string;
  /** What a figure shows, for readers who do not see it. */
  board(board: SpokenBoard): string;
  /** What a board without numbers shows. */
  emptyBoard(rows: number, columns: number): string;
  /** Words on a stone of a chain that lies across, and before what goes up or down from a double. */
  readonly chain: { readonly across: string; readonly up: string; readonly down: string };
  /** One step of a solution as a whole sentence in the vocabulary of the templates. */
  step(step: Step, setup: Setup): string;
  /** How a script to read aloud says what is printed. */
  readonly spoken: Spoken;
}
