import { type BrailleConfig, EMBOSSER_PAGES, usualPage } from '../../book/braille-config.ts';
import type { BrailleWriting } from '../../braille/tables.ts';
import type { EmbosserPage } from '../../languages/braille.ts';
import type { Language } from '../../languages/index.ts';

// What comes out of the layout for embossers: finished pages of six-dot cells. Renderers decide nothing more.

/** A page: lines of cells U+2800 to U+283F from the top, without blanks at their ends. A blank page has no lines. */
export type EmbossedPage = readonly string[];

/** What is bound as one: sections of pages, each of which begins on a sheet of its own. */
export type EmbossedVolume = readonly (readonly EmbossedPage[])[];

export interface EmbossedBook {
  /** Cells in a line at most. */
  readonly cells: number;
  /** Lines on a page at most. */
  readonly lines: number;
  /** Whether the pages are for both sides of a sheet. */
  readonly duplex: boolean;
  readonly volumes: readonly EmbossedVolume[];
  /** How many volumes hold the text; the keys are in those after them. */
  readonly textVolumes: number;
  /** The number of the page, counted through all volumes, on which each place is. */
  readonly pageOf: ReadonlyMap<string, number>;
}

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
