import { expect, it } from 'vitest';
import { Colourings } from '../../../src/compose/groups/colourings.ts';
import { Layouts } from '../../../src/compose/groups/layouts.ts';
import { Partitions } from '../../../src/compose/groups/partitions.ts';
import { hardestTerzett } from '../../../src/compose/judge.ts';
import { groupsOfKind } from '../../../src/domino/kinds.ts';
import { parseShape } from '../../../src/domino/shapes.ts';
import { Grader } from '../../../src/solve/grade.ts';
import { LEVELS } from '../../../src/solve/levels.ts';

it('grades every Terzett on the letter H: all are easy or medium', () => {
  const board = parseShape('letter-h');
  const partitions = new Partitions(board, groupsOfKind('terzett')!);
  const layouts = new Layouts(board, partitions.groups, 7);
  const colourings = new Colourings(partitions.groups, 7, 3);
  const grader = new Grader(board, 7);
  const counts = LEVELS.map(() => 0);
  let compositions = 0;
  partitions.begin();
  while (partitions.next()) {
    layouts.begin(partitions.groupOf, {});
    while (layouts.next()) {
      if (!colourings.begin(partitions.groupOf, layouts.key)) continue;
      while (colourings.next()) {
        compositions++;
        const numbers = board.has.map((has, cell) =>
          has ? colourings.colour[partitions.groupOf[cell]!]! : -1,
        );
        const found = grader.grade(numbers);
        if (found) counts[LEVELS.indexOf(found.level)]!++;
      }
    }
  }
  expect(compositions).toBe(29_696);
  expect(counts).toEqual([28_096, 1_600, 0, 0, 0, 0]);
  expect(hardestTerzett(board)).toBe('medium');
});
