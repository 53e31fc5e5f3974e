import { createHash } from 'node:crypto';
import { makeLine } from '../domino/notation.ts';
import type { Setup } from '../domino/puzzle.ts';

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';

/**
 * A puzzle's id: the first 32 bits of the SHA-256 of its line, written as two speakable words of five letters
 * (the scheme of D. S. Wilkerson's proquints, arXiv 0901.4016). Letters alone need no number sign in braille
 * and are easy to say and to hear.
 */
export function puzzleId(setup: Setup): string {
  const digest = createHash('sha256').update(makeLine(setup)).digest();
  return `${word(digest.readUInt16BE(0))}-${word(digest.readUInt16BE(2))}`;
}

function word(bits: number): string {
  const consonant = (shift: number) => CONSONANTS[(bits >> shift) & 15]!;
  const vowel = (shift: number) => VOWELS[(bits >> shift) & 3]!;
  return consonant(12) + vowel(10) + consonant(6) + vowel(4) + consonant(0);
}
