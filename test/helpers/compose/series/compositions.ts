import { NO_BIAS } from '../../../../src/compose/dealing-bias.ts';
import { GroupComposer } from '../../../../src/compose/groups/group-composer.ts';
import { rangeOfCells } from '../../../../src/domino/dominoes.ts';
import type { Key, Puzzle } from '../../../../src/domino/puzzle.ts';
import { parseShape } from '../../../../src/domino/shapes.ts';
import { Random } from '../../../../src/random.ts';

/** Accepts puzzles with several solutions, too. */
export const ANY = { bias: NO_BIAS, wants: () => true, nearest: () => undefined };

const composers = new Map<string, GroupComposer>();

/** A random Terzett on a board together with a key of it. It may have any number of solutions. */
export function composition(shape: string, seed: string | number): { puzzle: Puzzle; key: Key } {
  const board = parseShape(shape);
  const composer = composers.get(shape) ?? new GroupComposer(rangeOfCells(board.cells.length)!, board);
  composers.set(shape, composer);
  return composer.compose(new Random(`composition/${shape}/${seed}`), { judge: ANY })!;
}
