import { describe, expect, it } from 'vitest';
import { DOMINO_SIZES } from '../../src/index.ts';
import { cuts } from '../helpers/render/solids/made.ts';

/** The content of a DXF file, read by the rules of release 12 alone: pairs of a code and a value, each on a line. */
interface ReadDxf {
  readonly variables: ReadonlyMap<string, readonly string[]>;
  /** The colour of each layer by its name. */
  readonly layers: ReadonlyMap<string, number>;
  readonly entities: readonly ReadEntity[];
}

interface ReadEntity {
  readonly type: 'CIRCLE' | 'POLYLINE';
  readonly layer: string;
  /** The middle of a circle, the corners of a polyline. */
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly radius: number;
  readonly closed: boolean;
}

interface Item {
  readonly type: string;
  readonly values: Map<number, string[]>;
}

/** @throws Error that names the violated rule */
function readDxf(text: string): ReadDxf {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what ASCII is
  if (/[^\x00-\x7f]/.test(text)) throw new Error('not ASCII');
  const lines = text.replace(/\n$/, '').split('\n');
  if (lines.length % 2 !== 0) throw new Error('half a pair');
  const pairs = Array.from({ length: lines.length / 2 }, (_, i) => {
    const code = Number(lines[2 * i]);
    if (!Number.isInteger(code)) throw new Error(`no code: ${lines[2 * i]}`);
    return [code, lines[2 * i + 1]!] as const;
  }).filter(([code]) => code !== 999);
  if (pairs.at(-1)?.join(' ') !== '0 EOF') throw new Error('no end');
  const variables = new Map<string, string[]>();
  const sections = new Map<string, Item[]>();
  let items: Item[] = [];
  let variable: string[] = [];
  for (const [i, [code, value]] of pairs.entries()) {
    if (code === 0 && value === 'SECTION') {
      items = [];
      sections.set(pairs[i + 1]![1], items);
    } else if (code === 9) {
      variable = [];
      variables.set(value, variable);
    } else if (code === 0) {
      variable = [];
      items.push({ type: value, values: new Map() });
    } else if (items.length === 0) variable.push(value);
    else {
      const { values } = items.at(-1)!;
      values.set(code, [...(values.get(code) ?? []), value]);
    }
  }
  const layers = new Map(
    sections
      .get('TABLES')!
      .filter(({ type }) => type === 'LAYER')
      .map((item) => [item.values.get(2)![0]!, Number(item.values.get(62)![0])] as const),
  );
  return { variables, layers, entities: entitiesOf(sections.get('ENTITIES')!, layers) };
}

function entitiesOf(items: readonly Item[], layers: ReadonlyMap<string, number>): ReadEntity[] {
  const entities: (ReadEntity & { points: (readonly [number, number])[] })[] = [];
  let open = false;
  for (const { type, values } of items) {
    const number = (code: number) => Number(values.get(code)?.[0] ?? Number.NaN);
    const point = [number(10), number(20)] as const;
    if (type === 'ENDSEC' || type === 'EOF') break;
    const layer = values.get(8)![0]!;
    if (!layers.has(layer)) throw new Error(`no layer ${layer}`);
    if (open !== (type === 'VERTEX' || type === 'SEQEND')) throw new Error(`${type} at a wrong place`);
    if (type === 'SEQEND') open = false;
    else if (type === 'VERTEX') entities.at(-1)!.points.push(point);
    else if (type === 'CIRCLE')
      entities.push({ type, layer, points: [point], radius: number(40), closed: true });
    else if (type === 'POLYLINE') {
      if (number(66) !== 1) throw new Error('no vertices follow');
      entities.push({ type, layer, points: [], radius: 0, closed: number(70) === 1 });
      open = true;
    } else throw new Error(`unknown: ${type}`);
  }
  return entities;
}

/** The length of its outline, in mm. */
function lengthOf({ type, points, radius, closed }: ReadEntity): number {
  if (type === 'CIRCLE') return 2 * Math.PI * radius;
  return points.reduce((sum, [x, y], i) => {
    const next = points[i + 1] ?? (closed ? points[0] : undefined);
    return next ? sum + Math.hypot(next[0] - x, next[1] - y) : sum;
  }, 0);
}

/** Every circle and path of an SVG sheet in order: its layer, its length and its first point, with y measured from below. */
function readSvg(svg: string): { layer: string; length: number; first: [number, number] }[] {
  const height = Number(/viewBox="0 0 \S+ (\S+)"/.exec(svg)![1]);
  return [...svg.matchAll(/<g id="([a-z-]+)"[^>]*>([\s\S]*?)<\/g>/g)].flatMap(([, id, shapes]) => {
    const layer = id!.toUpperCase();
    return [...shapes!.matchAll(/<(?:circle cx="(\S+)" cy="(\S+)" r="(\S+)"|path d="([^"]+)")/g)].flatMap(
      ([, cx, cy, r, d]) => {
        if (d === undefined) {
          const first: [number, number] = [Number(cx), height - Number(cy)];
          return [{ layer, length: 2 * Math.PI * Number(r), first }];
        }
        return d
          .split('Z')
          .filter((contour) => contour !== '')
          .map((contour) => {
            const [x, y] = contour
              .slice(1)
              .match(/-?[\d.]+/g)!
              .map(Number) as [number, number];
            return { layer, length: lengthOfPath(contour), first: [x, height - y] as [number, number] };
          });
      },
    );
  });
}

/** The length of a closed contour, with each curve divided into a hundred steps. */
function lengthOfPath(contour: string): number {
  const points: [number, number][] = [];
  for (const [, letter, numbers] of contour.matchAll(/([MLQC])([-\d. ]+)/g)) {
    const values = numbers!.trim().split(/\s+/).map(Number);
    const to = Array.from({ length: values.length / 2 }, (_, i): [number, number] => [
      values[2 * i]!,
      values[2 * i + 1]!,
    ]);
    if (letter === 'M' || letter === 'L') points.push(...to);
    else {
      const [a, b, c, d] = [points.at(-1)!, ...to];
      for (let t = 0.01; t < 1.005; t += 0.01) {
        const s = 1 - t;
        points.push(
          [0, 1].map((axis) =>
            d
              ? s ** 3 * a![axis]! + 3 * s * s * t * b![axis]! + 3 * s * t * t * c![axis]! + t ** 3 * d[axis]!
              : s * s * a![axis]! + 2 * s * t * b![axis]! + t * t * c![axis]!,
          ) as [number, number],
        );
      }
    }
  }
  return points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length]!;
    return sum + Math.hypot(nx - x, ny - y);
  }, 0);
}

const firstOf = ({ points }: ReadEntity) => points[0]!;

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
      const shapes = readSvg(svg.get(name.replace('.dxf', '.svg'))!);
      expect(entities.map(({ layer }) => layer)).toEqual(shapes.map(({ layer }) => layer));
      const furthest = { length: 0, place: 0 };
      for (const [i, entity] of entities.entries()) {
        const { length, first } = shapes[i]!;
        expect(entity.closed).toBe(true);
        furthest.length = Math.max(furthest.length, Math.abs(lengthOf(entity) / length - 1));
        furthest.place = Math.max(
          furthest.place,
          ...firstOf(entity).map((mm, axis) => Math.abs(mm - first[axis]!)),
        );
      }
      expect(furthest.place).toBeLessThan(0.0015);
      // The curves of digits are drawn in eight steps.
      expect(furthest.length).toBeLessThan(0.005);
    }
  });

  it('say millimetres, how large the sheet is, and by layers what is cut and engraved', () => {
    const { variables, layers, entities } = readDxf(cuts({ range: 7 }, 'en', 'dxf').get('tray.dxf')!);
    expect(variables.get('$ACADVER')).toEqual(['AC1009']);
    expect(variables.get('$INSUNITS')).toEqual(['4']);
    expect(variables.get('$EXTMAX')!.map(Number)).toEqual([210, 297, 0]);
    expect([...layers]).toEqual([
      ['ENGRAVE', 7],
      ['CUT-HOLES', 1],
      ['CUT-PIECES', 1],
    ]);
    expect(new Set(entities.map(({ layer }) => layer))).toEqual(new Set(layers.keys()));
    for (const { points } of entities) {
      for (const [x, y] of points) {
        expect(x > 0 && x < 210 && y > 0 && y < 297).toBe(true);
      }
    }
  });
});

describe('the reader of DXF', () => {
  it('refuses half a pair, a layer that is not there, and vertices without a polyline', () => {
    const whole = cuts({ range: 3 }, 'en', 'dxf').get('bars.dxf')!;
    expect(readDxf(whole).entities).toHaveLength(10);
    expect(() => readDxf(whole.replace('  0\nEOF\n', '  0\n'))).toThrow('half a pair');
    expect(() => readDxf(whole.replace('VERTEX\n  8\nCUT-PIECES', 'VERTEX\n  8\nCUT'))).toThrow(
      'no layer CUT',
    );
    expect(() => readDxf(whole.replace('SEQEND', 'VERTEX'))).toThrow('wrong place');
  });
});
