import { faceOf } from '../../layout/faces.ts';
import type { FontFiles } from '../../layout/fonts.ts';
import { type BentItem, type Dash, mmOf, type PageItem, type TextItem } from '../../layout/page.ts';
import type { Point, Ring } from './canvas.ts';

/** Straight pieces that a quarter of a circle, or a curve of a letter, is made of. */
const PIECES = 16;
/** How far the handles of a Bézier curve stand out that comes next to a quarter of a circle, in radii. */
export const QUARTER = (4 / 3) * (Math.SQRT2 - 1);

/** The rings that an item fills, in mm. */
export function ringsOf(item: PageItem, fonts: FontFiles): Ring[] {
  switch (item.type) {
    case 'text':
      return letters(item, fonts);
    case 'line':
      return item.dash
        ? dashes([item.from, item.to], item.dash, item.width)
        : stroke(item.from, item.to, item.width);
    case 'bent':
      return strokes(bend(item), item.width);
    case 'outline': {
      const { x, y, width, height, radius, line, dash } = item;
      if (dash) {
        const ring = rounded(x, y, width, height, radius);
        return dashes([...ring, ring[0]!], dash, line);
      }
      const outer = rounded(x - line / 2, y - line / 2, width + line, height + line, radius + line / 2);
      const inner = rounded(x + line / 2, y + line / 2, width - line, height - line, radius - line / 2);
      return [outer, inner.toReversed()];
    }
    case 'dot':
      return [disc([item.x, item.y], item.diameter)];
    case 'picture':
      return [];
    case 'fill':
      return [rounded(item.x, item.y, item.width, item.height, 0)];
  }
}

/** A line with round ends: a disc at each, and what lies between. */
function stroke([x, y]: Point, [u, v]: Point, width: number): Ring[] {
  const length = Math.sqrt((u - x) ** 2 + (v - y) ** 2);
  const ends = [disc([x, y], width), disc([u, v], width)];
  if (length === 0) return ends;
  const [across, down] = [((v - y) / length) * (width / 2), ((u - x) / length) * (width / 2)];
  const between: Ring = [
    [x - across, y + down],
    [x + across, y - down],
    [u + across, v - down],
    [u - across, v + down],
  ];
  return [...ends, between].map(clockwise);
}

export function strokes(points: readonly Point[], width: number): Ring[] {
  return points.slice(1).flatMap((point, i) => stroke(points[i]!, point, width));
}

/** A line of dashes with gaps between them, from point to point. */
function dashes(points: readonly Point[], [dash, gap]: Dash, width: number): Ring[] {
  const rings: Ring[] = [];
  let done = 0;
  points.slice(1).forEach(([u, v], i) => {
    const [x, y] = points[i]!;
    const length = Math.sqrt((u - x) ** 2 + (v - y) ** 2);
    const at = (along: number): Point => [x + ((u - x) * along) / length, y + ((v - y) * along) / length];
    // The dashes that begin before the end of this piece, as far as they lie on it.
    const first = Math.floor(done / (dash + gap));
    for (let n = first; n * (dash + gap) < done + length; n++) {
      const from = Math.max(0, n * (dash + gap) - done);
      const to = Math.min(length, n * (dash + gap) + dash - done);
      if (to > from) rings.push(...stroke(at(from), at(to), width));
    }
    done += length;
  });
  return rings;
}

/** Rings that turn the same way, so that where they lie over each other nothing is left out. */
function clockwise(ring: Ring): Ring {
  const area = ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length]!;
    return sum + x * v - u * y;
  }, 0);
  return area < 0 ? ring.toReversed() : ring;
}

function disc([x, y]: Point, diameter: number): Ring {
  return rounded(x - diameter / 2, y - diameter / 2, diameter, diameter, diameter / 2);
}

/** A rectangle with round corners, clockwise. */
function rounded(x: number, y: number, width: number, height: number, radius: number): Ring {
  const [right, bottom] = [x + width, y + height];
  if (radius <= 0)
    return [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ];
  const handle = radius * (1 - QUARTER);
  const corner = (cx: number, cy: number, fromX: number, fromY: number, toX: number, toY: number) =>
    curve([
      [cx + fromX * radius, cy + fromY * radius],
      [cx + fromX * handle, cy + fromY * handle],
      [cx + toX * handle, cy + toY * handle],
      [cx + toX * radius, cy + toY * radius],
    ]);
  return [
    ...corner(x, y, 0, 1, 1, 0),
    ...corner(right, y, -1, 0, 0, 1),
    ...corner(right, bottom, 0, -1, -1, 0),
    ...corner(x, bottom, 1, 0, 0, -1),
  ];
}

/** The point so far from one point towards another. */
export function towards([x, y]: Point, [u, v]: Point, distance: number): Point {
  const share = distance / Math.sqrt((u - x) ** 2 + (v - y) ** 2);
  return [x + (u - x) * share, y + (v - y) * share];
}

/** A line with its corners rounded. */
function bend({ points, radius }: BentItem): Point[] {
  return points.flatMap((corner, i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (!before || !after) return [corner];
    const handle = radius * (1 - QUARTER);
    return curve([
      towards(corner, before, radius),
      towards(corner, before, handle),
      towards(corner, after, handle),
      towards(corner, after, radius),
    ]);
  });
}

/** A Bézier curve of any degree as straight pieces. */
export function curve(handles: readonly Point[], pieces = PIECES): Point[] {
  return Array.from({ length: pieces + 1 }, (_, i) => pointOn(handles, i / pieces));
}

function pointOn(handles: readonly Point[], share: number): Point {
  if (handles.length === 1) return handles[0]!;
  const nearer = handles.slice(1).map(([u, v], i): Point => {
    const [x, y] = handles[i]!;
    return [x + (u - x) * share, y + (v - y) * share];
  });
  return pointOn(nearer, share);
}

function letters({ text, font: name, size, x, y }: TextItem, fonts: FontFiles): Ring[] {
  const { font } = faceOf(fonts[name]);
  const unit = mmOf(size) / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  return glyphs.flatMap(({ path }, i) => {
    const { xAdvance, xOffset, yOffset } = positions[i]!;
    const left = pen + xOffset;
    pen += xAdvance;
    const rings: Point[][] = [];
    for (const { command, args } of path.commands) {
      const ends = Array.from(
        { length: args.length / 2 },
        (_, e): Point => [x + (left + args[2 * e]!) * unit, y - (yOffset + args[2 * e + 1]!) * unit],
      );
      if (command === 'moveTo') rings.push(ends);
      else if (command !== 'closePath') rings.at(-1)!.push(...curve([rings.at(-1)!.at(-1)!, ...ends]));
    }
    return rings;
  });
}
