/** What other files of a book came out as, for documents that tell of them. */
export interface Made {
  /** The page of the files for embossers on which the part with this id begins. */
  pageInBraille(id: string): number | undefined;
  readonly kit: KitSheets;
}

/** How many sheets and pages the files of a kit have. */
export type KitSheets = Readonly<typeof NO_KIT>;

const NO_KIT = {
  boards: 0,
  empty: 0,
  /** With the words before them; 0 if there are no card dominoes for the book. */
  dominoes: 0,
  /** The same of those with braille digits instead of pips; 0 if there are none. */
  inBraille: 0,
  stencils: 0,
  /** The set of the dominoes; 0 if there are none for the book. */
  range: 0,
  /** Those of `boards`, `empty` and `stencils` that are larger than the usual ones, and what these are called. */
  large: 0,
  largeName: '',
  /** Embossed pages of the book and its keys. */
  pages: 0,
  /** Card dominoes, card bars and one empty board. */
  smallest: 0,
};

/** For documents that tell of no other file. */
export const NOTHING_MADE: Made = { pageInBraille: () => undefined, kit: NO_KIT };
