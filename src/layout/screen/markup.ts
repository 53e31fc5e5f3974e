/** An element of a page for screens: XHTML or SVG by its name. */
export interface Markup {
  readonly name: string;
  readonly attributes: Attributes;
  /** Those of an element that holds much are made each time they are gone through: a book of them would fill memory. */
  readonly children: Iterable<Node>;
}

/** Attributes by name; one without a value is left out. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** An element or text as it is read; nothing is escaped before it is written. */
export type Node = Markup | string;

export function tag(name: string, attributes: Attributes, ...children: Node[]): Markup {
  return { name, attributes, children };
}

/** An element whose children are made when it is written. */
export function tagOf(name: string, attributes: Attributes, children: () => Iterable<Node>): Markup {
  return { name, attributes, children: { [Symbol.iterator]: () => children()[Symbol.iterator]() } };
}

/** Words that screen readers say and braille displays show, and that are not seen. */
export function said(...words: Node[]): Markup {
  return tag('span', { class: 'said' }, ...words);
}

/** A table of this class: its caption, the row of its headers, and the other rows. */
export function table(name: string, caption: Node[], head: Markup[], rows: Markup[][]): Markup {
  const row = (cells: Markup[]) => tag('tr', {}, ...cells);
  return tag(
    'table',
    { class: name },
    tag('caption', {}, ...caption),
    tag('thead', {}, row(head)),
    tag('tbody', {}, ...rows.map(row)),
  );
}

/** The words of elements without their tags. */
export function textOf(nodes: Iterable<Node>): string {
  return Array.from(nodes, (node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}
