import { describe, expect, it } from 'vitest';
import type { BoardFigure } from '../../../src/document/document.ts';
import { asCell } from '../../../src/domino/board.ts';
import { parseLine } from '../../../src/domino/notation.ts';
import { checkPuzzle, placementsOf, UNKNOWN } from '../../../src/domino/puzzle.ts';
import { wholeOf } from '../../../src/layout/board-parts.ts';
import {
  boardBlocks,
  gridHeight,
  gridLines,
  gridWidth,
  measuresOf,
} from '../../../src/layout/emboss/embossed-board.ts';
import { asCells } from '../../helpers/indices.ts';
import { expected } from '../../helpers/layout/emboss/made.ts';
import { dealtOn, figureOf, figureWith, SHAPES, VIEWS } from '../../helpers/layout/shaped.ts';
import { boardsOf, gridsIn } from '../../helpers/render/brf-reader.ts';

const SMALL = checkPuzzle(parseLine('omnibus 1 001/011'));
const linesOf = (shown: BoardFigure) =>
  gridLines(shown, wholeOf(shown.puzzle.board), 'en').map((line) => line.replaceAll('⠀', ' '));
// 0 0 1 over 0 1 1: the domino 0:0 is vertical in column a, 0:1 in column b, 1:1 in column c.
const upright = placementsOf(SMALL, asCells([3, 4, 5, 0, 1, 2]));

describe('the grid of a board', () => {
  it('has letters, a rule, and rows whose numbers alone have a number sign', () => {
    expect(linesOf(figureWith(SMALL))).toEqual(['   ⠁ ⠃ ⠉', '⠒⠒⠒⠒⠒⠒⠒⠒', '⠼⠁ ⠚ ⠚ ⠁', '⠼⠃ ⠚ ⠁ ⠁']);
  });

  it('joins halves across in the row and upright halves between the rows', () => {
    expect(linesOf(figureWith(SMALL, { dominoes: upright }))).toEqual([
      '   ⠁ ⠃ ⠉',
      '⠒⠒⠒⠒⠒⠒⠒⠒',
      '⠼⠁ ⠚ ⠚ ⠁',
      '   ⠇ ⠇ ⠇',
      '⠼⠃ ⠚ ⠁ ⠁',
    ]);
    const across = placementsOf(SMALL, asCells([1, 0, 5, 4, 3, 2]));
    expect(linesOf(figureWith(SMALL, { dominoes: across })).slice(2)).toEqual([
      '⠼⠁ ⠚⠤⠚ ⠁',
      '       ⠇',
      '⠼⠃ ⠚⠤⠁ ⠁',
    ]);
  });

  it('has no lines between its rows if nothing stands there', () => {
    const [first] = placementsOf(SMALL, asCells([1, 0, 5, 4, 3, 2]));
    expect(linesOf(figureWith(SMALL, { dominoes: [first!] }))).toHaveLength(4);
  });

  it('shows bars by other signs', () => {
    const bars = [
      { first: asCell(0), second: asCell(1) },
      { first: asCell(2), second: asCell(5) },
    ];
    expect(linesOf(figureWith(SMALL, { bars })).slice(2)).toEqual(['⠼⠁ ⠚⠸⠚ ⠁', '       ⠒', '⠼⠃ ⠚ ⠁ ⠁']);
  });

  it('marks cells without a number low in the cell, and leaves places without a cell blank', () => {
    const numbers = SMALL.numbers.map((number, cell) => (cell === 1 ? UNKNOWN : number));
    expect(linesOf(figureWith({ ...SMALL, numbers })).slice(2, 3)).toEqual(['⠼⠁ ⠚ ⠤ ⠁']);
    expect(linesOf(figureWith(SMALL, { blank: true, dominoes: upright.slice(0, 1) })).slice(2)).toEqual([
      '⠼⠁ ⠤ ⠤ ⠤',
      '   ⠇',
      '⠼⠃ ⠤ ⠤ ⠤',
    ]);
    const ring = linesOf(figureOf(dealtOn('ring'), 'puzzle'));
    expect(ring[5]).toMatch(/^⠼⠙ . . . {7}. . .$/);
  });

  it('has fields as wide as its widest number, from the left, and joins over their blanks', () => {
    const { puzzle, key } = dealtOn('11x12');
    const dominoes = placementsOf(puzzle, key);
    const [first] = dominoes.filter(({ first: a, second: b }) => b === a + 1);
    const row = Math.floor(first!.first / 12);
    const lines = linesOf(figureWith(puzzle, { dominoes: [first!] }));
    expect(lines[0]).toBe('    ⠁  ⠃  ⠉  ⠙  ⠑  ⠋  ⠛  ⠓  ⠊  ⠚  ⠅  ⠇');
    const [a, b] = [puzzle.numbers[first!.first]!, puzzle.numbers[first!.second]!];
    expect(Math.max(a, b)).toBeLessThan(100);
    expect(lines[2 + row]!.slice(4 + (first!.first % 12) * 3)).toMatch(/^[⠁-⠚]{1,2}⠤{1,2}[⠁-⠚]/);
    expect(lines[2 + row]).not.toMatch(/⠤ /);
  });

  // Facts on braille, section 6: 20 cells and, with the rule, 10 lines; solved 20 by 17.
  it('of the double-seven set takes 20 cells and 10 lines, its key 17', () => {
    const [puzzle, key] = (['puzzle', 'key'] as const).map((view) => figureOf(dealtOn('8x9'), view));
    for (const [shown, lines] of [
      [puzzle!, 10],
      [key!, 17],
    ] as const) {
      expect(gridWidth(measuresOf(shown), 9)).toBe(20);
      expect(gridHeight(measuresOf(shown), 8)).toBe(lines);
      expect(gridLines(shown, wholeOf(shown.puzzle.board), 'en')).toHaveLength(lines);
    }
  });
});

describe('a board on a page', () => {
  it.each(SHAPES)('%s is cut only where it must be, and read back whole', (shape) => {
    for (const view of VIEWS) {
      const shown = figureOf(dealtOn(shape), view);
      const { board } = shown.puzzle;
      const measures = measuresOf(shown);
      for (const [cells, lines] of [
        [28, 27],
        [40, 23],
        [20, 13],
        [60, 60],
      ] as const) {
        const blocks = boardBlocks(shown, cells, lines, 'en')!;
        const fits = gridWidth(measures, board.columns) <= cells && gridHeight(measures, board.rows) <= lines;
        const grids = blocks.flatMap((block) => gridsIn(block));
        expect(grids.length === 1).toBe(fits);
        expect(blocks.every((block) => block.length <= lines)).toBe(true);
        expect(blocks.flat().every((line) => line.length <= cells && !line.endsWith('⠀'))).toBe(true);
        expect(boardsOf(grids, [board.cells.length])).toEqual([expected(shown)]);
      }
    }
  });

  it('stands in parts side by side where there is room, else one below the other', () => {
    const tall = boardBlocks(figureOf(dealtOn('36x2'), 'puzzle'), 28, 27, 'en')!;
    expect(tall).toHaveLength(1);
    expect(gridsIn(tall[0]!)).toHaveLength(2);
    const wide = boardBlocks(figureOf(dealtOn('2x36'), 'puzzle'), 28, 27, 'en')!;
    expect(wide.map((block) => block.length)).toEqual(wide.map(() => 4));
  });

  it('needs room for three rows and columns', () => {
    const shown = figureOf(dealtOn('8x9'), 'puzzle');
    expect(boardBlocks(shown, 20, 4, 'en')).toBeUndefined();
    expect(boardBlocks(shown, 20, 5, 'en')!.every((block) => block.length === 5)).toBe(true);
  });
});
