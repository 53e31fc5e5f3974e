/** A text that was read from a file: a template, or a part of a word-book. */
export interface TextFile {
  /** Its name without folder and ending: `puzzle`. */
  readonly name: string;
  /** As it is named in messages. */
  readonly shown: string;
  readonly text: string;
}

/** Stands in a text for what is filled in later. */
export const FILLED_IN = '\uE000';
