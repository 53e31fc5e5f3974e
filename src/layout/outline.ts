import { type Block, type Inline, wordsOf } from '../document/document.ts';
import type { Bookmark } from './page.ts';

interface Entry {
  readonly name: string;
  readonly level: 1 | 2 | 3;
  readonly title: readonly Inline[];
  /** It stands over the table of contents. */
  readonly overContents: boolean;
}

/** The headings of a document in the order in which they come to stand on the pages. */
export class Outline {
  readonly #entries: Entry[] = [];
  #reached = 0;

  /** Notes every heading in the order in which it will be laid out. */
  plan(blocks: readonly Block[]): void {
    const overContents = blocks.some((block) => block.type === 'contents');
    for (const block of blocks) {
      if (block.type === 'section') this.plan(block.blocks);
      if (block.type !== 'heading') continue;
      this.#entries.push({
        name: `heading-${this.#entries.length + 1}`,
        level: block.level,
        title: block.content,
        overContents,
      });
    }
  }

  /** The name of the next heading. */
  reach(): string {
    return this.#entries[this.#reached++]!.name;
  }

  /** The headings of the first level, but for the title and that of the contents. */
  get chapters(): Entry[] {
    return this.#entries.slice(1).filter(({ level, overContents }) => level === 1 && !overContents);
  }

  /** Nested by level. */
  bookmarks(): Bookmark[] {
    const top: Bookmark[] = [];
    const open: { level: number; children: Bookmark[] }[] = [{ level: 0, children: top }];
    for (const { name, level, title } of this.#entries) {
      while (open.at(-1)!.level >= level) open.pop();
      const children: Bookmark[] = [];
      open.at(-1)!.children.push({ title: wordsOf(title), to: name, children });
      open.push({ level, children });
    }
    return top;
  }
}
