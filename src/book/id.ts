import { lineBytes } from '../domino/notation.ts';
import type { Setup } from '../domino/puzzle.ts';
import { makeWord } from '../domino/words.ts';
import { shortHashOf } from '../hash.ts';

/** A puzzle's id, from its line. */
export function puzzleId(setup: Setup): string {
  return inWords(puzzleNumber(setup));
}

/** The number for which a puzzle's id stands. */
export function puzzleNumber(setup: Setup): number {
  return shortHashOf(lineBytes(setup));
}

/** The first 32 bits of the SHA-256 of a text, as two speakable words. */
export function idOf(text: string): string {
  return inWords(shortHashOf(text));
}

function inWords(hash: number): string {
  return `${makeWord(hash >>> 16)}-${makeWord(hash & 0xffff)}`;
}
