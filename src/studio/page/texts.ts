import { make } from '../../ui/elements.ts';
import type { Marked } from '../../words/marked.ts';

/** A paragraph of marked sentences. Dominoes and places are marked, so that lines do not break within them. */
export function paragraph(sentences: readonly Marked[]): HTMLParagraphElement {
  const text = `<p>${sentences.map(({ xml }) => xml).join(' ')}</p>`;
  const read = new DOMParser().parseFromString(text, 'application/xml').documentElement;
  return make('p', {}, ...[...read.childNodes].map(written));
}

function written(node: Node): Node | string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const { localName, textContent } = node;
  if (localName === 'b') return make('b', {}, textContent);
  return localName === 'foreign'
    ? make('span', { lang: node.getAttribute('lang')! }, textContent)
    : make('span', { class: localName }, textContent);
}

export function items(texts: readonly string[]): HTMLLIElement[] {
  return texts.map((text) => make('li', {}, text));
}
