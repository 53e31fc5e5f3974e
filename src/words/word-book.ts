import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../languages/index.ts';
import { escaped, Marked, type Value, type Values } from './marked.ts';
import type { MessageId, Messages } from './messages.ts';
import { READER, type Reader } from './readers.ts';
import type { TextFile } from './text-file.ts';

/** What a message must be given. */
export type ValuesOf<Id extends MessageId> = keyof Messages[Id] extends never ? [] : [values: Messages[Id]];

/** A message that is filled with nothing. */
export type BareId = {
  [Id in MessageId]: keyof Messages[Id] extends never ? Id : never;
}[MessageId];

/**
 * All that is said to readers in one language: the messages of its Fluent files, which `Messages` lists with the
 * variables of each.
 */
export class WordBook {
  readonly language: Language;
  readonly ids: readonly string[];
  readonly reader: Reader;
  readonly #bundle: FluentBundle;
  readonly #resources: readonly FluentResource[];
  readonly #others = new Map<Reader, WordBook>();

  /**
   * @param files checked beforehand; where a message or term stands twice, the later one holds
   * @param reader who reads what is said, unless it is asked {@link for} others
   */
  constructor(
    language: Language,
    files: readonly (Pick<TextFile, 'text'> | FluentResource)[],
    reader: Reader = 'print',
  ) {
    this.language = language;
    this.reader = reader;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#resources = files.map((file) =>
      file instanceof FluentResource ? file : new FluentResource(file.text),
    );
    for (const resource of this.#resources) this.#bundle.addResource(resource, { allowOverrides: true });
    const names = this.#resources.flatMap(({ body }) => body.map(({ id }) => id));
    this.ids = [...new Set(names)].filter((name) => !name.startsWith('-'));
  }

  /** What a message must be given, beside who reads; nothing if there is no such message. */
  variablesOf(id: string): readonly string[] | undefined {
    const value = this.#bundle.getMessage(id)?.value;
    return value ? [...new Set(variablesIn(value))].filter((name) => name !== READER) : undefined;
  }

  /** The same words for other readers: messages can choose by `$reader`. */
  for(reader: Reader): WordBook {
    if (reader === this.reader) return this;
    const other = this.#others.get(reader) ?? new WordBook(this.language, this.#resources, reader);
    this.#others.set(reader, other);
    return other;
  }

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
    const given: Record<string, FluentVariable> = { [READER]: this.reader };
    for (const name in values) given[name] = variable(values[name]!, written);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, given, errors);
    const [error] = errors;
    if (error) throw new Error(`message "${id}" in "${this.language}": ${error.message}`);
    return text;
  }
}

function variablesIn(pattern: unknown): string[] {
  if (typeof pattern !== 'object' || pattern === null) return [];
  if (Array.isArray(pattern)) return pattern.flatMap(variablesIn);
  const { type, name, selector, variants } = pattern as Record<string, unknown>;
  if (type === 'var') return [name as string];
  return type === 'select'
    ? [selector, variants].flatMap(variablesIn)
    : variablesIn((pattern as { value?: unknown }).value);
}

/**
 * A number that is written without groups. Whole ones are their digits in every language that there is, and a browser's formatter is
 * what takes longest when a page begins.
 */
class Plain extends FluentNumber {
  constructor(value: number) {
    super(value, { useGrouping: false });
  }

  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return this.value >= 0 && Number.isSafeInteger(this.value) ? String(this.value) : super.toString(scope);
  }
}

function variable(value: Value, written: (text: string) => string): FluentVariable {
  if (typeof value === 'number') return new Plain(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value instanceof Marked ? value.xml : written(value);
}
