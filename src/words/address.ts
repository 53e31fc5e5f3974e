import type { TextFile } from './text-file.ts';

/** How a book addresses its readers: with `Sie` or `vous`, or with `du` and `ihr`, or `tu`. English has one word for both. */
export const ADDRESSES = ['formal', 'informal'] as const;
export type Address = (typeof ADDRESSES)[number];

/** A message or term with all its lines. */
const ENTRY = /^(-?[a-z][\w-]*) *=.*(?:\n+[ \t].*)*/gim;

/** The entries of a word-book's file by their names, as they stand there. */
export function entriesIn(text: string): Map<string, string> {
  return new Map(Array.from(text.matchAll(ENTRY), ([entry, name]) => [name!, entry]));
}

/**
 * A word-book that addresses its readers informally: what has informal words is said with them, in its place.
 *
 * @param informal of those messages alone that differ
 */
export function informally(files: readonly TextFile[], informal: readonly TextFile[]): TextFile[] {
  const said = entriesIn(informal.map(({ text }) => text).join('\n'));
  return files.map((file) => ({
    ...file,
    text: file.text.replace(ENTRY, (entry, name) => said.get(name) ?? entry),
  }));
}
