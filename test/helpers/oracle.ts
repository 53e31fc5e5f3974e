import { DancingLinks } from 'dancing-links';

// An independent solver. It takes raw numbers, builds its own model and shares no code with src/solve.

/** Numbers on a bounding box, row by row; -1 where there is no cell. A `Setup` fits with the sides of its board. */
export interface RawSetup {
  readonly rows: number;
  readonly columns: number;
  readonly range: number;
  readonly numbers: ArrayLike<number>;
}

/**
 * Up to `limit` solutions, found by dancing links: for each cell of the box the cell with the other half of its domino, or -1.
 */
export function oracleSolutions({ rows, columns, range, numbers }: RawSetup, limit: number): number[][] {
  const columnOf = new Map<string, number>();
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      if (numbers[r * columns + c] !== -1) columnOf.set(`cell ${r * columns + c}`, columnOf.size);
    }
  }
  for (let a = 0; a <= range; a++) for (let b = a; b <= range; b++) columnOf.set(`${a}:${b}`, columnOf.size);

  const places: { data: [number, number]; columnIndices: number[] }[] = [];
  const offer = (one: number, other: number) => {
    const [a, b] = [numbers[one]!, numbers[other]!];
    const wanted = [`cell ${one}`, `cell ${other}`, a < b ? `${a}:${b}` : `${b}:${a}`];
    const columnIndices = wanted.map((name) => columnOf.get(name));
    if (columnIndices.every((index) => index !== undefined)) {
      places.push({ data: [one, other], columnIndices });
    }
  };
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      if (c + 1 < columns) offer(r * columns + c, r * columns + c + 1);
      if (r + 1 < rows) offer(r * columns + c, (r + 1) * columns + c);
    }
  }
  if (places.length === 0) return [];
  const solver = new DancingLinks<[number, number]>().createSolver({ columns: columnOf.size });
  solver.addSparseConstraints(places);
  const solutions = limit === Number.POSITIVE_INFINITY ? solver.findAll() : solver.find(limit);
  return solutions.map((solution) => {
    const key = new Array<number>(rows * columns).fill(-1);
    for (const { data } of solution) {
      key[data[0]] = data[1];
      key[data[1]] = data[0];
    }
    return key;
  });
}

/** How many solutions there are, counted up to `limit`. */
export function oracleCount(setup: RawSetup, limit: number): number {
  return oracleSolutions(setup, limit).length;
}
