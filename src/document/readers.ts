/** The ways to read a book; parts of templates say for whom they are, and messages choose words by `$reader`. */
export const READERS = [
  /** Printed for the eye. */
  'print',
  /** By touch, on raised sheets that lie flat and alone. */
  'touch',
  /** By touch, in cells that an embosser makes. */
  'embossed',
  /** Read aloud, without pages. */
  'aloud',
  /** On a screen, where text flows: e-books and web pages. */
  'screen',
  /** By touch on a braille display, where text flows in cells and nothing is drawn. */
  'display',
] as const;
export type Reader = (typeof READERS)[number];

/** Whom an edition is for, and what it holds beside the book itself. */
export interface Audience {
  readonly reader: Reader;
  /** The keys follow at the end of the same file. */
  readonly keysInside: boolean;
  /** It has a front and a back cover. */
  readonly cover?: boolean;
}
