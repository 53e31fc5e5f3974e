/** An element of a page for screens: XHTML or SVG by its name. */
export interface Markup {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly Node[];
}

/** Attributes by name; one without a value is left out. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** An element or text as it is read; nothing is escaped before it is written. */
export type Node = Markup | string;

export function tag(name: string, attributes: Attributes, ...children: Node[]): Markup {
  return { name, attributes, children };
}

/** Words that screen readers say and braille displays show, and that are not seen. */
export function said(words: string): Markup {
  return tag('span', { class: 'said' }, words);
}

/** Whether an element is this one or holds one. */
export function holdsElement(nodes: readonly Node[], name: string): boolean {
  return nodes.some(
    (node) => typeof node !== 'string' && (node.name === name || holdsElement(node.children, name)),
  );
}

/** The words of elements without their tags. */
export function textOf(nodes: readonly Node[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}
