import { SaxesParser } from 'saxes';

// A reader of pages for screens that shares nothing with the program: what a browser, or someone who goes through its tables
// and lists, finds there.

export interface Found {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Found | string)[];
}

/** A file of well-formed XML; a page of HTML that is written as such. @throws Error if it is not */
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

/** Every element inside, in order, that a test finds. */
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

/** The words of an element, blanks joined. */
export function wordsIn(element: Found): string {
  const words = element.children
    .map((child) => (typeof child === 'string' ? child : wordsIn(child)))
    .join('');
  return words.replace(/\s+/g, ' ').trim();
}

/** What is on a cell; nothing where the board has none. */
export type Seen = number | 'empty' | undefined;

const SAID: Readonly<Record<string, Seen>> = {
  empty: 'empty',
  leer: 'empty',
  'no cell': undefined,
  'kein Feld': undefined,
};

/** The numbers of a table, found by the headers of its columns and rows. @throws Error if a header is missing */
export function boardIn(table: Found): Seen[][] {
  const [head, ...rows] = findAll(table, named('tr'));
  const columns = headers(head!, 'col').map(columnOf);
  if (!columns.every((column, i) => column === i)) throw new Error('columns are not in order');
  return rows.map((row, r) => {
    const [label, ...others] = headers(row, 'row');
    if (Number(label) !== r + 1 || others.length > 0) throw new Error(`row ${r + 1} is called ${label}`);
    const cells = findAll(row, named('td')).map(wordsIn);
    if (cells.length !== columns.length) throw new Error(`row ${r + 1} has ${cells.length} cells`);
    return cells.map((words) => {
      if (words in SAID) return SAID[words];
      if (!/^\d+$/.test(words)) throw new Error(`"${words}" on a cell`);
      return Number(words);
    });
  });
}

function headers(row: Found, scope: string): string[] {
  return findAll(row, named('th')).map((header) => {
    if (header.attributes.scope !== scope) throw new Error('a header without its scope');
    return wordsIn(header);
  });
}

function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
}

/** A stone, its smaller number first, and its cells as rows and columns from 0. */
export type Laid = readonly [stone: string, row: number, column: number, row2: number, column2: number];

/** The stones of a list, each as `4:6 on 1 b c` or `4:6 auf a 1,2`; as the places alone where it has no numbers. */
export function stonesIn(list: Found): Laid[] {
  return findAll(list, named('li')).map((item) => {
    const words = wordsIn(item);
    const found = /^(?:(\d+:\d+) (?:on|auf) )?(?:(\d+) ([a-z]+) ([a-z]+)|([a-z]+) (\d+),(\d+))$/.exec(words);
    if (!found) throw new Error(`"${words}" is no domino on its place`);
    const [, stone = '', row, left, right, column, upper, lower] = found;
    return row
      ? [stone, Number(row) - 1, columnOf(left!), Number(row) - 1, columnOf(right!)]
      : [stone, Number(upper) - 1, columnOf(column!), Number(lower) - 1, columnOf(column!)];
  });
}

/** What a drawing shows: the numbers by cell, and the cells that each outline encloses, as rows and columns. */
export function drawnIn(svg: Found): { numbers: Map<string, number>; stones: string[][]; rings: string[] } {
  const texts = findAll(svg, named('text')).map((text) => ({
    x: Number(text.attributes.x),
    y: Number(text.attributes.y),
    words: wordsIn(text),
  }));
  const top = Math.min(...texts.map(({ y }) => y));
  const left = Math.min(...texts.map(({ x }) => x));
  const columns = texts.filter(({ y }) => y === top);
  const rows = texts.filter(({ x }) => x === left);
  const nearest = (labels: typeof texts, along: 'x' | 'y', at: number) =>
    labels.reduce((best, label) => (Math.abs(label[along] - at) < Math.abs(best[along] - at) ? label : best))
      .words;
  const cellAt = (x: number, y: number) =>
    `${Number(nearest(rows, 'y', y)) - 1} ${columnOf(nearest(columns, 'x', x))}`;
  const digits = texts.filter((text) => !columns.includes(text) && !rows.includes(text));
  const centres = rows.flatMap(({ y }) => columns.map(({ x }) => [x, y] as const));
  return {
    numbers: new Map(digits.map(({ x, y, words }) => [cellAt(x, y), Number(words)])),
    stones: findAll(svg, named('rect')).map(({ attributes }) => {
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(attributes[name])) as [
        number,
        number,
        number,
        number,
      ];
      // The foot of a label stands a little below the middle of its square.
      return centres
        .filter(([cx, cy]) => cx > x && cx < x + width && cy > y && cy < y + height)
        .map(([cx, cy]) => cellAt(cx, cy));
    }),
    rings: findAll(svg, named('circle')).map(({ attributes }) =>
      cellAt(Number(attributes.cx), Number(attributes.cy)),
    ),
  };
}
