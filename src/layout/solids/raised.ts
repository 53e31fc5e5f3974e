import type { BrailleProfile } from '../../braille/geometry.ts';
import { dotCentre, RAISED_DOT } from '../../braille/geometry.ts';
import { dotsOf } from '../../six-dot.ts';
import { pipPlaces } from '../stones/pips.ts';
import type { Pips } from '../stones/sizes.ts';
import type { Dome, Point } from './forms.ts';

/** The pips of a number as half balls about a point of a face at the height `z`. */
export function raisedPips(number: number, [x, y]: Point, z: number, { diameter, pitch }: Pips): Dome[] {
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
