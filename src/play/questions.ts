import { type Cell, columnOf, FIRST_PLACE, type PlaceIndex, rowOf } from '../domino/board.ts';
import { type Domino, dominoesOf, isSameDomino, makeDomino } from '../domino/dominoes.ts';
import { elsewhereStops } from './advice.ts';
import type { PlayBoard } from './play-board.ts';
import {
  cellsOf,
  dominoOn,
  dominoOver,
  numberOn,
  type Position,
  partedFrom,
  progressAt,
} from './position.ts';
import type { Speech } from './speech.ts';
import { countOf, isFree, laidPair, tallyOf } from './tally.ts';
import type { Stop, Stops } from './tour.ts';

/** Answers what a player asks who does not see the board at once. They use only what is on the board, never the solution. */
export function questionsOn(playBoard: PlayBoard, speech: Speech) {
  const { words } = speech;

  /** Where a domino lies, or else each place that is open for it. */
  function places(position: Position, domino: Domino): Stops {
    const name = makeDomino(domino);
    const pairs = pairsOf(position, domino);
    const laid = pairs.filter((pair) => position.dominoes.has(pair));
    if (laid.length > 0) {
      const listed = speech.list(laid.map((pair) => speech.place(pair)));
      const text = words.text('play-domino-lies', { domino: name, places: listed });
      return [{ text, cells: cellsOn(laid) }];
    }
    const open = pairs.filter((pair) => isFree(playBoard, position, pair));
    if (open.length === 0) return [{ text: words.text('play-domino-nowhere', { domino: name }), cells: [] }];
    const named = open.map((pair) => speech.place(pair));
    return [
      {
        text: words.text('play-domino-places', {
          domino: name,
          count: words.text('play-places', { count: open.length }),
          places: speech.list(named, 'semicolon'),
        }),
        cells: cellsOn(open),
        places: open,
      },
      ...open.map((pair, at) => ({
        text: words.text('play-domino-spot', { domino: name, place: named[at]! }),
        cells: cellsOn([pair]),
        deed: { do: 'join', pair } as const,
      })),
    ];
  }

  /** The dominoes that have two places left, all together and one by one with their places. */
  function few(position: Position): Stops {
    const tallied = tallyOf(playBoard, position).filter(({ open }) => open === 2);
    if (tallied.length === 0) return [{ text: words.text('play-few-none'), cells: [] }];
    const told = tallied.map(({ domino }) => places(position, domino)[0]);
    const dominoes = speech.list(tallied.map(({ domino }) => makeDomino(domino)));
    return [
      {
        text: words.text('play-few', { count: tallied.length, dominoes }),
        cells: told.flatMap(({ cells }) => cells),
        places: told.flatMap(({ places = [] }) => places),
      },
      ...told,
    ];
  }

  /** The free cells with a number, and the dominoes with it that do not lie yet. */
  function number(position: Position, number: number): Stops {
    const all = playBoard.board.cells.filter((cell) => numberOn(playBoard, position, cell) === number);
    const free = all.filter((cell) => dominoOver(playBoard, position, cell) === undefined);
    const tally = tallyOf(playBoard, position);
    const left = dominoesOf(playBoard.puzzle.range).filter(
      (domino) => (domino.low === number || domino.high === number) && countOf(tally, domino).laid === 0,
    );
    return [
      { text: words.text('play-number-cells', { number, all: all.length, free: free.length }), cells: all },
      ...(left.length > 0
        ? [
            {
              text: words.text('play-number-left', { dominoes: speech.list(left.map(makeDomino), 'comma') }),
              cells: all,
            },
          ]
        : []),
      ...free.map((cell) => ({
        text: words.text('play-number-on', { number, cell: speech.name(cell) }),
        cells: [cell],
      })),
    ];
  }

  /** A row or a column from its beginning to its end. */
  function line(position: Position, cell: Cell, direction: 'row' | 'column'): string {
    const { board } = playBoard;
    const isRow = direction === 'row';
    const [row, column] = [rowOf(board, cell), columnOf(board, cell)];
    const cells = Array.from({ length: isRow ? board.columns : board.rows }, (_, at) =>
      isRow ? row * board.columns + at : at * board.columns + column,
    );
    const things = cells.map((at) => thing(position, at as Cell, isRow ? 'right' : 'down'));
    return words.text('play-line', {
      direction,
      name: isRow ? String(row + 1) : speech.column(column),
      things: speech.list(things, 'comma'),
    });
  }

  /**
   * The next cell in reading order on which no domino lies, or in a task for composers no number as long as there is one;
   * after the last comes the first.
   */
  function nextFree(position: Position, cell: Cell): Cell | undefined {
    const { board, task } = playBoard;
    const { cells } = board;
    const empty = task ? cells.filter((other) => numberOn(playBoard, position, other) === undefined) : [];
    const bare = () => cells.filter((other) => dominoOver(playBoard, position, other) === undefined);
    const free = empty.length > 0 ? empty : bare();
    return free.find((other) => other > cell) ?? free.find((other) => other !== cell);
  }

  function progress(position: Position): string {
    const { bars } = position;
    const { laid, dominoes, filled, unknown } = progressAt(playBoard, position);
    return [
      ...(playBoard.hasUnknowns ? [words.text('play-filled-in', { filled, unknown })] : []),
      words.text('play-progress', { laid, dominoes }),
      ...(bars.size > 0 ? [words.text('play-bars-drawn', { count: bars.size })] : []),
    ].join(' ');
  }

  /** What follows at a cell at once: it has only one neighbour left, or a domino has its only place there. */
  function certain(position: Position, cell: Cell): Stops {
    const name = speech.name(cell);
    if (dominoOver(playBoard, position, cell) !== undefined) {
      return [{ text: words.text('play-certain-covered', { cell: name }), cells: [cell] }];
    }
    const pairs = playBoard
      .neighbours(cell)
      .map(({ pair }) => pair)
      .filter((pair) => isOpen(position, pair));
    const stop = (pair: PlaceIndex, why: 'gap' | 'seal'): Stop => ({
      text: words.text(`play-certain-${why}`, {
        cell: name,
        domino: speech.domino(position, pair),
        place: speech.place(pair),
      }),
      cells: cellsOn([pair]),
      about: why === 'gap' ? [cell] : [],
      deed: { do: 'join', pair },
    });
    const [only] = pairs;
    if (pairs.length === 1) {
      const [elsewhere] = elsewhereStops(cell, position, playBoard, speech);
      return elsewhere ? [elsewhere, stop(only!, 'gap')] : [stop(only!, 'gap')];
    }
    const seal = pairs.find((pair) => {
      const domino = dominoOn(playBoard, position, pair);
      return (
        domino &&
        !playBoard.hasUnknowns &&
        pairsOf(position, domino).filter((other) => isFree(playBoard, position, other)).length === 1
      );
    });
    return seal === undefined
      ? [{ text: words.text('play-certain-nothing', { cell: name }), cells: [cell] }]
      : [stop(seal, 'seal')];
  }

  /** Whether a pair is free and its domino, if it is known, lies nowhere yet. */
  function isOpen(position: Position, pair: PlaceIndex): boolean {
    if (!isFree(playBoard, position, pair)) return false;
    const domino = dominoOn(playBoard, position, pair);
    return !domino || laidPair(playBoard, position, domino) === undefined;
  }

  function pairsOf(position: Position, domino: Domino): PlaceIndex[] {
    const found: PlaceIndex[] = [];
    for (let pair = FIRST_PLACE; pair < playBoard.pairs.length; pair++) {
      const shown = dominoOn(playBoard, position, pair);
      if (shown && isSameDomino(shown, domino)) found.push(pair);
    }
    return found;
  }

  /** What stands at a place of a line: a number, placed or not, with a bar after it. */
  function thing(position: Position, cell: Cell, ahead: 'right' | 'down'): string {
    if (!playBoard.board.has[cell]) return words.text('play-line-hole');
    const number = numberOn(playBoard, position, cell) ?? words.text('play-empty');
    const next = playBoard.neighbour(cell, ahead);
    const isParted = next !== undefined && partedFrom(playBoard, position, cell).includes(next);
    if (dominoOver(playBoard, position, cell) !== undefined)
      return words.text('play-line-placed', { number });
    return isParted ? words.text('play-line-bar', { number }) : String(number);
  }

  function cellsOn(pairs: readonly PlaceIndex[]): Cell[] {
    return pairs.flatMap((pair) => cellsOf(playBoard, pair));
  }

  return { places, few, number, line, nextFree, progress, certain };
}
