/** The sides of the drawing, and what lies on it: a domino 2:3 that stands upright, in units of the drawing. */
const SIDE = 64;
const STONE = { left: 17, top: 4, width: 30, height: 56, round: 6 };
const PIPS = [
  [25, 12],
  [39, 24],
  [24, 39],
  [32, 46],
  [40, 53],
] as const;
const PIP = 3.4;

/** The sign of the studio, as an SVG file. */
export function iconDrawing(): string {
  const { left, top, width, height, round } = STONE;
  const pips = PIPS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${PIP}" fill="#000"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">
<rect width="${SIDE}" height="${SIDE}" fill="#fff"/>
<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${round}" fill="#fff" stroke="#000" stroke-width="4"/>
<path d="M${left} ${SIDE / 2}h${width}" stroke="#000" stroke-width="3"/>
${pips.join('\n')}
</svg>
`;
}
