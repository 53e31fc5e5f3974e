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

/** How a reader is addressed: `Sie` or `vous`, or among friends and children `du`, `ihr` or `tu`. English has one word for both. */
export const ADDRESSES = ['formal', 'informal'] as const;
export type Address = (typeof ADDRESSES)[number];

/** The variables of messages that say who reads, and how they are addressed; nobody need fill them. */
export const READER = 'reader';
export const ADDRESS = 'address';

/** Whether a variable is filled by the word-book itself. */
export function isFilled(variable: string): boolean {
  return variable === READER || variable === ADDRESS;
}
