import { Marked } from './marked.ts';
import type { WordBook } from './word-book.ts';

/** How the last two of a list are joined: `1, 2 and 3`, `1, 2 or 3`, `1, 2, 3`, `1; 2; 3`. */
export type Joint = 'and' | 'or' | 'comma' | 'semicolon';

export function listOf(parts: readonly Marked[], joint: Joint, words: WordBook): Marked {
  return joined(parts, joint, (id, head, tail) => words.marked(id, { head, tail })) ?? new Marked('');
}

export function plainList(parts: readonly string[], joint: Joint, words: WordBook): string {
  return joined(parts, joint, (id, head, tail) => words.text(id, { head, tail })) ?? '';
}

function joined<T>(
  parts: readonly T[],
  joint: Joint,
  join: (id: `list-${Joint}`, head: T, tail: T) => T,
): T | undefined {
  if (parts.length < 2) return parts[0];
  const between = joint === 'semicolon' ? 'list-semicolon' : 'list-comma';
  const head = parts.slice(0, -1).reduce((before, part) => join(between, before, part));
  return join(`list-${joint}`, head, parts.at(-1)!);
}
