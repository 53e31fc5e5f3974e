import { type BrailleProfile, dotCentre } from '../../braille/geometry.ts';
import { memoize } from '../../memoize.ts';
import { CELLS, dotsOf } from '../../six-dot.ts';
import type { Area, FillItem, Page, PageItem, TextItem } from '../page.ts';
import { brailleSize, type TactileProfile } from './profile.ts';

/** The edges of a rectangle on a sheet, in mm. */
interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A straight piece of something raised: all that is at most `radius` mm from the line between two points; and its edges. */
interface Ridge extends Edges {
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
      return along([item.from, item.to], item.width / 2);
    case 'bent':
      // Without its rounding a corner reaches a little further than it does.
      return along(item.points, item.width / 2);
    case 'outline':
      return along(cornersOf(item), item.line / 2);
    case 'dot':
      return [ridge(item.x, item.y, item.x, item.y, item.diameter / 2)];
    case 'picture':
      throw new Error('no picture is raised');
    case 'fill': {
      const { x, y, width, height } = item;
      const radius = Math.min(width, height) / 2;
      const middle = ridge(x + radius, y + radius, x + width - radius, y + height - radius, radius);
      return [...along(cornersOf(item), 0), middle];
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

function along(points: readonly Point[], radius: number): Ridge[] {
  return points.slice(1).map(([x, y], i) => ridge(...points[i]!, x, y, radius));
}

function ridge(ax: number, ay: number, bx: number, by: number, radius: number): Ridge {
  const [left, right] = [Math.min(ax, bx) - radius, Math.max(ax, bx) + radius];
  const [top, bottom] = [Math.min(ay, by) - radius, Math.max(ay, by) + radius];
  return { ax, ay, bx, by, radius, left, top, right, bottom };
}

/** The centres of the dots of each cell, from the origin of its character. */
const centresIn = memoize(
  (braille: BrailleProfile) =>
    new Map(CELLS.map((cell) => [cell, dotsOf(cell).map((dot) => dotCentre(braille, dot))])),
);

function dotsIn(item: TextItem, braille: BrailleProfile): Ridge[] {
  const centres = centresIn(braille);
  return Array.from(item.text).flatMap((cell, i) =>
    (centres.get(cell) ?? []).map((centre) => {
      const [x, y] = [item.x + i * braille.cellPitch + centre.x, item.y - centre.y];
      return ridge(x, y, x, y, braille.dotDiameter / 2);
    }),
  );
}

/** The edges of all of these. */
function edgesOf(ridges: readonly Ridge[]): Edges {
  return {
    left: Math.min(...ridges.map(({ left }) => left)),
    top: Math.min(...ridges.map(({ top }) => top)),
    right: Math.max(...ridges.map(({ right }) => right)),
    bottom: Math.max(...ridges.map(({ bottom }) => bottom)),
  };
}

export function areaOf(ridges: readonly Ridge[]): FillItem {
  const { left, top, right, bottom } = edgesOf(ridges);
  return { type: 'fill', x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether two things are at least so far apart, in mm, by the rectangles round them alone. */
function areApart(one: Edges, other: Edges, space: number): boolean {
  return (
    one.left - other.right >= space ||
    other.left - one.right >= space ||
    one.top - other.bottom >= space ||
    other.top - one.bottom >= space
  );
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

/** A thing with the ridges that heat makes of it, and the edges of them all. */
interface Raised extends Edges {
  readonly item: PageItem;
  readonly ridges: readonly Ridge[];
}

function faultOn(page: Page, rules: RaisedRules): string | undefined {
  const before: Raised[] = [];
  for (const item of page.marks.flatMap(({ items }) => items)) {
    const fault = faultAlone(item, rules);
    if (fault) return fault;
    const ridges = ridgesOf(item, rules.braille);
    if (ridges.length === 0) continue;
    const raised = { item, ridges, ...edgesOf(ridges) };
    const outside = marginOver(raised, page, rules);
    if (outside !== undefined) return `${nameOf(item)} is not inside the margin of ${outside} mm`;
    for (const other of before) {
      const near = faultBetween(raised, other, rules.clearance);
      if (near) return near;
    }
    before.push(raised);
  }
  return undefined;
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
function marginOver(
  { left, top, right, bottom }: Edges,
  page: Page,
  { margin, binding }: RaisedRules,
): number | undefined {
  if (left < binding - EXACT) return binding;
  return Math.min(top, page.width - right, page.height - bottom) < margin - EXACT ? margin : undefined;
}

/** The width of the line that an item is drawn with. */
function lineOf(item: PageItem): number | undefined {
  if (item.type === 'outline') return item.line;
  return item.type === 'line' || item.type === 'bent' ? item.width : undefined;
}

/** What is wrong about two things beside each other. Most are far apart, as the rectangles round them tell. */
function faultBetween(one: Raised, other: Raised, clearance: number): string | undefined {
  if (areApart(one, other, clearance)) return undefined;
  const areLines = lineOf(one.item) !== undefined && lineOf(other.item) !== undefined;
  for (const ridge of one.ridges) {
    for (const beside of other.ridges) {
      if (areApart(ridge, beside, clearance)) continue;
      const middles = distance(ridge, beside);
      const space = middles - ridge.radius - beside.radius;
      if (space >= clearance - EXACT || (areLines && middles < EXACT)) continue;
      const found = `${nameOf(other.item)} and ${nameOf(one.item)}`;
      return `${found} are ${Math.max(0, space).toFixed(2)} mm apart, less than ${clearance} mm`;
    }
  }
  return undefined;
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
