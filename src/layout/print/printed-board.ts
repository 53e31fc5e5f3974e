import type { BoardFigure } from '../../document/document.ts';
import { type Cell, columnOf, type Place, rowOf } from '../../domino/board.ts';
import { makeColumn } from '../../domino/coordinates.ts';
import { isAcross, type Placement } from '../../domino/puzzle.ts';
import { holesOf, lineAlong, middleOf, type SideKind, sidesBeyond, sidesOf } from '../board-lines.ts';
import { boardMarks } from '../board-marks.ts';
import { type BoardPart, holds, overlapsOf } from '../board-parts.ts';
import type { Metrics } from '../metrics.ts';
import {
  type Dash,
  type Element,
  element,
  type Mark,
  type OutlineItem,
  type PageItem,
  type Point,
} from '../page.ts';
import { type BoardSetting, centred, digitsIn, isDense } from './digits.ts';
import { faceItems } from './domino.ts';
import { type BoardSize, fitWhole, type Group, RUN_ON } from './fit.ts';
import type { PrintProfile } from './profiles.ts';

/** How far the outline of a domino stands in from the edge of its cells, also where numbers have two digits, and its rounded corners, of a square's side. */
const DOMINO_INSET = { usual: 0.07, wide: 0.05, dense: 0.035 };
const DOMINO_RADIUS = 0.2;
/** The most that the line of a domino takes of a square's side, so that small keys stay clear. */
const DOMINO_LINE = 0.055;
/** How far a bar ends from the corners, of a square's side. */
const BAR_INSET = 0.12;

/** How far a bar stays within its rows or columns, of a square's side. */
const LABEL_BAR_INSET = 0.2;
/** The ring round the number of a marked cell, also round one of two digits: its width and its corners, and its line at least, of a square's side. */
const RING = {
  usual: { width: 0.8, radius: 0.4 },
  wide: { width: 0.9, radius: 0.25 },
  dense: { width: 0.96, radius: 0.4 },
};
const RING_LINE = 0.04;
/** Dashes about a place where a domino could go, so that it does not look like one that is taken; how far they stand in. */
const DASH: Dash = [0.12, 0.14];
const DASH_INSET = 0.06;
/** The cross between two cells where no domino can go: how far it reaches along their edge, and its line, of a square's side. */
const CROSS = { along: 0.24, line: 0.07 };
/** How far it reaches towards their numbers: digits one below the other leave it less than digits side by side. */
const TOWARDS = {
  usual: { standing: 0.12, lying: 0.17 },
  wide: { standing: 0.09, lying: 0.09 },
  dense: { standing: 0.09, lying: 0.09 },
};

/** Whether numbers come nearer to the edges of their cells: those of two digits, and where a board is set close. */
function widthOf({ puzzle: { range } }: BoardFigure, size: BoardSize): 'usual' | 'wide' | 'dense' {
  if (range > 9) return 'wide';
  return isDense(size.square, size.digits) ? 'dense' : 'usual';
}

/** Draws parts of a board with their labels; `at` is the upper left corner of the group, in mm. */
export function drawGroup(
  figure: BoardFigure,
  size: BoardSize,
  { parts }: Group,
  at: Point,
  into: Element,
  { profile, metrics }: BoardSetting,
): Mark[] {
  const { square, left, top } = size;
  return parts.flatMap(({ part, x, y }) => {
    const own = { x: at.x + x, y: at.y + y };
    const corner = { x: own.x + left - part.column * square, y: own.y + top - part.row * square };
    return drawPart({ figure, size, part, at: own, corner, profile }, into, metrics);
  });
}

/** A part of a board as it is drawn. */
interface DrawnPart {
  readonly figure: BoardFigure;
  readonly size: BoardSize;
  readonly part: BoardPart;
  /** The upper left corner of the part with its labels. */
  readonly at: Point;
  /** Where the upper left corner of the whole board would be. */
  readonly corner: Point;
  readonly profile: PrintProfile;
}

function drawPart(drawn: DrawnPart, into: Element, metrics: Metrics): Mark[] {
  const { figure, size, part, at, corner, profile } = drawn;
  const { square, labels, isBare } = size;
  const { board, numbers, range } = figure.puzzle;
  const digit = digitsIn(square, range, size.digits ?? profile.least, metrics);
  const number = (cell: Cell) =>
    centred(String(numbers[cell]), middleOf(board, cell, corner, square), digit, metrics);
  const label = (text: string, middle: Point) => centred(text, middle, profile.least, metrics, 'figures');
  const columnLabel = (column: number) => {
    const middle = { x: corner.x + (column + 0.5) * square, y: 0 };
    return { ...label(makeColumn(column), middle), y: at.y + labels.baseline };
  };
  const rowLabel = (row: number) => {
    const item = label(String(row + 1), { x: 0, y: corner.y + (row + 0.5) * square });
    const width = metrics.width(item.text, item.font, item.size);
    return { ...item, x: at.x + labels.right - width };
  };
  const lines = [...linesOf(drawn), ...barsOf(drawn)];
  return boardMarks(figure, part, { columnLabel, rowLabel, number, lines, isBare }, into);
}

/** A bar along the letters of the columns, or the numbers of the rows, that the part before or after shows, too. */
function barsOf({ figure, size: { square }, part, at, corner, profile }: DrawnPart): PageItem[] {
  const { board } = figure.puzzle;
  const width = profile.lines.domino;
  return overlapsOf(part, board).map(({ row, column, rows, columns }): PageItem => {
    const x = corner.x + (column + LABEL_BAR_INSET) * square;
    const y = corner.y + (row + LABEL_BAR_INSET) * square;
    const length = (count: number) => (count - 2 * LABEL_BAR_INSET) * square;
    return part.columns < board.columns
      ? { type: 'line', from: [x, at.y], to: [x + length(columns), at.y], width }
      : { type: 'line', from: [at.x, y], to: [at.x, y + length(rows)], width };
  });
}

/** The grid, outlines of dominoes, the signs, and holes struck out. */
function linesOf(drawn: DrawnPart): PageItem[] {
  const { figure, size, part, corner } = drawn;
  if (figure.pips) return dominoesOf(drawn);
  const { square } = size;
  const { board } = figure.puzzle;
  const { lines } = drawn.profile;
  const width = widthOf(figure, size);
  const { width: across, radius } = RING[width];
  const around = (cell: Cell, columns: number, rows: number, inset: number, round: number): OutlineItem => ({
    type: 'outline',
    x: corner.x + (columnOf(board, cell) + inset) * square,
    y: corner.y + (rowOf(board, cell) + inset) * square,
    width: square * (columns - 2 * inset),
    height: square * (rows - 2 * inset),
    radius: square * round,
    line: Math.max(lines.inner, square * RING_LINE),
  });
  const isWhole = ({ first, second }: Place) => holds(part, board, first) && holds(part, board, second);
  const rings = figure.marked
    .filter((cell) => holds(part, board, cell))
    .map((cell) => around(cell, 1, 1, (1 - across) / 2, radius));
  const dashed = (figure.next?.could ?? []).filter(isWhole).map((place): PageItem => {
    const [columns, rows] = isAcross(board, place) ? [2, 1] : [1, 2];
    const outline = around(place.first, columns, rows, DASH_INSET, DOMINO_RADIUS);
    return { ...outline, dash: [square * DASH[0], square * DASH[1]] };
  });
  const crosses = (figure.next?.cannot ?? []).filter(isWhole).flatMap((place) => {
    const isLying = isAcross(board, place);
    const x = corner.x + (columnOf(board, place.first) + (isLying ? 1 : 0.5)) * square;
    const y = corner.y + (rowOf(board, place.first) + (isLying ? 0.5 : 1)) * square;
    const towards = TOWARDS[width][isLying ? 'lying' : 'standing'] * square;
    const along = CROSS.along * square;
    const [aside, rise] = isLying ? [towards, along] : [along, towards];
    return [rise, -rise].map(
      (up): PageItem => ({
        type: 'line',
        from: [x - aside, y - up],
        to: [x + aside, y + up],
        width: CROSS.line * square,
      }),
    );
  });
  const struckOut = holesOf(board)
    .filter((cell) => holds(part, board, cell))
    .map((cell): PageItem => {
      const [x, y] = [corner.x + columnOf(board, cell) * square, corner.y + rowOf(board, cell) * square];
      return { type: 'line', from: [x, y + square], to: [x + square, y], width: lines.inner };
    });
  return [
    ...gridOf(drawn),
    ...figure.dominoes.flatMap((domino) => outlineOf(domino, drawn)),
    ...rings,
    ...dashed,
    ...crosses,
    ...struckOut,
  ];
}

/** The dominoes of a board alone, each drawn as a domino. */
function dominoesOf(drawn: DrawnPart): PageItem[] {
  const { figure, part, corner } = drawn;
  const { square } = drawn.size;
  const { board, numbers } = figure.puzzle;
  return figure.dominoes.flatMap((domino) => {
    const middles = [domino.first, domino.second]
      .filter((cell) => holds(part, board, cell))
      .map((cell) => ({ number: numbers[cell]!, ...middleOf(board, cell, corner, square) }));
    return [
      ...outlineOf(domino, drawn),
      ...faceItems(middles, isAcross(board, domino), square, drawn.profile.lines.inner),
    ];
  });
}

/** Frame, grid and bars. The grid is left out between two dominoes, which have outlines of their own. */
function gridOf({ figure, part, corner, size: { square }, profile: { lines } }: DrawnPart): PageItem[] {
  const styles: Partial<Record<SideKind, { width: number; inset: number }>> = {
    border: { width: lines.frame, inset: 0 },
    bar: { width: lines.bar, inset: BAR_INSET * square },
    open: { width: lines.inner, inset: 0 },
    beside: { width: lines.inner, inset: 0 },
  };
  const own = sidesOf(figure, part).flatMap((side): PageItem[] => {
    const style = styles[side.kind];
    return style ? [lineAlong(side, corner, square, style.width, style.inset)] : [];
  });
  const beyond = sidesBeyond(figure, part).flatMap(({ side, isAfter }): PageItem[] => {
    const style = styles[side.kind];
    if (!style || side.kind === 'bar') return [];
    const [start, end] = isAfter ? [0, square - RUN_ON] : [square - RUN_ON, 0];
    return [lineAlong(side, corner, square, style.width, start, end)];
  });
  return [...own, ...beyond];
}

/** The outline of a domino; that of one which lies across a cut runs on beyond it. */
function outlineOf(
  domino: Placement,
  { figure, part, corner, size, profile: { lines } }: DrawnPart,
): PageItem[] {
  const { board } = figure.puzzle;
  const { square } = size;
  const isLying = isAcross(board, domino);
  const inset = square * DOMINO_INSET[widthOf(figure, size)];
  const radius = square * DOMINO_RADIUS;
  const line = Math.min(lines.domino, square * DOMINO_LINE);
  const x = corner.x + columnOf(board, domino.first) * square + inset;
  const y = corner.y + rowOf(board, domino.first) * square + inset;
  const [long, short] = [2 * square - 2 * inset, square - 2 * inset];
  const [hasFirst, hasSecond] = [holds(part, board, domino.first), holds(part, board, domino.second)];
  if (hasFirst && hasSecond) {
    const [width, height] = isLying ? [long, short] : [short, long];
    return [{ type: 'outline', x, y, width, height, radius, line }];
  }
  if (!hasFirst && !hasSecond) return [];
  // Along the domino from the end of its first half: the end that is seen, and where the lines break off.
  const [seen, open] = hasFirst ? [0, square - inset + RUN_ON] : [long, square - inset - RUN_ON];
  const points = [
    [open, 0],
    [seen, 0],
    [seen, short],
    [open, short],
  ].map(([along, across]): [number, number] =>
    isLying ? [x + along!, y + across!] : [x + across!, y + along!],
  );
  return [{ type: 'bent', points, radius, width: line }];
}

/** A board without a page round it; lengths in mm from its upper left corner. */
export interface SingleBoard {
  readonly width: number;
  readonly height: number;
  readonly items: readonly PageItem[];
}

/** Draws a board in one piece, in the profile's largest squares and with its labels, as it stands in print. */
export function drawSingleBoard(figure: BoardFigure, profile: PrintProfile, metrics: Metrics): SingleBoard {
  const setting = { profile, metrics };
  const endless = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
  const size = fitWhole(figure.puzzle, endless, setting)!;
  const group = size.groups[0]!;
  // Half of the frame's line lies outside the squares.
  const edge = profile.lines.frame / 2;
  const at = { x: edge, y: edge };
  const marks = drawGroup(figure, size, group, at, element('Figure', undefined), setting);
  return {
    width: group.width + 2 * edge,
    height: group.height + 2 * edge,
    items: marks.flatMap(({ items }) => items),
  };
}
