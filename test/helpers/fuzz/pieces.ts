import type { Random } from '../../../src/random.ts';

/** No text grows longer. */
const LONGEST = 1_000_000;

/** What a pattern finds first from some place on. */
function found(text: string, random: Random, pattern: RegExp): RegExpExecArray | null {
  const here = new RegExp(pattern);
  here.lastIndex = random.below(text.length + 1);
  return here.exec(text) ?? new RegExp(pattern).exec(text);
}

/** The text with another in the place of one that a pattern finds. */
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
