import { type BrailleConfig, EMBOSSER_PAGES } from '../../book/braille-config.ts';
import type { BrailleWriting } from '../../braille/tables.ts';
import type { Language } from '../../languages/index.ts';

/** In which line of a page something stands: in the first or in the last. */
export type Place = 'head' | 'foot';

/** Where the running title and the number of a page stand. Sources: docs/embossing.md. */
interface Practice {
  readonly title: Place;
  readonly number: Place;
}

const PRACTICES = {
  de: { title: 'foot', number: 'foot' },
  uk: { title: 'head', number: 'head' },
  us: { title: 'head', number: 'foot' },
} as const satisfies Record<keyof typeof EMBOSSER_PAGES, Practice>;

const USUAL_PAGE = { en: 'uk', de: 'de' } as const satisfies Record<Language, keyof typeof EMBOSSER_PAGES>;

/** How the pages of a book for embossers are made. */
export interface EmbossSetup {
  readonly language: Language;
  readonly writing: BrailleWriting;
  /** Cells in a line. */
  readonly cells: number;
  /** Lines on a page. */
  readonly lines: number;
  readonly practice: Practice;
  /** Pages in a volume at most. */
  readonly volume: number;
  /** Whether sheets are embossed on both sides. */
  readonly interpoint: boolean;
}

/** The pages that a config asks for. A size of the user's own follows the practice of the language. */
export function embossSetup(braille: BrailleConfig, language: Language): EmbossSetup {
  const { page = USUAL_PAGE[language], volume, interpoint } = braille;
  const [size, practice] =
    typeof page === 'string'
      ? [EMBOSSER_PAGES[page], PRACTICES[page]]
      : [page, PRACTICES[USUAL_PAGE[language]]];
  return { language, writing: braille, ...size, practice, volume, interpoint };
}

/** The lines of a page that are left for the text. */
export function bodyLines({ lines, practice: { title, number } }: EmbossSetup): number {
  return lines - new Set([title, number]).size;
}
