// All answers to small tasks, found by brute force without any code of src/. Boards are full rectangles, given as rows of
// digits.

/** A board in rows of digits and question marks, and the conditions in addition to threes and the complete set. */
export interface PlainTask {
  readonly rows: readonly string[];
  readonly range: number;
  readonly holds?: (grid: readonly (readonly number[])[]) => boolean;
}

/** Every way to divide the cells into straight threes, with the number of its three for each cell. */
function partitions(rows: number, columns: number): number[][] {
  const found: number[][] = [];
  const of = new Array<number>(rows * columns).fill(-1);
  const search = (threes: number): void => {
    const first = of.indexOf(-1);
    if (first < 0) {
      found.push([...of]);
      return;
    }
    for (const step of [1, columns]) {
      const cells = [first, first + step, first + 2 * step];
      const fits = step === 1 ? (first % columns) + 2 < columns : Math.floor(first / columns) + 2 < rows;
      if (!fits || cells.some((cell) => of[cell] !== -1)) continue;
      for (const cell of cells) of[cell] = threes;
      search(threes + 1);
      for (const cell of cells) of[cell] = -1;
    }
  };
  search(0);
  return found;
}

/** Whether the complete set can be laid on a grid, each domino once. */
export function canLay(grid: readonly (readonly number[])[]): boolean {
  const columns = grid[0]!.length;
  const flat = grid.flat();
  const covered = new Array<boolean>(flat.length).fill(false);
  const used = new Set<string>();
  const lay = (): boolean => {
    const first = covered.indexOf(false);
    if (first < 0) return true;
    for (const other of [(first + 1) % columns === 0 ? flat.length : first + 1, first + columns]) {
      if (other >= flat.length || covered[other]) continue;
      const name = [flat[first]!, flat[other]!].sort().join(':');
      if (used.has(name)) continue;
      used.add(name);
      covered[first] = covered[other] = true;
      if (lay()) return true;
      used.delete(name);
      covered[first] = covered[other] = false;
    }
    return false;
  };
  return lay();
}

/** Whether the cells of each number divide into straight threes, and each number appears equally often. */
export function liesInThrees(grid: readonly (readonly number[])[], range: number): boolean {
  const [rows, columns] = [grid.length, grid[0]!.length];
  const open = grid.map((row) => [...row]);
  for (let number = 0; number <= range; number++) {
    if (grid.flat().filter((each) => each === number).length !== range + 2) return false;
  }
  const part = (): boolean => {
    const first = open.flat().findIndex((number) => number >= 0);
    if (first < 0) return true;
    const [r, c] = [Math.floor(first / columns), first % columns];
    const number = open[r]![c]!;
    for (const [down, right] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const cells = [0, 1, 2].map((k) => [r + k * down, c + k * right] as const);
      if (cells.some(([y, x]) => y >= rows || x >= columns || open[y]![x] !== number)) continue;
      for (const [y, x] of cells) open[y]![x] = -1;
      if (part()) return true;
      for (const [y, x] of cells) open[y]![x] = number;
    }
    return false;
  };
  return part();
}

/** The number of connected areas of cells with equal numbers. */
export function areasIn(grid: readonly (readonly number[])[]): number {
  const seen = new Set<string>();
  const visit = (r: number, c: number, number: number): boolean => {
    if (grid[r]?.[c] !== number || seen.has(`${r} ${c}`)) return false;
    seen.add(`${r} ${c}`);
    for (const [y, x] of [
      [r - 1, c],
      [r + 1, c],
      [r, c - 1],
      [r, c + 1],
    ] as const) {
      visit(y, x, number);
    }
    return true;
  };
  return grid.flatMap((row, r) => row.filter((number, c) => visit(r, c, number))).length;
}

/** Every answer to a task, as rows of digits separated by slashes, in alphabetical order. */
export function answersTo({ rows, range, holds = () => true }: PlainTask): string[] {
  const columns = rows[0]!.length;
  const given = rows.join('').split('');
  const found = new Set<string>();
  for (const of of partitions(rows.length, columns)) {
    const threes = Math.max(...of) + 1;
    const wanted = Array.from({ length: threes }, (_, three) => [
      ...new Set(given.filter((sign, cell) => of[cell] === three && sign !== '?')),
    ]);
    if (wanted.some(({ length }) => length > 1)) continue;
    const left = new Array<number>(range + 1).fill(threes / (range + 1));
    const number = new Array<number>(threes).fill(-1);
    const colour = (three: number): void => {
      if (three === threes) {
        const grid = rows.map((_, r) =>
          Array.from({ length: columns }, (__, c) => number[of[r * columns + c]!]!),
        );
        if (holds(grid) && canLay(grid)) found.add(grid.map((row) => row.join('')).join('/'));
        return;
      }
      for (let each = 0; each <= range; each++) {
        if (left[each] === 0 || (wanted[three]![0] ?? String(each)) !== String(each)) continue;
        left[each]!--;
        number[three] = each;
        colour(three + 1);
        left[each]!++;
      }
    };
    colour(0);
  }
  return [...found].sort();
}
