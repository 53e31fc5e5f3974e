import { SHEETS, type Sheet } from '../sheets.ts';
import { turned } from '../tactile/profile.ts';
import { dominoesWanted, type StonesOrder } from './order.ts';
import { cardOf } from './sizes.ts';

/** The dominoes in a box have so much room in each direction, in mm: for fingers, and for paper that is folded. */
const PLAY = 2;
/** How deep the flap is that closes the lid, and those that are glued, in mm. */
const FLAP = 15;
const GLUED = 10;
/** Flaps are narrower at their ends by so much on both sides, in mm: a finger tells raised lines apart there, too. */
const TAPER = 4.5;
/** Lower walls have no room for flaps, in mm. */
const LEAST_HEIGHT = 14;

type Point = readonly [x: number, y: number];

/**
 * A box of one piece of card: base, four walls, and a lid that hangs on the rear one. Lengths are mm; places are measured
 * from the upper left corner of the net, with its lid below, upright as seen on the closed box.
 */
export interface BoxNet {
  /** How the dominoes lie in it. */
  readonly stacks: number;
  /** Of the inside. */
  readonly inside: { readonly width: number; readonly depth: number; readonly height: number };
  readonly width: number;
  readonly height: number;
  /** The corners of the whole piece, one after the other. */
  readonly outline: readonly Point[];
  readonly folds: readonly (readonly [from: Point, to: Point])[];
  readonly lidCentre: Point;
}

/** Upright stacks side by side, as many as make the box no higher than deep. */
export function boxNet(
  order: Pick<StonesOrder, 'range' | 'missingFrom' | 'size'>,
  thickness: number,
): BoxNet {
  const count = dominoesWanted(order).length;
  const card = cardOf(order.size);
  const sidesOf = (stacks: number) => ({
    width: card.width + PLAY,
    depth: stacks * card.height + PLAY,
    height: Math.max(LEAST_HEIGHT, Math.ceil(count / stacks) * thickness + PLAY),
  });
  let stacks = 1;
  while (sidesOf(stacks).height > sidesOf(stacks).depth) stacks++;
  const inside = sidesOf(stacks);
  const { width: w, depth: d, height: h } = inside;
  const [left, right] = [h, h + w];
  // The edges of front wall, base, rear wall, lid and its flap, from above.
  const [front, base, rear] = [0, h, h + d];
  const [lid, flap] = [rear + h, rear + h + d];
  const end = flap + FLAP;
  const outline: Point[] = [
    [left, front],
    [right, front],
    [right, base],
    [right + TAPER, base - GLUED],
    [right + h - TAPER, base - GLUED],
    [right + h, base],
    [right + h, rear],
    [right + h - TAPER, rear + GLUED],
    [right + TAPER, rear + GLUED],
    [right, rear],
    [right, flap],
    [right - TAPER, end],
    [left + TAPER, end],
    [left, flap],
    [left, rear],
    [left - TAPER, rear + GLUED],
    [TAPER, rear + GLUED],
    [0, rear],
    [0, base],
    [TAPER, base - GLUED],
    [left - TAPER, base - GLUED],
    [left, base],
  ];
  const fold = (from: Point, to: Point) => [from, to] as const;
  return {
    stacks,
    inside,
    width: w + 2 * h,
    height: end,
    outline,
    folds: [
      ...[base, rear].map((y) => fold([0, y], [right + h, y])),
      ...[lid, flap].map((y) => fold([left, y], [right, y])),
      ...[left, right].map((x) => fold([x, base], [x, rear])),
    ],
    lidCentre: [left + w / 2, lid + d / 2],
  };
}

/** The sheet of its paper on which a net finds room below words; none if there is no such sheet. */
export function sheetForNet(
  { width, height }: BoxNet,
  { paper }: Pick<StonesOrder, 'paper'>,
  margin: number,
  topOn: (sheet: Sheet) => number,
): Sheet | undefined {
  return [SHEETS[paper], turned(SHEETS[paper])].find(
    (sheet) => width <= sheet.width - 2 * margin && topOn(sheet) + height <= sheet.height - margin,
  );
}
