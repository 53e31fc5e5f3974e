import type { Page, PageItem } from '../page.ts';
import { brailleSize, type TactileProfile } from './profile.ts';
import { areApart, areaOf, distance, type Ridge, ridgesOf } from './raised.ts';

/** What finished sheets are held against. */
export type RaisedRules = Pick<TactileProfile, 'braille' | 'margin' | 'binding' | 'clearance' | 'leastLine'>;

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
