import { makeKeyRows, parseKeyRows } from '../../domino/notation.ts';
import type { Key } from '../../domino/puzzle.ts';
import { nameOfShape } from '../../domino/shapes.ts';
import { NotPossibleError, UserError, within } from '../../errors.ts';
import { SolutionCounter } from '../../solve/solution-counter.ts';
import { rangeOf, USUAL_KIND } from './ids.ts';
import { makeKeyId, parseKeyId } from './key-id.ts';
import {
  KEY_TURNS,
  type KeyTurn,
  keyInRegister,
  numberInRegister,
  REGISTER_BOARD,
  REGISTER_SIZE,
  turnedKey,
} from './key-register.ts';
import { Series } from './series.ts';
import { surveyOf } from './survey.ts';

/** A key of the register, and what it carries. */
export interface RegisterEntry {
  readonly number: number;
  /** How many keys the register has. */
  readonly of: number;
  readonly keyId: string;
  readonly key: readonly string[];
  /** The numbers of its images; its own where it stays as it is. */
  readonly images: Readonly<Record<KeyTurn, number>>;
  readonly partitions: readonly Threes[];
}

/** A way to part the board into threes that suits the key. */
export interface Threes {
  /** A letter for each three, row by row. */
  readonly threes: readonly string[];
  /** How many dominoes lie inside a three. */
  readonly inside: number;
  /** The ways to give numbers to the threes, up to renumbering, as far as they were counted. */
  readonly fillings: number;
  /** How many of them have no other key. */
  readonly unique: number;
  readonly complete: boolean;
}

const RANGE = rangeOf(REGISTER_BOARD, USUAL_KIND);
const ROWS = /^[LRTB]{9}([/\s]+[LRTB]{9}){7}$/i;
const KEY_ID = /^\d+x\d+(-[a-z]+)+$/i;

/** Whether a text names a key for the register: by its number, its id or its rows. */
export function namesKey(text: string): boolean {
  return /^\d+$/.test(text) || KEY_ID.test(text) || ROWS.test(text);
}

/**
 * The entry of a key.
 *
 * @param limit at which the fillings of each partition are no longer counted
 * @throws UserError if the register has no such number, or the key lies on another board
 * @throws NotPossibleError if the key does not stand in the register
 */
export function entryOf(text: string, limit: number): RegisterEntry {
  const isNumber = /^\d+$/.test(text);
  const key = isNumber ? keyInRegister(Number(text)) : keyNamed(text);
  const number = isNumber ? Number(text) : numberInRegister(key);
  if (number === undefined) {
    const id = makeKeyId(REGISTER_BOARD, key);
    throw new NotPossibleError('this key is not in the register', {
      where: id,
      expected: 'a key with a partition into threes that has all eight doubles inside them',
      hint: `dominosa series ${id} shows whether it carries other puzzles`,
    });
  }
  const series = seriesOf(key);
  const { partitions } = surveyOf(series, REGISTER_BOARD, RANGE, key, limit);
  return {
    number,
    of: REGISTER_SIZE,
    keyId: makeKeyId(REGISTER_BOARD, key),
    key: makeKeyRows(REGISTER_BOARD, key),
    images: imagesOf(key),
    partitions: partitions.map((row, i) => ({
      threes: letterRows(series.partitions[i]!),
      inside: insideOf(series.partitions[i]!, key),
      ...row,
    })),
  };
}

/**
 * For each partition of a key of the register a filling, as its numbers: the first that is found with this key alone; if none
 * is found within the limit, the first of all. Nothing where the partition has none of its own.
 */
export function fillingsOf(
  key: Key,
  limit: number,
): ({ readonly numbers: readonly number[]; readonly isUnique: boolean } | undefined)[] {
  const series = seriesOf(key);
  const solver = new SolutionCounter(REGISTER_BOARD, RANGE);
  return series.partitions.map((_, partition) => {
    series.begin(partition);
    let first: readonly number[] | undefined;
    for (let seen = 0; seen < limit && series.next(); seen++) {
      const numbers = [...series.numbers];
      if (solver.load(numbers).isOnlySolution(key)) return { numbers, isUnique: true };
      first ??= numbers;
    }
    return first && { numbers: first, isUnique: false };
  });
}

function seriesOf(key: Key): Series {
  return new Series(REGISTER_BOARD, USUAL_KIND, RANGE, key);
}

function keyNamed(text: string): Key {
  if (ROWS.test(text)) return within('key', () => parseKeyRows(REGISTER_BOARD, text.split(/[/\s]+/)));
  const { board, key } = within(text, () => parseKeyId(text));
  if (board === REGISTER_BOARD) return key;
  throw new UserError(`the register has no keys of ${nameOfShape(board)}`, {
    where: text,
    expected: 'a key of 8x9',
    hint: 'dominosa series ID shows what the key of another board carries',
  });
}

function imagesOf(key: Key): Record<KeyTurn, number> {
  const [leftRight, topBottom, half] = KEY_TURNS.map((turn) => numberInRegister(turnedKey(key, turn))!);
  return { leftRight: leftRight!, topBottom: topBottom!, half: half! };
}

/** Letters in the order in which the threes are met. */
function letterRows(groupOf: ArrayLike<number>): string[] {
  const { rows, columns } = REGISTER_BOARD;
  const letters = new Map<number, string>();
  const all = Array.from(groupOf, (group) => {
    const letter = letters.get(group) ?? String.fromCharCode(97 + letters.size);
    letters.set(group, letter);
    return letter;
  }).join('');
  return Array.from({ length: rows }, (_, row) => all.slice(row * columns, (row + 1) * columns));
}

function insideOf(groupOf: ArrayLike<number>, key: Key): number {
  return key.filter((other, cell) => other > cell && groupOf[other] === groupOf[cell]).length;
}
