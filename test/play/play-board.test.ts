import { describe, expect, it } from 'vitest';
import type { Cell } from '../../src/domino/board.ts';
import { DIRECTIONS, type Direction, type PlayBoard } from '../../src/play/play-board.ts';
import { readPlayBoard } from '../../src/play/play-board-line.ts';
import { playBoardOf } from '../helpers/play/play-boards.ts';

/** Boards with holes inside and at their edges, and one without. */
const BOARDS: readonly (readonly [name: string, playBoard: PlayBoard])[] = [
  ['small', playBoardOf('small')],
  ['ring', playBoardOf('ring')],
  ['steps', readPlayBoard('omnibus 2 .201./22200/1.110')],
];

const OPPOSITE: Readonly<Record<Direction, Direction>> = {
  up: 'down',
  left: 'right',
  right: 'left',
  down: 'up',
};

/** The cells of a line through a cell, in the order of the direction, as they stand in the rows. */
function lineOf({ board }: PlayBoard, cell: Cell, direction: Direction): Cell[] {
  const { columns } = board;
  const line = board.cells.filter((other) =>
    direction === 'left' || direction === 'right'
      ? Math.floor(other / columns) === Math.floor(cell / columns)
      : other % columns === cell % columns,
  );
  return direction === 'up' || direction === 'left' ? line.toReversed() : line;
}

describe.each(BOARDS)('on the board %s', (_, playBoard) => {
  const { cells, columns } = playBoard.board;
  const steps = cells.flatMap((cell) => DIRECTIONS.map((direction) => [cell, direction] as const));

  it('the next cell and the last one are those of the row or column, whatever is missing there', () => {
    for (const [cell, direction] of steps) {
      const line = lineOf(playBoard, cell, direction);
      expect(playBoard.next(cell, direction)).toBe(line[line.indexOf(cell) + 1]);
      expect(playBoard.last(cell, direction)).toBe(line.at(-1));
    }
  });

  it('a neighbour is a next cell that lies beside, and each has the other', () => {
    for (const [cell, direction] of steps) {
      const next = playBoard.next(cell, direction);
      const away = direction === 'left' || direction === 'right' ? 1 : columns;
      const neighbour = playBoard.neighbour(cell, direction);
      expect(neighbour).toBe(next !== undefined && Math.abs(next - cell) === away ? next : undefined);
      if (neighbour === undefined) continue;
      expect(playBoard.neighbour(neighbour, OPPOSITE[direction])).toBe(cell);
      expect(playBoard.directionTo(cell, neighbour)).toBe(direction);
    }
  });

  it('each pair of neighbours has its number from either cell, and no other two cells have one', () => {
    for (const one of cells) {
      const pairs = playBoard.neighbours(one);
      expect(pairs.length).toBe(
        DIRECTIONS.filter((direction) => playBoard.neighbour(one, direction)! >= 0).length,
      );
      for (const other of cells) {
        const pair = playBoard.pairOf(one, other);
        expect(playBoard.pairOf(other, one)).toBe(pair);
        expect(pairs.find((each) => each.other === other)?.pair).toBe(pair);
        if (pair === undefined) continue;
        expect(playBoard.pairs[pair]).toEqual({ first: Math.min(one, other), second: Math.max(one, other) });
      }
    }
  });
});
