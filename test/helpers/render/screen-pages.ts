import { SaxesParser } from 'saxes';

// A reader of XML that shares nothing with the program. On screen pages it finds what a browser finds there, or what a person
// finds who goes through tables and lists.

export interface Found {
  /** With its prefix, as attributes have theirs. */
  readonly name: string;
  readonly uri: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Found | string)[];
}

/** A file of well-formed XML with namespaces, or a page of HTML in XML syntax. @throws Error if it is not */
export function parsePage(text: string): Found {
  const parser = new SaxesParser({ xmlns: true });
  const open: Found[] = [{ name: '', uri: '', attributes: {}, children: [] }];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, uri, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    const element: Found = { name, uri, attributes: Object.fromEntries(values), children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (words) => open.at(-1)!.children.push(words));
  parser.write(text).close();
  return elementsIn(open[0]!)[0]!;
}

/** Without what is nested in them. */
export function elementsIn({ children }: Found): Found[] {
  return children.filter((child): child is Found => typeof child !== 'string');
}

/** Every nested element that satisfies a test, in document order. */
export function findAll(root: Found, test: (element: Found) => boolean = () => true): Found[] {
  return elementsIn(root).flatMap((child) => [...(test(child) ? [child] : []), ...findAll(child, test)]);
}

export function named(name: string, className?: string): (element: Found) => boolean {
  return (element) =>
    element.name === name && (className === undefined || classes(element).includes(className));
}

function classes({ attributes }: Found): string[] {
  return (attributes.class ?? '').split(' ');
}

export function withIds(root: Found): ReadonlyMap<string, Found> {
  const found = findAll(root, ({ attributes }) => 'id' in attributes);
  return new Map(found.map((element) => [element.attributes.id!, element]));
}

/** An element's own text, as it stands. */
export function textIn({ children }: Found): string {
  return children.filter((child) => typeof child === 'string').join('');
}

/** The words of an element, with blanks collapsed. */
export function wordsIn(element: Found): string {
  const words = element.children
    .map((child) => (typeof child === 'string' ? child : wordsIn(child)))
    .join('');
  return words.replace(/\s+/g, ' ').trim();
}

/** What the cell borders of a table show: dominoes and the other marks by their cells, as rows and columns. */
export function drawnIn(
  table: Found,
): Record<'dominoes' | 'could' | 'bars' | 'cannot', string[][]> & { rings: string[] } {
  const rows = findAll(table, named('tbody')).flatMap((body) =>
    findAll(body, named('tr')).map((row) => findAll(row, named('td'))),
  );
  const cells = rows.flatMap((row, r) => row.map((cell, c) => ({ r, c, cell, sides: classes(cell) })));
  const pairs = (side: string, other: string | undefined, down: number, kind = side) =>
    cells
      .filter(({ sides }) => sides.includes(side) && sides.includes(kind))
      .map(({ r, c }) => {
        const [r2, c2] = [r + down, c + 1 - down];
        const second = rows[r2]?.[c2];
        if (!second || (other && !classes(second).includes(other)))
          throw new Error(`nothing goes on at ${r} ${c}`);
        return [`${r} ${c}`, `${r2} ${c2}`];
      });
  const outlined = (kind: string) => {
    const found = [...pairs('left', 'right', 0, kind), ...pairs('top', 'bottom', 1, kind)];
    const ends = new Set(found.flat());
    const halves = cells.filter(({ sides }) => sides.includes(kind)).map(({ r, c }) => `${r} ${c}`);
    if (!halves.every((half) => ends.has(half))) throw new Error('half a domino alone');
    // Two possible dominoes may share a cell.
    if (kind === 'half' && halves.length !== 2 * found.length) throw new Error('a cell under two dominoes');
    return found;
  };
  return {
    dominoes: outlined('half'),
    could: outlined('could'),
    cannot: [...pairs('no-right', undefined, 0), ...pairs('no-below', undefined, 1)],
    bars: [...pairs('bar-right', undefined, 0), ...pairs('bar-below', undefined, 1)],
    rings: cells
      .filter(({ cell }) => findAll(cell, named('span', 'ring')).length > 0)
      .map(({ r, c }) => `${r} ${c}`),
  };
}
