import type { Attributes, Markup, Node } from '../layout/screen/markup.ts';

/** Elements of HTML without content, which it writes without an end tag; a package has a meta with content. */
const VOID = new Set(['br', 'hr', 'link', 'meta', 'img']);

/** Elements after which a line ends, so that files can be read and compared. */
const LINES =
  /^(?:html|head|meta|title|link|style|script|body|header|main|nav|section|h[1-6]|p|[uo]l|li|table|caption|thead|tbody|tr|figure|div|details|summary|svg|g|path|rect|circle|package|metadata|manifest|spine|item|itemref|dc:.*|container|rootfiles?)$/;

/** Elements whose text HTML takes as it stands. */
const RAW = new Set(['style', 'script']);

/**
 * Markup as text that XML and HTML read alike: every element but the empty ones of HTML has an end tag. Nothing else
 * writes tags, so that nothing is left unescaped.
 */
export function makeXml(nodes: readonly Node[]): string {
  return nodes.map(write).join('');
}

/** A whole XML file. */
export function makeXmlFile(root: Markup, doctype = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}${write(root)}`;
}

function write(node: Node): string {
  if (typeof node === 'string') return escaped(node);
  const { name, attributes, children } = node;
  const end = LINES.test(name) ? '\n' : '';
  const start = `<${name}${writeAttributes(attributes)}`;
  if (VOID.has(name) && children.length === 0) return `${start}/>${end}`;
  const content = RAW.has(name) ? raw(name, children.join('')) : makeXml(children);
  return `${start}>${content}</${name}>${end}`;
}

/** @throws Error if it would end the element it stands in */
function raw(name: string, text: string): string {
  if (text.toLowerCase().includes(`</${name}`)) throw new Error(`a ${name} that ends itself`);
  return text;
}

function writeAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) =>
      value === undefined ? '' : ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`,
    )
    .join('');
}

/** A text as it stands between tags. Blanks that HTML or XML would join stay as they are: texts have none side by side. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
