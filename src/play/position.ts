import type { Attempt } from '../domino/attempt.ts';
import type { Cell, PlaceIndex } from '../domino/board.ts';
import { type Domino, domino, setFacts } from '../domino/dominoes.ts';
import { UNKNOWN } from '../domino/puzzle.ts';
import type { PlayBoard } from './play-board.ts';

/** What a player has put on a board. Pairs are numbers of {@link PlayBoard.pairs}. */
export interface Position {
  /** The pairs on which a domino lies; no two of them share a cell. */
  readonly dominoes: ReadonlySet<PlaceIndex>;
  /** The pairs that a bar parts; none of them carries a domino. */
  readonly bars: ReadonlySet<PlaceIndex>;
  readonly filled: ReadonlyMap<Cell, number>;
  /** What was there before a try, which it can be again as a whole; nothing while nothing is tried. */
  readonly trial?: Position | undefined;
}

/** What a player finds: an empty board, but for what is given. */
export function startOf({ given: { dominoes, bars } }: PlayBoard): Position {
  return { dominoes: new Set(dominoes), bars: new Set(bars), filled: new Map() };
}

/** How far a player is: dominoes laid and numbers filled in, of how many. */
export interface Progress {
  readonly laid: number;
  readonly dominoes: number;
  readonly filled: number;
  readonly unknown: number;
}

export function progressAt(playBoard: PlayBoard, { dominoes, filled }: Position): Progress {
  return {
    laid: dominoes.size,
    dominoes: setFacts(playBoard.puzzle.range).dominoes,
    filled: filled.size,
    unknown: playBoard.board.cells.filter((cell) => playBoard.isUnknown(cell)).length,
  };
}

/** Whether the last domino lies, or the last number stands where numbers are to be found. */
export function isFull(playBoard: PlayBoard, position: Position): boolean {
  const { laid, dominoes, filled, unknown } = progressAt(playBoard, position);
  return playBoard.hasUnknowns ? filled === unknown : laid === dominoes;
}

/** A position as it is judged: bars say nothing. */
export function attemptOf({ pairs }: PlayBoard, { dominoes, filled }: Position): Attempt {
  return { dominoes: [...dominoes].map((pair) => pairs[pair]!), filled: [...filled] };
}

export type Move =
  | { readonly do: 'join' | 'split' | 'bar' | 'unbar'; readonly pair: PlaceIndex }
  /** Several bars at once. */
  | { readonly do: 'eliminate'; readonly pairs: readonly PlaceIndex[] }
  | { readonly do: 'fill'; readonly cell: Cell; readonly number: number }
  | { readonly do: 'empty'; readonly cell: Cell }
  | { readonly do: 'clear' }
  /** Begins a try, and ends it: all of it stays, or none. */
  | { readonly do: 'try' | 'keep' | 'retract' };

/**
 * The position after a move. A domino that is laid takes away those that lie on its cells, and the bar between
 * them. A move that cannot be made (a bar through a domino, a number in place of a given one) changes nothing.
 */
export function afterMove(playBoard: PlayBoard, position: Position, move: Move): Position {
  const { dominoes, bars, filled } = position;
  switch (move.do) {
    case 'join': {
      const { first, second } = playBoard.pairs[move.pair]!;
      const apart = (pair: PlaceIndex) =>
        !touches(playBoard, pair, first) && !touches(playBoard, pair, second);
      return {
        ...position,
        dominoes: new Set([...dominoes].filter(apart).concat(move.pair)),
        bars: without(bars, move.pair),
      };
    }
    case 'split':
      return { ...position, dominoes: without(dominoes, move.pair) };
    case 'bar':
      return dominoes.has(move.pair) ? position : { ...position, bars: new Set(bars).add(move.pair) };
    case 'eliminate': {
      const drawn = move.pairs.filter((pair) => !dominoes.has(pair));
      return { ...position, bars: new Set([...bars, ...drawn]) };
    }
    case 'unbar':
      return { ...position, bars: without(bars, move.pair) };
    case 'fill': {
      if (!playBoard.isUnknown(move.cell)) return position;
      return { ...position, filled: new Map(filled).set(move.cell, move.number) };
    }
    case 'empty':
      return { ...position, filled: new Map([...filled].filter(([cell]) => cell !== move.cell)) };
    case 'clear':
      return startOf(playBoard);
    case 'try':
      return position.trial ? position : { ...position, trial: position };
    case 'keep':
      return { ...position, trial: undefined };
    case 'retract':
      return position.trial ?? position;
  }
}

/** The number on a cell, given or filled in; nothing if it is not known yet. */
export function numberOn(playBoard: PlayBoard, { filled }: Position, cell: Cell): number | undefined {
  const given = playBoard.puzzle.numbers[cell]!;
  return given === UNKNOWN ? filled.get(cell) : given;
}

/** The domino that the numbers of a pair make, if both are known. */
export function dominoOn(playBoard: PlayBoard, position: Position, pair: PlaceIndex): Domino | undefined {
  const { first, second } = playBoard.pairs[pair]!;
  const [one, other] = [numberOn(playBoard, position, first), numberOn(playBoard, position, second)];
  return one === undefined || other === undefined ? undefined : domino(one, other);
}

/** The pair of the domino that covers a cell, if one does. */
export function dominoOver(playBoard: PlayBoard, { dominoes }: Position, cell: Cell): PlaceIndex | undefined {
  for (const pair of dominoes) if (touches(playBoard, pair, cell)) return pair;
  return undefined;
}

/** Whether the domino or the number of a cell belongs to a try. */
export function isTried(playBoard: PlayBoard, { dominoes, filled, trial }: Position, cell: Cell): boolean {
  if (!trial) return false;
  const isNew = (pair: PlaceIndex) => touches(playBoard, pair, cell) && !trial.dominoes.has(pair);
  return [...dominoes].some(isNew) || filled.get(cell) !== trial.filled.get(cell);
}

/** The neighbour from which a bar parts a free cell; bars beside a domino that lies say nothing any more. */
export function partedFrom(playBoard: PlayBoard, position: Position, cell: Cell): Cell[] {
  const isFree = (other: Cell) => dominoOver(playBoard, position, other) === undefined;
  if (!isFree(cell)) return [];
  return [...position.bars]
    .filter((pair) => touches(playBoard, pair, cell))
    .map((pair) => otherCell(playBoard, pair, cell))
    .filter(isFree)
    .sort((a, b) => a - b);
}

export function cellsOf({ pairs }: PlayBoard, pair: PlaceIndex): [Cell, Cell] {
  const { first, second } = pairs[pair]!;
  return [first, second];
}

export function otherCell(playBoard: PlayBoard, pair: PlaceIndex, cell: Cell): Cell {
  const { first, second } = playBoard.pairs[pair]!;
  return first === cell ? second : first;
}

export function touches(playBoard: PlayBoard, pair: PlaceIndex, cell: Cell): boolean {
  const { first, second } = playBoard.pairs[pair]!;
  return first === cell || second === cell;
}

function without<T>(set: ReadonlySet<T>, item: T): Set<T> {
  return new Set([...set].filter((other) => other !== item));
}
