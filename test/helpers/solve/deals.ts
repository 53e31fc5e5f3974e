import fc from 'fast-check';
import { Dealer } from '../../../src/compose/deal.ts';
import { OmnibusComposer } from '../../../src/compose/omnibus.ts';
import { makeTiler, type Tiler } from '../../../src/compose/tiling.ts';
import {
  type Board,
  type Cell,
  fullRectangle,
  makeBoard,
  type Place,
  placesOf,
  rectangle,
} from '../../../src/domino/board.ts';
import { dominoesOf } from '../../../src/domino/dominoes.ts';
import { listOf } from '../../../src/domino/indices.ts';
import type { Setup } from '../../../src/domino/puzzle.ts';
import { makeKeyTable } from '../../../src/domino/puzzle.ts';
import { Random } from '../../../src/random.ts';
import type { RawSetup } from '../oracle.ts';

/** A complete set on a board: the numbers have at least the solution `key`. */
export interface Deal extends Setup {
  readonly key: readonly number[];
}

/** Sets up to `most`, half of them on their full rectangle, the others on boards with holes, often in pieces. */
export function deals(most: number): fc.Arbitrary<Deal> {
  return fc
    .record({ range: fc.integer({ min: 0, max: most }), full: fc.boolean(), seed: fc.nat() })
    .map(({ range, full, seed }) => dealOf(range, full, new Random(`deals/${seed}`)));
}

/** Dominoes laid and dealt as the composer does, so that the solution is often unique. */
export function likelyUnique(range: number, random: Random): Deal {
  const { board, key } = filled(range, random);
  const numbers = new Int32Array(key.length);
  const dealer = new Dealer(board, range);
  const laid = makeKeyTable(board);
  for (const cell of board.cells) laid[cell] = key[cell]!;
  while (!dealer.deal(laid, numbers, random));
  return { kind: 'omnibus', range, board, numbers: [...numbers], key };
}

const composers = new Map<number, OmnibusComposer>();

/** A puzzle on its full rectangle, with one solution. */
export function uniqueOf(range: number, random: Random): Deal {
  const composer = composers.get(range) ?? new OmnibusComposer(range);
  composers.set(range, composer);
  const { puzzle, key } = composer.compose(random)!;
  return { ...puzzle, key };
}

/** Dominoes laid and dealt without regard to the number of solutions. */
export function dealOf(range: number, full: boolean, random: Random): Deal {
  const { board, key } = full ? filled(range, random) : thrown(range, random);
  const dominoes = dominoesOf(range);
  const order = random.shuffle(dominoes.map((_, i) => i));
  const numbers = new Array<number>(key.length).fill(-1);
  let dealt = 0;
  for (const cell of board.cells) {
    const other = key[cell]!;
    if (other < cell) continue;
    const { low, high } = dominoes[order[dealt++]!]!;
    const turned = random.below(2) === 1;
    numbers[cell] = turned ? high : low;
    numbers[other] = turned ? low : high;
  }
  return { kind: 'omnibus', range, board, numbers, key };
}

const tilers = new Map<number, Tiler>();

function filled(range: number, random: Random): { board: Board; key: Cell[] } {
  const board = fullRectangle(range);
  const tiler = tilers.get(range) ?? makeTiler(board);
  tilers.set(range, tiler);
  const key = makeKeyTable(board);
  tiler.fill(key, random);
  return { board, key: listOf(key) };
}

/** As many dominoes as the set has, dropped on a box that grows until there is room for all. */
function thrown(range: number, random: Random): { board: Board; key: number[] } {
  const dominoes = dominoesOf(range).length;
  for (let spare = 0; ; spare++) {
    const [rows, columns] = [range + 1 + random.below(spare + 1), range + 2 + spare];
    const pairs: Place[] = placesOf(rectangle(rows, columns));
    const key = new Array<number>(rows * columns).fill(-1);
    let laid = 0;
    for (const i of random.shuffle(pairs.map((_, i) => i))) {
      const { first, second } = pairs[i]!;
      if (laid === dominoes || key[first]! >= 0 || key[second]! >= 0) continue;
      key[first] = second;
      key[second] = first;
      laid++;
    }
    const has = key.map((other) => other >= 0);
    if (laid === dominoes) return { board: makeBoard(rows, columns, has), key };
  }
}

/** The input of the oracle. */
export function rawOf({ board: { rows, columns }, range, numbers }: Setup): RawSetup {
  return { rows, columns, range, numbers };
}
