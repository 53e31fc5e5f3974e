import type { TaggedNode, TaggedWords } from '../proof/pdf.ts';

/** What a page of a tagged PDF says, a line for each heading, paragraph, entry of a list, row and picture. */
export function pageWords(node: TaggedNode, words: TaggedWords): string[] {
  const { role = '', alt, children = [] } = node;
  if (role === 'Figure' && alt !== undefined) return [alt];
  if (/^(?:H\d?|P|LI|TR|TOCI)$/.test(role)) {
    const said = words.of(node);
    return said === '' ? [] : [said];
  }
  return children.flatMap((child) => pageWords(child, words));
}
