import { describe, expect, it } from 'vitest';
import { drawableText } from '../../src/layout/faces.ts';
import { makeMetrics } from '../../src/layout/metrics.ts';
import { loadFonts } from '../../src/node/fonts.ts';

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
