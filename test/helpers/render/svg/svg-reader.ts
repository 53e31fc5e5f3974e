import { type Found, findAll, parsePage, textIn } from '../screen-pages.ts';

/** The namespaces of drawings and of their catalogue data. */
const NAMESPACES = [
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://purl.org/dc/elements/1.1/',
];

/** @throws Error if the text is not well-formed XML with namespaces */
export function readSvg(text: string): Found {
  const svg = parsePage(text);
  const foreign = nodesOf(svg).find(({ uri }) => !NAMESPACES.includes(uri));
  if (foreign) throw new Error(`${foreign.name} of ${foreign.uri}`);
  return svg;
}

export const nodesOf = (node: Found): Found[] => [node, ...findAll(node)];

/** What a drawing shows, by the names of columns and rows. */
interface Seen {
  /** The number in each filled square, by its name, such as `a1`. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The squares inside each outline, such as `a1 a2`. */
  readonly dominoes: readonly string[];
}

/** Reads the numbers and dominoes of a drawing by position. */
export function look(svg: Found): Seen {
  const texts = nodesOf(svg)
    .filter(({ name }) => name === 'text')
    .map((node) => ({
      text: textIn(node),
      x: Number(node.attributes.x),
      // Digits of both sizes are two thirds of the font size high.
      y: Number(node.attributes.y) - Number(node.attributes['font-size']) / 3,
      bold: node.attributes['font-weight'] === '700',
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
