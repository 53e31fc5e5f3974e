import { rangeOf, USUAL_KIND } from '../compose/series/ids.ts';
import { makeKeyId, parseKeyId } from '../compose/series/key-id.ts';
import {
  keyInRegister,
  numberInRegister,
  REGISTER_BOARD,
  REGISTER_SIZE,
  TURNS,
  type Turn,
  turnedKey,
} from '../compose/series/key-register.ts';
import { Series } from '../compose/series/series.ts';
import { surveyOf } from '../compose/series/survey.ts';
import { makeKeyRows, parseKeyRows } from '../domino/notation.ts';
import type { Key } from '../domino/puzzle.ts';
import { nameOfShape } from '../domino/shapes.ts';
import { NotPossibleError, UserError, within } from '../errors.ts';

/** A key of the register, and what it carries. */
interface Entry {
  readonly number: number;
  /** How many keys the register has. */
  readonly of: number;
  readonly keyId: string;
  readonly key: readonly string[];
  /** The numbers of its images; its own where it stays as it is. */
  readonly images: Readonly<Record<Turn, number>>;
  readonly partitions: readonly Threes[];
}

/** A way to part the board into threes that suits the key. */
interface Threes {
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

const ROWS = /^[LRTB]{9}([/\s]+[LRTB]{9}){7}$/i;
const KEY_ID = /^\d+x\d+(-[a-z]+)+$/i;

/** Whether a text names a key for the register: by its number, its id or its rows. */
export function namesKey(text: string): boolean {
  return /^\d+$/.test(text) || KEY_ID.test(text) || ROWS.test(text);
}

/**
 * The entry of a key, in lines or as JSON.
 *
 * @param limit at which the fillings of each partition are no longer counted
 * @throws UserError if the register has no such number, or the key lies on another board
 * @throws NotPossibleError if the key does not stand in the register
 */
export function registerEntry(text: string, limit: number, isJson: boolean): readonly string[] {
  const entry = entryOf(text, limit);
  return isJson ? [JSON.stringify(entry)] : inWords(entry);
}

function entryOf(text: string, limit: number): Entry {
  const isNumber = /^\d+$/.test(text);
  const key = isNumber ? keyInRegister(Number(text)) : keyNamed(text);
  const number = isNumber ? Number(text) : numberInRegister(key);
  if (number === undefined) {
    const id = makeKeyId(REGISTER_BOARD, key);
    throw new NotPossibleError('this key is not in the register', {
      where: id,
      expected: 'a key with a partition into threes that has all eight doubles inside them',
      hint: `dominosa series ${id} tells whether it carries other puzzles`,
    });
  }
  const range = rangeOf(REGISTER_BOARD, USUAL_KIND);
  const series = new Series(REGISTER_BOARD, USUAL_KIND, range, key);
  const { partitions } = surveyOf(series, REGISTER_BOARD, range, key, limit);
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

function keyNamed(text: string): Key {
  if (ROWS.test(text)) return within('key', () => parseKeyRows(REGISTER_BOARD, text.split(/[/\s]+/)));
  const { board, key } = within(text, () => parseKeyId(text));
  if (board === REGISTER_BOARD) return key;
  throw new UserError(`the register has no keys of ${nameOfShape(board)}`, {
    where: text,
    expected: 'a key of 8x9',
    hint: 'dominosa series ID tells what the key of another board carries',
  });
}

function imagesOf(key: Key): Record<Turn, number> {
  const [leftRight, topBottom, half] = TURNS.map((turn) => numberInRegister(turnedKey(key, turn))!);
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

function inWords({ number, of, keyId, key, images, partitions }: Entry): string[] {
  return [
    `Key ${number} of ${of} in the register of 8x9`,
    `Id: ${keyId}`,
    ...key,
    `Mirrored left to right: ${imageText(images.leftRight, number)}.`,
    `Mirrored top to bottom: ${imageText(images.topBottom, number)}.`,
    `Turned by half: ${imageText(images.half, number)}.`,
    `Partitions into threes: ${partitions.length}.`,
    ...partitions.flatMap((partition, i) => [
      `Partition ${i + 1}, with ${partition.inside} of 8 doubles inside threes:`,
      ...partition.threes,
      fillingsText(partition),
    ]),
    `What else it carries: dominosa series ${keyId}`,
  ];
}

function imageText(image: number, number: number): string {
  return image === number ? 'the same key' : `key ${image}`;
}

function fillingsText({ fillings, unique, complete }: Threes): string {
  if (fillings === 0) return complete ? 'No filling of its own.' : 'No filling was looked at.';
  const counted = `${fillings} ${fillings === 1 ? 'filling' : 'fillings'}`;
  const sorts = `${unique} with this key alone, ${fillings - unique} with other keys as well`;
  return `${counted}${complete ? '' : ', where counting stopped'}: ${sorts}.`;
}
