import type { Block, BoardFigure, Condition, Document } from '../../../src/document/document.ts';
import { type Board, placesOf } from '../../../src/domino/board.ts';
import { dominoesOf, rangeOfCells } from '../../../src/domino/dominoes.ts';
import { checkPuzzle, type Key, type Puzzle, placementsOf, UNKNOWN } from '../../../src/domino/puzzle.ts';
import { parseShape, SHAPE_NAMES } from '../../../src/domino/shapes.ts';
import { plainLine } from '../../../src/layout/lines.ts';
import { asCells } from '../indices.ts';
import { documentWith, heading, titlePage } from './blocks.ts';

/**
 * All named shapes, and rectangles from wide to tall, for the double-seven and double-six sets, and for the double-four and
 * double-ten sets.
 */
export const SHAPES: readonly string[] = [
  ...SHAPE_NAMES,
  ...['8x9', '6x12', '4x18', '3x24', '2x36', '36x2', '24x3', '18x4', '12x6', '5x6', '3x10', '11x12'],
];

/** A puzzle with one of its solutions. */
export interface Dealt {
  readonly shape: string;
  readonly puzzle: Puzzle;
  readonly key: Key;
}

/** A board of this shape with all dominoes in some order. It has several solutions, which does not matter for layouts. */
export function dealtOn(shape: string): Dealt {
  const board = parseShape(shape);
  const range = rangeOfCells(board.cells.length)!;
  const key = tilingOf(board);
  const dominoes = dominoesOf(range);
  const numbers = board.has.map(() => -1);
  // Every seventh domino, so that neighbours differ; every fifth if 7 divides the number of dominoes.
  const step = dominoes.length % 7 === 0 ? 5 : 7;
  placementsOf({ kind: 'omnibus', range, board, numbers }, asCells(key)).forEach(({ first, second }, i) => {
    const { low, high } = dominoes[(i * step) % dominoes.length]!;
    [numbers[first], numbers[second]] = [low, high];
  });
  return { shape, puzzle: checkPuzzle({ kind: 'omnibus', range, board, numbers }), key: asCells(key) };
}

/** A tiling by dominoes: a perfect matching of black and white cells by augmenting paths. */
function tilingOf(board: Board): number[] {
  const near = new Map<number, number[]>(board.cells.map((cell) => [cell, []]));
  for (const { first, second } of placesOf(board)) {
    near.get(first)!.push(second);
    near.get(second)!.push(first);
  }
  const mates = new Map<number, number>();
  const match = (cell: number, seen: Set<number>): boolean =>
    near.get(cell)!.some((other) => {
      if (seen.has(other)) return false;
      seen.add(other);
      const mate = mates.get(other);
      if (mate !== undefined && !match(mate, seen)) return false;
      mates.set(other, cell);
      return true;
    });
  const isBlack = (cell: number) => (Math.floor(cell / board.columns) + (cell % board.columns)) % 2 === 0;
  const key = board.has.map(() => -1);
  for (const cell of board.cells.filter(isBlack)) {
    if (!match(cell, new Set())) throw new Error('the board has no tiling');
  }
  for (const [white, black] of mates) [key[white], key[black]] = [black, white];
  return key;
}

/** What a board shows: all numbers, some of them, all with the dominoes, or the dominoes alone. */
export const VIEWS = ['puzzle', 'completion', 'key', 'stencil'] as const;
export type View = (typeof VIEWS)[number];

/** Whether a completion made here shows this number. */
export function isGiven(cell: number): boolean {
  return (cell * 7) % 5 < 2;
}

/** A board with nothing on it but this. */
export function figureWith(puzzle: Puzzle, fields: Partial<BoardFigure> = {}): BoardFigure {
  return { puzzle, blank: false, dominoes: [], bars: [], marked: [], description: '', ...fields };
}

export function figureOf({ shape, puzzle, key }: Dealt, view: View): BoardFigure {
  const numbers = puzzle.numbers.map((number, cell) => (number < 0 || isGiven(cell) ? number : UNKNOWN));
  const hasDominoes = view === 'key' || view === 'stencil';
  return figureWith(view === 'completion' ? { ...puzzle, kind: 'completion', numbers } : puzzle, {
    blank: view === 'stencil',
    dominoes: hasDominoes ? placementsOf(puzzle, key) : [],
    description: `${view} on ${shape}`,
  });
}

const facts = (text: string, when?: Condition): Block => ({
  type: 'paragraph',
  style: 'facts',
  content: plainLine(text),
  ...(when && { when }),
});

const TO_FIND = '6 times 0, 4 times 1, 2 times 2, 4 times 3, 7 times 4, 7 times 5, 6 times 6, 8 times 7';

/** The text around a board, as long as in the templates. */
function factsOf(view: View, touch: boolean): Block[] {
  const id = 'Id: k3f9-zt2q';
  if (view === 'key' || view === 'stencil')
    return [facts(id), ...(touch ? [facts('Digits without number sign.')] : [])];
  const lead =
    view === 'completion'
      ? [facts(id), facts(`28 numbers given, 44 to be found: ${TO_FIND}.`)]
      : [facts(`Level: medium. Hardest technique: crowded pair. ${id}`)];
  if (!touch) return lead;
  return [
    ...lead,
    facts('127 places in all.'),
    facts('Digits without number sign.'),
    facts('Card dominoes fit.', 'dominoes-fit'),
    facts('Card dominoes do not fit.', 'dominoes-do-not-fit'),
  ];
}

/** A document with a chapter for each view, and in it a headed section for each board. Print has tallies, too. */
export function documentOf(boards: readonly Dealt[], views: readonly View[], touch: boolean): Document {
  const chapters = views.map((view): Block => {
    const isKey = view === 'key' || view === 'stencil';
    const sections = boards.map((dealt): Block => {
      const { puzzle, shape } = dealt;
      const tally: Block[] =
        view === 'puzzle' && !touch ? [{ type: 'tally', title: 'Tally', range: puzzle.range }] : [];
      return {
        type: 'section',
        role: isKey ? 'key' : 'puzzle',
        blocks: [
          heading(2, `${view} ${shape}`),
          ...factsOf(view, touch),
          { type: 'board', figure: figureOf(dealt, view) },
          ...tally,
        ],
      };
    });
    return {
      type: 'section',
      role: isKey ? 'keys' : 'puzzles',
      blocks: [heading(1, view), ...sections],
    };
  });
  return { ...documentWith([titlePage('Shapes'), ...chapters]), title: 'Shapes' };
}
