import { Colourings } from '../../src/compose/groups/colourings.ts';
import { Layouts } from '../../src/compose/groups/layouts.ts';
import { Partitions } from '../../src/compose/groups/partitions.ts';
import { unionsOf } from '../../src/compose/groups/unions.ts';
import { cellIn, fullRectangle } from '../../src/domino/board.ts';
import { parseCell } from '../../src/domino/coordinates.ts';
import { listOf } from '../../src/domino/indices.ts';
import { groupsOfKind } from '../../src/domino/kinds.ts';
import type { Key } from '../../src/domino/puzzle.ts';
import { SolutionCounter } from '../../src/solve/solution-counter.ts';

/** Where the book says that the doubles always lie with the key of Fig. 5. */
const DOUBLES = ['e5 e6', 'f5 f6', 'g5 g6', 'h6 h7', 'i6 i7', 'h1 i1', 'e8 f8', 'h8 i8'];
const BOARD = fullRectangle(7);
const RANGE = 7;
const GROUPS = 24;

/** A partition and a key with all doubles inside threes, in the book's places. */
export interface Base {
  readonly groupOf: Int32Array;
  readonly key: Key;
}

/** Every partition with every key on it whose dominoes inside threes are those of the book. */
export function basesOfFigure5(): Base[] {
  const places = DOUBLES.map((text) => text.split(' ').map((cell) => parseCell(BOARD, cell)));
  const partitions = new Partitions(BOARD, groupsOfKind('terzett')!);
  const layouts = new Layouts(BOARD, GROUPS, RANGE);
  const bases: Base[] = [];
  partitions.begin();
  while (partitions.next()) {
    const { groupOf } = partitions;
    if (!places.every(([one, other]) => groupOf[one!] === groupOf[other!])) continue;
    layouts.begin(groupOf);
    while (layouts.next()) {
      if (!places.every(([one, other]) => layouts.key[one!] === other)) continue;
      const inside = BOARD.cells.filter((cell) => groupOf[cell] === groupOf[layouts.key[cell]!]).length / 2;
      if (inside === places.length) bases.push({ groupOf: groupOf.slice(), key: listOf(layouts.key) });
    }
  }
  return bases;
}

/** The possible boards on one base, as far as the book leaves them open. */
export interface FigureCounts {
  /** The number of fillings up to renumbering. */
  readonly fillings: number;
  /** Boards that can be Fig. 4: column c has 27 points, e5 to e7 have 7, no two equal threes touch. */
  readonly figure4: number;
  /** Boards that can be Fig. 8: column c has 0000, 111 and 7, e2 to e7 have 6. */
  readonly figure8: number;
  /** The number of possible boards of Fig. 4 for each number of solutions. */
  readonly bySolutions: ReadonlyMap<number, number>;
  /** The first of those with the fewest solutions. */
  readonly reconstruction?: { readonly rows: readonly string[]; readonly solutions: number };
}

/** Counts the boards on a base, or those of its first fillings; those of Fig. 4 are solved, too. */
export function countFigures({ groupOf, key }: Base, fillings = Number.POSITIVE_INFINITY): FigureCounts {
  const at = (column: number, row: number) => groupOf[cellIn(BOARD, row - 1, column)]!;
  const [a, f, o, v] = [at(2, 1), at(2, 2), at(2, 5), at(2, 8)];
  const [h, q] = [at(4, 2), at(4, 5)];
  const colourings = new Colourings(GROUPS, RANGE, 3);
  const solver = new SolutionCounter(BOARD, RANGE);
  const counts = { fillings: 0, figure4: 0, figure8: 0 };
  const bySolutions = new Map<number, number>();
  let reconstruction: { rows: string[]; solutions: number } | undefined;
  colourings.begin(groupOf, key);
  while (counts.fillings < fillings && colourings.next()) {
    counts.fillings++;
    const { colour } = colourings;
    const [x, y, z, w] = [colour[a]!, colour[f]!, colour[o]!, colour[v]!];
    const [seven, upper] = [colour[q]!, colour[h]!];
    const eight = exchanges(
      [upper === seven ? seven : -1, x, y, z, w],
      ([six, i, j, k, l]) => six === 6 && isFigure8(i!, j!, k!, l!),
    );
    counts.figure8 += upper === seven ? eight.count : 0;
    const numbers = BOARD.cells.map((cell) => colour[groupOf[cell]!]!);
    if (unionsOf(BOARD, numbers, GROUPS) > 0) continue;
    const four = exchanges(
      [seven, x, y, z, w],
      ([n, i, j, k, l]) => n === 7 && i! + 3 * j! + 3 * k! + l! === 27,
    );
    if (four.count === 0) continue;
    counts.figure4 += four.count;
    const { solutions } = solver.load(numbers).count(1000);
    bySolutions.set(solutions, (bySolutions.get(solutions) ?? 0) + four.count);
    if (reconstruction && reconstruction.solutions <= solutions) continue;
    const text = numbers.map((number) => four.first![number]!).join('');
    reconstruction = { rows: text.match(/.{9}/g)!, solutions };
  }
  return {
    ...counts,
    bySolutions: new Map([...bySolutions].toSorted(([one], [other]) => one - other)),
    ...(reconstruction && { reconstruction }),
  };
}

/** Whether column c is that of Fig. 8: four zeros, three ones and a seven; the threes are in rows 2 to 4 and 5 to 7. */
function isFigure8(first: number, upper: number, lower: number, last: number): boolean {
  const [threes, ends] = [[upper, lower].toSorted(), [first, last].toSorted()];
  return threes.join() === '0,1' && ends.join() === '0,7';
}

/** The number of renumberings that turn these colours into fitting numbers, and one of them. */
function exchanges(
  colours: readonly number[],
  fits: (numbers: readonly number[]) => boolean,
): { count: number; first?: readonly number[] } {
  const different = [...new Set(colours)];
  let count = 0;
  let first: number[] | undefined;
  const name = new Array<number>(RANGE + 1).fill(-1);
  const free = new Set(Array.from({ length: RANGE + 1 }, (_, number) => number));
  const give = (i: number): void => {
    if (i === different.length) {
      if (!fits(colours.map((colour) => name[colour]!))) return;
      count++;
      if (first) return;
      const rest = [...free];
      first = name.map((number) => (number < 0 ? rest.shift()! : number));
      return;
    }
    for (const number of [...free]) {
      free.delete(number);
      name[different[i]!] = number;
      give(i + 1);
      name[different[i]!] = -1;
      free.add(number);
    }
  };
  if (!different.includes(-1)) give(0);
  const others = Array.from({ length: free.size - different.length }, (_, i) => i + 1);
  return { count: others.reduce((product, factor) => product * factor, count), ...(first && { first }) };
}
