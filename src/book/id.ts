import { makeLine } from '../domino/notation.ts';
import type { Setup } from '../domino/puzzle.ts';
import { makeWord } from '../domino/words.ts';
import { shortHashOf } from '../hash.ts';

/** A puzzle's id, from its line. */
export function puzzleId(setup: Setup): string {
  return idOf(makeLine(setup));
}

/** The first 32 bits of the SHA-256 of a text, as two speakable words. */
export function idOf(text: string): string {
  const hash = shortHashOf(text);
  return `${makeWord(hash >>> 16)}-${makeWord(hash & 0xffff)}`;
}
