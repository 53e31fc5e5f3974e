import type { Page, PageItem } from '../page.ts';
import { brailleSize, type TactileProfile } from './profile.ts';
import { areApart, distance, type Ridge, ridgesOf } from './raised.ts';

/** What finished sheets are held against. */
export type RaisedRules = Pick<TactileProfile, 'braille' | 'margin' | 'clearance' | 'leastLine'>;

/** The side of the squares into which a sheet is divided so that only neighbours are compared, in mm. */
const SQUARE = 8;
/** More squares than stand beside each other on any sheet. */
const ROW = 1000;
/** Lengths are sums of others; this much is no difference, in mm. */
const EXACT = 0.001;

/**
 * Measures everything that is raised on finished sheets: texts are braille of the profile's size, no line is thinner
 * than its least, all is inside the margins, and any two things are as far apart as a finger needs. The dots of one
 * text belong together, and so do lines whose middles meet.
 *
 * @throws Error naming the sheet and what is wrong on it; it is this program's fault, not the user's
 */
export function checkRaised(pages: readonly Page[], rules: RaisedRules): void {
  pages.forEach((page, i) => {
    const fault = faultOn(page, rules);
    if (fault) throw new Error(`sheet ${i + 1}: ${fault}`);
  });
}

function faultOn(page: Page, rules: RaisedRules): string | undefined {
  const squares = new Squares(rules.clearance);
  for (const { items } of page.marks) {
    for (const item of items) {
      const fault = faultAlone(item, rules);
      if (fault) return fault;
      for (const ridge of ridgesOf(item, rules.braille)) {
        if (isOutside(ridge, page, rules.margin)) {
          return `${nameOf(item)} is not inside the margin of ${rules.margin} mm`;
        }
        const near = squares.tooNear(ridge);
        if (near) return near;
        squares.add(ridge);
      }
    }
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

function isOutside({ ax, ay, bx, by }: Ridge, { width, height }: Page, margin: number): boolean {
  return (
    Math.min(ax, bx, ay, by) < margin - EXACT ||
    Math.max(ax, bx) > width - margin + EXACT ||
    Math.max(ay, by) > height - margin + EXACT
  );
}

/** The width of the line that an item is drawn with. */
function lineOf(item: PageItem): number | undefined {
  if (item.type === 'outline') return item.line;
  return item.type === 'line' || item.type === 'bent' ? item.width : undefined;
}

/** The ridges on a sheet by the squares that they are in or near, so that each is compared with its neighbours only. */
class Squares {
  readonly #clearance: number;
  readonly #ridges = new Map<number, Ridge[]>();

  constructor(clearance: number) {
    this.#clearance = clearance;
  }

  add(ridge: Ridge): void {
    for (const square of this.#around(ridge)) {
      const here = this.#ridges.get(square);
      if (here) here.push(ridge);
      else this.#ridges.set(square, [ridge]);
    }
  }

  /** What is wrong about a ridge beside one of another thing that is there already. */
  tooNear(ridge: Ridge): string | undefined {
    for (const square of this.#around(ridge)) {
      for (const other of this.#ridges.get(square) ?? []) {
        const fault = other.item === ridge.item ? undefined : this.#compare(ridge, other);
        if (fault) return fault;
      }
    }
    return undefined;
  }

  #compare(one: Ridge, other: Ridge): string | undefined {
    if (areApart(one, other, this.#clearance + one.radius + other.radius)) return undefined;
    const middles = distance(one, other);
    const space = middles - one.radius - other.radius;
    if (space >= this.#clearance - EXACT) return undefined;
    const areLines = lineOf(one.item) !== undefined && lineOf(other.item) !== undefined;
    if (areLines && middles < EXACT) return undefined;
    const found = `${nameOf(other.item)} and ${nameOf(one.item)}`;
    return `${found} are ${Math.max(0, space).toFixed(2)} mm apart, less than ${this.#clearance} mm`;
  }

  /** Two ridges that are too near to each other reach into one square, each with half of the space between them. */
  #around({ ax, ay, bx, by, radius }: Ridge): number[] {
    const reach = radius + this.#clearance / 2;
    const at = (length: number) => Math.floor(length / SQUARE);
    const [right, bottom] = [at(Math.max(ax, bx) + reach), at(Math.max(ay, by) + reach)];
    const squares: number[] = [];
    for (let row = at(Math.min(ay, by) - reach); row <= bottom; row++) {
      for (let column = at(Math.min(ax, bx) - reach); column <= right; column++) {
        squares.push(row * ROW + column);
      }
    }
    return squares;
  }
}

const NAMES = { line: 'line', bent: 'line', outline: 'outline', dot: 'dot', fill: 'area' } as const;

/** What a thing is and where it stands, in mm from the upper left corner of the sheet. */
function nameOf(item: PageItem): string {
  const what = item.type === 'text' ? `the text "${item.text}"` : `the ${NAMES[item.type]}`;
  const [x, y] = item.type === 'line' ? item.from : item.type === 'bent' ? item.points[0]! : [item.x, item.y];
  return `${what} at ${x.toFixed(1)}, ${y.toFixed(1)}`;
}
