import { RAISED_DOT } from '../../braille/geometry.ts';
import { dominoesWanted } from '../stones/order.ts';
import type { DominoSize } from '../stones/sizes.ts';
import { about, slotSize, solidBars } from './bars.ts';
import { pegPlaces, solidDomino } from './domino.ts';
import { circle, dome, type Outline, type Point, prism, type Solid } from './forms.ts';
import { BAR, PEG, type SolidsOrder, TRAY, TRIAL } from './order.ts';
import { peg, pegOn, slotOf, slotThrough } from './pegboard.ts';

/** Dots that count the holes of the gauge stand so far from each other, in mm from middle to middle. */
const DOT_PITCH = 2.5;

/**
 * What shows on a printer whether a set will fit, before it is printed: one domino, two cells of the tray with a slot, one
 * bar, one slot of the rack, and a loose peg with a gauge that has a hole for each of {@link TRIAL.clearances}.
 */
export function trialSolids(order: SolidsOrder): Solid[] {
  const { size, clearance } = order;
  const { square } = size;
  const slot = slotSize(size, BAR.thickness, 2 * clearance);
  const tray = plate('tray', about([0, 0], 2 * square, square), size);
  const { width, height } = slotOf(size);
  return [
    solidDomino(dominoesWanted(order).at(-1)!, order),
    { ...tray, holes: [slotThrough(about([0, 0], slot.width, slot.length))] },
    plate('rack', about([0, 0], width, height), size),
    gauge(),
    loosePeg(),
    ...solidBars(size, 1),
  ];
}

function plate(name: string, outline: Outline, size: DominoSize): Solid {
  return {
    name,
    body: [prism(outline, 0, TRAY.plate), ...pegPlaces(size).map(pegOn)],
  };
}

/** Holes for the loose peg from the narrowest on, each with as many dots above it as it is in their order. */
function gauge(): Solid {
  const { pitch, depth, thickness } = TRIAL.gauge;
  const holes = TRIAL.clearances.map((clearance, i) => ({
    clearance,
    x: (i - (TRIAL.clearances.length - 1) / 2) * pitch,
  }));
  const dots = holes.flatMap(({ x }, i) =>
    Array.from({ length: i + 1 }, (_, dot) =>
      dome([x + (dot - i / 2) * DOT_PITCH, depth / 2 - RAISED_DOT.diameter - 1], thickness, RAISED_DOT),
    ),
  );
  const middle = (x: number): Point => [x, PEG.diameter / 2 + 1.5 - depth / 2];
  return {
    name: 'gauge',
    body: [prism(about([0, 0], holes.length * pitch, depth), 0, thickness), ...dots],
    holes: holes.map(({ x, clearance }) =>
      prism(circle(middle(x), PEG.diameter + 2 * clearance), -1, thickness + 1),
    ),
  };
}

function loosePeg(): Solid {
  const { diameter, height } = TRIAL.handle;
  return {
    name: 'peg',
    body: [prism(circle([0, 0], diameter), 0, height), peg([0, 0], 0, height + TRIAL.gauge.thickness)],
  };
}
