import { createHash } from 'node:crypto';
import { makeLine } from '../domino/notation.ts';
import type { Setup } from '../domino/puzzle.ts';
import { makeWord } from '../domino/words.ts';

/** A puzzle's id, from its line. */
export function puzzleId(setup: Setup): string {
  return idOf(makeLine(setup));
}

/** The first 32 bits of the SHA-256 of a text, as two speakable words. */
export function idOf(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  return `${makeWord(digest.readUInt16BE(0))}-${makeWord(digest.readUInt16BE(2))}`;
}
