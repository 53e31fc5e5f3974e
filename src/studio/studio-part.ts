import type { BareId, WordBook } from '../words/word-book.ts';

/** What was chosen, by the names that an address has for it. */
export type Chosen = Readonly<Record<string, string>>;

/** Something that is chosen before a game is made. */
export interface PartChoice {
  readonly label: BareId;
  /** What can be chosen; the first is the usual one. */
  readonly values: readonly string[];
  nameOf(value: string, words: WordBook): string;
}

/** A part of a book that is played and looked into beside puzzles. The first screen has all of it, so it loads what is large. */
export interface StudioPart {
  /** What it is called among the kinds of puzzles. */
  readonly name: BareId;
  readonly choices: Readonly<Record<string, PartChoice>>;
  /** Whether a line is one of its games. */
  isLine(line: string): boolean;
  /**
   * Makes a game as was chosen.
   *
   * @returns its line
   * @throws NotPossibleError if none is found; NotLoaded
   */
  make(chosen: Chosen, seed: string): Promise<string>;
  /**
   * Reads a text that is about it.
   *
   * @returns a line for each way to play it
   * @throws UserError if it cannot be read or played; NotLoaded
   */
  read(text: string): Promise<readonly string[]>;
}
