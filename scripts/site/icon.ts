import { asCell, rectangle } from '../../src/domino/board.ts';
import { stone } from '../../src/domino/stones.ts';
import { type Art, artItems, ON_FIELD } from '../../src/layout/cover-art.ts';
import { makeMetrics } from '../../src/layout/metrics.ts';
import type { Area, PageItem } from '../../src/layout/page.ts';
import { hexOf } from '../../src/layout/palettes.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { inksOf, painted } from '../../src/render/picture/page-picture.ts';
import { makePng } from '../../src/render/picture/png.ts';
import { ringsOf } from '../../src/render/picture/shapes.ts';

// The logo of the studio, as on covers: two numbers and the domino that they become.

/** The side of the drawing, and that of its cells, which lie within the circle to which phones crop an icon. */
const SIDE = 64;
const CELL = 20;

const SETUP = { board: rectangle(2, 2), range: 3, numbers: [3, 3, 2, 2] };
const SIGN: Art = {
  puzzle: SETUP,
  solved: SETUP,
  stones: [{ first: asCell(1), second: asCell(3), stone: stone(2, 3) }],
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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" stroke-linejoin="round" stroke-linecap="round">
${items().map(shapeOf).join('\n')}
</svg>
`;
}

function shapeOf(item: PageItem): string {
  const ink = hexOf(inksOf()[item.ink ?? 'black']);
  const box = ({ x, y, width, height }: Area) =>
    `x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}"`;
  switch (item.type) {
    case 'dot':
      return `<circle cx="${rounded(item.x)}" cy="${rounded(item.y)}" r="${rounded(item.diameter / 2)}" fill="${ink}"/>`;
    case 'fill':
      return `<rect ${box(item)} fill="${ink}"/>`;
    case 'outline':
      return `<rect ${box(item)} rx="${rounded(item.radius)}" fill="none" stroke="${ink}" stroke-width="${rounded(item.line)}"/>`;
    default: {
      const rings = ringsOf(item, loadFonts()).map(
        (ring) => `M${ring.map((point) => point.map(rounded).join(' ')).join('L')}Z`,
      );
      return `<path fill="${ink}" d="${rings.join('')}"/>`;
    }
  }
}

function rounded(length: number): number {
  return Math.round(length * 20) / 20;
}

/** The same as a PNG file, `dots` wide and high. */
export function iconPicture(dots: number): Uint8Array {
  return makePng(painted({ width: SIDE, height: SIDE }, items(), loadFonts(), dots / SIDE));
}
