import { asCell, type Board, type Cell, cellAt, columnOf, imageOf, rowOf } from './board.ts';
import type { GroupForm, GroupRule } from './kinds.ts';

/** The cells of one group, in reading order. */
export type Group = readonly Cell[];

/** The cells of a form whose first cell in reading order is `first`; nothing if the board lacks one of them. */
export function groupAt(board: Board, first: Cell, form: GroupForm): Group | undefined {
  const [row, column] = [rowOf(board, first), columnOf(board, first)];
  const cells = form.map(([down, right]) => cellAt(board, row + down, column + right));
  return cells.every((cell) => cell !== undefined) ? cells : undefined;
}

/** Every group that can lie on the board, by its first cell. */
export function groupsOn(board: Board, forms: readonly GroupForm[]): Group[] {
  return board.cells
    .flatMap((first) => forms.map((form) => groupAt(board, first, form)))
    .filter((group) => group !== undefined);
}

/** Every way to part these cells into groups, but not more than `limit`; the groups in order of their first cells. */
export function partitionsOf(
  board: Board,
  cells: readonly Cell[],
  forms: readonly GroupForm[],
  limit = Number.POSITIVE_INFINITY,
): Group[][] {
  const found: Group[][] = [];
  const search = (free: readonly Cell[], groups: Group[]) => {
    const [first] = free;
    if (first === undefined) {
      found.push(groups);
      return;
    }
    for (const form of forms) {
      const group = groupAt(board, first, form);
      if (!group?.every((cell) => free.includes(cell))) continue;
      search(
        free.filter((cell) => !group.includes(cell)),
        [...groups, group],
      );
      if (found.length >= limit) return;
    }
  };
  search(
    cells.toSorted((a, b) => a - b),
    [],
  );
  return found;
}

/** For each cell of the bounding box the place of its group in the list; -1 for a cell in none. */
export function groupOfCells(board: Board, groups: readonly Group[]): number[] {
  const groupOf = board.has.map(() => -1);
  for (const [i, cells] of groups.entries()) for (const cell of cells) groupOf[cell] = i;
  return groupOf;
}

/** The cells of each number from 0 to `range`, in reading order; cells without a known number are left out. */
export function cellsOfNumbers(board: Board, numbers: readonly number[], range: number): Cell[][] {
  const cells = Array.from({ length: range + 1 }, (): Cell[] => []);
  for (const cell of board.cells) cells[numbers[cell]!]?.push(cell);
  return cells;
}

/** For each cell of the bounding box its group, in any numbering; negative where the board has no cell. */
type GroupOf = ArrayLike<number>;

/** A test for the groups of a whole board that are what `leastOfEach` of their rule asks for; of other rules all are. */
export function mixtureTest(board: Board, { forms, leastOfEach }: GroupRule): (groupOf: GroupOf) => boolean {
  if (leastOfEach === undefined) return () => true;
  const images = imagesOf(board);
  return (groupOf) =>
    images.some((image) => isKept(board, groupOf, image)) &&
    forms.every((form) => {
      const ofForm = board.cells.filter((first) => {
        const group = groupAt(board, first, form);
        return group?.every((cell) => groupOf[cell] === groupOf[first]);
      });
      return ofForm.length >= leastOfEach;
    });
}

/** The board mirrored left to right, mirrored top to bottom, and turned by half, as far as it becomes itself. */
function imagesOf(board: Board): Cell[][] {
  const { has, cells } = board;
  return [
    [false, true],
    [true, false],
    [true, true],
  ]
    .map(([flipsRows, flipsColumns]) =>
      has.map((_, i) => imageOf(board, asCell(i), flipsRows!, flipsColumns!)),
    )
    .filter((image) => cells.every((cell) => has[image[cell]!]));
}

/** Whether each group becomes one group. */
function isKept({ cells }: Board, groupOf: GroupOf, image: readonly Cell[]): boolean {
  const becomes = new Map<number, number>();
  return cells.every((cell) => {
    const [group, other] = [groupOf[cell]!, groupOf[image[cell]!]!];
    if (!becomes.has(group)) becomes.set(group, other);
    return becomes.get(group) === other;
  });
}
