import { Colourings } from '../../src/compose/groups/colourings.ts';
import { Random } from '../../src/random.ts';
import { countPlain } from './plain-keys.ts';

const [HIGH, WIDE] = [8, 9];
const CELLS = HIGH * WIDE;
const BOARD = Array.from({ length: HIGH }, () => '#'.repeat(WIDE));

/**
 * The attempts to number a pair of a partition and a key, and the choices in each. Remaining keys are searched exhaustively.
 */
const TRIES = 8;
const NODES = 150;

/** Properties of all keys of 8 x 9 on which all doubles can lie inside threes. */
export interface Carried {
  /** How many of them carry numbers with all doubles inside threes. */
  readonly carried: number;
  /** How many are invariant under reflection top to bottom, reflection left to right, and the half turn. */
  readonly unchanged: readonly [number, number, number];
  /** The number up to rotation and reflection (Burnside). */
  readonly different: number;
}

/** Looks for numbers on every key; a result for one also holds for its images. */
export function countCarried(): Carried {
  const { keys } = countPlain(BOARD, 8);
  const placeOf = (code: number): number => {
    let [low, high] = [0, keys.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (keys[middle]! < code) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const isCarrying = new Uint8Array(keys.length);
  const isSeen = new Uint8Array(keys.length);
  const unchanged: [number, number, number] = [0, 0, 0];
  const colourings = new Colourings(CELLS / 3, 7, 3);
  const random = new Random('carried');
  let carried = 0;
  const look = (tries: number, nodes: number) => (threeOf: Int8Array, partner: Int16Array, code: number) => {
    const place = placeOf(code);
    const codes = imagesOf(partner);
    if (isSeen[place] === 0) {
      isSeen[place] = 1;
      codes.forEach((image, i) => {
        if (image === code) unchanged[i]!++;
      });
    }
    for (let i = 0; i < tries && isCarrying[place] === 0; i++) {
      if (!colourings.begin(threeOf, partner, { random })) return;
      if (!colourings.next(nodes)) continue;
      for (const image of [code, ...codes].map(placeOf)) {
        carried += 1 - isCarrying[image]!;
        isCarrying[image] = 1;
      }
    }
  };
  countPlain(BOARD, 8, look(TRIES, NODES));
  if (carried < keys.length) countPlain(BOARD, 8, look(1, Number.POSITIVE_INFINITY));
  const different = (keys.length + unchanged[0] + unchanged[1] + unchanged[2]) / 4;
  return { carried, unchanged, different };
}

const image = new Int16Array(CELLS);

/**
 * The choices of the key reflected top to bottom, reflected left to right, and rotated by a half turn. Cells are in column
 * order.
 */
function imagesOf(partner: Int16Array): number[] {
  return [1, 2, 3].map((turn) => {
    const moved = (cell: number): number => {
      const [row, column] = [cell % HIGH, Math.floor(cell / HIGH)];
      return (turn & 1 ? HIGH - 1 - row : row) + HIGH * (turn & 2 ? WIDE - 1 - column : column);
    };
    for (let cell = 0; cell < CELLS; cell++) image[moved(cell)] = moved(partner[cell]!);
    let code = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      if (image[cell]! > cell) code = 2 * code + (image[cell] === cell + 1 ? 0 : 1);
    }
    return code;
  });
}
