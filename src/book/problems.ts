import type { UserError } from '../errors.ts';

export function oneLine({ where, message, expected }: UserError): string {
  return `${where ? `${where}: ` : ''}${message}${expected ? `; expected ${expected}` : ''}`;
}

/** What the word in a field is, by the field's name. */
const WORDS: Readonly<Record<string, string>> = {
  contents: 'a part that a book can have',
  edition: 'an edition that this version makes',
  editions: 'an edition that this version makes',
  format: 'a format that this version knows',
  hardest: 'a technique that this version knows',
  kind: 'a kind of puzzle that this version makes',
  lang: 'a language that this version knows',
  language: 'a language that this version knows',
  level: 'a level',
  preset: 'a preset',
  paper: 'a size of paper that this version knows',
  shell: 'a shell that this version knows',
};

/** What the word in this field, or the option of this name, is: `a level`. */
export function wordAt(path: readonly PropertyKey[]): string {
  const field = path.findLast((part) => typeof part === 'string');
  return WORDS[String(field)] ?? 'one of the words allowed here';
}

/** `easy, medium or hard` */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
