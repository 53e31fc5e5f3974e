import { type Cell, columnOf, FIRST_PLACE, type PlaceIndex, rowOf } from '../domino/board.ts';
import { makeStone, type Stone, setFacts, stoneIndex, stonesOf } from '../domino/stones.ts';
import { elsewhereStops } from './advice.ts';
import type { PlayBoard } from './play-board.ts';
import { numberOn, type Position, partedFrom, stoneOn, stoneOver } from './position.ts';
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
  places(position: Position, stone: Stone): Stops {
    const { words } = this.#speech;
    const name = makeStone(stone);
    const pairs = this.#pairsOf(position, stone);
    const laid = pairs.filter((pair) => position.stones.has(pair));
    if (laid.length > 0) {
      const places = this.#list(laid.map((pair) => this.#speech.place(pair)));
      return [{ text: words.text('play-stone-lies', { stone: name, places }), cells: this.#cells(laid) }];
    }
    const open = pairs.filter((pair) => isFree(this.#playBoard, position, pair));
    const count = words.text('play-places', { count: open.length });
    if (open.length === 0) return [{ text: words.text('play-stone-nowhere', { stone: name }), cells: [] }];
    const places = open.map((pair) => this.#speech.place(pair));
    return [
      {
        text: words.text('play-stone-places', {
          stone: name,
          count,
          places: this.#list(places, 'semicolon'),
        }),
        cells: this.#cells(open),
        places: open,
      },
      ...open.map((pair, at) => ({
        text: words.text('play-stone-spot', { stone: name, place: places[at]! }),
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
    const told = few.map(({ stone }) => this.places(position, stone)[0]);
    const stones = this.#list(few.map(({ stone }) => makeStone(stone)));
    return [
      {
        text: words.text('play-few', { count: few.length, stones }),
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
    const free = all.filter((cell) => stoneOver(playBoard, position, cell) === undefined);
    const tally = tallyOf(playBoard, position);
    const left = stonesOf(playBoard.puzzle.range).filter(
      (stone) =>
        (stone.low === number || stone.high === number) &&
        tally[stoneIndex(stone.low, stone.high)]!.laid === 0,
    );
    return [
      { text: words.text('play-number-cells', { number, all: all.length, free: free.length }), cells: all },
      ...(left.length > 0
        ? [
            {
              text: words.text('play-number-left', { stones: this.#list(left.map(makeStone), 'comma') }),
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
    const bare = () => cells.filter((other) => stoneOver(this.#playBoard, position, other) === undefined);
    const free = empty.length > 0 ? empty : bare();
    return free.find((other) => other > cell) ?? free.find((other) => other !== cell);
  }

  progress({ stones, strokes, filled }: Position): string {
    const { words } = this.#speech;
    const { puzzle, board, hasUnknowns } = this.#playBoard;
    const unknown = board.cells.filter((cell) => this.#playBoard.isUnknown(cell)).length;
    return [
      ...(hasUnknowns ? [words.text('play-filled-in', { filled: filled.size, unknown })] : []),
      words.text('play-progress', { laid: stones.size, stones: setFacts(puzzle.range).stones }),
      ...(strokes.size > 0 ? [words.text('play-bars-drawn', { count: strokes.size })] : []),
    ].join(' ');
  }

  /** What follows at a cell at once: it has only one neighbour left, or a domino has its only place there. */
  certain(position: Position, cell: Cell): Stops {
    const { words } = this.#speech;
    const playBoard = this.#playBoard;
    const name = this.#speech.name(cell);
    if (stoneOver(playBoard, position, cell) !== undefined) {
      return [{ text: words.text('play-certain-covered', { cell: name }), cells: [cell] }];
    }
    const pairs = playBoard
      .neighbours(cell)
      .map(({ pair }) => pair)
      .filter((pair) => this.#isOpen(position, pair));
    const stop = (pair: PlaceIndex, why: 'gap' | 'seal'): Stops => {
      const stone = this.#speech.stone(position, pair);
      const place = this.#speech.place(pair);
      const text =
        why === 'gap'
          ? words.text('play-certain-gap', { cell: name, stone, place })
          : words.text('play-certain-seal', { stone, place });
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
      const stone = stoneOn(playBoard, position, pair);
      return (
        stone &&
        !playBoard.hasUnknowns &&
        this.#pairsOf(position, stone).filter((other) => isFree(playBoard, position, other)).length === 1
      );
    });
    return seal === undefined
      ? [{ text: words.text('play-certain-nothing', { cell: name }), cells: [cell] }]
      : stop(seal, 'seal');
  }

  /** Whether a pair is free and its domino, if it is known, lies nowhere yet. */
  #isOpen(position: Position, pair: PlaceIndex): boolean {
    if (!isFree(this.#playBoard, position, pair)) return false;
    const stone = stoneOn(this.#playBoard, position, pair);
    return !stone || this.#pairsOf(position, stone).every((other) => !position.stones.has(other));
  }

  #pairsOf(position: Position, { low, high }: Stone): PlaceIndex[] {
    const found: PlaceIndex[] = [];
    for (let pair = FIRST_PLACE; pair < this.#playBoard.pairs.length; pair++) {
      const stone = stoneOn(this.#playBoard, position, pair);
      if (stone?.low === low && stone.high === high) found.push(pair);
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
    if (stoneOver(playBoard, position, cell) !== undefined) return words.text('play-line-placed', { number });
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
