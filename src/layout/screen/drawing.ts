import type { BoardFigure } from '../../document/document.ts';
import { type Cell, columnOf, rowOf } from '../../domino/board.ts';
import { makeColumn } from '../../domino/coordinates.ts';
import { isAcross, UNKNOWN } from '../../domino/puzzle.ts';
import { holesOf, type SideKind, sidesOf } from '../board.ts';
import { type Markup, type Node, tag } from './markup.ts';

/** The side of a square and the room for labels, in units of the drawing. */
const SQUARE = 40;
const LABELS = 30;
/** The side of a square where there is room, in rem. */
const SQUARE_REM = 2.5;
/** Blank space outside the frame, so that its line is not cut off. */
const EDGE = 2;

/** Widths of lines. A stroke is thick and short, an outline thick and round: neither is told by its colour. */
const LINES: Partial<Record<SideKind, { readonly width: number; readonly inset: number }>> = {
  border: { width: 3, inset: 0 },
  open: { width: 1, inset: 0 },
  beside: { width: 1, inset: 0 },
  stroke: { width: 5, inset: 5 },
};
const STONE = { inset: 3.5, radius: 8, width: 2.5 };
const RING = { radius: 15, width: 1.5 };

/** Sizes of digits and labels, and how far below the middle of its square a digit stands. */
const DIGIT = { size: 24, drop: 8.5 };
const LABEL = { size: 16, drop: 5.5 };

/** Screen readers say the name of the drawing; some read what is in it as well if they are not told to leave it. */
const UNSAID = { 'aria-hidden': 'true' };

/**
 * A board with stones and strokes as SVG, in the colour of the text around it.
 *
 * @param name what a screen reader says of it
 */
export function drawing(figure: BoardFigure, name: string): Markup {
  const { board } = figure.puzzle;
  const [width, height] = [board.columns, board.rows].map((count) => LABELS + count * SQUARE + EDGE) as [
    number,
    number,
  ];
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'drawing',
      role: 'img',
      'aria-label': name,
      viewBox: `0 0 ${width} ${height}`,
      width: `${(width / SQUARE) * SQUARE_REM}rem`,
    },
    tag(
      'g',
      { ...UNSAID, fill: 'none', stroke: 'currentColor', 'stroke-linecap': 'round' },
      ...lines(figure),
    ),
    tag(
      'g',
      { ...UNSAID, fill: 'currentColor', 'text-anchor': 'middle', 'font-size': String(DIGIT.size) },
      ...digits(figure),
    ),
    tag(
      'g',
      { ...UNSAID, fill: 'currentColor', 'text-anchor': 'middle', 'font-size': String(LABEL.size) },
      ...labels(figure),
    ),
  );
}

function corner(figure: BoardFigure, cell: Cell): { x: number; y: number } {
  const { board } = figure.puzzle;
  return { x: LABELS + columnOf(board, cell) * SQUARE, y: LABELS + rowOf(board, cell) * SQUARE };
}

function lines(figure: BoardFigure): Node[] {
  const { puzzle, stones, marked } = figure;
  const sides = sidesOf(figure);
  const grid = Object.entries(LINES).flatMap(([kind, { width, inset }]) => {
    const path = sides
      .filter((side) => side.kind === kind)
      .map(({ column, row, upright }) => {
        const [x, y] = [LABELS + column * SQUARE, LABELS + row * SQUARE];
        return upright
          ? `M${x} ${y + inset}v${SQUARE - 2 * inset}`
          : `M${x + inset} ${y}h${SQUARE - 2 * inset}`;
      })
      .join('');
    return path === '' ? [] : [tag('path', { class: kind, 'stroke-width': String(width), d: path })];
  });
  const slants = holesOf(puzzle.board).map((cell) => {
    const { x, y } = corner(figure, cell);
    return `M${x} ${y + SQUARE}l${SQUARE} ${-SQUARE}`;
  });
  return [
    ...grid,
    ...(slants.length > 0 ? [tag('path', { class: 'hole', d: slants.join('') })] : []),
    ...stones.map((stone) => {
      const { x, y } = corner(figure, stone.first);
      const [long, short] = [2 * (SQUARE - STONE.inset), SQUARE - 2 * STONE.inset];
      const [width, height] = isAcross(puzzle.board, stone) ? [long, short] : [short, long];
      return tag('rect', {
        class: 'outline',
        x: String(x + STONE.inset),
        y: String(y + STONE.inset),
        width: String(width),
        height: String(height),
        rx: String(STONE.radius),
        'stroke-width': String(STONE.width),
      });
    }),
    ...marked.map((cell) => {
      const { x, y } = corner(figure, cell);
      return tag('circle', {
        class: 'ring',
        cx: String(x + SQUARE / 2),
        cy: String(y + SQUARE / 2),
        r: String(RING.radius),
        'stroke-width': String(RING.width),
      });
    }),
  ];
}

function digits(figure: BoardFigure): Node[] {
  const { board, numbers } = figure.puzzle;
  if (figure.blank) return [];
  return board.cells
    .filter((cell) => numbers[cell] !== UNKNOWN)
    .map((cell) => {
      const { x, y } = corner(figure, cell);
      return text(x + SQUARE / 2, y + SQUARE / 2 + DIGIT.drop, String(numbers[cell]));
    });
}

function labels({ puzzle: { board } }: BoardFigure): Node[] {
  const middle = (i: number) => LABELS + (i + 0.5) * SQUARE;
  return [
    ...Array.from({ length: board.columns }, (_, i) => text(middle(i), LABELS - 10, makeColumn(i))),
    ...Array.from({ length: board.rows }, (_, i) => text(LABELS / 2, middle(i) + LABEL.drop, String(i + 1))),
  ];
}

function text(x: number, y: number, words: string): Markup {
  return tag('text', { x: String(x), y: String(y) }, words);
}
