import Handlebars from 'handlebars';
import { UserError } from '../errors.ts';

/** What the loops of one book may write, in characters; the built-in templates write 2,700 for each puzzle of range 7. */
const MOST = { always: 5_000_000, eachPuzzle: 20_000 };

/** What a turn that writes less counts as, because it takes time all the same. */
const LEAST = 20;

/** What the loops over the values of one book have written so far. */
const written = new WeakMap<object, number>();

/**
 * `{{#each}}` as Handlebars has it, but it ends before loops inside loops have filled all memory.
 *
 * @throws UserError
 */
export function limitedEach(this: unknown, list: unknown, options: Handlebars.HelperOptions): unknown {
  return Handlebars.helpers.each!.call(this, list, { ...options, fn: counted(options) });
}

/** What stands inside a loop, counted with all that loops have written before. @throws UserError if that is too much */
export function counted({ fn, data: { root } }: Handlebars.HelperOptions): Handlebars.HelperOptions['fn'] {
  const most = MOST.always + MOST.eachPuzzle * root.book.puzzles;
  return (context, settings) => {
    // A block that holds nothing but another gives what that one gives, which need not be a string.
    const text = String(fn(context, settings));
    const all = (written.get(root) ?? 0) + Math.max(text.length, LEAST);
    written.set(root, all);
    if (all > most) {
      throw new UserError(`the templates write more than ${most} characters`, {
        hint: 'look for an {{#each}} inside another that goes through the same list',
      });
    }
    return text;
  };
}
