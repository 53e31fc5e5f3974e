import type { Attributes, Markup, Node } from '../layout/screen/markup.ts';

/** Elements of HTML without content, which it writes without an end tag; a package has a meta with content. */
const VOID = new Set(['br', 'hr', 'link', 'meta', 'img']);

/** Elements after which a line ends, so that files can be read and compared. */
const LINES =
  /^(?:html|head|meta|title|link|style|script|body|header|main|nav|section|h[1-6]|p|[uo]l|li|table|caption|thead|tbody|tr|figure|div|details|summary|svg|g|path|rect|circle|package|ncx|navMap|navPoint|navLabel|docTitle|content|metadata|manifest|spine|item|itemref|dc:.*|container|rootfiles?)$/;

/** Elements whose text HTML takes as it stands. */
const RAW = new Set(['style', 'script']);

/**
 * Markup as text that XML and HTML read alike: every element but the empty ones of HTML has an end tag. Nothing else
 * writes tags, so that nothing is left unescaped. An element whose children are made on the way comes in pieces.
 */
export function* xmlTexts(nodes: Iterable<Node>): Generator<string> {
  for (const node of nodes) {
    if (typeof node === 'string' || Array.isArray(node.children)) yield write(node);
    else {
      const [start, end] = tagsOf(node);
      yield start;
      yield* xmlTexts(node.children);
      yield end;
    }
  }
}

/** A whole XML file. */
export function makeXmlFile(root: Markup, doctype = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}${write(root)}`;
}

function write(node: Node): string {
  if (typeof node === 'string') return escaped(node);
  const { name, attributes } = node;
  const children = [...node.children];
  if (VOID.has(name) && children.length === 0)
    return `<${name}${writeAttributes(attributes)}/>${endOf(name)}`;
  const [start, end] = tagsOf(node);
  const content = RAW.has(name) ? raw(name, children.join('')) : children.map(write).join('');
  return start + content + end;
}

function tagsOf({ name, attributes }: Markup): [start: string, end: string] {
  return [`<${name}${writeAttributes(attributes)}>`, `</${name}>${endOf(name)}`];
}

function endOf(name: string): string {
  return LINES.test(name) ? '\n' : '';
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
