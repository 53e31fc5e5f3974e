/** What other files of a book came out as, for documents that tell of them. */
export interface Made {
  /** The page of the files for embossers on which the part with this id begins. */
  pageInBraille(id: string): number | undefined;
  readonly kit: KitSheets;
}

/** How many sheets and pages the files of a kit have. */
export interface KitSheets {
  readonly boards: number;
  readonly empty: number;
  /** With the words before them; 0 if there are no card dominoes for the book. */
  readonly dominoes: number;
  /** The same of those with braille digits instead of pips; 0 if there are none. */
  readonly inBraille: number;
  readonly stencils: number;
  /** The set of the dominoes; 0 if there are none for the book. */
  readonly range: number;
  /** Those of `boards`, `empty` and `stencils` that are larger than the usual ones, and what these are called. */
  readonly large: number;
  readonly largeName: string;
  /** Embossed pages of the book and its keys. */
  readonly pages: number;
  /** Card dominoes, card bars and one empty board. */
  readonly smallest: number;
}

/** For documents that tell of no other file. */
export const NOTHING_MADE: Made = {
  pageInBraille: () => undefined,
  kit: {
    boards: 0,
    empty: 0,
    dominoes: 0,
    inBraille: 0,
    stencils: 0,
    range: 0,
    large: 0,
    largeName: '',
    pages: 0,
    smallest: 0,
  },
};
