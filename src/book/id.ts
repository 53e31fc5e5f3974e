import { createHash } from 'node:crypto';
import { makeLine } from '../domino/notation.ts';
import type { Setup } from '../domino/puzzle.ts';
import { makeWord } from '../domino/words.ts';

/** A puzzle's id: the first 32 bits of the SHA-256 of its line, as two speakable words. */
export function puzzleId(setup: Setup): string {
  const digest = createHash('sha256').update(makeLine(setup)).digest();
  return `${makeWord(digest.readUInt16BE(0))}-${makeWord(digest.readUInt16BE(2))}`;
}
