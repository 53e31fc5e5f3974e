import { BLANK, cellOf } from '../../braille/cells.ts';
import { brailleNumber } from '../../braille/grids.ts';
import type { Block, BlockOf } from '../../document/document.ts';
import type { Typist } from './typist.ts';
import type { Chapter } from './writer.ts';

/** Fills a line between a title and the number of its page. */
const GUIDE_DOTS = cellOf(5);
/** Cells that are kept for a number: a blank, the number sign and four digits. */
const NUMBER_CELLS = 6;
/** Cells that the later lines of an entry are indented by. */
const INDENT = 2;
/** Fewer guide dots than these are none. */
const LEAST_DOTS = 2;

/** The chapters of a document by their headings: those of the first level, but for the title and that of the contents. */
export function chaptersOf(blocks: readonly Block[]): ReadonlyMap<Block, Chapter> {
  const headings = headingsOf(blocks).slice(1);
  return new Map(
    headings.map((heading, i) => [heading, { name: `chapter-${i + 1}`, title: heading.content }]),
  );
}

function headingsOf(blocks: readonly Block[]): BlockOf<'heading'>[] {
  if (holdsContents(blocks)) return [];
  return blocks.flatMap((block) => {
    if (block.type === 'section') return headingsOf(block.blocks);
    return block.type === 'heading' && block.level === 1 ? [block] : [];
  });
}

/** Whether the table of contents stands among these blocks. */
export function holdsContents(blocks: readonly Block[]): boolean {
  return blocks.some(({ type }) => type === 'contents');
}

/** A chapter in the contents: its title, guide dots and the number of its page at the right end of the line. */
export function contentsEntry({ title }: Chapter, page: number, typist: Typist): string[] {
  const { cells } = typist.setup;
  const number = brailleNumber(page);
  const lines = typist.lines(title, 0, INDENT, cells - NUMBER_CELLS);
  const last = lines.pop()!;
  const room = cells - last.length - number.length - 2;
  const guide = room < LEAST_DOTS ? BLANK.repeat(room) : GUIDE_DOTS.repeat(room);
  return [...lines, last + BLANK + guide + BLANK + number];
}
