import { type Block, type Inline, type SectionRole, wordsOf } from '../document/document.ts';
import type { Bookmark } from './page.ts';

interface OutlinedHeading {
  readonly name: string;
  readonly level: 1 | 2 | 3;
  readonly title: readonly Inline[];
  /** It has no line in the table of contents: it stands over it, or on a cover, or another leads there. */
  readonly unlisted: boolean;
  /** What stands over it and the chapters behind it in the table of contents. */
  readonly group: string | undefined;
}

/** Sections whose headings have no line in the table of contents. */
const UNLISTED: readonly SectionRole[] = ['back-cover', 'dedication', 'certificate'];

/** The headings of a document in the order in which they come to stand on the pages. */
export class Outline {
  readonly #headings: OutlinedHeading[] = [];
  /** How many headings were reached: fewer again when what stands behind them is laid out once more. */
  reached = 0;

  /** Notes every heading in the order in which it will be laid out. */
  plan(blocks: readonly Block[], isCover = false): void {
    const unlisted = isCover || blocks.some((block) => block.type === 'contents');
    for (const block of blocks) {
      if (block.type === 'section') this.plan(block.blocks, isCover || UNLISTED.includes(block.role));
      if (block.type !== 'heading') continue;
      this.#headings.push({
        name: `heading-${this.#headings.length + 1}`,
        level: block.level,
        title: block.content,
        unlisted: unlisted || block.isUnlisted === true,
        group: block.group,
      });
    }
  }

  reach(): OutlinedHeading {
    return this.#headings[this.reached++]!;
  }

  /** The headings of the first level, but for the title and those of the contents and of the back cover. */
  get chapters(): OutlinedHeading[] {
    return this.#headings.slice(1).filter(({ level, unlisted }) => level === 1 && !unlisted);
  }

  /** Nested by level. */
  bookmarks(): Bookmark[] {
    const top: Bookmark[] = [];
    const open: { level: number; children: Bookmark[] }[] = [{ level: 0, children: top }];
    for (const { name, level, title } of this.#headings) {
      while (open.at(-1)!.level >= level) open.pop();
      const children: Bookmark[] = [];
      open.at(-1)!.children.push({ title: wordsOf(title), to: name, children });
      open.push({ level, children });
    }
    return top;
  }
}
