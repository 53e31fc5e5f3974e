import { Colourings } from '../../../../src/compose/groups/colourings.ts';
import { Layouts } from '../../../../src/compose/groups/layouts.ts';
import { Partitions } from '../../../../src/compose/groups/partitions.ts';
import { rangeOfCells } from '../../../../src/domino/dominoes.ts';
import { listOf } from '../../../../src/domino/indices.ts';
import { groupsOfKind } from '../../../../src/domino/kinds.ts';
import { checkPuzzle, type Key, type Puzzle } from '../../../../src/domino/puzzle.ts';
import { parseShape } from '../../../../src/domino/shapes.ts';
import { Random } from '../../../../src/random.ts';

/** A random Terzett on a board together with a key of it. It may have any number of solutions. */
export function composition(shape: string, seed: string | number): { puzzle: Puzzle; key: Key } {
  const board = parseShape(shape);
  const range = rangeOfCells(board.cells.length)!;
  const partitions = new Partitions(board, groupsOfKind('terzett')!);
  const layouts = new Layouts(board, partitions.groups, range);
  const colourings = new Colourings(partitions.groups, range, (range + 2) / 3);
  const random = new Random(`composition/${shape}/${seed}`);
  for (let tries = 0; tries < 100_000; tries++) {
    partitions.begin({ random });
    if (!partitions.next(4000)) continue;
    layouts.begin(partitions.groupOf, { random });
    if (!layouts.next(3000)) continue;
    if (!colourings.begin(partitions.groupOf, layouts.key, { random }) || !colourings.next(400)) continue;
    const names = random.shuffle(Int32Array.from({ length: range + 1 }, (_, number) => number));
    const numbers = board.has.map((has, cell) =>
      has ? names[colourings.colour[partitions.groupOf[cell]!]!]! : -1,
    );
    return { puzzle: checkPuzzle({ kind: 'terzett', range, board, numbers }), key: listOf(layouts.key) };
  }
  throw new Error(`no Terzett on ${shape} was found`);
}
