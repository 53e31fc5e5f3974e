import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { escaped, Marked, type Value, type Values } from '../../src/words/marked.ts';
import { READER, type Reader } from '../../src/words/readers.ts';
import { WordBook } from '../../src/words/word-book.ts';

/**
 * A word-book whose texts reveal their structure: `<say id="step-seal">The domino <is name="domino">…</is> …</say>`, with the
 * plain values that select the wording as attributes. So a test sees which message a sentence comes from, and which values it
 * shows in which role, whatever the wording. {@link Marked.plain} keeps only the words.
 */
class ToldWords extends WordBook {
  readonly #files: readonly FluentResource[];
  readonly #bundle: FluentBundle;
  readonly #reader: Reader;

  constructor(language: Language, files: readonly FluentResource[], reader: Reader = 'print') {
    super(language, files, reader);
    this.#files = files;
    this.#reader = reader;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) this.#bundle.addResource(file);
  }

  override for(reader: Reader): WordBook {
    return new ToldWords(this.language, this.#files, reader);
  }

  override textOf(id: string, values: Values): string {
    const given: Record<string, FluentVariable> = { [READER]: this.#reader };
    for (const [name, value] of Object.entries(values)) given[name] = shown(name, value);
    const pattern = this.#bundle.getMessage(id)!.value!;
    const text = this.#bundle.formatPattern(pattern, given);
    const chosen = Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'number' || typeof value === 'boolean' ? [` ${name}="${value}"`] : [],
    );
    return `<say id="${id}"${chosen.join('')}>${text}</say>`;
  }

  override markedOf(id: string, values: Values): Marked {
    return new Marked(this.textOf(id, values));
  }
}

/** A number that is marked with the name of its value. */
class ToldNumber extends FluentNumber {
  readonly #name: string;

  constructor(name: string, value: number) {
    super(value, { useGrouping: false });
    this.#name = name;
  }

  override toString(): string {
    return told(this.#name, String(this.value));
  }
}

function shown(name: string, value: Value): FluentVariable {
  if (typeof value === 'number') return new ToldNumber(name, value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Marked) return told(name, value.xml);
  return told(name, value.startsWith('<say ') ? value : escaped(value));
}

function told(name: string, text: string): string {
  return `<is name="${name}">${text}</is>`;
}

/** The marked words of each language. */
export const TOLD_WORDS = Object.fromEntries(
  LANGUAGE_CODES.map((language) => {
    const folder = new URL(`../../src/languages/${language}/words/`, import.meta.url);
    const files = readdirSync(folder).map(
      (name) => new FluentResource(readFileSync(new URL(name, folder), 'utf8')),
    );
    return [language, new ToldWords(language, files)];
  }),
) as unknown as Readonly<Record<Language, WordBook>>;

/** A message as it appears in a text. */
export interface Said {
  readonly id: string;
  /** The plain values that selected its wording. */
  readonly given: Readonly<Record<string, string>>;
  /** The values that it shows, by name; each as text including nested messages. */
  readonly shown: Readonly<Record<string, string>>;
}

/** The messages of a text in order, without nested ones. */
export function saidIn(text: string): Said[] {
  return elementsIn(text, 'say').map(({ attributes, content }) => {
    const { id, ...given } = attributes;
    const shown: Record<string, string> = {};
    for (const {
      attributes: { name },
      content: value,
    } of elementsIn(content, 'is')) {
      shown[name!] ??= value;
      if (shown[name!] !== value) throw new Error(`${id} shows two values of "${name}"`);
    }
    return { id: id!, given, shown };
  });
}

/** The messages in a text with matching names, nested ones included. */
export function deeplySaid(text: string, ids: RegExp): Said[] {
  return saidIn(text).flatMap((said) =>
    ids.test(said.id) ? [said] : Object.values(said.shown).flatMap((value) => deeplySaid(value, ids)),
  );
}

/** The numbers that a list shows. */
export function numbersIn(text: string): number[] {
  return [...text.replace(/<[^>]*>/g, '').matchAll(/\d+/g)].map(Number);
}

interface Element {
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string;
}

/** The outermost elements of a name. */
function elementsIn(text: string, name: string): Element[] {
  const found: Element[] = [];
  const open: { readonly tag: string; readonly from: number }[] = [];
  for (const match of text.matchAll(new RegExp(`<${name}( [^>]*)?>|</${name}>`, 'g'))) {
    if (match[0].startsWith('</')) {
      const { tag, from } = open.pop()!;
      if (open.length > 0) continue;
      const attributes = [...tag.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]);
      found.push({ attributes: Object.fromEntries(attributes), content: text.slice(from, match.index) });
    } else open.push({ tag: match[0], from: match.index + match[0].length });
  }
  return found;
}
