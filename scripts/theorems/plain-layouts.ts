// Counts ways to lay dominoes on a board, row by row. It shares no code with src/: rows as input, plain loops.

/** The number of ways to cover the cells `#` with dominoes. */
export function countLayouts(board: readonly string[]): bigint {
  const isWide = board[0]!.length > board.length;
  const rows = isWide ? [...board[0]!].map((_, i) => board.map((row) => row[i]).join('')) : board;
  const wide = rows[0]!.length;
  // For each set of columns that dominoes from above cover, as bits, the number of ways that lead to it.
  let ways = new Map([[0, 1n]]);
  for (const row of rows) {
    const after = new Map<number, bigint>();
    const fill = (column: number, covered: number, below: number, count: bigint): void => {
      if (column === wide) {
        after.set(below, (after.get(below) ?? 0n) + count);
        return;
      }
      const bit = 1 << column;
      const isCovered = (covered & bit) !== 0;
      if (row[column] !== '#') {
        if (!isCovered) fill(column + 1, covered, below, count);
        return;
      }
      if (isCovered) {
        fill(column + 1, covered, below, count);
        return;
      }
      fill(column + 1, covered, below | bit, count);
      const isFree = row[column + 1] === '#' && (covered & (2 * bit)) === 0;
      if (isFree) fill(column + 2, covered, below, count);
    };
    for (const [covered, count] of ways) fill(0, covered, 0, count);
    ways = after;
  }
  return ways.get(0) ?? 0n;
}
