import { asCell, rectangle } from '../../src/domino/board.ts';
import { domino } from '../../src/domino/dominoes.ts';
import { type Art, artItems, ON_FIELD } from '../../src/layout/cover-art.ts';
import { makeMetrics } from '../../src/layout/metrics.ts';
import type { PageItem } from '../../src/layout/page.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { painted } from '../../src/render/picture/page-picture.ts';
import { makePng } from '../../src/render/picture/png.ts';
import { drawingOf } from './drawing.ts';

// The logo of the studio, as on covers: two numbers and the domino that they become.

/** The side of the drawing, and that of its cells, which lie within the circle to which phones crop an icon. */
const SIDE = 64;
const CELL = 20;

const SETUP = { board: rectangle(2, 2), range: 3, numbers: [3, 3, 2, 2] };
const SIGN: Art = {
  puzzle: SETUP,
  solved: SETUP,
  dominoes: [{ first: asCell(1), second: asCell(3), domino: domino(2, 3) }],
};

function items(): PageItem[] {
  const area = { x: SIDE / 2 - CELL, y: SIDE / 2 - CELL, width: 2 * CELL, height: 2 * CELL };
  return [
    { type: 'fill', x: 0, y: 0, width: SIDE, height: SIDE, ink: 'field' },
    ...artItems(SIGN, area, ON_FIELD, makeMetrics(loadFonts())),
  ];
}

/** The logo as an SVG file. Its numbers are shapes, so that it looks the same with any fonts. */
export function iconDrawing(): string {
  return drawingOf({ width: SIDE, height: SIDE }, items());
}

/** The same as a PNG file, `dots` wide and high. */
export function iconPicture(dots: number): Uint8Array {
  return makePng(painted({ width: SIDE, height: SIDE }, items(), loadFonts(), dots / SIDE));
}
