import { type BrailleProfile, dotCentre } from '../../braille/geometry.ts';
import { CELLS, dotsOf } from '../../six-dot.ts';
import type { Area, DotItem, FillItem, PageItem, TextItem } from '../page.ts';

/** A straight piece of something raised: all that is at most `radius` mm from the line between two points. */
export interface Ridge {
  readonly item: PageItem;
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly radius: number;
}

type Point = readonly [x: number, y: number];

/** What heat raises of an item, in straight pieces: nothing if it is not black. */
export function ridgesOf(item: PageItem, braille: BrailleProfile): Ridge[] {
  if (item.ink === 'colour') return [];
  switch (item.type) {
    case 'text':
      return dotsIn(item, braille);
    case 'line':
      return along(item, [item.from, item.to], item.width / 2);
    case 'bent':
      // Without its rounding a corner reaches a little further than it does.
      return along(item, item.points, item.width / 2);
    case 'outline':
      return along(item, cornersOf(item), item.line / 2);
    case 'dot':
      return along(item, [centreOf(item), centreOf(item)], item.diameter / 2);
    case 'picture':
      throw new Error('no picture is raised');
    case 'fill': {
      const { x, y, width, height } = item;
      const radius = Math.min(width, height) / 2;
      const middle: Point[] = [
        [x + radius, y + radius],
        [x + width - radius, y + height - radius],
      ];
      return [...along(item, cornersOf(item), 0), ...along(item, middle, radius)];
    }
  }
}

function centreOf({ x, y }: DotItem): Point {
  return [x, y];
}

function cornersOf({ x, y, width, height }: Area): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ];
}

function along(item: PageItem, points: readonly Point[], radius: number): Ridge[] {
  return points.slice(1).map(([bx, by], i) => {
    const [ax, ay] = points[i]!;
    return { item, ax, ay, bx, by, radius };
  });
}

/** The centres of the dots of each cell, from the origin of its character. */
type Centres = ReadonlyMap<string, readonly { readonly x: number; readonly y: number }[]>;

const CENTRES = new Map<BrailleProfile, Centres>();

function centresIn(braille: BrailleProfile): Centres {
  const known = CENTRES.get(braille);
  if (known) return known;
  const centres = new Map(CELLS.map((cell) => [cell, dotsOf(cell).map((dot) => dotCentre(braille, dot))]));
  CENTRES.set(braille, centres);
  return centres;
}

function dotsIn(item: TextItem, braille: BrailleProfile): Ridge[] {
  const centres = centresIn(braille);
  const radius = braille.dotDiameter / 2;
  const ridges: Ridge[] = [];
  for (let i = 0; i < item.text.length; i++) {
    for (const centre of centres.get(item.text[i]!) ?? []) {
      const x = item.x + i * braille.cellPitch + centre.x;
      const y = item.y - centre.y;
      ridges.push({ item, ax: x, ay: y, bx: x, by: y, radius });
    }
  }
  return ridges;
}

export function areaOf(ridges: readonly Ridge[]): FillItem {
  const x = Math.min(...ridges.map(({ ax, bx, radius }) => Math.min(ax, bx) - radius));
  const y = Math.min(...ridges.map(({ ay, by, radius }) => Math.min(ay, by) - radius));
  const right = Math.max(...ridges.map(({ ax, bx, radius }) => Math.max(ax, bx) + radius));
  const bottom = Math.max(...ridges.map(({ ay, by, radius }) => Math.max(ay, by) + radius));
  return { type: 'fill', x, y, width: right - x, height: bottom - y };
}

/** From the middle line of one ridge to that of another, in mm; 0 if they meet. */
export function distance(one: Ridge, other: Ridge): number {
  if (cross(one, other)) return 0;
  return Math.min(
    toPoint(one, other.ax, other.ay),
    toPoint(one, other.bx, other.by),
    toPoint(other, one.ax, one.ay),
    toPoint(other, one.bx, one.by),
  );
}

function toPoint({ ax, ay, bx, by }: Ridge, x: number, y: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  const [across, down] = [x - ax - share * dx, y - ay - share * dy];
  return Math.sqrt(across * across + down * down);
}

/** Whether the middle lines of two ridges are at least so far apart, in mm, by the boxes round them alone. */
export function areApart(one: Ridge, other: Ridge, space: number): boolean {
  return (
    Math.min(one.ax, one.bx) - Math.max(other.ax, other.bx) >= space ||
    Math.min(other.ax, other.bx) - Math.max(one.ax, one.bx) >= space ||
    Math.min(one.ay, one.by) - Math.max(other.ay, other.by) >= space ||
    Math.min(other.ay, other.by) - Math.max(one.ay, one.by) >= space
  );
}

/** Whether each line has the ends of the other on different sides. */
function cross(one: Ridge, other: Ridge): boolean {
  const side = ({ ax, ay, bx, by }: Ridge, x: number, y: number) =>
    Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
  return (
    side(one, other.ax, other.ay) * side(one, other.bx, other.by) < 0 &&
    side(other, one.ax, one.ay) * side(other, one.bx, one.by) < 0
  );
}
