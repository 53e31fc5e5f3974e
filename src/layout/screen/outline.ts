import type { Block, BlockOf, Inline } from '../../document/document.ts';

/** A heading in the table of contents, with those below it. */
export interface Entry {
  readonly id: string;
  readonly title: readonly Inline[];
  readonly children: Entry[];
}

/** The headings of a document. */
export interface ScreenOutline {
  /** The id of each heading. */
  readonly ids: ReadonlyMap<Block, string>;
  /** Chapters and what is in them; the title page and the contents themselves are left out. */
  readonly entries: readonly Entry[];
}

/** The deepest level of headings that the contents name. */
const DEEPEST = 2;

export function outlineOf(blocks: readonly Block[]): ScreenOutline {
  const ids = new Map<Block, string>();
  const entries: Entry[] = [];
  const open: { level: number; children: Entry[] }[] = [{ level: 0, children: entries }];
  const visit = (inner: readonly Block[], isNamed: boolean): void => {
    const names = isNamed && !inner.some(({ type }) => type === 'contents');
    for (const block of inner) {
      if (block.type === 'section') visit(block.blocks, names && block.role !== 'title-page');
      if (block.type === 'heading') add(block, names);
    }
  };
  const add = (heading: BlockOf<'heading'>, isNamed: boolean): void => {
    const { level, content } = heading;
    const id = `heading.${ids.size + 1}`;
    ids.set(heading, id);
    if (!isNamed || level > DEEPEST) return;
    while (open.at(-1)!.level >= level) open.pop();
    const entry = { id, title: content, children: [] };
    open.at(-1)!.children.push(entry);
    open.push({ level, children: entry.children });
  };
  visit(blocks, true);
  return { ids, entries };
}
