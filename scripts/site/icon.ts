import { makePng } from '../../src/render/picture/png.ts';

/** The side of the drawing; a domino that stands upright within the circle that phones leave of an icon. */
const SIDE = 64;
const STONE = { left: 20, top: 10, width: 24, height: 44, round: 5 };
const LINE = 3.5;
const MIDDLE = 2.5;
const PIPS = [
  [26.5, 16.5],
  [37.5, 26],
  [26.5, 37.5],
  [32, 42.75],
  [37.5, 48],
] as const;
const PIP = 2.6;

/** The sign of the studio, as an SVG file. */
export function iconDrawing(): string {
  const { left, top, width, height, round } = STONE;
  const pips = PIPS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${PIP}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">
<rect width="${SIDE}" height="${SIDE}" fill="#fff"/>
<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${round}" fill="none" stroke="#000" stroke-width="${LINE}"/>
<path d="M${left} ${SIDE / 2}h${width}" stroke="#000" stroke-width="${MIDDLE}"/>
${pips.join('\n')}
</svg>
`;
}

/** How many points are looked at along each side of a dot. */
const FINE = 4;

/** The same as a PNG file, `dots` wide and high. */
export function iconPicture(dots: number): Uint8Array {
  const rgb = new Uint8Array(3 * dots * dots);
  for (let y = 0; y < dots; y++) {
    for (let x = 0; x < dots; x++) {
      const at = 3 * (y * dots + x);
      rgb.fill(shadeOf(x, y, SIDE / dots), at, at + 3);
    }
  }
  return makePng({ width: dots, height: dots, channels: 3, data: rgb });
}

/** How light a dot is, from 0 to 255. */
function shadeOf(x: number, y: number, size: number): number {
  let light = 0;
  for (let i = 0; i < FINE; i++) {
    for (let j = 0; j < FINE; j++) {
      if (!isInk((x + (i + 0.5) / FINE) * size, (y + (j + 0.5) / FINE) * size)) light++;
    }
  }
  return Math.round((255 * light) / FINE ** 2);
}

function isInk(x: number, y: number): boolean {
  const { left, top, width, height, round } = STONE;
  const edge =
    distance(x - left - width / 2, y - top - height / 2, width / 2 - round, height / 2 - round) - round;
  const isMiddle = edge < 0 && Math.abs(y - SIDE / 2) < MIDDLE / 2;
  return Math.abs(edge) < LINE / 2 || isMiddle || PIPS.some(([px, py]) => Math.hypot(x - px, y - py) < PIP);
}

/** From a point to a rectangle around the origin; within it less than nothing. */
function distance(x: number, y: number, halfWidth: number, halfHeight: number): number {
  const [across, down] = [Math.abs(x) - halfWidth, Math.abs(y) - halfHeight];
  return Math.hypot(Math.max(across, 0), Math.max(down, 0)) + Math.min(Math.max(across, down), 0);
}
