/** The content of a DXF file, read by the rules of release 12 alone: pairs of a code and a value, each on a line. */
export interface ReadDxf {
  readonly variables: ReadonlyMap<string, readonly string[]>;
  /** The colour of each layer by its name. */
  readonly layers: ReadonlyMap<string, number>;
  readonly entities: readonly ReadEntity[];
}

export interface ReadEntity {
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
export function readDxf(text: string): ReadDxf {
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
export function lengthOf({ type, points, radius, closed }: ReadEntity): number {
  if (type === 'CIRCLE') return 2 * Math.PI * radius;
  return points.reduce((sum, [x, y], i) => {
    const next = points[i + 1] ?? (closed ? points[0] : undefined);
    return next ? sum + Math.hypot(next[0] - x, next[1] - y) : sum;
  }, 0);
}
