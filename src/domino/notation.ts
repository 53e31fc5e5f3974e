import { plural, UserError } from '../errors.ts';
import {
  asCell,
  type Board,
  type Cell,
  columnOf,
  fullRectangle,
  isFullRectangle,
  makeBoard,
  NO_CELL,
  rowOf,
} from './board.ts';
import { checkRange, rangeOfCells } from './dominoes.ts';
import { hasUnknowns, KINDS, type Kind } from './kinds.ts';
import { type Key, type Setup, UNKNOWN } from './puzzle.ts';

const ASCII = new TextDecoder('ascii');
const SLASH = codeOf('/');
const ZERO = codeOf('0');
const OPENING_BRACKET = codeOf('[');
const CLOSING_BRACKET = codeOf(']');

/** What each sign of a row stands for, by its code. */
const NUMBERS: readonly (number | undefined)[] = Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  if (sign === '.') return -1;
  if (sign === '?') return UNKNOWN;
  return /[0-9a-z]/i.test(sign) ? Number.parseInt(sign, 36) : undefined;
});

/**
 * Reads rows of base-36 characters, capital or small, one a cell, `?` for a number to be found, `.` for a hole.
 * Without a range it is told from the number of cells, without a kind it is a completion if numbers are to be found
 * and else an Omnibus. Whether each number stands there as often as it should is another question: see
 * `checkPuzzle`.
 *
 * @throws UserError
 */
export function parseRows(rows: readonly string[], range?: number, kind?: Kind): Setup {
  const columns = rows[0]?.length ?? 0;
  if (columns === 0) throw new UserError('the puzzle has no cells', { expected: 'rows of numbers' });
  rows.forEach((row, r) => {
    if (row.length !== columns) {
      throw new UserError(`row ${r + 1} has ${row.length} characters`, {
        expected: `${columns}, as in row 1`,
        hint: 'a place without a cell is written as a full stop',
        reason: { name: 'row-length', values: { row: r + 1, count: row.length, expected: columns } },
      });
    }
  });
  const text = rows.join('');
  const numbers = new Array<number>(text.length);
  const has = new Array<boolean>(text.length);
  for (let i = 0; i < text.length; i++) {
    const number = NUMBERS[text.charCodeAt(i)];
    if (number === undefined) {
      const sign = String.fromCodePoint(text.codePointAt(i)!);
      const [row, column] = [Math.floor(i / columns) + 1, (i % columns) + 1];
      throw new UserError(`row ${row}, column ${column}: "${sign}"`, {
        expected:
          'a digit, a letter for a number above 9, a question mark for one to be found, or a full stop for a hole',
        reason: { name: 'sign', values: { row, column, sign } },
      });
    }
    numbers[i] = number;
    has[i] = number !== -1;
  }
  const board = makeBoard(rows.length, columns, has);
  const known = range ?? rangeOfCells(board.cells.length);
  if (known === undefined) {
    throw new UserError(`no set of dominoes has ${board.cells.length} halves`, {
      expected: '2, 6, 12, 20, 30, 42, 56, 72, 90, 110 … cells',
      reason: { name: 'halves', values: { count: board.cells.length } },
    });
  }
  const guessed = numbers.includes(UNKNOWN) ? 'completion' : 'omnibus';
  return { kind: kind ?? guessed, range: checkRange(known), board, numbers };
}

/** The signs of a number to be found, of a hole and of each number, by their codes. */
const SIGNS = /* @__PURE__ */ Uint8Array.from(`?.0123456789abcdefghijklmnopqrstuvwxyz`, codeOf);

/** For the bytes of a line, as long as the longest: making new ones for each takes as long as filling them. */
let room = /* @__PURE__ */ new Uint8Array();

/** The numbers (to 35) as rows of base-36 characters, `?` for one to be found, `.` where the board has no cell. */
export function makeRows(setup: Setup): string[] {
  return ASCII.decode(bytesOf(setup, '')).split('/');
}

/** `omnibus 7 466453722/…`: kind, range and rows on one line. */
export function makeLine(setup: Setup): string {
  return ASCII.decode(lineBytes(setup));
}

/** The same in ASCII. They hold until the next line is asked for. */
export function lineBytes(setup: Setup): Uint8Array {
  return bytesOf(setup, `${setup.kind} ${setup.range} `);
}

function bytesOf({ board, numbers }: Setup, before: string): Uint8Array {
  const length = before.length + numbers.length + board.rows - 1;
  if (length > room.length) room = new Uint8Array(length);
  const codes = room.subarray(0, length);
  let at = 0;
  while (at < before.length) codes[at] = before.charCodeAt(at++);
  for (let cell = 0, next = board.columns; cell < numbers.length; cell++) {
    if (cell === next) {
      codes[at++] = SLASH;
      next += board.columns;
    }
    codes[at++] = SIGNS[numbers[cell]! - UNKNOWN]!;
  }
  return codes;
}

/** Reads what {@link makeLine} writes. @throws UserError */
export function parseLine(text: string): Setup {
  const [kind, range, rows, ...rest] = text.trim().split(/\s+/);
  if (rows === undefined || rest.length > 0 || !/^\d+$/.test(range!)) {
    throw new UserError('this line is not a puzzle', {
      expected: 'kind, range and rows, as: omnibus 1 001/110',
    });
  }
  return parseRows(rows.split('/'), checkRange(Number(range)), parseKind(kind!));
}

/** @throws UserError if there is no such kind of puzzle */
export function parseKind(text: string): Kind {
  const kind = KINDS.find((known) => known === text);
  if (!kind) throw new UserError(`"${text}" is not a kind of puzzle`, { expected: KINDS.join(', ') });
  return kind;
}

/**
 * Whether puzzles of this sort have a game id.
 *
 * @throws UserError if the board is not the full rectangle of its range, or numbers are to be found
 */
export function checkHasGameId({ kind, range, board }: Pick<Setup, 'kind' | 'range' | 'board'>): void {
  if (hasUnknowns(kind)) {
    throw new UserError(`a ${kind} has no game id`, { hint: 'use the text or JSON form' });
  }
  if (!isFullRectangle(board, range)) {
    throw new UserError('only a full rectangle has a game id', {
      expected: `${range + 1} rows of ${range + 2} cells`,
      hint: 'use the text or JSON form',
    });
  }
}

/**
 * The game id of Simon Tatham's Dominosa: `7:4664…`, numbers of two digits in square brackets.
 *
 * @throws UserError if it has none: see {@link checkHasGameId}
 */
export function makeGameId(setup: Setup): string {
  checkHasGameId(setup);
  const { range, numbers } = setup;
  const codes: number[] = [];
  for (const number of numbers) {
    if (number < 10) {
      codes.push(ZERO + number);
      continue;
    }
    const ones = number % 10;
    codes.push(OPENING_BRACKET, ZERO + (number - ones) / 10, ZERO + ones, CLOSING_BRACKET);
  }
  return `${range}:${String.fromCharCode(...codes)}`;
}

/** Reads a game id, with or without a difficulty (`7db:`), which says nothing and is left out. @throws UserError */
export function parseGameId(text: string): Setup {
  const match = /^(\d{1,3})(?:d[a-z])?:((?:\d|\[\d{1,3}\])+)$/.exec(text.trim());
  if (!match) {
    throw new UserError('this is not a game id', {
      expected: 'the range, a colon and the numbers, those above 9 in square brackets, such as 1:001110',
    });
  }
  const range = checkRange(Number(match[1]));
  const board = fullRectangle(range);
  const numbers = [...match[2]!.matchAll(/\d|\[(\d+)\]/g)].map((found) => Number(found[1] ?? found[0]));
  if (numbers.length !== board.cells.length) {
    throw new UserError(`the game id has ${numbers.length} ${plural(numbers.length, 'number')}`, {
      expected: `${board.cells.length}: ${board.rows} rows of ${board.columns}`,
      reason: { name: 'id-length', values: { count: numbers.length, expected: board.cells.length } },
    });
  }
  return { kind: 'omnibus', range, board, numbers };
}

/** A key as rows of L, R, T, B: which half of its domino each cell is; `.` where the board has no cell. */
export function makeKeyRows(board: Board, key: Key): string[] {
  const letters = board.has.map((has, i) => {
    const [cell, other] = [asCell(i), key[i]!];
    if (!has) return '.';
    const isAcross = rowOf(board, other) === rowOf(board, cell);
    if (isAcross) return other > cell ? 'L' : 'R';
    return other > cell ? 'T' : 'B';
  });
  return Array.from({ length: board.rows }, (_, row) =>
    letters.slice(row * board.columns, (row + 1) * board.columns).join(''),
  );
}

/** Reads rows of L, R, T, B. @throws UserError if they do not lay whole dominoes on this board */
export function parseKeyRows(board: Board, rows: readonly string[]): Key {
  if (rows.length !== board.rows || rows.some((row) => row.length !== board.columns)) {
    throw new UserError('the key has another shape than the puzzle', {
      expected: `${board.rows} rows of ${board.columns} characters`,
    });
  }
  const letters = rows.join('').toUpperCase();
  return board.has.map((present, i) => {
    const cell = asCell(i);
    const letter = letters[cell]!;
    const other = otherHalf(board, letters, cell);
    if (present ? other !== undefined : letter === '.') return other ?? NO_CELL;
    throw new UserError(
      `key row ${rowOf(board, cell) + 1}, column ${columnOf(board, cell) + 1}: "${letter}"`,
      { expected: present ? 'L beside R, or T above B' : 'a full stop, as the board has no cell there' },
    );
  });
}

/** Where the other half of a domino lies, and its letter. */
const HALVES: Readonly<
  Record<string, { readonly across: number; readonly down: number; readonly opposite: string }>
> = {
  L: { across: 1, down: 0, opposite: 'R' },
  R: { across: -1, down: 0, opposite: 'L' },
  T: { across: 0, down: 1, opposite: 'B' },
  B: { across: 0, down: -1, opposite: 'T' },
};

/**
 * The cell with the other half of the domino, by the letters L, R, T and B of all places of the bounding box; nothing if
 * the letter is none of these, or its counterpart does not stand where it should.
 */
export function otherHalf(board: Board, letters: string, cell: Cell): Cell | undefined {
  const half = HALVES[letters[cell]!];
  if (!half) return undefined;
  const other = asCell(cell + half.across + half.down * board.columns);
  const fits = letters[other] === half.opposite && board.has[other];
  return fits && (half.down !== 0 || rowOf(board, cell) === rowOf(board, other)) ? other : undefined;
}

function codeOf(sign: string): number {
  return sign.charCodeAt(0);
}
