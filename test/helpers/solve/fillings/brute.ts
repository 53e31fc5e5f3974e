// All fillings of a small board, found by brute force. It takes raw numbers and shares no code with src.

/** Numbers on a bounding box, row by row: -1 where there is no cell, -2 where a number is unknown. */
export interface RawBoard {
  readonly rows: number;
  readonly columns: number;
  readonly range: number;
  readonly numbers: readonly number[];
}

/**
 * Every filling once, in no particular order. The first cell without a number begins a line of `size` equal numbers, horizontal
 * or vertical, until the board is full. The dominoes are then placed in the same way.
 *
 * @param size of the groups of equal numbers; 1 if numbers may lie anywhere
 * @param accept what else must hold of a filling
 */
export function bruteFillings(
  { rows, columns, range, numbers }: RawBoard,
  size: 1 | 3,
  accept: (filled: readonly number[]) => boolean = () => true,
): number[][] {
  const filled: number[] = numbers.map((number) => (number === -1 ? -1 : -2));
  const left = Array.from({ length: range + 1 }, () => range + 2);
  const found = new Map<string, number[]>();
  const search = (from: number): void => {
    const first = filled.indexOf(-2, from);
    if (first < 0) {
      if (accept(filled) && canLay(filled, columns)) found.set(filled.join(), [...filled]);
      return;
    }
    for (const step of size === 1 ? [0] : [1, columns]) {
      const line = Array.from({ length: size }, (_, i) => first + i * step);
      const last = line.at(-1)!;
      if (last >= rows * columns || (step === 1 && last % columns < first % columns)) continue;
      if (line.some((cell) => filled[cell] !== -2)) continue;
      for (let number = 0; number <= range; number++) {
        if (left[number]! < size || line.some((cell) => numbers[cell] !== -2 && numbers[cell] !== number)) {
          continue;
        }
        for (const cell of line) filled[cell] = number;
        left[number]! -= size;
        search(first + 1);
        left[number]! += size;
        for (const cell of line) filled[cell] = -2;
      }
    }
  };
  search(0);
  return [...found.values()];
}

/** Whether different dominoes can cover all uncovered cells. */
export function canLay(
  numbers: readonly number[],
  columns: number,
  used = new Set<number>(),
  covered = numbers.map((number) => number === -1),
): boolean {
  const first = covered.indexOf(false);
  if (first < 0) return true;
  covered[first] = true;
  for (const second of [first + 1, first + columns]) {
    if (covered[second] !== false || (second === first + 1 && second % columns === 0)) continue;
    const [a, b] = [numbers[first]!, numbers[second]!];
    const domino = 100 * Math.min(a, b) + Math.max(a, b);
    if (used.has(domino)) continue;
    used.add(domino);
    covered[second] = true;
    if (canLay(numbers, columns, used, covered)) return true;
    covered[second] = false;
    used.delete(domino);
  }
  covered[first] = false;
  return false;
}
