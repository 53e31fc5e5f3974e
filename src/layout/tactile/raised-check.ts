import { type BrailleProfile, dotCentre } from '../../braille/geometry.ts';
import { CELLS, dotsOf } from '../../six-dot.ts';
import type { Area, FillItem, Page, PageItem, TextItem } from '../page.ts';
import { brailleSize, type TactileProfile } from './profile.ts';

/** A straight piece of something raised: all that is at most `radius` mm from the line between two points. */
interface Ridge {
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
    case 'dot': {
      const centre: Point = [item.x, item.y];
      return along(item, [centre, centre], item.diameter / 2);
    }
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
function distance(one: Ridge, other: Ridge): number {
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
function areApart(one: Ridge, other: Ridge, space: number): boolean {
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

/** What finished sheets are held against. */
type RaisedRules = Pick<TactileProfile, 'braille' | 'margin' | 'binding' | 'clearance' | 'leastLine'>;

/** Lengths are sums of others; this much is no difference, in mm. */
const EXACT = 0.001;

/**
 * Measures everything that is raised on finished sheets: texts are braille of the profile's size, no line is thinner than
 * its least, all is inside the margins, and any two things are as far apart as a finger needs. The dots of one text belong
 * together, and so do lines whose middles meet.
 * @throws Error naming the sheet and what is wrong on it; it is this program's fault, not the user's
 */
export function checkRaised(pages: readonly Page[], rules: RaisedRules): void {
  pages.forEach((page, i) => {
    const fault = faultOn(page, rules);
    if (fault) throw new Error(`sheet ${i + 1}: ${fault}`);
  });
}

/** A thing with the ridges that heat makes of it, and the edges of the rectangle round their middle lines, in mm. */
interface Raised {
  readonly item: PageItem;
  readonly ridges: readonly Ridge[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The largest of its ridges. */
  readonly radius: number;
}

function faultOn(page: Page, rules: RaisedRules): string | undefined {
  const before: Raised[] = [];
  for (const { items } of page.marks) {
    for (const item of items) {
      const fault = faultAlone(item, rules);
      if (fault) return fault;
      const ridges = ridgesOf(item, rules.braille);
      if (ridges.length === 0) continue;
      const raised = raisedOf(item, ridges);
      const outside = marginOver(raised, page, rules);
      if (outside !== undefined) return `${nameOf(item)} is not inside the margin of ${outside} mm`;
      for (const other of before) {
        const near = faultBetween(raised, other, rules.clearance);
        if (near) return near;
      }
      before.push(raised);
    }
  }
  return undefined;
}

function raisedOf(item: PageItem, ridges: readonly Ridge[]): Raised {
  let [left, top, right, bottom, most] = [Infinity, Infinity, -Infinity, -Infinity, 0];
  for (const { ax, ay, bx, by, radius } of ridges) {
    left = Math.min(left, ax, bx);
    top = Math.min(top, ay, by);
    right = Math.max(right, ax, bx);
    bottom = Math.max(bottom, ay, by);
    most = Math.max(most, radius);
  }
  return { item, ridges, left, top, right, bottom, radius: most };
}

function faultAlone(item: PageItem, rules: RaisedRules): string | undefined {
  if (item.ink === 'colour') return undefined;
  const { leastLine } = rules;
  const size = brailleSize(rules);
  if (item.type === 'text' && (item.font !== 'braille' || Math.abs(item.size - size) > EXACT)) {
    return `${nameOf(item)} is not in braille of ${size.toFixed(2)} points, but it would be raised`;
  }
  const width = lineOf(item);
  return width !== undefined && width < leastLine - EXACT
    ? `${nameOf(item)} is ${width} mm wide, less than ${leastLine} mm`
    : undefined;
}

/** The margin that something reaches into. */
function marginOver({ ridges }: Raised, page: Page, { margin, binding }: RaisedRules): number | undefined {
  const { x, y, width, height } = areaOf(ridges);
  if (x < binding - EXACT) return binding;
  const least = Math.min(y, page.width - x - width, page.height - y - height);
  return least < margin - EXACT ? margin : undefined;
}

/** The width of the line that an item is drawn with. */
function lineOf(item: PageItem): number | undefined {
  if (item.type === 'outline') return item.line;
  return item.type === 'line' || item.type === 'bent' ? item.width : undefined;
}

/** What is wrong about two things beside each other. Most are far apart, as the rectangles round them tell. */
function faultBetween(one: Raised, other: Raised, clearance: number): string | undefined {
  const space = clearance + one.radius + other.radius;
  const areFar =
    one.left - other.right >= space ||
    other.left - one.right >= space ||
    one.top - other.bottom >= space ||
    other.top - one.bottom >= space;
  if (areFar) return undefined;
  for (const ridge of one.ridges) {
    for (const beside of other.ridges) {
      const fault = compare(ridge, beside, clearance);
      if (fault) return fault;
    }
  }
  return undefined;
}

function compare(one: Ridge, other: Ridge, clearance: number): string | undefined {
  if (areApart(one, other, clearance + one.radius + other.radius)) return undefined;
  const middles = distance(one, other);
  const space = middles - one.radius - other.radius;
  if (space >= clearance - EXACT) return undefined;
  const areLines = lineOf(one.item) !== undefined && lineOf(other.item) !== undefined;
  if (areLines && middles < EXACT) return undefined;
  const found = `${nameOf(other.item)} and ${nameOf(one.item)}`;
  return `${found} are ${Math.max(0, space).toFixed(2)} mm apart, less than ${clearance} mm`;
}

const NAMES = {
  line: 'line',
  bent: 'line',
  outline: 'outline',
  dot: 'dot',
  fill: 'area',
  picture: 'picture',
} as const;

/** What a thing is and where it stands, in mm from the upper left corner of the sheet. */
function nameOf(item: PageItem): string {
  const what = item.type === 'text' ? `the text "${item.text}"` : `the ${NAMES[item.type]}`;
  const [x, y] = item.type === 'line' ? item.from : item.type === 'bent' ? item.points[0]! : [item.x, item.y];
  return `${what} at ${x.toFixed(1)}, ${y.toFixed(1)}`;
}
