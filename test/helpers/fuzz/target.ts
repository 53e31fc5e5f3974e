import type { Random } from '../../../src/random.ts';

/** Derives a text from another, possibly with pieces of a third. */
export type Change = (text: string, random: Random, other: string) => string;

/** A reader of user input, and valid texts from which inputs are derived. */
export interface Target {
  readonly name: string;
  /** Some seeds are made on demand. */
  readonly seeds: readonly string[] | (() => Promise<readonly string[]>);
  /**
   * Changes a text within its own format, so that it often remains valid and reaches the code behind the first reader.
   * {@link varied} is the default.
   */
  readonly vary?: Change;
  /** The number of inputs relative to other targets: smaller where an input takes milliseconds. */
  readonly share?: number;
  /**
   * Whether it needs its own process, because it changes the working folder or would read standard input.
   */
  readonly apart?: boolean;
  /** @throws UserError for a text that it cannot read; anything else is a fault of the program */
  read(text: string): void | Promise<void>;
}
