/** All dominoes of a set, ordered by the smaller number and then by the larger. */
export function setOf(range: number): string[] {
  const numbers = Array.from({ length: range + 1 }, (_, number) => number);
  return numbers.flatMap((low) => numbers.slice(low).map((high) => `${low}:${high}`));
}

/** On how many places of a rectangle each domino could lie, counted from the numbers alone. */
export function countsOf(puzzle: {
  readonly board: { readonly columns: number };
  readonly numbers: readonly number[];
}): ReadonlyMap<string, number> {
  const { board, numbers } = puzzle;
  const counts = new Map<string, number>();
  for (const [cell, number] of numbers.entries()) {
    const beside = (cell + 1) % board.columns !== 0 ? numbers[cell + 1] : undefined;
    for (const other of [beside, numbers[cell + board.columns]]) {
      if (other === undefined) continue;
      const domino = `${Math.min(number, other)}:${Math.max(number, other)}`;
      counts.set(domino, (counts.get(domino) ?? 0) + 1);
    }
  }
  return counts;
}
