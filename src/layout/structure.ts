import type { Element, Tag } from './page.ts';

/** Makes an element inside another; `Document` alone has no parent. */
export function element(tag: Tag, parent: Element | undefined, about: Partial<Element> = {}): Element {
  return { ...about, tag, parent };
}
