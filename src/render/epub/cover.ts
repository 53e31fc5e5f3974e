import { coloursOf } from '../../book/cover-config.ts';
import type { Block } from '../../document/document.ts';
import { UserError } from '../../errors.ts';
import { layoutPrint } from '../../layout/print/print.ts';
import { pagePicture } from '../picture/page-picture.ts';
import { onPaper } from '../print.ts';
import type { Source } from '../recipe.ts';

/** Points across: Apple Books takes no more than 4 million points in all, and Kindle asks for 1000 along the longer side. */
const WIDTH = 1400;

/**
 * The front cover of large print as a picture for an e-book.
 *
 * @returns nothing if the fonts of print lack a letter of its words, or it has no room for them: an e-book is shown in other fonts
 */
export function coverPicture({
  book: { paper, print },
  fonts,
  pictures,
  document,
}: Source): Uint8Array | undefined {
  const covers = document('wrap', { reader: 'print', keysInside: true, cover: true });
  try {
    const front = { ...covers, blocks: covers.blocks.slice(0, 1).map(forScreens) };
    const settings = { ...onPaper('large-print', paper, fonts), perPage: { puzzles: 1, keys: 1 } };
    const { pages } = layoutPrint(front, { ...settings, cover: 'field', pictures });
    return pagePicture(pages[0]!, fonts, WIDTH, coloursOf(print.cover));
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** The print of an e-book has the size that one likes. */
function forScreens(cover: Block): Block {
  if (cover.type !== 'section') return cover;
  const blocks = cover.blocks.flatMap((block): Block[] => {
    if (block.type !== 'paragraph') return [block];
    if (block.style === 'badge') return [];
    return [block.style === 'kind' ? { ...block, style: 'body' } : block];
  });
  return { ...cover, blocks };
}
