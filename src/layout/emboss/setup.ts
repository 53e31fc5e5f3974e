import { type BrailleConfig, EMBOSSER_PAGES, usualPage } from '../../book/braille-config.ts';
import type { BrailleWriting } from '../../braille/tables.ts';
import type { EmbosserPage } from '../../languages/braille.ts';
import type { Language } from '../../languages/index.ts';

/** How the pages of a book for embossers are made. */
export interface EmbossSetup {
  readonly language: Language;
  readonly writing: BrailleWriting;
  /** Cells in a line. */
  readonly cells: number;
  /** Lines on a page. */
  readonly lines: number;
  readonly practice: Pick<EmbosserPage, 'title' | 'number'>;
  /** Pages in a volume at most. */
  readonly volume: number;
  /** Whether sheets are embossed on both sides. */
  readonly interpoint: boolean;
}

/** The pages that a config asks for. A size of the user's own follows the practice of the language. */
export function embossSetup(
  braille: BrailleConfig,
  language: Language,
  writing: BrailleWriting,
): EmbossSetup {
  const { page = usualPage(language), volume, interpoint } = braille;
  const { cells, lines, ...practice } =
    EMBOSSER_PAGES[typeof page === 'string' ? page : usualPage(language)]!;
  const size = typeof page === 'string' ? { cells, lines } : page;
  return { language, writing, ...size, practice, volume, interpoint };
}

/** The lines of a page that are left for the text. */
export function bodyLines({ lines, practice: { title, number } }: EmbossSetup): number {
  return lines - new Set([title, number]).size;
}
