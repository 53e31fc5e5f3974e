import { Marked } from './marked.ts';
import type { WordBook } from './word-book.ts';

/** How the last two of a list are joined: `1, 2 and 3`, `1, 2 or 3`, `1, 2, 3`, `1; 2; 3`. */
export type Joint = 'and' | 'or' | 'comma' | 'semicolon';

/** A list of marked texts. */
export function listOf(parts: readonly Marked[], joint: Joint, words: WordBook): Marked {
  const between = joint === 'semicolon' ? 'list-semicolon' : 'list-comma';
  const [last, ...before] = [...parts].reverse();
  if (!last) return new Marked('');
  if (before.length === 0) return last;
  const first = before.reverse().reduce((head, tail) => words.marked(between, { head, tail }));
  return words.marked(`list-${joint}`, { head: first, tail: last });
}
