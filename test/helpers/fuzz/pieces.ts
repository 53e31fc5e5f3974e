import type { Random } from '../../../src/random.ts';

/** The maximum length of a mutated text. */
const LONGEST = 1_000_000;

/** The first match of a pattern from some position on. */
function found(text: string, random: Random, pattern: RegExp): RegExpExecArray | null {
  const here = new RegExp(pattern);
  here.lastIndex = random.below(text.length + 1);
  return here.exec(text) ?? new RegExp(pattern).exec(text);
}

/** The text with a match of a pattern replaced. */
export function replaced(
  text: string,
  random: Random,
  pattern: RegExp,
  write: (piece: string) => string,
): string {
  const place = found(text, random, pattern);
  if (!place) return text;
  const { index, 0: piece } = place;
  return (text.slice(0, index) + write(piece) + text.slice(index + piece.length)).slice(0, LONGEST);
}

/** A piece of the same form from the other text, or else from this one. */
export function donor(text: string, other: string, random: Random, pattern: RegExp): string {
  return (found(other, random, pattern) ?? found(text, random, pattern))?.[0] ?? '';
}
