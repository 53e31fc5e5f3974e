/** A reader of what users write, and texts that it can read, from which others are made. */
export interface Target {
  readonly name: string;
  readonly seeds: readonly string[];
  /** Whether a text takes milliseconds: it is then tried with one of so many that others are tried with. */
  readonly slow?: boolean;
  /**
   * Whether it needs a process of its own, because it changes the folder that it works in or would read standard input.
   */
  readonly apart?: boolean;
  /** @throws UserError for a text that it cannot read; anything else is a fault of the program */
  read(text: string): void | Promise<void>;
}
