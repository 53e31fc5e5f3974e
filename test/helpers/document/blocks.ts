import { type Block, type BlockOf, type Document, wordsOf } from '../../../src/document/document.ts';

// What stands in a document.

/** Every block in document order, the blocks of a section after the section itself. */
export function allBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) =>
    block.type === 'section' ? [block, ...allBlocks(block.blocks)] : [block],
  );
}

/** Every block of one type, in order. */
export function blocksOf<T extends Block['type']>(
  { blocks }: Pick<Document, 'blocks'>,
  type: T,
): BlockOf<T>[] {
  return allBlocks(blocks).filter((block): block is BlockOf<T> => block.type === type);
}

/** The section with this id. */
export function sectionOf(document: Document, id: string): BlockOf<'section'> {
  return blocksOf(document, 'section').find((section) => section.id === id)!;
}

/** Every line of a document as words, in order: headings, paragraphs and entries of lists. */
export function linesOf(document: Pick<Document, 'blocks'>): string[] {
  return allBlocks(document.blocks).flatMap((block) => {
    if (block.type === 'heading' || block.type === 'paragraph') return [wordsOf(block.content)];
    if (block.type === 'list') return block.items.map(wordsOf);
    return block.type === 'tally' || block.type === 'form' ? [block.title] : [];
  });
}
