import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { describe, expect, it } from 'vitest';
import { DOMINO_SIZES, parseShape } from '../../src/index.ts';
import { cuts } from '../helpers/render/solids/made.ts';

interface Shape {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The shapes of a sheet by their groups, the groups in order, and the title of the sheet. */
function readSheet(svg: string): {
  readonly root: Shape;
  readonly groups: Map<string, Shape[]>;
  readonly title: string;
} {
  const groups = new Map<string, Shape[]>();
  const shapes: Shape[] = [];
  let own: Shape[] = [];
  let title = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const shape = { name, attributes };
    shapes.push(shape);
    if (name === 'g') {
      own = [];
      groups.set(`${attributes.id} ${attributes.fill} ${attributes.stroke}`, own);
    } else if (name === 'path' || name === 'circle') own.push(shape);
  });
  parser.on('text', (text) => {
    title += text.trim();
  });
  parser.write(svg).close();
  return { root: shapes[0]!, groups, title };
}

const ENGRAVE = 'engrave #000000 none';
const HOLES = 'cut-holes none #ff0000';
const PIECES = 'cut-pieces none #ff0000';

/** The corners of a path of straight lines. */
const cornersOf = ({ attributes: { d } }: Shape) => {
  expect(d).toMatch(/^M[-\d. ]+(L[-\d. ]+)+Z$/);
  return d!
    .slice(1, -1)
    .split('L')
    .map((place) => place.split(' ').map(Number) as [number, number]);
};

const boxOf = (shape: Shape) => {
  const corners = cornersOf(shape);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

const numbersOf = ({ attributes: { cx, cy, r } }: Shape) =>
  [cx, cy, r].map(Number) as [number, number, number];

/** German titles of the files with these prefixes. */
const TITLES: Readonly<Record<string, RegExp>> = {
  tray: /^Steckbrett .*, \d von \d$/,
  rack: /^Ablage für die Steine .*, \d+ von \d+$/,
  bars: /^Stege, /,
  stones: /^Steine mit .*, \d von \d$/,
};

describe('sheets for laser cutters', () => {
  it('have pips that are engraved and outlines that are cut, in mm', () => {
    const files = cuts({ range: 7 });
    expect([...files.keys()]).toEqual([
      'stones-upper.svg',
      'stones-lower.svg',
      'tray.svg',
      'rack-1.svg',
      'rack-2.svg',
      'bars.svg',
    ]);
    const { root, groups, title } = readSheet(files.get('stones-upper.svg')!);
    expect(root.attributes).toMatchObject({
      width: '210mm',
      height: '297mm',
      viewBox: '0 0 210 297',
      'xml:lang': 'en',
    });
    expect(title).toBe('Dominoes with the numbers 0 to 7, upper layers');
    expect([...groups.keys()]).toEqual([ENGRAVE, PIECES]);
    const pieces = groups.get(PIECES)!.map(boxOf);
    expect(pieces).toHaveLength(36);
    const pips = groups
      .get(ENGRAVE)!
      .filter(({ name }) => name === 'circle')
      .map(numbersOf);
    const shown = pieces.map(({ left, right, top, bottom }) => {
      expect([right - left, bottom - top].map((mm) => Math.round(mm * 1000))).toEqual([39_000, 19_000]);
      const own = pips.filter(([x, y]) => x > left && x < right && y > top && y < bottom);
      const middle = (left + right) / 2;
      return `${own.filter(([x]) => x < middle).length}:${own.filter(([x]) => x > middle).length}`;
    });
    const expected: string[] = [];
    for (let high = 0; high <= 7; high++)
      for (let low = 0; low <= high; low++) expected.push(`${low}:${high}`);
    expect(shown).toEqual(expected);
    expect(pips.length).toBe(36 * 7);
  });

  it('have a lower layer, 3 mm smaller all round, with two holes for each domino, at the same places', () => {
    const files = cuts({ range: 7 });
    const [upper, lower] = ['upper', 'lower'].map(
      (layer) => readSheet(files.get(`stones-${layer}.svg`)!).groups,
    );
    expect([...lower!.keys()]).toEqual([HOLES, PIECES]);
    const smaller = upper!
      .get(PIECES)!
      .map(boxOf)
      .map(({ left, right, top, bottom }) => ({
        left: expect.closeTo(left + 3, 3),
        right: expect.closeTo(right - 3, 3),
        top: expect.closeTo(top + 3, 3),
        bottom: expect.closeTo(bottom - 3, 3),
      }));
    expect(lower!.get(PIECES)!.map(boxOf)).toEqual(smaller);
    const holes = lower!.get(HOLES)!.map(numbersOf);
    expect(holes).toHaveLength(72);
    for (const [i, { left, right, top, bottom }] of lower!.get(PIECES)!.map(boxOf).entries()) {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      expect(holes.slice(2 * i, 2 * i + 2)).toEqual([
        [x - 10, y, 3.2],
        [x + 10, y, 3.2],
      ]);
    }
  });

  it('have holes for pegs in the tray, one in each cell of its shape', () => {
    const holes = (request: Parameters<typeof cuts>[0]) =>
      [...cuts(request)]
        .filter(([name]) => name.startsWith('tray'))
        .flatMap(([, svg]) => readSheet(svg).groups.get(HOLES)!)
        .filter(({ name }) => name === 'circle')
        .map(numbersOf);
    const full = holes({ range: 7 });
    expect(full).toHaveLength(72);
    expect(new Set(full.map(([, , r]) => r))).toEqual(new Set([3]));
    expect(full[1]![0] - full[0]![0]).toBeCloseTo(20, 3);
    expect(full[9]![1] - full[0]![1]).toBeCloseTo(20, 3);
    expect(holes({ range: 3, board: parseShape('####/#..#/####') })).toHaveLength(10);
  });

  it('have slots for bars of 3 mm between any two cells of the tray, and as many bars as dominoes', () => {
    const files = cuts({ range: 3 });
    const slots = readSheet(files.get('tray.svg')!)
      .groups.get(HOLES)!
      .filter(({ name }) => name === 'path')
      .map(boxOf)
      .map(({ left, right, top, bottom }) => [right - left, bottom - top].map((mm) => Math.round(10 * mm)));
    // 4 rows of 5 cells: 16 lines between columns and 15 between rows.
    expect(slots.filter(([width]) => width === 32)).toEqual(Array.from({ length: 16 }, () => [32, 72]));
    expect(slots.filter(([width]) => width === 72)).toEqual(Array.from({ length: 15 }, () => [72, 32]));
    expect(slots).toHaveLength(31);
    const bars = readSheet(files.get('bars.svg')!).groups.get(PIECES)!.map(boxOf);
    expect(bars).toHaveLength(10);
    for (const { left, right, top, bottom } of bars) {
      expect([right - left, bottom - top]).toEqual([14, 4.4].map((mm) => expect.closeTo(mm, 2)));
    }
  });

  it('have two holes for pegs in each slot of the rack', () => {
    const holes = [...cuts({ range: 7 })]
      .filter(([name]) => name.startsWith('rack'))
      .flatMap(([, svg]) => readSheet(svg).groups.get(HOLES)!);
    expect(holes).toHaveLength(72);
  });

  it('come in as many as are needed, all within their sheet, and none over another piece', () => {
    const files = cuts({ range: 12, figures: true, size: DOMINO_SIZES.large }, 'de');
    const names = [...files.keys()];
    expect(names.filter((name) => name.startsWith('stones-upper'))).toHaveLength(3);
    expect(names.filter((name) => name.startsWith('tray')).length).toBeGreaterThan(1);
    let pieces = 0;
    for (const [name, svg] of files) {
      const { groups, title } = readSheet(svg);
      expect(title).toMatch(TITLES[name.split(/[-.]/)[0]!]!);
      const boxes = groups.get(PIECES)!.map(boxOf);
      if (name.startsWith('stones-upper')) pieces += boxes.length;
      const { width, height } = readSheet(svg).root.attributes;
      for (const [i, box] of boxes.entries()) {
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(5);
        expect(box.right).toBeLessThanOrEqual(Number.parseFloat(width!) - 5);
        expect(box.bottom).toBeLessThanOrEqual(Number.parseFloat(height!) - 5);
        for (const other of boxes.slice(i + 1)) {
          const gaps = [
            other.left - box.right,
            box.left - other.right,
            other.top - box.bottom,
            box.top - other.bottom,
          ];
          expect(Math.max(...gaps)).toBeGreaterThan(1.999);
        }
      }
    }
    expect(pieces).toBe(91);
  });

  it('have digits as outlines and a corner cut off where numbers are above 9', () => {
    const { groups } = readSheet(cuts({ range: 10 }).get('stones-upper-1.svg')!);
    expect(groups.get(PIECES)!.every((piece) => cornersOf(piece).length === 5)).toBe(true);
    const isLine = ({ attributes: { d } }: Shape) => /^M[-\d. ]+(L[-\d. ]+){3}Z$/.test(d!);
    const digits = groups.get(ENGRAVE)!.filter((shape) => shape.name === 'path' && !isLine(shape));
    // A line of digits is one path: two on each domino.
    expect(digits.length).toBe(2 * groups.get(PIECES)!.length);
    expect([...cuts({ range: 10 }).values()].join('')).not.toContain('<text');
  });
});
