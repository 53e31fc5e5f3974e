import { coloursOf } from '../../book/cover-config.ts';
import type { Block } from '../../document/document.ts';
import { UserError } from '../../errors.ts';
import { makeMetrics } from '../../layout/metrics.ts';
import { layoutPrint } from '../../layout/print/print.ts';
import { PRINT_PROFILES } from '../../layout/print/profiles.ts';
import { pagePicture } from '../picture/page-picture.ts';
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
  const profile = PRINT_PROFILES['large-print'];
  try {
    const { pages } = layoutPrint(
      { ...covers, blocks: covers.blocks.slice(0, 1).map(forScreens) },
      {
        sheet: profile.sheets[paper],
        profile,
        metrics: makeMetrics(fonts),
        perPage: { puzzles: 1, keys: 1 },
        cover: 'field',
        pictures,
      },
    );
    return pagePicture(pages[0]!, fonts, WIDTH, coloursOf(print.cover));
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** The print of an e-book has the size that one likes. */
function forScreens(cover: Block): Block {
  if (cover.type !== 'section') return cover;
  const blocks = cover.blocks
    .filter((block) => block.type !== 'paragraph' || block.style !== 'badge')
    .map((block) =>
      block.type === 'paragraph' && block.style === 'kind' ? { ...block, style: 'body' as const } : block,
    );
  return { ...cover, blocks };
}
