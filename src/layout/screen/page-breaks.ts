import type { Block } from '../../document/document.ts';
import { type PageNumbers, targetOf } from '../page.ts';
import { type Markup, tag } from './markup.ts';

/** The pages of a printed edition that are found again in a file without pages: by the id of what begins there. */
export type PageBreaks = ReadonlyMap<string, number>;

/**
 * The pages on which something begins that has an id, each at the first such thing; where others break nobody can say, as
 * text flows.
 *
 * @param numbers of the printed edition, by its targets
 * @returns in the order of reading, in which pages only go forward
 */
export function pageBreaks(blocks: readonly Block[], numbers: PageNumbers): PageBreaks {
  const breaks = new Map<string, number>();
  let last = 0;
  for (const id of namedIn(blocks)) {
    const page = numbers.get(targetOf(id));
    if (page === undefined || page <= last) continue;
    breaks.set(id, page);
    last = page;
  }
  return breaks;
}

/** The ids that templates gave something in these blocks. */
export function namedIn(blocks: readonly Block[]): string[] {
  return unfolded(blocks).flatMap((block) => ('id' in block && block.id ? [block.id] : []));
}

/** These blocks in the order of reading, with those that stand in sections. */
export function unfolded(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...(block.type === 'section' ? unfolded(block.blocks) : [])]);
}

/** The id of the mark of a page; no template can choose one with a full stop. */
export function pageId(page: number): string {
  return `page.${page}`;
}

/** The mark of a page in a text (Digital Publishing WAI-ARIA Module 1.1, doc-pagebreak). */
export function pageMark(page: number): Markup {
  return tag('div', {
    id: pageId(page),
    role: 'doc-pagebreak',
    'epub:type': 'pagebreak',
    'aria-label': String(page),
  });
}
