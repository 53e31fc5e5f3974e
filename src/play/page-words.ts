import type { Language } from '../languages/index.ts';

/** The id of the element in which a page brings the words for playing. */
export const WORDS_ID = 'play.words';

/** The parts of a word-book that are said while a puzzle is played. */
const PLAY_FILES = [
  'terms',
  'lists',
  'names',
  'steps',
  'play',
  'play-compose',
  'composing-conditions',
  'shelf',
  'spoken',
];

/** Beside them, what is said at the table of Sperrdomino. */
export const TABLE_WORDS = 'play-locks';

/** Fluent files in one language, the later ones first in what they say. */
export interface PlayWords {
  readonly language: Language;
  readonly files: readonly { readonly text: string }[];
}

/**
 * The words as JSON that can stand in a script element: no tag begins in it.
 *
 * @param more parts of the word-book that this page needs beside those of puzzles
 */
export function makePlayWords(
  language: Language,
  builtIn: readonly { readonly name: string; readonly text: string }[],
  own: readonly { readonly text: string }[],
  more: readonly string[] = [],
): string {
  const names = [...PLAY_FILES, ...more];
  const files = [...builtIn.filter(({ name }) => names.includes(name)), ...own];
  return JSON.stringify({ language, files: files.map(({ text }) => ({ text })) }).replaceAll('<', '\\u003c');
}

export function parsePlayWords(json: string): PlayWords {
  return JSON.parse(json);
}
