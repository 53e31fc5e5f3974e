import type { MessageId } from '../../src/words/messages.ts';
import { isFilled } from '../../src/words/readers.ts';
import type { Value } from '../../src/words/value.ts';
import type { WordBook } from '../../src/words/word-book.ts';

/** Around the name of a value, where the value would stand. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

/** What the values of a message look like, by their names; anything, if nothing is said. */
type Patterns = Readonly<Record<string, string>>;

/**
 * What finds the values of a message in a sentence, whatever its words are: a named group for each value that it shows. So a
 * sentence can be put in other words, or in another language, and is read all the same.
 *
 * @param given values by which the message chooses its words
 * @returns the source of a regular expression
 */
export function formOf(
  words: WordBook,
  id: MessageId,
  given: Readonly<Record<string, Value>> = {},
  patterns: Patterns = {},
): string {
  const names = words.variablesOf(id)!.filter((name) => !isFilled(name));
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
