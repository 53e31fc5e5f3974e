import { type Cell, columnOf, rowOf } from '../domino/board.ts';
import { MOST_PIPS } from '../domino/dominoes.ts';
import { isAcross, type Placement, type Setup, UNKNOWN } from '../domino/puzzle.ts';
import { middleOf } from './board-lines.ts';
import type { Metrics } from './metrics.ts';
import { type Area, type Ink, mmOf, type PageItem } from './page.ts';
import { centredDigits } from './print/digits.ts';
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

interface Drawn {
  readonly domino: Placement;
  /** How far its middle lies behind the line at which dominoes begin, in shares of the width. */
  readonly past: number;
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
  return (range > MOST_PIPS ? DOMINO.wide : DOMINO.digit) * (side / mmOf(1));
}

/** The picture in an area, as large as it goes, at its left and upper edge. */
export function artItems(art: Art, area: Area, inks: ArtInks, metrics: Widths): PageItem[] {
  const { board } = art.puzzle;
  const side = Math.min(area.width / board.columns, area.height / board.rows);
  const drawn = art.dominoes.map((domino) => ({ domino, past: pastFront(art, domino) }));
  const whole = art.set ? drawn : drawn.filter(({ past }) => past >= 0);
  const found = drawn.filter((one) => !whole.includes(one) && one.past >= -FRONT.found);
  const marked = markedOf(art, whole);
  const covered = new Set(whole.flatMap(({ domino }) => [domino.first, domino.second]));
  const at = { x: area.x, y: area.y, side };
  return [
    ...board.cells
      .filter((cell) => !covered.has(cell))
      .flatMap((cell) => numberItems(art, cell, at, inks.numbers, metrics)),
    ...found.map(({ domino }) => outlineItem(art, domino, at, inks.outline)),
    ...whole.flatMap(({ domino }) =>
      dominoItems(
        art,
        domino,
        at,
        domino === marked ? { edge: inks.marked.domino, ...inks.marked } : inks,
        metrics,
      ),
    ),
  ];
}

/** How far the middle of a domino lies behind the line at which dominoes begin, in shares of the width. */
function pastFront({ puzzle: { board } }: Art, { first, second }: Placement): number {
  const middle = (of: typeof columnOf) => (of(board, first) + of(board, second) + 1) / 2;
  return middle(columnOf) / board.columns - frontAt(middle(rowOf) / board.rows);
}

/** The domino that is set off: of the whole ones with pips on both halves the one that is nearest to the middle of the line at which they begin. */
function markedOf({ puzzle: { board }, set }: Art, whole: readonly Drawn[]): Placement | undefined {
  if (set) return undefined;
  const away = ({ domino: { first, second }, past }: Drawn) =>
    past + Math.abs((rowOf(board, first) + rowOf(board, second) + 1) / 2 / board.rows - MARKED_HEIGHT);
  const full = whole.filter(({ domino: { domino } }) => domino.low > 0);
  return full.toSorted((one, other) => away(one) - away(other))[0]?.domino;
}

/** Where the board stands: its upper left corner and the side of a cell, in mm. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

function numberItems({ puzzle }: Art, cell: Cell, at: Place, ink: Ink, metrics: Widths): PageItem[] {
  const { board, numbers, range } = puzzle;
  const number = numbers[cell]!;
  if (number === UNKNOWN) return [];
  const share = range > MOST_PIPS ? DOMINO.wide : DOMINO.digit;
  return [digits(number, middleOf(board, cell, at, at.side), share * at.side, ink, metrics)];
}

/** A number about a point, in letters so many mm high from line to line. */
function digits(
  number: number,
  middle: Pick<Place, 'x' | 'y'>,
  height: number,
  ink: Ink,
  metrics: Widths,
): PageItem {
  return centredDigits({ text: String(number), x: middle.x, y: middle.y }, height / mmOf(1), metrics, ink);
}

/** The rectangle of a domino within its cells. */
function areaOf({ puzzle: { board } }: Art, domino: Placement, { x, y, side }: Place, inset: number): Area {
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

function outlineItem(art: Art, domino: Placement, at: Place, ink: Ink): PageItem {
  const line = DOMINO.found * at.side;
  const area = areaOf(art, domino, at, DOMINO.inset + DOMINO.found / 2);
  return { type: 'outline', ...area, radius: DOMINO.radius * at.side, line, ink };
}

function dominoItems(
  art: Art,
  placement: Placement,
  at: Place,
  { domino, edge, pips }: Pick<ArtInks, 'domino' | 'edge' | 'pips'>,
  metrics: Widths,
): PageItem[] {
  const { board, range, numbers } = art.solved;
  const { side } = at;
  const least = art.set?.line ?? 0;
  const line = Math.max(least, DOMINO.edge * side);
  const isEdged = edge !== domino;
  const area = areaOf(art, placement, at, DOMINO.inset + (isEdged ? DOMINO.edge / 2 : 0));
  const radius = DOMINO.radius * side;
  const body = domino ? roundedItems(area, radius, domino) : [];
  const rim: PageItem[] = isEdged ? [{ type: 'outline', ...area, radius, line, ink: edge }] : [];
  const isLying = isAcross(board, placement);
  const halves = [placement.first, placement.second].map((cell) => ({
    number: numbers[cell]!,
    ...middleOf(board, cell, at, side),
  }));
  if (range > MOST_PIPS) {
    const shown = halves.map((half) => digits(half.number, half, DOMINO.wide * side, pips, metrics));
    return [...body, ...rim, ...shown];
  }
  const face = faceItems(halves, isLying, DOMINO.face * side, Math.max(least, DOMINO.bar * side));
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
