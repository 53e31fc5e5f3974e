import type { Block, Document, Inline } from '../../document/document.ts';
import { folderOf, relativePath } from '../../paths.ts';
import { plainLine } from '../lines.ts';
import type { PageNumbers } from '../page.ts';
import { type Markup, textOf } from './markup.ts';
import {
  type Entry,
  idOf,
  namedIn,
  outlineOf,
  type Portion,
  pageBreaks,
  pageId,
  portionsOf,
  type ScreenOutline,
  unfolded,
} from './outline.ts';
import { ScreenWriter, type WriterSettings } from './writer.ts';
import type { Writing } from './writing.ts';

/** A part of a document as XHTML. */
export interface ScreenPart extends Omit<Portion, 'blocks'> {
  /** The words of its first heading, or of the book's title if it has none. */
  readonly title: string;
  readonly content: readonly Markup[];
}

/** An entry of the table of contents as a menu has it: words alone, and the address that they lead to. */
export interface MenuEntry {
  readonly title: string;
  readonly href: string;
  readonly children: readonly MenuEntry[];
}

/** Where a page of a printed edition begins. */
export interface PagePlace {
  readonly page: number;
  readonly href: string;
}

/** A document for screens on one page; the first parts, up to the contents, are what comes before the text. */
export function layoutPage(document: Document, writing: Writing): ScreenPart[] {
  const blocks = withContents(document);
  const outline = outlineOf(blocks);
  const portions = blocks.map((block) => ({ ...portionsOf([block])[0]!, blocks: [block] }));
  return write(document, portions, outline, writing, {
    inFiles: false,
    breaks: new Map(),
    linkTo: (id) => `#${id}`,
  });
}

/**
 * The same in files, as an e-book has them; a section that is long is divided.
 * @param fileOf where a part is
 * @param numbers pages of a printed edition by its targets, which are marked where they can be found
 * @returns the parts, the table of contents as a menu and the pages that are marked; addresses are seen from where `fileOf`
 *   begins
 */
export function layoutFiles(
  document: Document,
  writing: Writing,
  fileOf: (part: Pick<ScreenPart, 'name' | 'isContents'>) => string,
  numbers: PageNumbers = new Map(),
): {
  readonly parts: readonly ScreenPart[];
  readonly menu: readonly MenuEntry[];
  readonly pages: readonly PagePlace[];
} {
  const blocks = withContents(document);
  const outline = outlineOf(blocks);
  const portions = portionsOf(blocks);
  const breaks = pageBreaks(blocks, numbers);
  const files = new Map(
    portions.flatMap((portion) => {
      const headings = unfolded(portion.blocks).flatMap((block) => outline.ids.get(block) ?? []);
      return [...namedIn(portion.blocks).map(idOf), ...headings].map((id) => [id, fileOf(portion)]);
    }),
  );
  const parts = portions.flatMap((portion) => {
    const folder = folderOf(fileOf(portion));
    const linkTo = (id: string) => `${relativePath(folder, files.get(id)!)}#${id}`;
    return write(document, [portion], outline, writing, { inFiles: true, breaks, linkTo });
  });
  const menuOf = ({ id, title, children }: Entry): MenuEntry => ({
    title: wordsIn(title, writing),
    href: `${files.get(id)!}#${id}`,
    children: children.map(menuOf),
  });
  const pages = Array.from(breaks, ([id, page]) => ({
    page,
    href: `${files.get(idOf(id))!}#${pageId(page)}`,
  }));
  return { parts, menu: outline.entries.map(menuOf), pages };
}

function write(
  { words, title }: Document,
  portions: readonly Portion[],
  outline: ScreenOutline,
  writing: Writing,
  where: Pick<WriterSettings, 'inFiles' | 'breaks' | 'linkTo'>,
): ScreenPart[] {
  const writer = new ScreenWriter({ words, writing, outline, ...where });
  return portions.map(({ name, blocks, isContents }) => ({
    name,
    title: wordsIn(titleOf(blocks) ?? plainLine(title), writing),
    content: writer.write(blocks),
    isContents,
  }));
}

function wordsIn(line: readonly Inline[], writing: Writing): string {
  return textOf(writing.line(line, (_, linked) => linked));
}

/** The blocks with a table of contents, after the title page if no template has one. */
function withContents({ blocks, words }: Document): readonly Block[] {
  const hasContents = blocks.some((block) => block.type === 'section' && block.blocks.some(isContents));
  if (hasContents) return blocks;
  const contents: Block = {
    type: 'section',
    role: 'chapter',
    blocks: [
      { type: 'heading', level: 1, content: plainLine(words.text('contents-heading')) },
      { type: 'contents' },
    ],
  };
  const isTitle = (block: Block) => block.type === 'section' && block.role === 'title-page';
  const at = blocks.findIndex((block) => !isTitle(block));
  return at < 0 ? [...blocks, contents] : [...blocks.slice(0, at), contents, ...blocks.slice(at)];
}

function isContents({ type }: Block): boolean {
  return type === 'contents';
}

function titleOf(blocks: readonly Block[]): readonly Inline[] | undefined {
  for (const block of blocks) {
    if (block.type === 'heading') return block.content;
    const inner = block.type === 'section' ? titleOf(block.blocks) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}
