import type Handlebars from 'handlebars';
import { listOf } from '../words/lists.ts';
import { Marked } from '../words/marked.ts';
import type { Reader } from '../words/readers.ts';
import type { Value, Values } from '../words/value.ts';
import type { WordBook } from '../words/word-book.ts';
import { counted } from './each.ts';

/** The helpers that templates may use. */
export const KNOWN_HELPERS = ['if', 'unless', 'each', 'list', 'say', 'label'] as const;

/** How the parts of a list can be joined. */
export const JOINTS = ['comma', 'and'] as const;

/**
 * What templates call: `{{say "message" name=value}}` writes a message in the vocabulary, `{{label "message"}}` one that
 * stands in an attribute, `{{#list values "and"}}…{{/list}}` the same for each value, joined as the language joins lists.
 */
export function helpersOf(words: WordBook): Record<string, Handlebars.HelperDelegate> {
  return {
    say(id: string, { hash, data }: Handlebars.HelperOptions) {
      return words.for(readerOf(data)).markedOf(id, valuesOf(hash));
    },
    label(id: string, { hash, data }: Handlebars.HelperOptions) {
      return words.for(readerOf(data)).textOf(id, plainOf(valuesOf(hash)));
    },
    list(values: readonly unknown[], ...rest: unknown[]) {
      const options = rest.at(-1) as Handlebars.HelperOptions;
      const fn = counted(options);
      const joint = rest.length > 1 ? (rest[0] as (typeof JOINTS)[number]) : 'comma';
      const parts = values.map((value) => new Marked(fn(value, { data: options.data }).trim()));
      return listOf(parts, joint, words);
    },
  };
}

function readerOf({ root }: { root: { edition: { reader: Reader } } }): Reader {
  return root.edition.reader;
}

/** A value that a book does not have is written as nothing. */
function valuesOf(hash: Readonly<Record<string, Value | null>>): Values {
  return Object.fromEntries(Object.entries(hash).map(([name, value]) => [name, value ?? '']));
}

/** What stands in an attribute has no marks. */
function plainOf(hash: Values): Values {
  return Object.fromEntries(
    Object.entries(hash).map(([name, value]) => [name, value instanceof Marked ? value.plain() : value]),
  );
}
