// Fig. 10: columns c, d, e contain 0 to 7 downwards, and all zeros are in row 1. Its solutions come in pairs.

/** Cells of the first three rows, in the book's notation. */
type Cell = string;
export type Domino = readonly [Cell, Cell];

const COLUMNS = [...'abcdefghi'];
/**
 * The known numbers of the upper rows: zeros, and below them the columns of the ladder. Any other number is named by its cell.
 */
const numberOf = (cell: Cell): string => {
  const [column, row] = [cell[0]!, Number(cell[1])];
  if (row === 1) return '0';
  return 'cde'.includes(column) ? String(row - 1) : cell;
};

/**
 * All ways to cover row 1 and the cells c2, d2, e2 with dominoes that do not repeat, as far as their numbers are known. All
 * zeros are in row 1, so one domino there is 0:0 and seven lead down, to seven different numbers.
 */
export function upperWays(): Domino[][] {
  const wanted = [...COLUMNS.map((column) => `${column}1`), 'c2', 'd2', 'e2'];
  const ways: Domino[][] = [];
  const search = (laid: Domino[]): void => {
    const covered = laid.flat();
    const cell = wanted.find((next) => !covered.includes(next));
    if (cell === undefined) {
      ways.push(laid);
      return;
    }
    for (const other of neighboursOf(cell)) {
      if (covered.includes(other)) continue;
      const way = [...laid, [cell, other] as const];
      if (canBeDifferent(way)) search(way);
    }
  };
  search([]);
  return ways;
}

/** The other way on the same cells: the zero above the ladder's ones that leads down, and the 1:1, swap sides. */
export function partnerOf(way: readonly Domino[], ways: readonly Domino[][]): Domino[] | undefined {
  return ways.find(
    (other) => other !== way && cellsOf(other) === cellsOf(way) && dominoesOf(other) === dominoesOf(way),
  );
}

function cellsOf(way: readonly Domino[]): string {
  return way.flat().toSorted().join(' ');
}

function dominoesOf(way: readonly Domino[]): string {
  return way.map(dominoOf).toSorted().join(' ');
}

function dominoOf(domino: Domino): string {
  return domino.map(numberOf).toSorted().join(':');
}

function neighboursOf(cell: Cell): Cell[] {
  const [column, row] = [COLUMNS.indexOf(cell[0]!), Number(cell[1])];
  return [
    ...(row > 1 ? [`${cell[0]}${row - 1}`] : []),
    ...(column > 0 ? [`${COLUMNS[column - 1]}${row}`] : []),
    ...(column < 8 ? [`${COLUMNS[column + 1]}${row}`] : []),
    `${cell[0]}${row + 1}`,
  ];
}

/** No domino repeats. The seven zeros outside 0:0 lead to seven different numbers, so no known number occurs twice. */
function canBeDifferent(way: readonly Domino[]): boolean {
  const dominoes = way.map(dominoOf);
  return new Set(dominoes).size === dominoes.length;
}
