import type { Value } from '../../src/words/marked.ts';
import type { MessageId } from '../../src/words/messages.ts';
import { READER } from '../../src/words/readers.ts';
import type { WordBook } from '../../src/words/word-book.ts';

/** Delimiters around the name of a value, in place of the value. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

/** Patterns for the values of a message, by name. By default a value matches anything. */
type Patterns = Readonly<Record<string, string>>;

/**
 * A pattern that finds the values of a message in a sentence, whatever its wording: a named group for each value that it shows.
 * So the sentence can be reworded or translated and still be read.
 *
 * @param given values that select the wording of the message
 * @returns the source of a regular expression
 */
export function formOf(
  words: WordBook,
  id: MessageId,
  given: Readonly<Record<string, Value>> = {},
  patterns: Patterns = {},
): string {
  const names = words.variablesOf(id)!.filter((name) => name !== READER);
  const marks = Object.fromEntries(names.map((name) => [name, `${OPEN}${name}${CLOSE}`]));
  const text = words
    .markedOf(id, { ...marks, ...given })
    .plain()
    .trim();
  const seen = new Set<string>();
  return text
    .replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replace(new RegExp(`${OPEN}(.*?)${CLOSE}`, 'g'), (_, name: string) => {
      if (seen.has(name)) return String.raw`\k<${name}>`;
      seen.add(name);
      return `(?<${name}>${patterns[name] ?? '.+?'})`;
    });
}

/** The same for a whole line. */
export function lineOf(...args: Parameters<typeof formOf>): RegExp {
  return new RegExp(`^${formOf(...args)}$`);
}
