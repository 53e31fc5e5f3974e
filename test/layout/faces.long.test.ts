import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawableText, faceOf, glyphCommands } from '../../src/layout/faces.ts';
import { makeMetrics } from '../../src/layout/metrics.ts';
import { loadFonts } from '../../src/node/fonts.ts';

const WORDS = [
  ...['Dominosa\u202f:', 'i', 'ai', 'į', 'į́', 'i\u0328', 'é', 'e\u0301', 'Jū̃rat\u0117\u0301'],
  ...['où\u202f?', 'office', 'naïve\u202f!'],
];

/** A word as it is set in a font of which nothing was asked before. */
function afresh(bytes: Uint8Array, word: string) {
  return faceOf({ bytes: Uint8Array.from(bytes) }).word(word).glyphs;
}

it('a word is set as it would be if it were the first, whatever was set before it', () => {
  const { text, figures } = loadFonts();
  for (const [{ bytes }, all] of [
    [text, WORDS],
    [figures, WORDS.slice(-5)],
  ] as const) {
    const first = new Map(all.map((word) => [word, afresh(bytes, word)]));
    const order = fc.shuffledSubarray(all, { minLength: all.length });
    fc.assert(
      fc.property(order, (words) => {
        const file = { bytes: Uint8Array.from(bytes) };
        const face = faceOf(file);
        glyphCommands('äöïé', file, { x: 0, y: 0 }, 20);
        expect(words.map((word) => face.word(word).glyphs)).toEqual(words.map((word) => first.get(word)));
      }),
      { numRuns: 4 },
    );
  }
});

const fontWith = (...blanks: string[]) => ({
  hasGlyphForCodePoint: (code: number) => blanks.includes(String.fromCodePoint(code)),
});

describe('a narrow blank that ends no line', () => {
  it('is drawn as the font has it, else as the blank that looks most like it', () => {
    const text = 'oui\u202f?';
    expect(drawableText(text, fontWith('\u202f', '\u2009', '\u00a0'))).toBe(text);
    expect(drawableText(text, fontWith('\u2009', '\u00a0'))).toBe('oui\u2009?');
    expect(drawableText(text, fontWith('\u00a0'))).toBe('oui\u00a0?');
    expect(drawableText(text, fontWith())).toBe(text);
  });

  it('stays what it is to those who read the file, and is narrower than a blank', () => {
    const metrics = makeMetrics(loadFonts());
    for (const font of ['text', 'strong', 'heading', 'figures'] as const) {
      const { glyphs, width } = metrics.word('oui\u202f?', font);
      expect(glyphs.flatMap(({ codePoints }) => codePoints)).toContain(0x202f);
      expect(width).toBeGreaterThan(metrics.word('oui?', font).width);
      expect(width).toBeLessThan(metrics.word('oui\u00a0?', font).width);
    }
  });
});
