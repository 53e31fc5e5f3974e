import { describe, expect, it } from 'vitest';
import { missing, TOOL } from '../helpers/braille/tools.ts';
import { LISTED_WORDS } from '../helpers/braille/word-list.ts';
import { translateTexts } from '../helpers/braille/writing.ts';

describe.skipIf(missing)(TOOL, () => {
  it('has the cells of every listed word in German Kurzschrift', () => {
    const words = LISTED_WORDS.map(({ word }) => word);
    expect(translateTexts(words, 'de', { grade: 'contracted', translator: 'lou_translate' })).toEqual(
      LISTED_WORDS.map(({ cells }) => cells),
    );
  });
});
