import { describe, expect, it } from 'vitest';
import { ALONG_THE_WAY } from '../../src/document/along.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { loadWords } from '../../src/node/words.ts';

describe.each(LANGUAGE_CODES)('what tallies tell along the way, in %s', (language) => {
  const texts = ALONG_THE_WAY.map((message) => loadWords(language).text(message));

  it('are twelve texts or more, each another', () => {
    expect(new Set(texts).size).toBeGreaterThanOrEqual(12);
  });

  it('is 15 to 40 words, plain text without marks', () => {
    for (const text of texts) {
      const words = text.split(/\s+/).length;
      expect(words, text).toBeGreaterThanOrEqual(15);
      expect(words, text).toBeLessThanOrEqual(40);
      expect(text).not.toContain('<');
    }
  });
});
