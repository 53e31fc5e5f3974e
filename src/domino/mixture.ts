import { asCell, type Board, type Cell, imageOf } from './board.ts';
import { groupAt } from './groups.ts';
import type { GroupRule } from './kinds.ts';

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
