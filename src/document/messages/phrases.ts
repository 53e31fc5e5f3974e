import { type Cell, rowOf } from '../../domino/board.ts';
import type { Placement, Setup } from '../../domino/puzzle.ts';
import type { Stone } from '../../domino/stones.ts';
import type { Step } from '../../solve/techniques/technique.ts';
import { placesWith, stonesOn } from './facts.ts';
import { cellTag, placeTag, stoneTag } from './tags.ts';

/** The small words of a language. */
export interface Grammar {
  readonly and: string;
  readonly or: string;
  /** Before the place of a stone. */
  readonly on: string;
  /** Between the ends of a run of cells. */
  readonly to: string;
  /** Two, three and so on. */
  readonly numerals: readonly string[];
}

/** More cells than these are told by runs: a row of them by its ends. */
const MOST_CELLS_ONE_BY_ONE = 6;
const SHORTEST_RUN = 3;

/** Names and lists of what stands on one board, in the words of a language and marked for the templates. */
export class Phrases {
  readonly #setup: Setup;
  readonly #grammar: Grammar;

  constructor(setup: Setup, grammar: Grammar) {
    this.#setup = setup;
    this.#grammar = grammar;
  }

  stone(stone: Stone): string {
    return stoneTag(stone);
  }

  cell(cell: Cell): string {
    return cellTag(this.#setup, cell);
  }

  place(place: Placement): string {
    return placeTag(this.#setup, place);
  }

  /** `2:6 on b 4,5` */
  spot(place: Placement): string {
    return `${this.stone(place.stone)} ${this.#grammar.on} ${this.place(place)}`;
  }

  /** The number on a cell. */
  numberOn(cell: Cell): number {
    return this.#setup.numbers[cell]!;
  }

  /** A number from 2, as a word if the language has a short one. */
  count(number: number): string {
    return this.#grammar.numerals[number - 2] ?? String(number);
  }

  cells(cells: readonly Cell[]): string {
    const parts =
      cells.length > MOST_CELLS_ONE_BY_ONE ? this.#runs(cells) : cells.map((cell) => this.cell(cell));
    return this.#list(parts, this.#grammar.and);
  }

  stones(stones: readonly Stone[], joint: 'and' | 'or' = 'and'): string {
    return this.#list(
      stones.map((stone) => this.stone(stone)),
      this.#grammar[joint],
    );
  }

  places(places: readonly Placement[], joint: 'and' | 'or'): string {
    return this.#list(
      places.map((place) => this.place(place)),
      this.#grammar[joint],
    );
  }

  /** Stones on places, those of one stone together: `1:6 on b 5,6 and c 1,2; 2:6 on 4 b c`. */
  spots(places: readonly Placement[], joint: 'and' | 'or' = 'and'): string {
    const groups = stonesOn(places).map(
      (stone) => `${this.stone(stone)} ${this.#grammar.on} ${this.places(placesWith(places, stone), joint)}`,
    );
    const isSimple = groups.length === places.length;
    return isSimple ? this.#list(groups, this.#grammar[joint]) : groups.join('; ');
  }

  #list(parts: readonly string[], word: string): string {
    return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
  }

  /** Cells in reading order; three and more side by side by the first and the last of them. */
  #runs(cells: readonly Cell[]): string[] {
    const { board } = this.#setup;
    const runs: Cell[][] = [];
    for (const cell of cells) {
      const last = runs.at(-1);
      if (last && last.at(-1) === cell - 1 && rowOf(board, cell) === rowOf(board, last[0]!)) last.push(cell);
      else runs.push([cell]);
    }
    return runs.flatMap((run) =>
      run.length < SHORTEST_RUN
        ? run.map((cell) => this.cell(cell))
        : `${this.cell(run[0]!)} ${this.#grammar.to} ${this.cell(run.at(-1)!)}`,
    );
  }
}

/** Tells a step of one aid in whole sentences. */
export type Teller = (step: Step, say: Phrases) => string;
