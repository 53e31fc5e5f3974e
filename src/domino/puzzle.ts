import { UserError } from '../errors.ts';
import { type Board, type Cell, NO_CELL, type Place, placesOf, rowOf } from './board.ts';
import { makeCell } from './coordinates.ts';
import { type Domino, domino, dominoCount, dominoIndex, makeDomino, setFacts } from './dominoes.ts';
import { cellsOfNumbers, type Group, groupOfCells, mixtureTest, partitionsOf } from './groups.ts';
import { makeTable, type Table } from './indices.ts';
import { groupsOfKind, hasUnknowns, KINDS, type Kind, suitsRange } from './kinds.ts';

/** Stands for a number that is to be found. */
export const UNKNOWN = -2;

/** Numbers on a board, as written down; nothing is promised of how often each stands there. */
export interface Setup {
  readonly kind: Kind;
  readonly range: number;
  readonly board: Board;
  /**
   * One number for each cell of the bounding box, row by row; -1 where the board has no cell, and {@link UNKNOWN}
   * where it is to be found.
   */
  readonly numbers: readonly number[];
}

/** A setup on which the whole set can be counted out: see {@link checkPuzzle}. */
export type Puzzle = Setup & { readonly checked: true };

/** A domino on its two cells. */
export interface Placement extends Place {
  readonly domino: Domino;
}

/**
 * Where the dominoes lie (the book's "Schlüssel"): for each cell of the bounding box the cell with the other half
 * of its domino; -1 where the board has no cell.
 */
export type Key = readonly Cell[];

/** A key that is written again and again. */
export type KeyTable = Table<Cell, Cell>;

/** A key without a domino. */
export function makeKeyTable({ has }: Board): KeyTable {
  return makeTable<Cell, Cell>(has.length, NO_CELL);
}

/** The key of dominoes on these places; -1 for a cell without a domino. */
export function keyOfPlaces({ has }: Board, places: readonly Place[]): Key {
  const key = has.map(() => NO_CELL);
  for (const { first, second } of places) {
    key[first] = second;
    key[second] = first;
  }
  return key;
}

/** The domino that the numbers on two cells make. */
export function dominoAt(setup: Setup, { first, second }: Place): Domino {
  return domino(setup.numbers[first]!, setup.numbers[second]!);
}

/** On how many places of its board each domino of the set can be seen, by {@link dominoIndex}. */
export function placeCounts(setup: Setup): number[] {
  const counts = new Array<number>(dominoCount(setup.range)).fill(0);
  for (const place of placesOf(setup.board)) {
    const { low, high } = dominoAt(setup, place);
    if (low >= 0) counts[dominoIndex(low, high)]!++;
  }
  return counts;
}

/** The dominoes of a key with their cells, in reading order of their first cells. */
export function placementsOf(setup: Setup, key: Key): Placement[] {
  return setup.board.cells
    .filter((cell) => key[cell]! > cell)
    .map((first) => {
      const second = key[first]!;
      return { first, second, domino: dominoAt(setup, { first, second }) };
    });
}

/** Whether a domino lies across (in one row) rather than upright. */
export function isAcross(board: Board, { first, second }: Place): boolean {
  return rowOf(board, first) === rowOf(board, second);
}

/**
 * Checks that what a program without types hands over is a setup at all; whether its numbers make a puzzle is another question.
 *
 * @throws UserError
 */
export function checkSetup(setup: Setup): Setup {
  const { kind, range, board, numbers } = setup ?? {};
  const size = Array.isArray(board?.has) && Array.isArray(board.cells) ? board.has.length : undefined;
  const isSetup =
    KINDS.includes(kind) &&
    Number.isInteger(range) &&
    size !== undefined &&
    size === board.rows * board.columns &&
    Array.isArray(numbers) &&
    numbers.length === size &&
    numbers.every(Number.isInteger);
  if (isSetup) return setup;
  throw new UserError('this is not a puzzle', {
    expected: 'what parseRows, parseLine, parseGameId or parseRecord gives',
    code: 'not-a-puzzle',
  });
}

/**
 * Checks what every puzzle must fulfil, whatever its solutions: two cells for each domino of the set, numbers from
 * 0 to the range, each number range + 2 times, and the groups of its kind. Where numbers are to be found, none may
 * stand too often.
 *
 * @throws UserError that says what is there and what was expected
 */
export function checkPuzzle(setup: Setup): Puzzle {
  const { kind, range, board, numbers } = setup;
  const { cells, copies, dominoes } = setFacts(range);
  if (!suitsRange(kind, range)) {
    throw new UserError(`a ${kind} of range ${range} is not possible`, {
      expected: `a range in which each number can be shared out into groups of ${groupsOfKind(kind)!.size}`,
      hint: `with range ${range} each number appears on the board ${copies} times`,
    });
  }
  if (board.cells.length !== cells) {
    throw new UserError(`the board has ${board.cells.length} cells`, {
      expected: `${cells}, two for each of the ${dominoes} dominoes up to ${range}:${range}`,
      reason: { name: 'cells', values: { count: board.cells.length, expected: cells, range } },
    });
  }
  for (const cell of board.cells) checkNumber(setup, cell);
  const cellsOf = cellsOfNumbers(board, numbers, range);
  const wrong = cellsOf.flatMap(({ length }, number) =>
    (hasUnknowns(kind) ? length <= copies : length === copies) ? [] : [{ number, length }],
  );
  if (wrong.length > 0) {
    throw new UserError(
      `these numbers stand too often${hasUnknowns(kind) ? '' : ' or too seldom'}: ${wrong
        .map(({ number, length }) => `${number} (${length} ${length === 1 ? 'time' : 'times'})`)
        .join(', ')}`,
      {
        expected: `each number from 0 to ${range} ${hasUnknowns(kind) ? 'at most' : 'exactly'} ${copies} times`,
        hint: 'compare the numbers with the board you copied them from',
        reason: {
          name: hasUnknowns(kind) ? 'too-often' : 'not-as-often',
          values: {
            range,
            copies,
            numbers: wrong.map(({ number, length }) => `${number} (${length} ×)`).join(', '),
          },
        },
      },
    );
  }
  if (!hasUnknowns(kind)) groupsOf(setup);
  return { ...setup, checked: true };
}

/** @throws UserError if the cell holds what no cell of a puzzle of this kind holds */
function checkNumber({ kind, range, board, numbers }: Setup, cell: Cell): void {
  const number = numbers[cell]!;
  if (number >= 0 && number <= range) return;
  if (number === UNKNOWN && hasUnknowns(kind)) return;
  throw new UserError(`${makeCell(board, cell)} holds ${number === UNKNOWN ? 'no number' : number}`, {
    expected: `a number from 0 to ${range}`,
    ...(number === UNKNOWN && { hint: 'only completions have numbers to be found' }),
    reason: {
      name: 'number',
      values: { cell: makeCell(board, cell), number: number === UNKNOWN ? 'none' : number, range },
    },
  });
}

/**
 * The groups of equal numbers that the kind asks for, number by number; none if it asks for none. Where there are
 * several ways to part the cells of a number, the first that suits the whole.
 *
 * @throws UserError that names a number whose cells cannot be parted so
 */
export function groupsOf({ kind, range, board, numbers }: Setup): Group[] {
  const rule = groupsOfKind(kind);
  if (!rule) return [];
  const expected = `groups of ${rule.size} equal numbers ${rule.named}`;
  // Of a mixture a number's two fours have three forms at most, so few ways are looked through.
  const most = rule.leastOfEach === undefined ? 1 : Number.POSITIVE_INFINITY;
  const ways = cellsOfNumbers(board, numbers, range).map((cells, number) => {
    const found = partitionsOf(board, cells, rule.forms, most);
    if (found.length > 0) return found;
    throw new UserError(
      `the cells with ${number} (${cells.map((cell) => makeCell(board, cell)).join(', ')}) cannot be parted into groups`,
      { expected },
    );
  });
  const isWhole = mixtureTest(board, rule);
  for (const way of oneOfEach(ways)) {
    const groups = way.flat();
    if (isWhole(groupOfCells(board, groups))) return groups;
  }
  throw new UserError('the groups of equal numbers do not go together', { expected });
}

/** Every way to take one entry of each list. */
function* oneOfEach<T>([first, ...rest]: readonly (readonly T[])[]): Generator<T[]> {
  if (!first) yield [];
  else for (const others of oneOfEach(rest)) for (const entry of first) yield [entry, ...others];
}

/**
 * Checks that a key lays every domino of the set once on these numbers. Whether it is the only one is not asked.
 *
 * @throws UserError that names a domino that lies twice
 */
export function checkKey(setup: Setup, key: Key): void {
  const seen = new Set<number>();
  for (const { domino } of placementsOf(setup, key)) {
    const index = dominoIndex(domino.low, domino.high);
    if (seen.has(index)) {
      throw new UserError(`the domino ${makeDomino(domino)} is there twice`, {
        expected: 'every domino once',
      });
    }
    seen.add(index);
  }
}
