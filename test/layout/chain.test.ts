import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ChainDomino, parseChain } from '../../src/domino/chain.ts';
import { arrangeChain, type ChainDrawing } from '../../src/layout/print/printed-chain.ts';

/** The squares that a drawing covers, as text: a number in each, dots elsewhere. */
function picture({ dominoes, width, height }: ChainDrawing): string[] {
  const [rows, columns] = [Math.ceil(height * 2), Math.ceil(width * 2)];
  const grid = Array.from({ length: rows }, () => new Array<string>(columns).fill('.'));
  for (const { number, x, y } of dominoes.flatMap(({ halves }) => halves)) {
    for (const [r, c] of [
      [-0.25, -0.25],
      [-0.25, 0.25],
      [0.25, -0.25],
      [0.25, 0.25],
    ] as const) {
      const row = grid[Math.floor((y + r) * 2)]!;
      const column = Math.floor((x + c) * 2);
      expect(row[column], 'nothing lies there yet').toBe('.');
      row[column] = String(number);
    }
  }
  return grid.map((row) => row.join(''));
}

it('goes from left to right, and in further rows where it is too long', () => {
  expect(picture(arrangeChain(parseChain('2:0 0:4 4:4'), 5))).toEqual([
    '22000044',
    '22000044',
    '........',
    '4444....',
    '4444....',
  ]);
});

it('has doubles across', () => {
  expect(picture(arrangeChain(parseChain('6:5 5/5 5:4'), 20))).toEqual([
    '....55....',
    '6655555544',
    '6655555544',
    '....55....',
  ]);
});

it('has what goes up and down at its double, the nearest domino first', () => {
  expect(picture(arrangeChain(parseChain('4:9 9/9 9:3', '9:5', '9:6 6/6'), 20))).toEqual([
    '....55....',
    '....55....',
    '....99....',
    '....99....',
    '....99....',
    '4499999933',
    '4499999933',
    '....99....',
    '....99....',
    '....99....',
    '....66....',
    '....66....',
    '...6666...',
    '...6666...',
  ]);
});

it('never lays two dominoes on one place, leaves the drawing or is wider than it may', () => {
  const ends = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 29 });
  fc.assert(
    fc.property(ends, fc.integer({ min: 2, max: 20 }), (numbers, widest) => {
      const line = numbers
        .slice(1)
        .map((to, i): ChainDomino => ({ numbers: [numbers[i]!, to], across: numbers[i] === to }));
      const drawing = arrangeChain({ line, up: [], down: [] }, widest);
      picture(drawing);
      expect(drawing.width).toBeLessThanOrEqual(widest);
      expect(drawing.dominoes.map(({ halves }) => halves.map(({ number }) => number))).toEqual(
        line.map((domino) => [...domino.numbers]),
      );
    }),
  );
});
