import { UserError } from '../errors.ts';
import type { Reader } from '../words/readers.ts';

/** What the loops of one book may write, in characters; the built-in templates write 2,700 for each puzzle of range 7. */
const MOST = { always: 5_000_000, eachPuzzle: 20_000 };

/** What a turn that writes less counts as, because it takes time all the same. */
const LEAST = 20;

/** What the loops over the values of one book have written so far. */
const written = new WeakMap<object, number>();

/** What of the values of a template its loops and messages ask for. */
export interface Root {
  readonly edition: { readonly reader: Reader };
  readonly book: { readonly puzzles: number };
  /** The templates of its parts, in their order. */
  readonly parts?: readonly string[];
}

/**
 * What one turn of a loop has written, counted with all that loops have written before: they end before loops inside
 * loops have filled all memory.
 *
 * @throws UserError if that is too much
 */
export function counted(text: string, root: Root): string {
  const most = MOST.always + MOST.eachPuzzle * root.book.puzzles;
  const all = (written.get(root) ?? 0) + Math.max(text.length, LEAST);
  written.set(root, all);
  if (all > most) {
    throw new UserError(`the templates write more than ${most} characters`, {
      hint: 'look for an {{#each}} inside another that goes through the same list',
    });
  }
  return text;
}
