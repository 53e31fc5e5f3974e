import type { BrailleConfig } from '../../book/braille-config.ts';
import type { EmbossedBook } from '../../layout/emboss/pages.ts';
import type { WordBook } from '../../words/word-book.ts';

/** A paragraph for each file of a volume: its pages, its characters, its cells and lines, and how many sheets it needs. */
export function fileLabels(
  names: readonly string[],
  { cells, lines, duplex, volumes }: EmbossedBook,
  { code }: Pick<BrailleConfig, 'code'>,
  words: WordBook,
): string[] {
  let last = 0;
  return volumes.map((volume, i) => {
    const pages = volume.flat().length;
    const first = last + 1;
    last += pages;
    const sheets = duplex ? Math.ceil(pages / 2) : pages;
    return [
      `${names[i]}:`,
      words.text('volume-pages', { number: i + 1, of: volumes.length, first, last }),
      words.text('title-page-characters', { code }),
      words.text('title-page-format', { cells, lines }),
      words.text('embossing-sheets', { sides: duplex ? 'both' : 'one', sheets }),
    ].join(' ');
  });
}
