import { UserError, within } from '../errors.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../languages/index.ts';
import { type Board, below, type Cell, type Place, rightOf } from './board.ts';
import { makeCell, parsePlace } from './coordinates.ts';
import { type Domino, domino } from './dominoes.ts';
import { hasUnknowns } from './kinds.ts';
import { otherHalf } from './notation.ts';
import { type Setup, UNKNOWN } from './puzzle.ts';

/** A domino where a player has laid it, and what the player called it, if anything. */
export interface Laid extends Place {
  readonly named?: Domino;
}

/** What a player has done so far. */
export interface Attempt {
  readonly dominoes: readonly Laid[];
  /** The numbers that were filled in, each with its cell; of completions only. */
  readonly filled: readonly (readonly [cell: Cell, number: number])[];
}

/**
 * Reads an attempt on a puzzle, whole or in part. Dominoes stand one a line or between semicolons, each as its place
 * with or without its numbers (`1 b c`, `4:6 on 1 b c`, `4:6 a 1,2`); or as rows of L, R, T and B, with a question mark
 * for a cell without a domino and a full stop for a hole; or as the same letters in one line without R and B, which follow from L
 * and T. Before them a completion can have its rows of numbers, with
 * question marks for those not found. Lines that `solve` prints can be read.
 *
 * @throws UserError that names the line
 */
export function parseAttempt(puzzle: Setup, text: string): Attempt {
  // Only places have digits and can have a slash within a line (a 1/2).
  const lines = text
    .split(/\d/.test(text) ? /[\n;]/ : /[\n;/]/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^exactly one /.test(line));
  const { board } = puzzle;
  if (lines.length === 1 && board.rows > 1 && /^[lt?]+$/i.test(lines[0]!)) {
    return { dominoes: dominoesOfCode(board, lines[0]!.toUpperCase()), filled: [] };
  }
  const isGrid = (from: number, signs: RegExp) =>
    lines.length >= from + board.rows &&
    lines.slice(from, from + board.rows).every((line) => line.length === board.columns && signs.test(line));
  const numbers = hasUnknowns(puzzle.kind) && isGrid(0, /^[0-9a-z?.]+$/i) ? board.rows : 0;
  const letters = isGrid(numbers, /^[lrtb?.]+$/i) ? board.rows : 0;
  const rows = lines
    .slice(numbers, numbers + letters)
    .join('')
    .toUpperCase();
  return {
    // The dominoes that solve lists after its rows are the same again.
    dominoes:
      letters > 0 ? dominoesOfRows(board, rows) : lines.slice(numbers).map((line) => parseLaid(board, line)),
    filled: numbers > 0 ? parseFilled(puzzle, lines) : [],
  };
}

/** Whatever the language of the book, as what a player types does not say in which it is. */
const ON = LANGUAGE_CODES.map((language) => LANGUAGES[language].on).join('|');

const LAID = new RegExp(`^(?:(\\d{1,2})\\s*:\\s*(\\d{1,2})\\s+(?:(?:${ON})\\s+)?)?(.*)$`, 'is');

/** @throws UserError */
function parseLaid(board: Board, line: string): Laid {
  const match = LAID.exec(line)!;
  const place = within(`"${line.slice(0, 60)}"`, () => parsePlace(board, match[3]!));
  return match[1] === undefined ? place : { ...place, named: domino(Number(match[1]), Number(match[2])) };
}

/** @throws UserError if a letter has no counterpart beside it */
function dominoesOfRows(board: Board, letters: string): Laid[] {
  return board.cells.flatMap((cell) => {
    const letter = letters[cell]!;
    if (letter === '?') return [];
    const other = otherHalf(board, letters, cell);
    if (other !== undefined) return other > cell ? [{ first: cell, second: other }] : [];
    throw new UserError(`${makeCell(board, cell)} holds ${letter} without its other half`, {
      expected: 'L beside R, T above B, or ? for a cell without a domino',
    });
  });
}

/**
 * The letters L and T of rows in reading order, with a question mark for a cell without a domino.
 *
 * @throws UserError if a letter stands where no domino can begin, or there are too many or too few
 */
function dominoesOfCode(board: Board, letters: string): Laid[] {
  const covered = new Set<Cell>();
  const dominoes: Laid[] = [];
  let at = 0;
  for (const first of board.cells) {
    if (covered.has(first)) continue;
    const letter = letters[at++];
    if (letter === '?') continue;
    const second = letter === 'L' ? rightOf(board, first) : letter && below(board, first);
    if (!second || covered.has(second)) {
      throw new UserError(`no domino can begin at ${makeCell(board, first)} with ${letter ?? 'no letter'}`, {
        where: `letter ${at}`,
        expected: 'L or T for each domino in reading order, ? for each cell without one',
      });
    }
    covered.add(second);
    dominoes.push({ first, second });
  }
  if (at === letters.length) return dominoes;
  throw new UserError(`there are ${letters.length} letters`, { expected: `${at} for these dominoes` });
}

/** @throws UserError if a number that is given was changed, or one is none of the set */
function parseFilled({ board, range, numbers }: Setup, rows: readonly string[]): [Cell, number][] {
  const signs = rows.join('');
  return board.cells.flatMap((cell): [Cell, number][] => {
    const number = Number.parseInt(signs[cell]!, 36);
    if (Number.isNaN(number)) return [];
    const isOpen = numbers[cell] === UNKNOWN;
    if (isOpen && number <= range) return [[cell, number]];
    if (numbers[cell] === number) return [];
    throw new UserError(`${makeCell(board, cell)} holds ${number}`, {
      expected: isOpen ? `a number from 0 to ${range}` : `${numbers[cell]}, which is given there`,
    });
  });
}
