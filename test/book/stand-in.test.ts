import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/book/config.ts';
import { presetRequest } from '../../src/book/presets.ts';
import { isSoonMade } from '../../src/book/stand-in.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { loadWords } from '../../src/node/words.ts';
import { LEVELS, type Level } from '../../src/solve/levels.ts';

describe('whether a book is made so soon that it is not tried out first', () => {
  it.each(LANGUAGE_CODES)('is so of the built-in book in %s', (language) => {
    expect(isSoonMade(parseConfig(presetRequest('first', loadWords(language))))).toBe(true);
  });

  const isSoon = (count: number, level?: Level) =>
    isSoonMade(parseConfig({ title: 'T', sections: [{ title: 'S', kind: 'completion', level, count }] }));

  it('is so of a few completions that are not above medium', () => {
    expect(LEVELS.filter((level) => isSoon(4, level))).toEqual(['easy', 'medium']);
    expect(isSoon(4)).toBe(true);
  });

  it('is not so of many', () => {
    expect(isSoon(100, 'medium')).toBe(false);
  });
});
