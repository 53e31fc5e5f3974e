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

type Joint = (typeof JOINTS)[number];
/** What a helper is given by name; a value that a book does not have is written as nothing. */
export type Hash = Readonly<Record<string, Value | null>>;

export type Helpers = ReturnType<typeof helpersOf>;

/** What templates call, in the words of a language. */
export function helpersOf(words: WordBook) {
  return {
    /** `{{say "message" name=value}}` writes a message in the vocabulary; nothing if it has values and the book has none of them. */
    say(id: string, hash: Hash, root: Root): Marked {
      const given = Object.values(hash);
      if (given.length > 0 && given.every((value) => value === null || value === '')) return NOTHING;
      return words.for(root.edition.reader).markedOf(id, valuesOf(hash));
    },
    /** `{{label "message"}}` writes one that stands in an attribute, without marks. */
    label(id: string, hash: Hash, root: Root): string {
      const plain = Object.entries(valuesOf(hash)).map(([name, value]) => [
        name,
        value instanceof Marked ? value.plain() : value,
      ]);
      return words.for(root.edition.reader).textOf(id, Object.fromEntries(plain));
    },
    /** `{{#list values "and"}}…{{/list}}` joins what is written for each value, as the language joins lists. */
    list(parts: readonly string[], joint: Joint = 'comma'): string {
      const marked = parts.map((part) => new Marked(part.trim()));
      return String(listOf(marked, joint, words));
    },
  };
}

const NOTHING = new Marked('');

function valuesOf(hash: Hash): Values {
  return Object.fromEntries(Object.entries(hash).map(([name, value]) => [name, value ?? '']));
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
