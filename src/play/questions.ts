import { type Cell, columnOf, FIRST_PLACE, type PlaceIndex, rowOf } from '../domino/board.ts';
import { type Domino, dominoesOf, dominoIndex, makeDomino, setFacts } from '../domino/dominoes.ts';
import { elsewhereStops } from './advice.ts';
import type { PlayBoard } from './play-board.ts';
import { dominoOn, dominoOver, numberOn, type Position, partedFrom } from './position.ts';
import type { Speech } from './speech.ts';
import { isFree, tallyOf } from './tally.ts';
import type { Stops } from './tour.ts';

/** Answers what a player asks who does not see the board at once. They use only what is on the board, never the solution. */
export class Questions {
  readonly #playBoard: PlayBoard;
  readonly #speech: Speech;

  constructor(playBoard: PlayBoard, speech: Speech) {
    this.#playBoard = playBoard;
    this.#speech = speech;
  }

  /** Where a domino lies, or else each place that is open for it. */
  places(position: Position, domino: Domino): Stops {
    const { words } = this.#speech;
    const name = makeDomino(domino);
    const pairs = this.#pairsOf(position, domino);
    const laid = pairs.filter((pair) => position.dominoes.has(pair));
    if (laid.length > 0) {
      const places = this.#list(laid.map((pair) => this.#speech.place(pair)));
      return [{ text: words.text('play-domino-lies', { domino: name, places }), cells: this.#cells(laid) }];
    }
    const open = pairs.filter((pair) => isFree(this.#playBoard, position, pair));
    const count = words.text('play-places', { count: open.length });
    if (open.length === 0) return [{ text: words.text('play-domino-nowhere', { domino: name }), cells: [] }];
    const places = open.map((pair) => this.#speech.place(pair));
    return [
      {
        text: words.text('play-domino-places', {
          domino: name,
          count,
          places: this.#list(places, 'semicolon'),
        }),
        cells: this.#cells(open),
        places: open,
      },
      ...open.map((pair, at) => ({
        text: words.text('play-domino-spot', { domino: name, place: places[at]! }),
        cells: this.#cells([pair]),
        deed: { do: 'join', pair } as const,
      })),
    ];
  }

  /** The dominoes that have two places left, all together and one by one with their places. */
  few(position: Position): Stops {
    const { words } = this.#speech;
    const few = tallyOf(this.#playBoard, position).filter(({ open }) => open === 2);
    if (few.length === 0) return [{ text: words.text('play-few-none'), cells: [] }];
    const told = few.map(({ domino }) => this.places(position, domino)[0]);
    const dominoes = this.#list(few.map(({ domino }) => makeDomino(domino)));
    return [
      {
        text: words.text('play-few', { count: few.length, dominoes }),
        cells: told.flatMap(({ cells }) => cells),
        places: told.flatMap(({ places = [] }) => places),
      },
      ...told,
    ];
  }

  /** The free cells with a number, and the dominoes with it that do not lie yet. */
  number(position: Position, number: number): Stops {
    const { words } = this.#speech;
    const playBoard = this.#playBoard;
    const all = playBoard.board.cells.filter((cell) => numberOn(playBoard, position, cell) === number);
    const free = all.filter((cell) => dominoOver(playBoard, position, cell) === undefined);
    const tally = tallyOf(playBoard, position);
    const left = dominoesOf(playBoard.puzzle.range).filter(
      (domino) =>
        (domino.low === number || domino.high === number) &&
        tally[dominoIndex(domino.low, domino.high)]!.laid === 0,
    );
    return [
      { text: words.text('play-number-cells', { number, all: all.length, free: free.length }), cells: all },
      ...(left.length > 0
        ? [
            {
              text: words.text('play-number-left', { dominoes: this.#list(left.map(makeDomino), 'comma') }),
              cells: all,
            },
          ]
        : []),
      ...free.map((cell) => ({
        text: words.text('play-number-on', { number, cell: this.#speech.name(cell) }),
        cells: [cell],
      })),
    ];
  }

  /** A row or a column from its beginning to its end. */
  line(position: Position, cell: Cell, direction: 'row' | 'column'): string {
    const { words } = this.#speech;
    const { board } = this.#playBoard;
    const isRow = direction === 'row';
    const [row, column] = [rowOf(board, cell), columnOf(board, cell)];
    const cells = Array.from({ length: isRow ? board.columns : board.rows }, (_, at) =>
      isRow ? row * board.columns + at : at * board.columns + column,
    );
    const things = cells.map((at) => this.#thing(position, at as Cell, isRow ? 'right' : 'down'));
    return words.text('play-line', {
      direction,
      name: isRow ? String(row + 1) : this.#speech.column(column),
      things: this.#list(things, 'comma'),
    });
  }

  /**
   * The next cell in reading order on which no domino lies, or in a task for composers no number as long as there is one;
   * after the last comes the first.
   */
  nextFree(position: Position, cell: Cell): Cell | undefined {
    const { board, task } = this.#playBoard;
    const { cells } = board;
    const empty = task
      ? cells.filter((other) => numberOn(this.#playBoard, position, other) === undefined)
      : [];
    const bare = () => cells.filter((other) => dominoOver(this.#playBoard, position, other) === undefined);
    const free = empty.length > 0 ? empty : bare();
    return free.find((other) => other > cell) ?? free.find((other) => other !== cell);
  }

  progress({ dominoes, bars, filled }: Position): string {
    const { words } = this.#speech;
    const { puzzle, board, hasUnknowns } = this.#playBoard;
    const unknown = board.cells.filter((cell) => this.#playBoard.isUnknown(cell)).length;
    return [
      ...(hasUnknowns ? [words.text('play-filled-in', { filled: filled.size, unknown })] : []),
      words.text('play-progress', { laid: dominoes.size, dominoes: setFacts(puzzle.range).dominoes }),
      ...(bars.size > 0 ? [words.text('play-bars-drawn', { count: bars.size })] : []),
    ].join(' ');
  }

  /** What follows at a cell at once: it has only one neighbour left, or a domino has its only place there. */
  certain(position: Position, cell: Cell): Stops {
    const { words } = this.#speech;
    const playBoard = this.#playBoard;
    const name = this.#speech.name(cell);
    if (dominoOver(playBoard, position, cell) !== undefined) {
      return [{ text: words.text('play-certain-covered', { cell: name }), cells: [cell] }];
    }
    const pairs = playBoard
      .neighbours(cell)
      .map(({ pair }) => pair)
      .filter((pair) => this.#isOpen(position, pair));
    const stop = (pair: PlaceIndex, why: 'gap' | 'seal'): Stops => {
      const domino = this.#speech.domino(position, pair);
      const place = this.#speech.place(pair);
      const text =
        why === 'gap'
          ? words.text('play-certain-gap', { cell: name, domino, place })
          : words.text('play-certain-seal', { domino, place });
      const about = why === 'gap' ? [cell] : [];
      return [{ text, cells: this.#cells([pair]), about, deed: { do: 'join', pair } }];
    };
    if (pairs.length === 1) {
      const [first, ...others] = [
        ...elsewhereStops(cell, position, playBoard, this.#speech),
        ...stop(pairs[0]!, 'gap'),
      ];
      return [first!, ...others];
    }
    const seal = pairs.find((pair) => {
      const domino = dominoOn(playBoard, position, pair);
      return (
        domino &&
        !playBoard.hasUnknowns &&
        this.#pairsOf(position, domino).filter((other) => isFree(playBoard, position, other)).length === 1
      );
    });
    return seal === undefined
      ? [{ text: words.text('play-certain-nothing', { cell: name }), cells: [cell] }]
      : stop(seal, 'seal');
  }

  /** Whether a pair is free and its domino, if it is known, lies nowhere yet. */
  #isOpen(position: Position, pair: PlaceIndex): boolean {
    if (!isFree(this.#playBoard, position, pair)) return false;
    const domino = dominoOn(this.#playBoard, position, pair);
    return !domino || this.#pairsOf(position, domino).every((other) => !position.dominoes.has(other));
  }

  #pairsOf(position: Position, { low, high }: Domino): PlaceIndex[] {
    const found: PlaceIndex[] = [];
    for (let pair = FIRST_PLACE; pair < this.#playBoard.pairs.length; pair++) {
      const domino = dominoOn(this.#playBoard, position, pair);
      if (domino?.low === low && domino.high === high) found.push(pair);
    }
    return found;
  }

  /** What stands at a place of a line: a number, placed or not, with a bar after it. */
  #thing(position: Position, cell: Cell, ahead: 'right' | 'down'): string {
    const { words } = this.#speech;
    const playBoard = this.#playBoard;
    if (!playBoard.board.has[cell]) return words.text('play-line-hole');
    const number = numberOn(playBoard, position, cell) ?? words.text('play-empty');
    const next = playBoard.neighbour(cell, ahead);
    const isParted = next !== undefined && partedFrom(playBoard, position, cell).includes(next);
    if (dominoOver(playBoard, position, cell) !== undefined)
      return words.text('play-line-placed', { number });
    return isParted ? words.text('play-line-bar', { number }) : String(number);
  }

  #cells(pairs: readonly PlaceIndex[]): Cell[] {
    return pairs.flatMap((pair) => {
      const { first, second } = this.#playBoard.pairs[pair]!;
      return [first, second];
    });
  }

  #list(parts: readonly string[], joint: 'and' | 'comma' | 'semicolon' = 'and'): string {
    return this.#speech.list(parts, joint);
  }
}
