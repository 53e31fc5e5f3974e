import type { PuzzleRecord } from '../book/record.ts';
import type { z } from '../book/zod.ts';

/** What a part is made from beside what a config asks of it: the seed of the book, and its puzzles in their order. */
export interface PartSource {
  readonly seed: string;
  readonly puzzles: readonly PuzzleRecord[];
  /** How many of them each section has; one section has all by default. */
  readonly sections?: readonly number[];
}

/**
 * A part of a book beside its sections of puzzles, under one name in the config, in book.json and in templates. What it has for
 * other floors stands in folders of their names beside its record.
 */
export interface BookPart<Wanted extends z.ZodType, Made extends z.ZodType, Opened> {
  /** The field of a config: optional, or with a default. */
  readonly wanted: Wanted;
  /** The field of a book.json. */
  readonly made: Made;
  /** How book.json has it: a line for each entry, for each entry of the field so called in each group, or one line for all. */
  readonly lines: 'entries' | 'one' | { readonly each: string };
  /**
   * What its entries are: boards, or other tasks with keys of their own. A part that has neither is about the puzzles of the book,
   * so no book consists of it alone.
   */
  readonly entries: 'boards' | 'tasks' | 'none';
  /**
   * Whether it can be made of a book whose sections have so many puzzles, as far as that is known beforehand.
   *
   * @throws UserError
   */
  check?(wanted: NonNullable<z.infer<Wanted>>, sections: readonly number[]): void;
  /** How far apart the ratings of the puzzles of a section may be, if it asks for that. */
  spread?(wanted: NonNullable<z.infer<Wanted>>): number | undefined;
  /**
   * @throws UserError if it is asked for wrongly
   * @throws NotPossibleError if it cannot be made
   */
  make(wanted: NonNullable<z.infer<Wanted>>, source: PartSource): NonNullable<z.infer<Made>>;
  /**
   * Reads it from a book with so many puzzles; answers and ids must fit.
   *
   * @throws UserError that names the entry
   */
  open(made: NonNullable<z.infer<Made>>, puzzles: number): Opened;
  /** Proves it again. @param puzzles of the book @returns what is wrong, a line each */
  faults(made: NonNullable<z.infer<Made>>, puzzles: readonly PuzzleRecord[]): string[];
}

/** The part as it is, with the types of its schemas. */
export function bookPart<Wanted extends z.ZodType, Made extends z.ZodType, Opened>(
  part: BookPart<Wanted, Made, Opened>,
): BookPart<Wanted, Made, Opened> {
  return part;
}
