import { type BrailleProfile, dotCentre } from '../../braille/geometry.ts';
import { dotsOf } from '../../six-dot.ts';
import type { PageItem } from '../page.ts';
import { STONE_SIZES } from '../stones/sizes.ts';

// What is felt on the calibration sheets. Lengths in mm; a sample is drawn from its upper left corner.

/** Widths of lines, from one that hardly rises to twice that of the boards. */
export const LINES = [0.4, 0.6, 0.8, 1, 1.2, 1.6, 2];
/** Free space between two lines. */
export const GAPS = [1, 2, 3, 4, 5, 6];
/** Diameters of braille dots as printed: what guidelines and fonts for swell paper use, and a little more. */
export const DOTS = [0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6];
/** The pips of the card dominoes for touch, the smallest first. */
export const PIPS = Object.values(STONE_SIZES)
  .map(({ pips }) => pips.touch)
  .sort((one, other) => one.diameter - other.diameter);

export const RULER = { length: 100, every: 10, tick: 3, longTick: 5 };

/** A line of the ladder, upright. */
export function lineSample(x: number, y: number, length: number, width: number): PageItem[] {
  return [upright(x, y, length, width)];
}

/** Two lines with so much free space between their edges. */
export function gapSample(x: number, y: number, length: number, gap: number, width: number): PageItem[] {
  return [upright(x, y, length, width), upright(x + gap + width, y, length, width)];
}

/** From edge to edge a line is as long as it says; its round ends are part of it. */
function upright(x: number, y: number, length: number, width: number): PageItem {
  const middle = x + width / 2;
  return { type: 'line', from: [middle, y + width / 2], to: [middle, y + length - width / 2], width };
}

/** A line with ticks on it, longer ones at both ends and in the middle; from the middle of the first to that of the last. */
export function ruler(x: number, y: number, width: number): PageItem[] {
  const { length, every, tick, longTick } = RULER;
  const base = y + longTick;
  const ticks = Array.from({ length: length / every + 1 }, (_, i): PageItem => {
    const at = x + i * every;
    const up = (i * every) % (length / 2) === 0 ? longTick : tick;
    return { type: 'line', from: [at, base], to: [at, base - up], width };
  });
  return [{ type: 'line', from: [x, base], to: [x + length, base], width }, ...ticks];
}

/** Braille drawn dot by dot in dots of another size, with its baseline at `y`. */
export function dotSample(
  cells: string,
  x: number,
  y: number,
  braille: BrailleProfile,
  diameter: number,
): PageItem[] {
  return Array.from(cells).flatMap((cell, i) =>
    dotsOf(cell).map((dot): PageItem => {
      const centre = dotCentre(braille, dot);
      return { type: 'dot', x: x + i * braille.cellPitch + centre.x, y: y - centre.y, diameter };
    }),
  );
}

/** Seven pips as on a domino: two columns of three, and one in the middle. */
export function pipSample(x: number, y: number, { diameter, pitch }: (typeof PIPS)[number]): PageItem[] {
  const places = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));
  return places
    .filter(({ row, column }) => column !== 1 || row === 1)
    .map(
      ({ row, column }): PageItem => ({
        type: 'dot',
        x: x + column * pitch + diameter / 2,
        y: y + row * pitch + diameter / 2,
        diameter,
      }),
    );
}
