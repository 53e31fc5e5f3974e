import { UserError } from '../errors.ts';
import { listOf } from '../words/lists.ts';
import { Marked, type Value, type Values } from '../words/marked.ts';
import type { Reader } from '../words/readers.ts';
import type { WordBook } from '../words/word-book.ts';

export const KNOWN_HELPERS = ['if', 'unless', 'each', 'list', 'say', 'label', 'parts'] as const;

/** The values with which a message or a part says when it stands: like the helpers of these names, each as often as needed. */
export const isCondition = (name: string): name is 'if' | 'unless' => name === 'if' || name === 'unless';

/** How the parts of a list can be joined. */
export const JOINTS = ['comma', 'and'] as const;

/** What templates call, in the words of a language. */
export interface Helpers {
  /** `{{say "message" name=value}}` writes a message in the vocabulary; nothing if it has values and the book has none of them. */
  say(id: string, hash: Hash, root: Root): Marked;
  /** `{{label "message"}}` writes one that stands in an attribute. */
  label(id: string, hash: Hash, root: Root): string;
  /**
   * `{{#list values "and"}}…{{/list}}` writes what stands inside for each value, joined as the language joins lists.
   *
   * @throws UserError if the loops have written too much
   */
  list(
    values: readonly unknown[],
    joint: Joint | undefined,
    each: (value: unknown) => string,
    root: Root,
  ): string;
  /** What one turn of `{{#each}}` has written. @throws UserError if the loops have written too much */
  counted(text: string, root: Root): string;
}

type Joint = (typeof JOINTS)[number];
/** What a helper is given by name; a value that a book does not have is written as nothing. */
export type Hash = Readonly<Record<string, Value | null>>;

export function helpersOf(words: WordBook): Helpers {
  return {
    say(id, hash, root) {
      const given = Object.values(hash);
      if (given.length > 0 && given.every((value) => value === null || value === '')) return NOTHING;
      return words.for(root.edition.reader).markedOf(id, valuesOf(hash));
    },
    label(id, hash, root) {
      return words.for(root.edition.reader).textOf(id, plainOf(valuesOf(hash)));
    },
    list(values, joint = 'comma', each, root) {
      const parts = values.map((value) => new Marked(counted(each(value), root).trim()));
      return String(listOf(parts, joint, words));
    },
    counted,
  };
}

const NOTHING = new Marked('');

function valuesOf(hash: Hash): Values {
  return Object.fromEntries(Object.entries(hash).map(([name, value]) => [name, value ?? '']));
}

/** What stands in an attribute has no marks. */
function plainOf(hash: Values): Values {
  return Object.fromEntries(
    Object.entries(hash).map(([name, value]) => [name, value instanceof Marked ? value.plain() : value]),
  );
}

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
