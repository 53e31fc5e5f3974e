import { BRAILLE_PROFILES, dotCentre, RAISED_DOT } from '../../braille/geometry.ts';
import { brailleDigits } from '../../braille/grids.ts';
import { type Domino, makeDomino } from '../../domino/dominoes.ts';
import { dotsOf } from '../../six-dot.ts';
import type { Numerals } from '../stones/order.ts';
import { barInset, cardOf, cornerOf, type DominoSize, type Pips, pipPlaces } from '../stones/sizes.ts';
import {
  circle,
  type Dome,
  dome,
  micrometres,
  type Outline,
  type Point,
  prism,
  rectangle,
  type Solid,
} from './forms.ts';
import { DOMINO_CHAMFER, DOMINO_HEIGHT, HOLE_DEPTH, PEG, raisedNumerals, type SolidsOrder } from './order.ts';

/** The bar goes down so far into the domino, in mm. */
const SUNK = 0.2;

/** A domino that lies across, the smaller number on the left, about the middle of its lower face. */
export function solidDomino(domino: Domino, order: SolidsOrder): Solid {
  const { size, clearance } = order;
  const numerals = raisedNumerals(order);
  const reach = cardOf(size).height / 2 - barInset(size);
  const bar = rectangle([-size.bar / 2, -reach], [size.bar / 2, reach]);
  const away = cardOf(size).width / 4 + size.pips.touch.shift;
  return {
    name: makeDomino(domino),
    body: [
      prism(dominoOutline(size, numerals === 'braille'), 0, DOMINO_HEIGHT, dominoChamfer(size)),
      prism(bar, DOMINO_HEIGHT - SUNK, DOMINO_HEIGHT + size.bar),
      ...raised(domino.low, [-away, 0], order, numerals),
      ...raised(domino.high, [away, 0], order, numerals),
    ],
    holes: pegPlaces(size).map((place) => prism(circle(place, PEG.diameter + 2 * clearance), -1, HOLE_DEPTH)),
  };
}

/** What is taken off a domino's edges, in mm. */
export function dominoChamfer({ square }: DominoSize): { readonly lower: number; readonly upper: number } {
  const of = ({ share, most }: { readonly share: number; readonly most: number }) =>
    micrometres(Math.min(share * square, most));
  return { lower: of(DOMINO_CHAMFER.lower), upper: of(DOMINO_CHAMFER.upper) };
}

/**
 * A card of this size about its middle, with the upper right corner cut off or not.
 * @param inset how far its edges are moved inward, in mm
 */
export function dominoOutline(size: DominoSize, cornered: boolean, inset = 0): Outline {
  const { width, height } = cardOf(size);
  const [right, top] = [width / 2 - inset, height / 2 - inset];
  const side = micrometres(cornerOf(size) - (2 - Math.SQRT2) * inset);
  const corner: Outline = cornered
    ? [
        [right, top - side],
        [right - side, top],
      ]
    : [[right, top]];
  return [[-right, -top], [right, -top], ...corner, [-right, top]];
}

/** Below a domino, the middles of the two squares that it covers. */
export function pegPlaces({ square }: DominoSize): readonly Point[] {
  return [
    [-square / 2, 0],
    [square / 2, 0],
  ];
}

function raised(number: number, at: Point, { size, language }: SolidsOrder, numerals: Numerals): Dome[] {
  return numerals === 'braille'
    ? raisedBraille(brailleDigits(number, language), at, DOMINO_HEIGHT)
    : raisedPips(number, at, size.pips.touch);
}

/** The pips of a number as half balls about a point of the face of a domino. */
function raisedPips(number: number, [x, y]: Point, { diameter, pitch }: Pips): Dome[] {
  const pip = { diameter, height: diameter / 2 };
  return pipPlaces(number).map(([across, down]) =>
    dome([x + across * pitch, y - down * pitch], DOMINO_HEIGHT, pip),
  );
}

/** The cells of all braille on solids. */
export const BRAILLE = BRAILLE_PROFILES.swell;

/** Cells of braille in one line about a point of a face at the height `z`. */
export function raisedBraille(cells: string, [x, y]: Point, z: number): Dome[] {
  const left = x - (cells.length * BRAILLE.cellPitch) / 2;
  const baseline = y - BRAILLE.dotPitch;
  return Array.from(cells).flatMap((cell, i) =>
    dotsOf(cell).map((dot) => {
      const centre = dotCentre(BRAILLE, dot);
      return dome([left + i * BRAILLE.cellPitch + centre.x, baseline + centre.y], z, RAISED_DOT);
    }),
  );
}
