import { SaxesParser } from 'saxes';

// A reader of screen pages that shares nothing with the program. It finds what a browser finds there, or what a person finds
// who goes through tables and lists.

export interface Found {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Found | string)[];
}

/** A file of well-formed XML, or a page of HTML in XML syntax. @throws Error if it is not */
export function parsePage(text: string): Found {
  const parser = new SaxesParser({ xmlns: false });
  const open: Found[] = [{ name: '', attributes: {}, children: [] }];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Found = { name, attributes: attributes as Record<string, string>, children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (words) => open.at(-1)!.children.push(words));
  parser.write(text).close();
  return open[0]!.children.find((child): child is Found => typeof child !== 'string')!;
}

/** Every nested element that satisfies a test, in document order. */
export function findAll(root: Found, test: (element: Found) => boolean): Found[] {
  return root.children.flatMap((child) =>
    typeof child === 'string' ? [] : [...(test(child) ? [child] : []), ...findAll(child, test)],
  );
}

export function named(name: string, className?: string): (element: Found) => boolean {
  return (element) =>
    element.name === name && (className === undefined || classes(element).includes(className));
}

function classes({ attributes }: Found): string[] {
  return (attributes.class ?? '').split(' ');
}

/** Every element that has an id. */
export function withIds(root: Found): ReadonlyMap<string, Found> {
  const found = findAll(root, ({ attributes }) => 'id' in attributes);
  return new Map(found.map((element) => [element.attributes.id!, element]));
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
