import { type Cell, neighboursOf, type Place, rowOf } from '../../domino/board.ts';
import type { Domino } from '../../domino/dominoes.ts';
import type { Placement, Setup } from '../../domino/puzzle.ts';
import type { Item } from '../../solve/items.ts';
import type { Step } from '../../solve/techniques/technique.ts';
import { type Joint, listOf } from '../../words/lists.ts';
import type { Marked } from '../../words/marked.ts';
import type { WordBook } from '../../words/word-book.ts';
import { markedCell, markedDomino, markedPlace } from '../marks.ts';
import { dominoesOn, placesWith } from './facts.ts';

/** More cells than this are given as runs: a row of them by its ends. */
const MOST_CELLS_ONE_BY_ONE = 6;
const SHORTEST_RUN = 3;

/** Names and lists of what stands on one board, in the words of a language. */
export class Phrases {
  readonly words: WordBook;
  readonly #setup: Setup;

  constructor(setup: Setup, words: WordBook) {
    this.words = words;
    this.#setup = setup;
  }

  domino(domino: Domino): Marked {
    return markedDomino(domino);
  }

  cell(cell: Cell): Marked {
    return markedCell(this.#setup.board, cell);
  }

  item(item: Item): Marked {
    return 'cell' in item ? this.cell(item.cell) : this.domino(item.domino);
  }

  place(place: Place): Marked {
    return markedPlace(this.#setup.board, place);
  }

  /** `2:6 on b 4,5` */
  spot(place: Placement): Marked {
    return this.words.marked('step-spot', { domino: this.domino(place.domino), places: this.place(place) });
  }

  /** Whether two of the cells are neighbours. */
  touch(cells: readonly Cell[]): boolean {
    return cells.some((cell) => neighboursOf(this.#setup.board, cell).some((other) => cells.includes(other)));
  }

  numberOn(cell: Cell): number {
    return this.#setup.numbers[cell]!;
  }

  /** A number from 2, as a word if the language has a short one. */
  count(number: number): string {
    return this.words.text('step-numeral', { number });
  }

  list<T>(things: readonly T[], named: (thing: T) => Marked, joint: Joint): Marked {
    return listOf(things.map(named), joint, this.words);
  }

  cells(cells: readonly Cell[]): Marked {
    if (cells.length > MOST_CELLS_ONE_BY_ONE) return listOf(this.#runs(cells), 'and', this.words);
    return this.list(cells, (cell) => this.cell(cell), 'and');
  }

  dominoes(dominoes: readonly Domino[]): Marked {
    return this.list(dominoes, this.domino, 'and');
  }

  places(places: readonly Place[], joint: 'and' | 'or'): Marked {
    return this.list(places, (place) => this.place(place), joint);
  }

  /** Dominoes on places, those of one domino together: `1:6 on b 5,6 and c 1,2; 2:6 on 4 b c`. */
  spots(places: readonly Placement[], joint: 'and' | 'or' = 'and'): Marked {
    const groups = dominoesOn(places).map((domino) =>
      this.words.marked('step-spot', {
        domino: this.domino(domino),
        places: this.places(placesWith(places, domino), joint),
      }),
    );
    const isSimple = groups.length === places.length;
    return listOf(groups, isSimple ? joint : 'semicolon', this.words);
  }

  /** Cells in reading order; three and more side by side by the first and the last of them. */
  #runs(cells: readonly Cell[]): Marked[] {
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
        : this.words.marked('step-run', { first: this.cell(run[0]!), last: this.cell(run.at(-1)!) }),
    );
  }
}

/** Tells in whole sentences what a step of one technique rests on, and where a domino is laid, that it is. */
export type Teller = (step: Step, say: Phrases) => Marked[];
