import { fullRectangle } from '../../../src/domino/board.ts';

/** All ways to write the numbers of a set on its full rectangle, named in the order in which they come. */
export function allBoards(range: number): number[][] {
  const cells = fullRectangle(range).cells.length;
  const left = new Array<number>(range + 1).fill(range + 2);
  const found: number[][] = [];
  const write = (numbers: readonly number[], named: number) => {
    if (numbers.length === cells) found.push([...numbers]);
    for (let number = 0; number <= Math.min(named, range); number++) {
      if (left[number] === 0) continue;
      left[number]!--;
      write([...numbers, number], Math.max(named, number + 1));
      left[number]!++;
    }
  };
  write([], 0);
  return found;
}
