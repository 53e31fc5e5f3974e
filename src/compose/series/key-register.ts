import { type Board, type Cell, imageOf } from '../../domino/board.ts';
import type { Key } from '../../domino/puzzle.ts';
import { parseShape } from '../../domino/shapes.ts';
import { UserError } from '../../errors.ts';
import { REGISTER_MARKS } from './register-marks.ts';
import { TerzettKeys } from './terzett-keys.ts';

/** The board of the register: that of the set up to 7:7. */
export const REGISTER_BOARD: Board = parseShape('8x9');

/** How many keys stand in the register; turned and mirrored ones count by themselves. */
export const REGISTER_SIZE = 3_330_139;

/** The marks are so many keys apart: at most so many are looked through to find one. */
export const MARK_DISTANCE = 1024;

/**
 * The key of this number: the register counts the {@link TerzettKeys} of 8 x 9 from 1, in their order.
 *
 * @throws UserError if there is no such number
 */
export function keyInRegister(number: number): Key {
  if (!Number.isInteger(number) || number < 1 || number > REGISTER_SIZE) {
    throw new UserError(`the register has no key ${number}`, {
      expected: `1 to ${REGISTER_SIZE}`,
      reason: { name: 'no-key', values: { number, most: REGISTER_SIZE } },
    });
  }
  const keys = registerKeys();
  const mark = Math.floor((number - 1) / MARK_DISTANCE);
  keys.begin(marks()[mark]!);
  for (let at = mark * MARK_DISTANCE; at < number; at++) keys.next();
  return keys.key();
}

/** The number of a key of 8 x 9 in the register; nothing if it does not stand there. */
export function numberInRegister(key: Key): number | undefined {
  const keys = registerKeys();
  const rank = Number(keys.ranks.rankOf(key));
  const after = marks().findIndex((first) => first > rank);
  const mark = (after < 0 ? marks().length : after) - 1;
  if (mark < 0) return undefined;
  keys.begin(marks()[mark]!);
  for (let number = mark * MARK_DISTANCE + 1; ; number++) {
    const found = keys.next();
    if (found === rank) return number;
    if (found < 0 || found > rank) return undefined;
  }
}

let known: TerzettKeys | undefined;

function registerKeys(): TerzettKeys {
  known ??= new TerzettKeys(REGISTER_BOARD);
  return known;
}

let read: readonly number[] | undefined;

/** The numbers of the first, 1025th, 2049th … key among all keys of the board. */
function marks(): readonly number[] {
  let sum = 0;
  read ??= REGISTER_MARKS.split(/\s+/).map((gap) => {
    sum += Number.parseInt(gap, 36);
    return sum;
  });
  return read;
}

/** How a key of the register can be turned over: mirrored left to right, top to bottom, and turned by half. */
export const KEY_TURNS = ['leftRight', 'topBottom', 'half'] as const;
export type KeyTurn = (typeof KEY_TURNS)[number];

/** A key of {@link REGISTER_BOARD} as it lies after a turn. */
export function turnedKey(key: Key, turn: KeyTurn): Key {
  const image = (cell: Cell) => imageOf(REGISTER_BOARD, cell, turn !== 'leftRight', turn !== 'topBottom');
  const turned = [...key];
  for (const cell of REGISTER_BOARD.cells) turned[image(cell)] = image(key[cell]!);
  return turned;
}
