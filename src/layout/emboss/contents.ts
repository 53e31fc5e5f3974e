import { brailleNumber } from '../../braille/grids.ts';
import { type Block, type BlockOf, type Inline, wordsOf } from '../../document/document.ts';
import { guidedLine, titleCells } from '../braille-text.ts';
import { plainLine } from '../lines.ts';
import type { Typist } from './typist.ts';
import type { Chapter } from './writer.ts';

/** Cells that the later lines of an entry are indented by. */
const INDENT = 2;

/** The chapters of a document by their headings: those of the first level, but for titles and those of contents. */
export function chaptersOf(blocks: readonly Block[]): ReadonlyMap<Block, Chapter> {
  const headings = headingsOf(blocks);
  return new Map(
    headings.map((heading, i) => {
      const { content, isUnlisted = false, running } = heading;
      return [heading, { name: `chapter-${i + 1}`, title: content, isUnlisted, running }];
    }),
  );
}

function headingsOf(blocks: readonly Block[]): BlockOf<'heading'>[] {
  if (holdsContents(blocks)) return [];
  return blocks.flatMap((block) => {
    if (isTitlePage(block) || isStart(block)) return [];
    if (block.type === 'section') return headingsOf(block.blocks);
    return block.type === 'heading' && block.level === 1 ? [block] : [];
  });
}

/** Whether a block is the title page of the book or of its keys. */
export function isTitlePage(block: Block): boolean {
  return block.type === 'section' && block.role === 'title-page';
}

/** Whether a block is what the first volume starts with, before its title page. */
export function isStart(block: Block): boolean {
  return block.type === 'section' && block.role === 'start';
}

/** Whether the table of contents stands among these blocks. */
export function holdsContents(blocks: readonly Block[]): boolean {
  return blocks.some(({ type }) => type === 'contents');
}

/** The title of a chapter that goes on from another volume. */
export function continued(title: readonly Inline[], typist: Typist): Inline[] {
  return plainLine(typist.wordBook.text('volume-continued', { title: wordsOf(title) }));
}

/** A chapter in the contents: its title, guide dots and the number of its page at the right end of the line. */
export function contentsEntry({ title }: Pick<Chapter, 'title'>, page: number, typist: Typist): string[] {
  const { cells, language } = typist.setup;
  const number = brailleNumber(page, language);
  const lines = typist.lines(title, 0, INDENT, titleCells(number, cells));
  const last = lines.pop()!;
  return [...lines, guidedLine(last, number, cells)];
}
