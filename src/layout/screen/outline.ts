import type { Block, BlockOf, Inline } from '../../document/document.ts';
import { type PageNumbers, targetOf } from '../page.ts';
import { type Markup, tag } from './markup.ts';

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

/**
 * The id of an element in the file, for an id that a template may choose freely: what XML does not allow in a name is
 * written by its code. No id has a full stop, so that ids with one are free for the layout's own.
 */
export function idOf(id: string): string {
  const plain = id.replace(
    /[^\p{ASCII_Hex_Digit}G-Zg-z_-]/gu,
    (sign) => `_${sign.codePointAt(0)!.toString(16)}_`,
  );
  return /^[A-Za-z]/.test(plain) ? plain : `id-${plain}`;
}

/** A part of a document that is a file, or stands in one with the others. */
export interface Portion {
  /** For the name of a file. */
  readonly name: string;
  readonly blocks: readonly Block[];
  readonly isContents: boolean;
}

/** How much a file holds at most, so that it opens at once: a paragraph counts one, a puzzle or a key as below. */
const MOST_IN_FILE = 500;
const SECTION = 20;

/** Each section as a portion of its own; one that is long as several. */
export function portionsOf(blocks: readonly Block[]): Portion[] {
  const pieces = blocks.flatMap(split);
  return pieces.map((block, i) => ({
    name: `${String(i + 1).padStart(3, '0')}-${block.type === 'section' ? idOf(block.id ?? block.role) : 'text'}`,
    blocks: [block],
    isContents: block.type === 'section' && block.blocks.some(({ type }) => type === 'contents'),
  }));
}

function split(block: Block): Block[] {
  if (block.type !== 'section') return [block];
  const shares: Block[][] = [];
  let weight = MOST_IN_FILE;
  for (const inner of block.blocks) {
    const own = inner.type === 'section' ? SECTION : 1;
    if (weight + own > MOST_IN_FILE) {
      shares.push([]);
      weight = 0;
    }
    shares.at(-1)!.push(inner);
    weight += own;
  }
  const { id: _, ...rest } = block;
  return shares.length < 2
    ? [block]
    : shares.map((blocks, i): BlockOf<'section'> => ({ ...(i === 0 ? block : rest), blocks }));
}

/** The pages of a printed edition that are found again in a file without pages: by the id of what begins there. */
export type PageBreaks = ReadonlyMap<string, number>;

/**
 * The pages on which something begins that has an id, each at the first such thing; where others break nobody can say, as
 * text flows.
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
