import { SaxesParser } from 'saxes';

/** An element of an SVG file as any XML reader finds it. */
export interface SvgNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: SvgNode[];
  text: string;
}

/** The namespaces of drawings and of their catalogue data. */
const NAMESPACES = [
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://purl.org/dc/elements/1.1/',
];

/** @throws Error if the text is not well-formed XML with namespaces */
export function readSvg(text: string): SvgNode {
  const parser = new SaxesParser({ xmlns: true });
  const top: SvgNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes, uri }) => {
    if (!NAMESPACES.includes(uri)) throw new Error(`${name} of ${uri}`);
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    const node: SvgNode = { name, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)!.children.push(node);
    open.push(node);
  });
  parser.on('text', (part) => {
    open.at(-1)!.text += part;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text).close();
  return top.children[0]!;
}

export function nodesOf(node: SvgNode): SvgNode[] {
  return [node, ...node.children.flatMap(nodesOf)];
}

/** What a drawing shows, by the names of columns and rows. */
export interface Seen {
  /** The number in each filled square, by its name, such as `a1`. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The squares inside each outline, such as `a1 a2`. */
  readonly dominoes: readonly string[];
}

/** Reads the numbers and dominoes of a drawing by position. */
export function look(svg: SvgNode): Seen {
  const texts = nodesOf(svg)
    .filter(({ name }) => name === 'text')
    .map(({ attributes, text }) => ({
      text,
      x: Number(attributes.x),
      // Digits of both sizes are two thirds of the font size high.
      y: Number(attributes.y) - Number(attributes['font-size']) / 3,
      bold: attributes['font-weight'] === '700',
    }));
  const labels = texts.filter(({ bold }) => !bold);
  const columns = labels.filter(({ text }) => /^[a-z]+$/.test(text));
  const rows = labels.filter(({ text }) => /^\d+$/.test(text));
  const nearest = <T>(from: readonly T[], distance: (at: T) => number): T =>
    from.reduce((best, each) => (distance(each) < distance(best) ? each : best));
  const square = ({ x, y }: { x: number; y: number }) => {
    const column = nearest(columns, (label) => Math.abs(label.x - x));
    const row = nearest(rows, (label) => Math.abs(label.y - y));
    if (Math.hypot(column.x - x, row.y - y) > 2) throw new Error(`something stands at ${x} ${y}`);
    return `${column.text}${row.text}`;
  };
  const centres = columns.flatMap((column) =>
    rows.map((row) => ({ name: `${column.text}${row.text}`, x: column.x, y: row.y })),
  );
  return {
    numbers: new Map(texts.filter(({ bold }) => bold).map((text) => [square(text), Number(text.text)])),
    dominoes: nodesOf(svg)
      .filter(({ name }) => name === 'rect')
      .map(({ attributes }) => {
        const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(attributes[name]));
        return centres
          .filter((at) => at.x > x! && at.x < x! + width! && at.y > y! && at.y < y! + height!)
          .map(({ name }) => name)
          .join(' ');
      }),
  };
}
