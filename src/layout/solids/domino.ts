import { BRAILLE_PROFILES, type BrailleProfile, dotCentre, RAISED_DOT } from '../../braille/geometry.ts';
import { brailleDigits } from '../../braille/grids.ts';
import { type Domino, makeDomino } from '../../domino/dominoes.ts';
import { dotsOf } from '../../six-dot.ts';
import type { Numerals } from '../stones/order.ts';
import { barInset, cardOf, cornerOf, type DominoSize, type Pips, pipPlaces } from '../stones/sizes.ts';
import { circle, type Dome, micrometres, type Outline, type Point, rectangle, type Solid } from './forms.ts';
import { DOMINO_CHAMFER, DOMINO_HEIGHT, HOLE_DEPTH, PEG, raisedNumerals, type SolidsOrder } from './order.ts';

/** The bar goes down so far into the domino, in mm. */
const SUNK = 0.2;

/** A domino that lies across, the smaller number on the left, about the middle of its lower face. */
export function solidDomino(domino: Domino, order: SolidsOrder): Solid {
  const { size, clearance } = order;
  const numerals = raisedNumerals(order);
  const reach = cardOf(size).height / 2 - barInset(size);
  const away = cardOf(size).width / 4 + size.pips.touch.shift;
  return {
    name: makeDomino(domino),
    body: [
      {
        type: 'prism',
        outline: dominoOutline(size, numerals === 'braille'),
        from: 0,
        to: DOMINO_HEIGHT,
        chamfer: dominoChamfer(size),
      },
      {
        type: 'prism',
        outline: rectangle([-size.bar / 2, -reach], [size.bar / 2, reach]),
        from: DOMINO_HEIGHT - SUNK,
        to: DOMINO_HEIGHT + size.bar,
      },
      ...raised(domino.low, [-away, 0], order, numerals),
      ...raised(domino.high, [away, 0], order, numerals),
    ],
    holes: pegPlaces(size).map((place) => ({
      type: 'prism',
      outline: circle(place, PEG.diameter + 2 * clearance),
      from: -1,
      to: HOLE_DEPTH,
    })),
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
  const [lowerLeft, lowerRight, upperRight, upperLeft] = rectangle([-right, -top], [right, top]) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const side = micrometres(cornerOf(size) - (2 - Math.SQRT2) * inset);
  const corner: Outline = cornered
    ? [
        [right, top - side],
        [right - side, top],
      ]
    : [upperRight];
  return [lowerLeft, lowerRight, ...corner, upperLeft];
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
    ? raisedBraille(brailleDigits(number, language), at, DOMINO_HEIGHT, BRAILLE_PROFILES.swell)
    : raisedPips(number, at, DOMINO_HEIGHT, size.pips.touch);
}

/** The pips of a number as half balls about a point of a face at the height `z`. */
function raisedPips(number: number, [x, y]: Point, z: number, { diameter, pitch }: Pips): Dome[] {
  return pipPlaces(number).map(([across, down]) => ({
    type: 'dome',
    x: x + across * pitch,
    y: y - down * pitch,
    z,
    diameter,
    height: diameter / 2,
  }));
}

/** Cells of braille in one line about a point of a face at the height `z`. */
export function raisedBraille(cells: string, [x, y]: Point, z: number, braille: BrailleProfile): Dome[] {
  const left = x - (cells.length * braille.cellPitch) / 2;
  const baseline = y - braille.dotPitch;
  return Array.from(cells).flatMap((cell, i) =>
    dotsOf(cell).map((dot): Dome => {
      const centre = dotCentre(braille, dot);
      return {
        type: 'dome',
        x: left + i * braille.cellPitch + centre.x,
        y: baseline + centre.y,
        z,
        ...RAISED_DOT,
      };
    }),
  );
}
