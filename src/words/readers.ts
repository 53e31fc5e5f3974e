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
  /** By touch on a braille display, where text flows in cells. */
  'display',
] as const;
export type Reader = (typeof READERS)[number];

/** The variable of messages that says who reads; nobody need fill it. */
export const READER = 'reader';
