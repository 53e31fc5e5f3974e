import type { Cell } from '../../domino/board.ts';
import { type Group, groupsOn } from '../../domino/groups.ts';
import { groupsOfKind } from '../../domino/kinds.ts';
import { UNKNOWN } from '../../domino/puzzle.ts';
import { setFacts } from '../../domino/stones.ts';
import { placesLeft } from './places.ts';
import { conditionState } from './state.ts';
import type { ComposingTask } from './task.ts';

/**
 * How many cells a try without looking ahead comes to fill, at best of two: one from the first cell on, one from the last
 * back. Three after three is set, always on the next cell that belongs to none, across before upright, with the number
 * that has most threes left, of several the smallest. It fits if no cell of it holds another number, no domino of the set
 * loses its last place and no condition is broken at sight. Where nothing fits, the try ends; nothing is ever
 * taken back. It is the same on every machine, so that tasks can be compared.
 */
export function greedyFill(task: ComposingTask): number {
  const { cells } = task.puzzle.board;
  return Math.max(oneTry(task, cells), oneTry(task, cells.toReversed()));
}

/** @param order in which cells are looked at */
function oneTry({ puzzle, conditions }: ComposingTask, order: readonly Cell[]): number {
  const { board, range } = puzzle;
  const { copies } = setFacts(range);
  const rule = groupsOfKind(puzzle.kind)!;
  const groups = groupsOn(board, rule.forms);
  const left = new Array<number>(range + 1).fill(copies / rule.size);
  const inGroup = new Set<Cell>();
  let numbers: readonly number[] = puzzle.numbers;

  /** The numbers with this group, if it fits. */
  const withGroup = (group: Group, number: number): readonly number[] | undefined => {
    if (group.some((cell) => numbers[cell] !== UNKNOWN && numbers[cell] !== number)) return undefined;
    const next = [...numbers];
    for (const cell of group) next[cell] = number;
    const setup = { ...puzzle, numbers: next };
    const fits =
      next.filter((each) => each === number).length <= copies &&
      placesLeft(setup, []).every(({ places }) => places.length > 0) &&
      conditions.every((condition) => conditionState(condition, { ...setup, kind: 'terzett' }) !== 'broken');
    return fits ? next : undefined;
  };

  const fill = (first: Cell): boolean => {
    const byLeft = left.flatMap((count, number) => (count > 0 ? [number] : []));
    byLeft.sort((one, other) => left[other]! - left[one]! || one - other);
    for (const group of groups) {
      if (!group.includes(first) || group.some((cell) => inGroup.has(cell))) continue;
      for (const number of byLeft) {
        const next = withGroup(group, number);
        if (!next) continue;
        numbers = next;
        left[number]!--;
        for (const cell of group) inGroup.add(cell);
        return true;
      }
    }
    return false;
  };

  for (;;) {
    const first = order.find((cell) => !inGroup.has(cell));
    if (first === undefined || !fill(first)) return inGroup.size;
  }
}
