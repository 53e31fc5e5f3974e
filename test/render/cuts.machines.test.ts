import { describe, expect, it } from 'vitest';
import { DOMINO_SIZES, parseShape } from '../../src/index.ts';
import { boxOf as boxOfPoints } from '../helpers/pdf/boards.ts';
import { bezier, type Point } from '../helpers/pdf/drawing.ts';
import { gap } from '../helpers/pdf/ink.ts';
import { elementsIn, type Found, findAll, named, textIn } from '../helpers/render/screen-pages.ts';
import { cuts } from '../helpers/render/solids/made.ts';
import { dominoNames } from '../helpers/render/stones-order.ts';
import { readSvg } from '../helpers/render/svg/svg-reader.ts';

/** The shapes of a sheet by their groups, the groups in order, and the title of the sheet. */
function readSheet(svg: string) {
  const root = readSvg(svg);
  const groups = new Map(
    findAll(root, named('g')).map((group) => {
      const { id, fill, stroke } = group.attributes;
      return [
        `${id} ${fill} ${stroke}`,
        elementsIn(group).filter(({ name }) => /^(path|circle)$/.test(name)),
      ];
    }),
  );
  return { root, groups, title: textIn(findAll(root, named('title'))[0]!) };
}

const ENGRAVE = 'engrave #000000 none';
const HOLES = 'cut-holes none #ff0000';
const PIECES = 'cut-pieces none #ff0000';

/** The corners of a path of straight lines. */
const cornersOf = ({ attributes: { d } }: Found) => {
  expect(d).toMatch(/^M[-\d. ]+(L[-\d. ]+)+Z$/);
  return d!
    .slice(1, -1)
    .split('L')
    .map((place) => place.split(' ').map(Number) as [number, number]);
};

const boxOf = (shape: Found) => boxOfPoints(cornersOf(shape));

const numbersOf = ({ attributes: { cx, cy, r } }: Found) =>
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
    const names = ['stones-upper', 'stones-lower', 'tray', 'rack-1', 'rack-2', 'bars'];
    expect([...files.keys()]).toEqual(names.map((name) => `${name}.svg`));
    const { root, groups, title } = readSheet(files.get('stones-upper.svg')!);
    const { width, height, viewBox, 'xml:lang': language } = root.attributes;
    expect([width, height, viewBox, language]).toEqual(['210mm', '297mm', '0 0 210 297', 'en']);
    expect(title).toBe('Dominoes with the numbers 0 to 7, upper layers');
    expect([...groups.keys()]).toEqual([ENGRAVE, PIECES]);
    const pieces = groups.get(PIECES)!.map(boxOf);
    expect(pieces).toHaveLength(36);
    const pips = groups.get(ENGRAVE)!.filter(named('circle')).map(numbersOf);
    const shown = pieces.map(({ left, right, top, bottom }) => {
      expect([right - left, bottom - top].map((mm) => Math.round(mm * 1000))).toEqual([39_000, 19_000]);
      const own = pips.filter(([x, y]) => x > left && x < right && y > top && y < bottom);
      const middle = (left + right) / 2;
      return `${own.filter(([x]) => x < middle).length}:${own.filter(([x]) => x > middle).length}`;
    });
    expect(shown).toEqual(dominoNames(7));
    expect(pips.length).toBe(36 * 7);
  });

  it('have a lower layer, 3 mm smaller all round, with two holes for each domino, at the same places', () => {
    const files = cuts({ range: 7 });
    const [upper, lower] = ['upper', 'lower'].map(
      (layer) => readSheet(files.get(`stones-${layer}.svg`)!).groups,
    );
    expect([...lower!.keys()]).toEqual([HOLES, PIECES]);
    const [outer, inner] = [upper!, lower!].map((groups) => groups.get(PIECES)!.map(boxOf));
    expect(inner).toHaveLength(outer!.length);
    inner!.forEach(({ left, right, top, bottom }, i) => {
      const { left: x, right: u, top: y, bottom: v } = outer![i]!;
      for (const gap of [left - x, u - right, top - y, v - bottom]) expect(gap).toBeCloseTo(3, 3);
    });
    const holes = lower!.get(HOLES)!.map(numbersOf);
    expect(holes).toHaveLength(72);
    for (const [i, { left, right, top, bottom }] of inner!.entries()) {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      expect(holes.slice(2 * i, 2 * i + 2)).toEqual([x - 10, x + 10].map((at) => [at, y, 3.2]));
    }
  });

  it('have holes for pegs in the tray, one in each cell of its shape', () => {
    const holes = (request: Parameters<typeof cuts>[0]) =>
      [...cuts(request)]
        .filter(([name]) => name.startsWith('tray'))
        .flatMap(([, svg]) => readSheet(svg).groups.get(HOLES)!)
        .filter(named('circle'))
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
      .filter(named('path'))
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
      const { root, groups, title } = readSheet(svg);
      expect(title).toMatch(TITLES[name.split(/[-.]/)[0]!]!);
      const boxes = groups.get(PIECES)!.map(boxOf);
      if (name.startsWith('stones-upper')) pieces += boxes.length;
      const { width, height } = root.attributes;
      for (const [i, box] of boxes.entries()) {
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(5);
        expect(box.right).toBeLessThanOrEqual(Number.parseFloat(width!) - 5);
        expect(box.bottom).toBeLessThanOrEqual(Number.parseFloat(height!) - 5);
        for (const other of boxes.slice(i + 1)) {
          expect(gap(box, other)).toBeGreaterThan(1.999);
        }
      }
    }
    expect(pieces).toBe(91);
  });

  it('have digits as outlines and a corner cut off where numbers are above 9', () => {
    const { groups } = readSheet(cuts({ range: 10 }).get('stones-upper-1.svg')!);
    expect(groups.get(PIECES)!.every((piece) => cornersOf(piece).length === 5)).toBe(true);
    const isLine = ({ attributes: { d } }: Found) => /^M[-\d. ]+(L[-\d. ]+){3}Z$/.test(d!);
    const digits = groups.get(ENGRAVE)!.filter((shape) => shape.name === 'path' && !isLine(shape));
    // A line of digits is one path: two on each domino.
    expect(digits.length).toBe(2 * groups.get(PIECES)!.length);
    expect([...cuts({ range: 10 }).values()].join('')).not.toContain('<text');
  });
});

interface ReadEntity {
  readonly layer: string;
  /** The middle of a circle, the corners of a polyline. */
  readonly points: Point[];
  /** 0 for a polyline. */
  readonly radius: number;
  readonly closed: boolean;
}

/** What begins with the code 0, or with 9 in the header, and the values that follow, by their codes. */
interface DxfItem {
  readonly type: string;
  readonly values: Map<number, string[]>;
}

/**
 * The content of a DXF file, read by the rules of release 12 alone: pairs of a code and a value, each on a line.
 *
 * @throws Error that names the violated rule
 */
function readDxf(text: string) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what ASCII is
  if (/[^\x00-\x7f]/.test(text)) throw new Error('not ASCII');
  const lines = text.replace(/\n$/, '').split('\n');
  if (lines.length % 2 !== 0) throw new Error('half a pair');
  const items: DxfItem[] = [];
  for (let i = 0; i < lines.length; i += 2) {
    const [code, value] = [Number(lines[i]), lines[i + 1]!];
    if (!Number.isInteger(code)) throw new Error(`no code: ${lines[i]}`);
    if (code === 0 || code === 9) items.push({ type: value, values: new Map() });
    else if (code !== 999) {
      const { values } = items.at(-1)!;
      values.set(code, [...(values.get(code) ?? []), value]);
    }
  }
  if (items.at(-1)!.type !== 'EOF') throw new Error('no end');
  const layers = new Map(
    items
      .filter(({ type }) => type === 'LAYER')
      .map(({ values }) => [values.get(2)![0]!, Number(values.get(62)![0])] as const),
  );
  const start = items.findIndex(({ type, values }) => type === 'SECTION' && values.get(2)![0] === 'ENTITIES');
  const length = items.slice(start).findIndex(({ type }) => type === 'ENDSEC');
  const variables = new Map(items.map(({ type, values }) => [type, [...values.values()].flat()]));
  return { variables, layers, entities: entitiesOf(items.slice(start + 1, start + length), layers) };
}

function entitiesOf(items: readonly DxfItem[], layers: ReadonlyMap<string, number>): ReadEntity[] {
  const entities: ReadEntity[] = [];
  let open = false;
  for (const { type, values } of items) {
    const number = (code: number) => Number(values.get(code)?.[0] ?? Number.NaN);
    const point = [number(10), number(20)] as const;
    const layer = values.get(8)![0]!;
    if (!layers.has(layer)) throw new Error(`no layer ${layer}`);
    if (open !== (type === 'VERTEX' || type === 'SEQEND')) throw new Error(`${type} at a wrong place`);
    if (type === 'SEQEND') open = false;
    else if (type === 'VERTEX') entities.at(-1)!.points.push(point);
    else if (type === 'CIRCLE') entities.push({ layer, points: [point], radius: number(40), closed: true });
    else if (type === 'POLYLINE') {
      if (number(66) !== 1) throw new Error('no vertices follow');
      entities.push({ layer, points: [], radius: 0, closed: number(70) === 1 });
      open = true;
    } else throw new Error(`unknown: ${type}`);
  }
  return entities;
}

/** The length of a closed outline. */
const around = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]!;
    return sum + Math.hypot(u - x, v - y);
  }, 0);

/** Every circle and contour of an SVG sheet in order: its layer, its length and its first point, with y measured from below. */
function contoursOf(svg: string): { layer: string; length: number; first: Point }[] {
  const { root, groups } = readSheet(svg);
  const height = Number(root.attributes.viewBox!.split(' ')[3]);
  return [...groups].flatMap(([name, shapes]) => {
    const layer = name.split(' ')[0]!.toUpperCase();
    return shapes.flatMap((shape) => {
      if (shape.name === 'circle') {
        const [cx, cy, r] = numbersOf(shape);
        return [{ layer, length: 2 * Math.PI * r, first: [cx, height - cy] as const }];
      }
      return shape.attributes
        .d!.split('Z')
        .filter((contour) => contour !== '')
        .map((contour) => {
          const points = pointsOf(contour);
          const [x, y] = points[0]!;
          return { layer, length: around(points), first: [x, height - y] as const };
        });
    });
  });
}

/** The points of a contour, with each curve divided into a hundred steps. */
function pointsOf(contour: string): Point[] {
  const points: Point[] = [];
  for (const [, letter, numbers] of contour.matchAll(/([MLQC])([-\d. ]+)/g)) {
    const values = numbers!.trim().split(/\s+/).map(Number);
    const to = Array.from({ length: values.length / 2 }, (_, i) => values.slice(2 * i) as unknown as Point);
    if (letter === 'M' || letter === 'L') points.push(...to);
    else {
      const control = [points.at(-1)!, ...to];
      for (let step = 1; step <= 100; step++) points.push(bezier(control, step / 100));
    }
  }
  return points;
}

describe('sheets for laser cutters as DXF', () => {
  it.each([
    { range: 10, paper: 'a3' },
    { range: 5, figures: true, size: DOMINO_SIZES.travel },
  ] as const)('draw what the SVG sheets of the set to $range draw, length by length', (request) => {
    const svg = cuts(request);
    const dxf = cuts(request, 'fr', 'dxf');
    expect([...dxf.keys()]).toEqual([...svg.keys()].map((name) => name.replace('.svg', '.dxf')));
    for (const [name, text] of dxf) {
      const { entities } = readDxf(text);
      const shapes = contoursOf(svg.get(name.replace('.dxf', '.svg'))!);
      expect(entities.map(({ layer }) => layer)).toEqual(shapes.map(({ layer }) => layer));
      expect(entities.every(({ closed }) => closed)).toBe(true);
      const away = entities.flatMap(({ points }, i) =>
        points[0]!.map((mm, axis) => Math.abs(mm - shapes[i]!.first[axis]!)),
      );
      expect(Math.max(...away)).toBeLessThan(0.0015);
      const longer = entities.map(({ points, radius }, i) =>
        Math.abs((radius > 0 ? 2 * Math.PI * radius : around(points)) / shapes[i]!.length - 1),
      );
      // The curves of digits are drawn in eight steps.
      expect(Math.max(...longer)).toBeLessThan(0.005);
    }
  });

  it('say millimetres, how large the sheet is, and by layers what is cut and engraved', () => {
    const { variables, layers, entities } = readDxf(cuts({ range: 7 }, 'en', 'dxf').get('tray.dxf')!);
    expect(variables.get('$ACADVER')).toEqual(['AC1009']);
    expect(variables.get('$INSUNITS')).toEqual(['4']);
    expect(variables.get('$EXTMAX')!.map(Number)).toEqual([210, 297, 0]);
    expect(Object.fromEntries(layers)).toEqual({ ENGRAVE: 7, 'CUT-HOLES': 1, 'CUT-PIECES': 1 });
    expect(new Set(entities.map(({ layer }) => layer))).toEqual(new Set(layers.keys()));
    for (const [x, y] of entities.flatMap(({ points }) => points))
      expect(Math.min(x, 210 - x, y, 297 - y)).toBeGreaterThan(0);
  });
});
