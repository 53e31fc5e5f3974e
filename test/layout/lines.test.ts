import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Inline } from '../../src/document/document.ts';
import { stone } from '../../src/domino/stones.ts';
import { UserError } from '../../src/errors.ts';
import { loadFonts } from '../../src/layout/fonts.ts';
import { breakLines, plainLine } from '../../src/layout/lines.ts';
import { makeMetrics } from '../../src/layout/metrics.ts';

const metrics = makeMetrics(loadFonts());

function texts(content: readonly Inline[], width: number): string[] {
  return breakLines(content, width, 18, metrics).map((line) =>
    line
      .at(0, 0)
      .map(({ text }) => text)
      .join(''),
  );
}

describe('lines of print', () => {
  it('break at blanks, which stay at their ends', () => {
    const width = metrics.width('one two', 'text', 18);
    expect(texts(plainLine('one two three'), width)).toEqual(['one two ', 'three']);
    expect(texts(plainLine('one two three'), width - 0.1)).toEqual(['one ', 'two ', 'three']);
  });

  it('keep stones and places whole, and with the mark that touches them', () => {
    const content: Inline[] = [
      { type: 'text', text: 'lay ', strong: false },
      { type: 'place', place: { first: 1, second: 2 } },
      { type: 'text', text: '.', strong: false },
      { type: 'stone', stone: stone(6, 4) },
    ];
    const width = metrics.width('lay 1', 'text', 18) + 1;
    expect(texts(content, width)).toEqual(['lay ', '1\u00a0b\u00a0', 'c.4:', '6']);
    expect(texts(content, 100)).toEqual(['lay 1\u00a0b\u00a0c.4:6']);
  });

  it('put parts in different fonts side by side', () => {
    const content: Inline[] = [
      { type: 'text', text: 'a ', strong: false },
      { type: 'text', text: 'b', strong: true },
    ];
    const [line] = breakLines(content, 100, 18, metrics);
    const [first, second] = line!.at(10, 20);
    expect([first!.font, second!.font]).toEqual(['text', 'strong']);
    expect(second!.x).toBeCloseTo(10 + metrics.width(first!.text, first!.font, 18), 9);
    expect(line!.width).toBeCloseTo(second!.x - 10 + metrics.width(second!.text, 'strong', 18), 9);
  });

  it('hold all words and are never wider than asked', () => {
    const word = fc.stringMatching(/^[a-zäöüß.,:]{1,12}$/u);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.integer({ min: 40, max: 200 }), (words, width) => {
        const lines = breakLines(plainLine(words.join(' ')), width, 18, metrics);
        expect(texts(plainLine(words.join(' ')), width).join('')).toBe(words.join(' '));
        for (const line of lines) expect(line.width).toBeLessThanOrEqual(width);
      }),
      { numRuns: 50 },
    );
  });

  it('cut a word that is wider than a line, and leave no blank in it', () => {
    const cut = texts(plainLine('abcdefghijklmnopqrstuvwxyz'), 30);
    expect(cut.length).toBeGreaterThan(2);
    expect(cut.join('')).toBe('abcdefghijklmnopqrstuvwxyz');
  });

  it('refuse a character that the font lacks, and name it', () => {
    expect(() => breakLines(plainLine('a 字'), 100, 18, metrics)).toThrow(UserError);
    expect(() => breakLines(plainLine('a 字'), 100, 18, metrics)).toThrow('U+5B57');
  });
});
