import { describe, expect, it } from 'vitest';
import { cardDominoesBlocks } from '../../../src/document/card-dominoes.ts';
import { type Block, wordsOf } from '../../../src/document/document.ts';
import { dominoCount } from '../../../src/domino/dominoes.ts';
import { LANGUAGE_CODES } from '../../../src/languages/index.ts';
import { boxNet } from '../../../src/layout/stones/box.ts';
import { cuttingLines, gridFor } from '../../../src/layout/stones/grid.ts';
import type { StonesOrder } from '../../../src/layout/stones/order.ts';
import {
  cardOf,
  DOMINO_SIZE_NAMES,
  DOMINO_SIZES,
  pipPlaces,
  scaled,
} from '../../../src/layout/stones/sizes.ts';
import { stonesFacts } from '../../../src/layout/stones/stones.ts';
import { dotsOf, LETTER_DIGITS } from '../../../src/six-dot.ts';
import { textsOf } from '../../helpers/document/texts.ts';
import { stonesOrder } from '../../helpers/layout/stones.ts';

it('lines to cut along run above and below each row and at both sides of each column, and nowhere else', () => {
  const grid = gridFor(12, { width: 20, height: 40 }, 'a4', () => 10);
  const lines = cuttingLines(grid, 2, 'print', false).flatMap((item) => (item.type === 'line' ? [item] : []));
  const across = lines.filter(({ from, to }) => from[1] === to[1]).map(({ from }) => from[1] - grid.y);
  const upright = lines.filter(({ from, to }) => from[0] === to[0]).map(({ from }) => from[0] - grid.x);
  expect(across).toEqual([0, 40, 80]);
  expect(upright).toHaveLength(grid.columns + 1);
  for (const [i, at] of upright.entries()) expect(at).toBeCloseTo(20 * i);
});

type Place = readonly [across: number, down: number];

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const quarter = ([across, down]: Place): Place => [-down, across];
const mirrored = ([across, down]: Place): Place => [-across, down];
const form = (places: readonly Place[]) =>
  places
    .map(([across, down]) => `${across + 0},${down + 0}`)
    .sort()
    .join(' ');

/** All rotations of a pattern. */
function turns(places: readonly Place[]): string[] {
  const found: string[] = [];
  for (let turned = places, i = 0; i < 4; i++, turned = turned.map(quarter)) found.push(form(turned));
  return found;
}

describe('the pips of a number', () => {
  it.each(NUMBERS)('are as many as the number: %i', (number) => {
    expect(new Set(pipPlaces(number).map(String)).size).toBe(number);
  });

  it.each(NUMBERS)('are the same on both ends of a domino that is turned round: %i', (number) => {
    expect(form(pipPlaces(number).map(quarter).map(quarter))).toBe(form(pipPlaces(number)));
  });

  it.each(NUMBERS)('never become another number when the domino is turned: %i', (number) => {
    const others = NUMBERS.filter((other) => other !== number).map((other) => form(pipPlaces(other)));
    expect(others.filter((other) => turns(pipPlaces(number)).includes(other))).toEqual([]);
  });

  it('are lines of three along the domino for 6, with a middle one for 7', () => {
    expect(form(pipPlaces(6))).toBe(
      form([-1, 0, 1].flatMap((across) => [[across, -1] as const, [across, 1] as const])),
    );
    expect(form(pipPlaces(7))).toBe(form([...pipPlaces(6), [0, 0]]));
    expect(form(pipPlaces(6).map(mirrored))).toBe(form(pipPlaces(6)));
  });
});

it('braille digits become each other when they are turned, as the sheets say', () => {
  // Dots 1, 2, 4 and 5 form a square: the positions of a digit.
  const at: Record<number, Place> = { 1: [-1, -1], 2: [-1, 1], 4: [1, -1], 5: [1, 1] };
  const places = NUMBERS.map((number) => dotsOf(LETTER_DIGITS[number]!).map((dot) => at[dot]!));
  const groups = new Map<string, number[]>();
  for (const number of NUMBERS) {
    const name = turns(places[number]!).sort()[0]!;
    groups.set(name, [...(groups.get(name) ?? []), number]);
  }
  const mixed = [...groups.values()].filter(({ length }) => length > 1);
  expect(mixed.sort((a, b) => a[0]! - b[0]!)).toEqual([
    [0, 4, 6, 8],
    [2, 3],
    [5, 9],
  ]);
});

type Point = readonly [x: number, y: number];
type Line = readonly [from: Point, to: Point];

/** Raised lines are 1 mm wide. */
const LINE = 1;

/** Points along a line, from end to end. */
const along = ([from, to]: Line): Point[] =>
  Array.from(
    { length: 21 },
    (_, i) => [0, 1].map((axis) => from[axis]! + ((to[axis]! - from[axis]!) * i) / 20) as never,
  );

/** The minimum distance between points of two lines. */
const apart = (one: Line, other: Line) =>
  Math.min(...along(one).flatMap(([x, y]) => along(other).map((at) => Math.hypot(at[0] - x, at[1] - y))));

const orders = DOMINO_SIZE_NAMES.flatMap(
  (size, i) =>
    [
      [size, [3, 6, 7][i]!, [3, 0.3, 1.2][i]!],
      [size, 12, [0.3, 1.2, 3][i]!],
    ] as const,
);

const far = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

describe.each(orders)('a box for cards of the size %s up to %i, %d mm thick', (size, range, thickness) => {
  const net = boxNet({ range, size: DOMINO_SIZES[size] }, thickness);
  const { width, depth, height } = net.inside;
  const edges = net.outline.map((from, i) => [from, net.outline[(i + 1) % net.outline.length]!] as const);

  it('has room for all of them, and little more', () => {
    const card = cardOf(DOMINO_SIZES[size]);
    const high = Math.ceil(dominoCount(range) / net.stacks) * thickness;
    expect(width - card.width).toBeCloseTo(2);
    expect(depth - net.stacks * card.height).toBeCloseTo(2);
    expect(height).toBeGreaterThanOrEqual(high + 2 - 1e-9);
    expect(height).toBeLessThanOrEqual(Math.max(14, high + 2) + 1e-9);
    expect(height).toBeLessThanOrEqual(depth);
  });

  it('is one piece, whose folds part it into base, walls, lid and flaps', () => {
    // Shoelace formula: the area of the piece is that of its panels.
    const area = edges.reduce((sum, [[ax, ay], [bx, by]]) => sum + (ax * by - bx * ay) / 2, 0);
    const flaps = 4 * (height - 4.5) * 10 + (width - 4.5) * 15;
    expect(area).toBeCloseTo(2 * width * depth + 2 * width * height + 2 * depth * height + flaps, 6);
    const lengths = net.folds.map(([from, to]) => far(from, to));
    const whole = width + 2 * height;
    for (const [i, wanted] of [whole, whole, width, width, depth, depth].entries())
      expect(lengths[i]).toBeCloseTo(wanted);
    const isOn = (point: Point, [from, to]: Line) => far(from, point) + far(point, to) - far(from, to) < 1e-9;
    for (const point of net.folds.flat()) expect(edges.some((edge) => isOn(point, edge))).toBe(true);
  });

  it('has lines that a finger tells apart', () => {
    const meet = (one: Line, other: Line) =>
      one.some((point) => other.some((end) => String(end) === String(point)));
    for (const [i, one] of edges.entries())
      for (const other of edges.slice(i + 1))
        if (!meet(one, other)) expect(apart(one, other) - LINE).toBeGreaterThan(3.2);
  });
});

function textOf(medium: 'print' | 'touch', changes: Partial<StonesOrder>): string {
  const order = stonesOrder(changes);
  const texts = textsOf(order.language);
  const blocks = cardDominoesBlocks(stonesFacts(order, medium, texts.words), texts);
  return blocks.slice(1).flatMap(linesOf).join('\n');
}

function linesOf(block: Block): string[] {
  if (block.type === 'list') return block.items.map(wordsOf);
  return 'content' in block ? [wordsOf(block.content)] : [];
}

describe('the words on sheets of dominoes', () => {
  it.each(LANGUAGE_CODES)('tell how many dominoes there are, and of which set: %s', (language) => {
    expect(textOf('print', { language })).toMatch(/^36 .*7:7\./);
    expect(textOf('print', { language, missingFrom: 6 })).toMatch(/^8 .*6:6.*7:7/);
    expect(textOf('touch', { language, range: 12 })).toMatch(/^91 .*12:12\./);
  });

  it.each([
    ['en', /39 by 19 millimetres/, /49\.5 by 24\.3/, /12\.8 by 3 /],
    ['de', /39 mal 19 Millimeter/, /49,5 mal 24,3/, /12,8 mal 3 /],
  ] as const)('tell measures as the language writes them: %s', (language, usual, odd, strip) => {
    expect(textOf('touch', { language })).toMatch(usual);
    expect(textOf('touch', { language, size: scaled(DOMINO_SIZES.standard, 1.2625) })).toMatch(odd);
    expect(textOf('print', { language, size: DOMINO_SIZES.travel })).toMatch(strip);
  });

  it.each([
    ['en', 'not braille', /corner/, 'colour', 'magnetic foil'],
    ['de', 'keine Brailleschrift', /Ecke/, 'Farbige', 'Magnetfolie'],
  ] as const)('speak only of what is there: %s', (language, braille, corner, colour, foil) => {
    const touch = textOf('touch', { language });
    expect(touch).toContain(braille);
    expect(touch).not.toMatch(corner);
    expect(touch).not.toContain(colour);
    expect(textOf('print', { language })).not.toContain(braille);
    expect(textOf('touch', { language, range: 10 })).toMatch(corner);
    expect(textOf('touch', { language, range: 10 })).not.toContain(braille);
    expect(textOf('touch', { language, overlay: true })).toContain(colour);
    for (const medium of ['print', 'touch'] as const) expect(textOf(medium, { language })).toContain(foil);
  });
});
