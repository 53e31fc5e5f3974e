import type { Markup, Node as MarkupNode } from '../../layout/screen/markup.ts';

/** Elements of a page for screens as elements of this page. */
export function elementsOf(markup: Iterable<Markup>): HTMLElement[] {
  return Array.from(markup, elementOf);
}

function elementOf({ name, attributes, children }: Markup): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(attribute, value);
  }
  element.append(
    ...Array.from(children, (child: MarkupNode) => (typeof child === 'string' ? child : elementOf(child))),
  );
  return element;
}
