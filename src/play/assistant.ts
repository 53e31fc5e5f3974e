import type { Cell, PlaceIndex } from '../domino/board.ts';
import type { Domino } from '../domino/dominoes.ts';
import type { Game } from './game.ts';
import type { Position } from './position.ts';
import type { Stops, TourKind } from './tour.ts';

/** An answer: a message, or steps that stay until they are closed. */
export type Told = string | { readonly kind: TourKind; readonly stops: Stops };

/** A search in slices, between which the page stays responsive. */
export interface Search {
  /** What is said until it is found. */
  readonly text: string;
  /** Searches on for a moment. @returns what was found; nothing as long as it was not */
  goOn(): Told | undefined;
}

/** Answers what a player asks about a board, by what the board is: a puzzle, or a task for composers. */
export interface Assistant {
  check(position: Position, game: Game): Told;
  hint(position: Position, game: Game): Told | Search;
  why(position: Position, pair: PlaceIndex): Told;
  /** What can be known at first sight, here or all over the board. */
  certain(position: Position, cell: Cell): Told;
  places(position: Position, domino: Domino): Told;
  /** What is said by itself after a move; nothing as long as the board is not full. */
  ending(position: Position): string;
}
