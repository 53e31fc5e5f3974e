import { type BoardFigure, COORDINATES, type Inline, wordsOf } from '../../../src/document/document.ts';
import { asCell, type Place } from '../../../src/domino/board.ts';
import { makeCell, makePlace } from '../../../src/domino/coordinates.ts';
import { makeDomino } from '../../../src/domino/dominoes.ts';

// What a figure leaves open, derived from its numbers and dominoes alone, without src/solve.

export type Pair = Place;

/** Every pair of neighbouring cells of a full rectangle, in reading order of the first. */
export function pairsOf({ rows, columns }: { readonly rows: number; readonly columns: number }): Pair[] {
  return Array.from({ length: rows * columns }, (_, cell) => asCell(cell)).flatMap((first) => [
    ...(first % columns < columns - 1 ? [{ first, second: asCell(first + 1) }] : []),
    ...(first + columns < rows * columns ? [{ first, second: asCell(first + columns) }] : []),
  ]);
}

/** The domino that a pair shows, the smaller number first; undefined if a number is missing. */
export function shownBy(numbers: readonly number[], { first, second }: Pair): string | undefined {
  const [low, high] = [numbers[first]!, numbers[second]!].sort((a, b) => a - b);
  return low! >= 0 ? `${low}:${high}` : undefined;
}

/** Pairs of uncovered cells: those that show a domino already placed, and the others, which are open. */
export function freePairs({ puzzle, dominoes }: Pick<BoardFigure, 'puzzle' | 'dominoes'>): {
  readonly used: Pair[];
  readonly open: Pair[];
} {
  const covered = new Set(dominoes.flatMap(({ first, second }) => [first, second]));
  const names = new Set(dominoes.map((domino) => shownBy(puzzle.numbers, domino)));
  const free = pairsOf(puzzle.board).filter(
    ({ first, second }) => !covered.has(asCell(first)) && !covered.has(asCell(second)),
  );
  const isUsed = (pair: Pair) => {
    const shown = shownBy(puzzle.numbers, pair);
    return shown !== undefined && names.has(shown);
  };
  return { used: free.filter(isUsed), open: free.filter((pair) => !isUsed(pair)) };
}

export function touches({ first, second }: Pair, cell: number): boolean {
  return first === cell || second === cell;
}

/** The two cells of each pair, for comparison. */
export function cellsOf(pairs: readonly Pair[]): (readonly [number, number])[] {
  return pairs.map(({ first, second }) => [first, second] as const);
}

/** The dominoes, cells and places that a line names, as they are written, and the ids of the pages that it refers to. */
export function namedIn(line: readonly Inline[]) {
  return {
    dominoes: line.flatMap((part) => (part.type === 'domino' ? [makeDomino(part.domino)] : [])),
    cells: line.flatMap((part) => (part.type === 'cell' ? [makeCell(COORDINATES, part.cell)] : [])),
    places: line.flatMap((part) => (part.type === 'place' ? [makePlace(COORDINATES, part.place)] : [])),
    pages: line.flatMap((part) => (part.type === 'page' ? [part.of] : [])),
  };
}

/** The counts of a tally in words: each follows its domino. */
export function countsIn(content: readonly Inline[]): Map<string, number> {
  return new Map(
    content.flatMap((part, i) => {
      if (part.type !== 'domino') return [];
      const count = /\d+/.exec(wordsOf(content.slice(i + 1, i + 2)))?.[0];
      return [[makeDomino(part.domino), Number(count)] as const];
    }),
  );
}
