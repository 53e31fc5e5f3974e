import type { Random } from '../../../src/random.ts';

/** A text made from another, with pieces of a third perhaps. */
export type Change = (text: string, random: Random, other: string) => string;

/** A reader of what users write, and texts that it can read, from which others are made. */
export interface Target {
  readonly name: string;
  /** Some must be made first. */
  readonly seeds: readonly string[] | (() => Promise<readonly string[]>);
  /**
   * Changes a text in the terms of its own form, so that it can be read still in many cases and what comes behind the first
   * reader is reached; without it, {@link varied} does.
   */
  readonly vary?: Change;
  /** How many texts it gets where others get one: less where a text takes milliseconds. */
  readonly share?: number;
  /**
   * Whether it needs a process of its own, because it changes the folder that it works in or would read standard input.
   */
  readonly apart?: boolean;
  /** @throws UserError for a text that it cannot read; anything else is a fault of the program */
  read(text: string): void | Promise<void>;
}
