import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brailleWords, fillLines } from '../../src/layout/tactile/text.ts';

const BLANK = '⠀';
const HYPHEN = '⠤';

describe('words of braille', () => {
  it.each(['en', 'de'] as const)('name sheets with a number sign: %s', (language) => {
    const content = [
      { type: 'text', text: 'a ', strong: false },
      { type: 'page', of: 'b', title: '' },
      { type: 'text', text: ', a', strong: false },
    ] as const;
    expect(brailleWords(content, language, new Map([['at-b', 12]]))).toEqual(['⠁', '⠼⠁⠃⠂', '⠁']);
  });
});

describe('lines of braille', () => {
  it.each([
    [['⠁⠃', '⠉⠙'], 5, ['⠁⠃⠀⠉⠙']],
    [['⠁⠃', '⠉⠙'], 4, ['⠁⠃⠀', '⠉⠙']],
    [['⠁⠃⠉⠙⠑'], 4, ['⠁⠃⠉⠤', '⠙⠑']],
    [['⠁', '⠃⠉⠙⠑⠋'], 4, ['⠁⠀', '⠃⠉⠙⠤', '⠑⠋']],
    // A word that has a hyphen is divided there, and gets no second one.
    [['⠁⠃⠤⠉⠙⠑'], 5, ['⠁⠃⠤', '⠉⠙⠑']],
    [['⠁⠃⠤⠉⠙⠑'], 6, ['⠁⠃⠤⠉⠙⠑']],
    [[], 4, []],
  ])('%j in %i cells', (words, width, lines) => {
    expect(fillLines(words, width)).toEqual(lines);
  });

  it('are indented', () => {
    expect(fillLines(['⠁⠃', '⠉⠙', '⠑⠋'], 5, 2, 1)).toEqual(['⠀⠀⠁⠃⠀', '⠀⠉⠙⠀', '⠀⠑⠋']);
  });

  const word = fc
    .array(fc.constantFrom('⠁', '⠃', '⠉', '⠙'), { minLength: 1, maxLength: 9 })
    .map((cells) => cells.join(''));

  it('hold all words, no line longer than its width and no line that could have taken the next word', () => {
    fc.assert(
      fc.property(
        fc.array(word),
        fc.integer({ min: 4, max: 20 }),
        fc.nat(2),
        fc.nat(2),
        (words, width, first, others) => {
          const lines = fillLines(words, width, first, others);
          const bare = lines.map((line, i) => {
            const indent = BLANK.repeat(i === 0 ? first : others);
            expect(line.startsWith(indent)).toBe(true);
            return line.slice(indent.length);
          });
          const joined = bare.map((line) => (line.endsWith(HYPHEN) ? line.slice(0, -1) : line)).join('');
          expect(joined).toBe(words.join(BLANK));
          bare.forEach((line, i) => {
            const room = width - (i === 0 ? first : others);
            const held = line.replace(/⠀$/, '');
            expect(held.length).toBeGreaterThan(0);
            expect(held.length).toBeLessThanOrEqual(room);
            const next = bare[i + 1]?.match(/^[^⠀⠤]+/)?.[0];
            const whole = next !== undefined && !bare[i + 1]!.startsWith(`${next}${HYPHEN}`);
            if (whole && !held.endsWith(HYPHEN)) expect(held.length + 1 + next.length).toBeGreaterThan(room);
          });
        },
      ),
    );
  });
});
