import { deepEqual } from 'fast-equals';
import { hasUnknowns, SOLVED_KINDS } from '../domino/kinds.ts';
import { makeKeyRows, makeRows, parseKeyRows, parseRows } from '../domino/notation.ts';
import { checkKey, checkPuzzle, type Key, type Puzzle, UNKNOWN } from '../domino/puzzle.ts';
import { coded, UserError, within } from '../errors.ts';
import type { Grade } from '../solve/grade.ts';
import { puzzleId } from './id.ts';
import type { recordSchema } from './record-schema.ts';
import type { z } from './zod.ts';

/** A puzzle as it is written in JSON files. */
export type PuzzleRecord = z.infer<typeof recordSchema>;

/** The ids of a Terzett puzzle: its key, and its numbers on this key. */
export type SeriesIds = NonNullable<PuzzleRecord['series']>;

/** A puzzle with everything that its record tells. */
export interface Documented {
  readonly puzzle: Puzzle;
  /** All numbers, where the puzzle shows only some. */
  readonly solution?: Puzzle | undefined;
  readonly key: Key;
  readonly series?: SeriesIds | undefined;
  readonly grade?: Grade | undefined;
  readonly origin?: PuzzleRecord['origin'];
}

/** Writes a puzzle as JSON data. */
export function makeRecord({ puzzle, solution, key, series, grade, origin }: Documented): PuzzleRecord {
  return {
    format: 'dominosa/puzzle@1',
    id: puzzleId(puzzle),
    kind: puzzle.kind,
    range: puzzle.range,
    rows: makeRows(puzzle),
    ...(solution && { solution: makeRows(solution) }),
    key: makeKeyRows(puzzle.board, key),
    ...(series && { series }),
    ...(grade && { grade: { ...grade, counts: { ...grade.counts } } }),
    ...(origin && { origin }),
  };
}

/** A puzzle as it was read from a record. */
export interface ParsedRecord {
  readonly puzzle: Puzzle;
  readonly solution?: Puzzle;
  readonly key?: Key;
}

/**
 * Reads a puzzle back: the numbers must be a whole set, or a part of one and the solution the whole of it; a key,
 * where there is one, must lay every domino once. Whether it is the only one is not asked here.
 *
 * @throws UserError
 */
export function parseRecord(record: PuzzleRecord): ParsedRecord {
  const { kind, range, rows } = record;
  return coded('puzzle-wrong', () => {
    const puzzle = checkPuzzle(within('rows', () => parseRows(rows, range, kind)));
    const solution = record.solution && within('solution', () => parseSolution(puzzle, record.solution!));
    const key = record.key && within('key', () => parseKey(solution ?? puzzle, record.key!));
    return { puzzle, ...(solution && { solution }), ...(key && { key }) };
  });
}

/** @throws UserError if the solution changes a given number or has another shape, or if the puzzle needs none */
function parseSolution(puzzle: Puzzle, rows: readonly string[]): Puzzle {
  const { kind, range, board, numbers } = puzzle;
  if (!hasUnknowns(kind)) {
    throw new UserError(`a ${kind} shows all its numbers`, { hint: 'only completions have a solution' });
  }
  const solution = checkPuzzle(parseRows(rows, range, SOLVED_KINDS[kind]));
  const differs =
    !deepEqual(solution.board, board) ||
    board.cells.some((cell) => numbers[cell] !== UNKNOWN && numbers[cell] !== solution.numbers[cell]);
  if (differs) {
    throw new UserError('the solution does not agree with the numbers that are given', {
      expected: 'the same board, and in each given cell the number given',
    });
  }
  return solution;
}

/** @throws UserError */
function parseKey(solved: Puzzle, rows: readonly string[]): Key {
  if (solved.numbers.includes(UNKNOWN)) {
    throw new UserError('a key is of no use without all the numbers', {
      expected: 'the field solution beside it',
    });
  }
  const key = parseKeyRows(solved.board, rows);
  checkKey(solved, key);
  return key;
}
