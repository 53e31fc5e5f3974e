import type { Board } from '../../domino/board.ts';

/**
 * How many groups are united with another of the same number because they touch: as many as there are fewer areas of
 * equal numbers than groups.
 */
export function unionsOf({ columns, has, cells }: Board, numbers: ArrayLike<number>, groups: number): number {
  const seen = new Uint8Array(has.length);
  const area = new Int32Array(cells.length);
  let areas = 0;
  for (const start of cells) {
    if (seen[start]) continue;
    seen[start] = 1;
    area[0] = start;
    areas++;
    for (let done = 0, known = 1; done < known; done++) {
      const cell = area[done]!;
      for (let direction = 0; direction < 4; direction++) {
        const next = cell + (direction & 1 ? 1 : columns) * (direction & 2 ? 1 : -1);
        if (numbers[next] !== numbers[start] || seen[next]) continue;
        if (direction & 1 && Math.floor(next / columns) !== Math.floor(cell / columns)) continue;
        seen[next] = 1;
        area[known++] = next;
      }
    }
  }
  return groups - areas;
}
