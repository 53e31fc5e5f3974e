import fc from 'fast-check';
import { expect, it } from 'vitest';
import { faceOf, glyphCommands } from '../../src/layout/faces.ts';
import { loadFonts } from '../../src/node/fonts.ts';

const WORDS = [
  'Dominosa\u202f:',
  'i',
  'ai',
  'į',
  'į́',
  'i\u0328',
  'é',
  'e\u0301',
  'Jū̃rat\u0117\u0301',
  'où\u202f?',
  'office',
  'naïve\u202f!',
];

/** A word as it is set in a font of which nothing was asked before. */
function afresh(bytes: Uint8Array, word: string) {
  return faceOf({ bytes: Uint8Array.from(bytes) }).word(word).glyphs;
}

it('a word is set as it would be if it were the first, whatever was set before it', () => {
  for (const { bytes } of [loadFonts().text, loadFonts().figures]) {
    const first = new Map(WORDS.map((word) => [word, afresh(bytes, word)]));
    const order = fc.shuffledSubarray(WORDS, { minLength: WORDS.length });
    fc.assert(
      fc.property(order, (words) => {
        const file = { bytes: Uint8Array.from(bytes) };
        const face = faceOf(file);
        glyphCommands('äöïé', file, { x: 0, y: 0 }, 20);
        expect(words.map((word) => face.word(word).glyphs)).toEqual(words.map((word) => first.get(word)));
      }),
      { numRuns: 10 },
    );
  }
});
