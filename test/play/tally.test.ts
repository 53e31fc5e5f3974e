import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asCell, asPlace } from '../../src/domino/board.ts';
import { NEW_GAME, positionOf, withMove } from '../../src/play/game.ts';
import type { PlayBoard } from '../../src/play/play-board.ts';
import type { Position } from '../../src/play/position.ts';
import { tallyOf } from '../../src/play/tally.ts';
import { EMPTY, numbersOf, playBoardOf, played } from '../helpers/play/play-boards.ts';

/** The tally, counted independently from rows of numbers, cell by cell. */
function counted(
  playBoard: PlayBoard,
  { dominoes, bars, filled }: Position,
): Map<string, { laid: number; open: number }> {
  const numbers = numbersOf(playBoard).map((number, cell) => number ?? filled.get(asCell(cell)));
  const covered = new Set(
    [...dominoes].flatMap((pair) => [playBoard.pairs[pair]!.first, playBoard.pairs[pair]!.second]),
  );
  const tally = new Map<string, { laid: number; open: number }>();
  const { rows, columns } = playBoard.board;
  const look = (cell: number, other: number) => {
    const [a, b] = [numbers[cell], numbers[other]];
    if (a === undefined || b === undefined) return;
    const name = `${Math.min(a, b)}:${Math.max(a, b)}`;
    const entry = tally.get(name) ?? { laid: 0, open: 0 };
    tally.set(name, entry);
    const pair = playBoard.pairs.findIndex(({ first, second }) => first === cell && second === other);
    if (dominoes.has(asPlace(pair))) entry.laid++;
    else if (!bars.has(asPlace(pair)) && !covered.has(asCell(cell)) && !covered.has(asCell(other)))
      entry.open++;
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      if (column + 1 < columns) look(cell, cell + 1);
      if (row + 1 < rows) look(cell, cell + columns);
    }
  }
  return tally;
}

describe('the tally', () => {
  it('agrees with a count of its own on any position', () => {
    fc.assert(
      fc.property(played, ({ playBoard, moves }) => {
        const position = positionOf(playBoard, moves.reduce(withMove, NEW_GAME));
        const own = counted(playBoard, position);
        for (const { domino, laid, open } of tallyOf(playBoard, position)) {
          const expected = own.get(`${domino.low}:${domino.high}`) ?? { laid: 0, open: 0 };
          expect(laid).toBe(expected.laid);
          expect(open).toBe(expected.laid > 0 ? 0 : expected.open);
        }
      }),
    );
  });

  it('adds up to the pairs of the board before the first move', () => {
    const tally = tallyOf(playBoardOf('full'), EMPTY);
    expect(tally).toHaveLength(36);
    expect(tally.reduce((sum, { open }) => sum + open, 0)).toBe(127);
  });
});
