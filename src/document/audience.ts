import type { Reader } from '../words/readers.ts';

/** Whom an edition is for, and what it holds beside the book itself. */
export interface Audience {
  readonly reader: Reader;
  /** The keys follow at the end of the same file. */
  readonly keysInside: boolean;
  /** It has a front and a back cover. */
  readonly cover?: boolean;
}
