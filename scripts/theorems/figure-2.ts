import { type Cell, cellIn, placesOf } from '../../src/domino/board.ts';
import { parsePlace } from '../../src/domino/coordinates.ts';
import { dominoIndex } from '../../src/domino/dominoes.ts';
import type { Key } from '../../src/domino/puzzle.ts';
import { OPENING, OPENING_COUNTS } from '../../src/parts/exhibits/document/historic-opening.ts';
import type { Random } from '../../src/random.ts';
import { SolutionCounter } from '../../src/solve/solution-counter.ts';

/** Where the book lays dominoes in Fig. 2, and with the same key in Fig. 3. */
const LAID = [
  'i 3,4',
  'h 1,2',
  '1 b c',
  'i 1,2',
  'a 1,2',
  '5 a b',
  '4 b c',
  'a 3,4',
  'b 2,3',
  'c 2,3',
  '2 f g',
  '1 f g',
  '6 e f',
  'h 4,5',
];

const { board, range } = OPENING;

/**
 * The requirements for Fig. 2: the 26 cells that follow from the book's words, its count of every domino, and d2 = 1, without
 * which 5:7 on f g 1 would fill no large gap; h4 and i5 are 1 and 7, e1 is 3 or 5.
 */
export const FIXED: readonly number[] = board.cells.map((cell) =>
  cell === cellIn(board, 1, 3) ? 1 : OPENING.numbers[cell]!,
);
const [H4, I5, E1] = [cellIn(board, 3, 7), cellIn(board, 4, 8), cellIn(board, 0, 4)];

const NEIGHBOURS = board.cells.map((cell) =>
  placesOf(board).flatMap(({ first, second }) =>
    first === cell ? [second] : second === cell ? [first] : [],
  ),
);
const INDEX = Int32Array.from({ length: 64 }, (_, i) => dominoIndex(i >> 3, i & 7));
/** Ordered by {@link dominoIndex}, while the book's list is ordered by rows. */
const TARGET = targets();

function targets(): Int32Array {
  const target = new Int32Array(OPENING_COUNTS.flat().length);
  OPENING_COUNTS.forEach((row, low) => {
    row.forEach((count, more) => {
      target[dominoIndex(low, low + more)] = count;
    });
  });
  return target;
}

/** How often each domino can be seen, by {@link dominoIndex}. */
function countsOf(numbers: ArrayLike<number>): Int32Array {
  const counts = new Int32Array(TARGET.length);
  for (const { first, second } of placesOf(board)) counts[dominoIndex(numbers[first]!, numbers[second]!)]!++;
  return counts;
}

/** Whether a board agrees with everything known about Fig. 2 except its key. */
export function agrees(numbers: ArrayLike<number>): boolean {
  return (
    countsOf(numbers).every((count, i) => count === TARGET[i]) &&
    FIXED.every((number, cell) => number < 0 || numbers[cell] === number) &&
    [1, 7].includes(numbers[H4]!) &&
    numbers[H4]! + numbers[I5]! === 8 &&
    [3, 5].includes(numbers[E1]!)
  );
}

/** Whether a key lays the dominoes where the book does. */
export function isBooksKey(key: Key): boolean {
  return LAID.map((text) => parsePlace(board, text)).every(({ first, second }) => key[first] === second);
}

/** Counts the solutions of a board up to `limit`, and finds the first one. */
export function solve(numbers: ArrayLike<number>, limit: number) {
  return solver.load(numbers).count(limit);
}

const solver = new SolutionCounter(board, range);

/**
 * Deals the remaining numbers to the open cells and repeatedly swaps two of them: downhill in the total deviation of the
 * counts, and sometimes uphill (simulated annealing). Each board that agrees with the book's words and its list is reported,
 * whether or not it has a solution.
 */
export function anneal(random: Random, moves: number, found: (numbers: Int8Array) => void): void {
  const open = board.cells.filter((cell) => FIXED[cell]! < 0 && cell !== H4 && cell !== I5);
  const numbers = Int8Array.from(FIXED);
  [numbers[H4], numbers[I5]] = random.below(2) === 0 ? [1, 7] : [7, 1];
  const left = Array.from({ length: range + 1 }, (_, number) =>
    new Array<number>(range + 2 - numbers.filter((known) => known === number).length).fill(number),
  );
  const dealt = random.shuffle(left.flat());
  open.forEach((cell, i) => {
    numbers[cell] = dealt[i]!;
  });
  const counts = countsOf(numbers);
  let energy = counts.reduce((sum, count, i) => sum + Math.abs(count - TARGET[i]!), 0);
  const count = (domino: number, by: number): void => {
    const off = counts[domino]! - TARGET[domino]!;
    counts[domino]! += by;
    energy += Math.abs(off + by) - Math.abs(off);
  };
  // Changes one cell after the other, so that two neighbours are counted correctly.
  const set = (cell: Cell, number: number): void => {
    for (const other of NEIGHBOURS[cell]!) count(INDEX[numbers[cell]! * 8 + numbers[other]!]!, -1);
    numbers[cell] = number;
    for (const other of NEIGHBOURS[cell]!) count(INDEX[number * 8 + numbers[other]!]!, 1);
  };
  for (let move = 0; move < moves; move++) {
    const heat = HOT * (COLD / HOT) ** (move / moves);
    const one = open[random.below(open.length)]!;
    const other = open[random.below(open.length)]!;
    const [a, b] = [numbers[one]!, numbers[other]!];
    if (a === b) continue;
    const before = energy;
    set(one, b);
    set(other, a);
    const rise = energy - before;
    if (rise > 0 && random.fraction() >= Math.exp(-rise / heat)) {
      set(one, a);
      set(other, b);
    } else if (energy === 0 && (numbers[E1] === 3 || numbers[E1] === 5)) found(numbers);
  }
}

const [HOT, COLD] = [1.6, 0.28];
