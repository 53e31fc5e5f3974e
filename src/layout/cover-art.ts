import { type Cell, columnOf, rowOf } from '../domino/board.ts';
import { MOST_PIPS } from '../domino/dominoes.ts';
import { isAcross, type Placement, type Setup, UNKNOWN } from '../domino/puzzle.ts';
import { middleOf } from './board-lines.ts';
import type { Metrics } from './metrics.ts';
import { type Area, type Ink, mmOf, type PageItem, type Point } from './page.ts';
import { centred } from './print/digits.ts';
import { faceItems } from './print/domino.ts';

// The picture of a book: a puzzle whose numbers become dominoes from left to right.

type Numbers = Pick<Setup, 'board' | 'numbers' | 'range'>;

type Widths = Pick<Metrics, 'width' | 'capHeight'>;

/** What the picture is drawn from. */
export interface Art {
  /** With the numbers that are shown where no domino stands. */
  readonly puzzle: Numbers;
  readonly solved: Numbers;
  readonly dominoes: readonly Placement[];
  /** If all of it stands as dominoes, with none set off: how wide their lines are at least, in mm. */
  readonly set?: { readonly line: number };
}

/** What its parts are drawn with. */
export interface ArtInks {
  readonly numbers: Ink;
  /** The outline of a domino that is found, round its two numbers. */
  readonly outline: Ink;
  /** A whole domino: what it is filled with, if with anything, its edge, and its pips. */
  readonly domino: Ink | undefined;
  readonly edge: Ink;
  readonly pips: Ink;
  /** The one domino that is set off. */
  readonly marked: { readonly domino: Ink; readonly pips: Ink; readonly edge?: Ink };
}

/** On a ground in colour, as a press prints it and a screen shows it. */
export const ON_FIELD: ArtInks = {
  numbers: 'on-field',
  outline: 'on-field',
  domino: 'on-field',
  edge: 'on-field',
  pips: 'field',
  marked: { domino: 'bright', pips: 'field' },
};

/** On paper, with little ink, as a printer at home has it. */
export const ON_PAPER: ArtInks = {
  numbers: 'accent',
  outline: 'accent',
  domino: 'tint',
  edge: 'accent',
  pips: 'accent',
  marked: { domino: 'accent', pips: 'ground' },
};

/**
 * Where numbers become dominoes, in shares of the board: at its upper and its lower edge. Left of it numbers are found
 * first, in a strip so wide.
 */
const FRONT = { upper: 0.68, lower: 0.24, found: 0.19 };
/** Of the side of a cell: the blank round a domino, its corners, its lines, and the size of a number. */
const DOMINO = {
  inset: 0.055,
  radius: 0.17,
  edge: 0.045,
  found: 0.05,
  face: 0.92,
  bar: 0.035,
  digit: 0.6,
  wide: 0.42,
};

/** The share of the width that the board has at a height: there dominoes begin. */
function frontAt(height: number): number {
  return FRONT.upper + (FRONT.lower - FRONT.upper) * height;
}

/** How far down the board the domino stands that is set off. */
const MARKED_HEIGHT = 0.6;

/** A domino as far as it is found. */
interface Found {
  readonly domino: Placement;
  /** How far its middle lies behind the line at which dominoes begin, in shares of the width. */
  readonly past: number;
}

/** A picture being drawn: its upper left corner and the side of a cell, in mm. */
interface Drawing extends Point {
  readonly art: Art;
  readonly side: number;
  readonly metrics: Widths;
}

/** The size of the picture if a cell has this side. */
export function artSize(
  { puzzle: { board } }: Pick<Art, 'puzzle'>,
  side: number,
): { width: number; height: number } {
  return { width: board.columns * side, height: board.rows * side };
}

/** How large its numbers are where they are smallest, in points. @param side of a cell, in mm */
export function artDigits({ puzzle: { range } }: Pick<Art, 'puzzle'>, side: number): number {
  return ((range > MOST_PIPS ? DOMINO.wide : DOMINO.digit) * side) / mmOf(1);
}

/** The picture in an area, as large as it goes, at its left and upper edge. */
export function artItems(art: Art, area: Area, inks: ArtInks, metrics: Widths): PageItem[] {
  const { board, numbers } = art.puzzle;
  const side = Math.min(area.width / board.columns, area.height / board.rows);
  const dominoes = art.dominoes.map((domino) => ({ domino, past: pastFront(art, domino) }));
  const whole = art.set ? dominoes : dominoes.filter(({ past }) => past >= 0);
  const found = dominoes.filter((one) => !whole.includes(one) && one.past >= -FRONT.found);
  const marked = markedOf(art, whole);
  const covered = new Set(whole.flatMap(({ domino }) => [domino.first, domino.second]));
  const open = board.cells.filter((cell) => !covered.has(cell) && numbers[cell] !== UNKNOWN);
  const drawing = { art, x: area.x, y: area.y, side, metrics };
  return [
    ...open.map((cell) => numberItem(drawing, numbers[cell]!, cell, inks.numbers)),
    ...found.map(({ domino }) => outlineItem(drawing, domino, inks.outline)),
    ...whole.flatMap(({ domino }) =>
      dominoItems(drawing, domino, domino === marked ? { edge: inks.marked.domino, ...inks.marked } : inks),
    ),
  ];
}

/** How far the middle of a domino lies behind the line at which dominoes begin, in shares of the width. */
function pastFront({ puzzle: { board } }: Art, { first, second }: Placement): number {
  const middle = (of: typeof columnOf) => (of(board, first) + of(board, second) + 1) / 2;
  return middle(columnOf) / board.columns - frontAt(middle(rowOf) / board.rows);
}

/** The domino that is set off: of the whole ones with pips on both halves the one that is nearest to the middle of the line at which they begin. */
function markedOf({ puzzle: { board }, set }: Art, whole: readonly Found[]): Placement | undefined {
  if (set) return undefined;
  const away = ({ domino: { first, second }, past }: Found) =>
    past + Math.abs((rowOf(board, first) + rowOf(board, second) + 1) / 2 / board.rows - MARKED_HEIGHT);
  const full = whole.filter(({ domino: { domino } }) => domino.low > 0);
  return full.toSorted((one, other) => away(one) - away(other))[0]?.domino;
}

/** A number in the middle of its cell. */
function numberItem(drawing: Drawing, number: number, cell: Cell, ink: Ink): PageItem {
  const { art, side, metrics } = drawing;
  const middle = middleOf(art.puzzle.board, cell, drawing, side);
  return { ...centred(String(number), middle, artDigits(art, side), metrics), ink };
}

/** The rectangle of a domino within its cells. */
function areaOf({ art, x, y, side }: Drawing, domino: Placement, inset: number): Area {
  const { board } = art.puzzle;
  const { first } = domino;
  const isLying = isAcross(board, domino);
  const [long, short] = [(2 - 2 * inset) * side, (1 - 2 * inset) * side];
  return {
    x: x + (columnOf(board, first) + inset) * side,
    y: y + (rowOf(board, first) + inset) * side,
    width: isLying ? long : short,
    height: isLying ? short : long,
  };
}

function outlineItem(drawing: Drawing, domino: Placement, ink: Ink): PageItem {
  const line = DOMINO.found * drawing.side;
  const area = areaOf(drawing, domino, DOMINO.inset + DOMINO.found / 2);
  return { type: 'outline', ...area, radius: DOMINO.radius * drawing.side, line, ink };
}

function dominoItems(
  drawing: Drawing,
  placement: Placement,
  { domino, edge, pips }: Pick<ArtInks, 'domino' | 'edge' | 'pips'>,
): PageItem[] {
  const { art, side } = drawing;
  const { board, range, numbers } = art.solved;
  const least = art.set?.line ?? 0;
  const line = Math.max(least, DOMINO.edge * side);
  const isEdged = edge !== domino;
  const area = areaOf(drawing, placement, DOMINO.inset + (isEdged ? DOMINO.edge / 2 : 0));
  const radius = DOMINO.radius * side;
  const body = domino ? roundedItems(area, radius, domino) : [];
  const rim: PageItem[] = isEdged ? [{ type: 'outline', ...area, radius, line, ink: edge }] : [];
  const cells = [placement.first, placement.second];
  if (range > MOST_PIPS) {
    return [...body, ...rim, ...cells.map((cell) => numberItem(drawing, numbers[cell]!, cell, pips))];
  }
  const halves = cells.map((cell) => ({ number: numbers[cell]!, ...middleOf(board, cell, drawing, side) }));
  const bar = Math.max(least, DOMINO.bar * side);
  const face = faceItems(halves, isAcross(board, placement), DOMINO.face * side, bar);
  return [...body, ...rim, ...face.map((item) => ({ ...item, ink: pips }))];
}

/** A filled rectangle with round corners: a line with round joins round its middle, as wide as the corners are round on both its sides. */
export function roundedItems({ x, y, width, height }: Area, radius: number, ink: Ink): PageItem[] {
  const inside = { x: x + radius, y: y + radius, width: width - 2 * radius, height: height - 2 * radius };
  return [
    { type: 'fill', ...inside, ink },
    { type: 'outline', ...inside, radius: 0, line: 2 * radius, ink },
  ];
}
