import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../languages/index.ts';
import { escaped, Marked } from './marked.ts';
import type { MessageId, Messages } from './messages.ts';
import type { TextFile } from './text-file.ts';

/** What a message can be filled with. Numbers are written as they are, without signs between their digits. */
export type Value = string | number | Marked;

/** What a message must be given. */
type ValuesOf<Id extends MessageId> = keyof Messages[Id] extends never ? [] : [values: Messages[Id]];

/** Values for a message that is known by name alone, as in templates. */
export type Values = Readonly<Record<string, Value>>;

/**
 * All that is said to readers in one language: the messages of its Fluent files, which `Messages` lists with the
 * variables of each.
 */
export class WordBook {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  /** @param files checked beforehand; where a message or term stands twice, the later one holds */
  constructor(language: Language, files: readonly Pick<TextFile, 'text'>[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const { text } of files) {
      this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }

  has(id: string): id is MessageId {
    return this.#bundle.hasMessage(id);
  }

  /** A message as plain text. */
  text<Id extends MessageId>(id: Id, ...[values]: ValuesOf<Id>): string {
    return this.textOf(id, values ?? {});
  }

  /** A message in the vocabulary of the templates; plain values are escaped. */
  marked<Id extends MessageId>(id: Id, ...[values]: ValuesOf<Id>): Marked {
    return this.markedOf(id, values ?? {});
  }

  /** {@link text} for an id that was checked elsewhere. */
  textOf(id: string, values: Values): string {
    return this.#format(id, values, (text) => text);
  }

  /** {@link marked} for an id that was checked elsewhere. */
  markedOf(id: string, values: Values): Marked {
    return new Marked(this.#format(id, values, escaped));
  }

  #format(id: string, values: Values, written: (text: string) => string): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`the word-book "${this.language}" has no message "${id}"`);
    const given = Object.entries(values).map(([name, value]) => [name, variable(value, written)] as const);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, Object.fromEntries(given), errors);
    const [error] = errors;
    if (error) throw new Error(`message "${id}" in "${this.language}": ${error.message}`);
    return text;
  }
}

function variable(value: Value, written: (text: string) => string): FluentVariable {
  if (typeof value === 'number') return new FluentNumber(value, { useGrouping: false });
  return value instanceof Marked ? value.xml : written(value);
}
