import type { Reader } from '../words/readers.ts';

/** Whom an edition is for, and what it holds beside the book itself. */
export interface Audience {
  readonly reader: Reader;
  /** The keys follow at the end of the same file. */
  readonly keysInside: boolean;
  /** It has a front and a back cover. */
  readonly cover?: boolean;
  /** It is bound: a copyright page stands on the back of the title page, and the covers are a file of their own. */
  readonly bound?: boolean;
}

/**
 * What of a book can be a document: all of it, its keys alone, its covers alone; boards alone, boards and what is explained
 * with boards, boards without numbers, the outlines of series, what a kit for the hand consists of,
 * or the game on one page.
 */
export type DocumentKind =
  | 'book'
  | 'keys'
  | 'wrap'
  | 'boards'
  | 'teaching'
  | 'empty-boards'
  | 'stencils'
  | 'kit'
  | 'leaflet';
