import { describe, expect, it } from 'vitest';
import { asTold, numberTexts, SIGNS } from '../helpers/braille/number-texts.ts';
import { readBack } from '../helpers/braille/reader.ts';
import { CODES, missing } from '../helpers/braille/tools.ts';
import { translateTexts } from '../helpers/braille/writing.ts';

/** The tool runs only a few times, each time on all texts. */
describe.skipIf(missing).each(CODES)('every number: $language $grade', ({ language, grade }) => {
  const texts = numberTexts(SIGNS[language]).filter((_, i) => i % 11 === 0);
  const written = (translator: 'built-in' | 'lou_translate') =>
    translateTexts(texts, language, { grade, translator });
  const lost = (cells: readonly string[]) =>
    texts.flatMap((text, i) => {
      const read = readBack(cells[i]!, language, grade);
      return read === asTold(text, language) ? [] : [`${text} is read as ${read}`];
    });

  it('loses nothing, whoever writes it', () => {
    expect(texts.length).toBeGreaterThan(3600);
    const [own, theirs] = [written('built-in'), written('lou_translate')];
    expect(lost(own)).toEqual([]);
    // In French, the later release puts the number sign before a bracket or a hyphen.
    if (language === 'fr') expect(lost(theirs)).toEqual([]);
    else expect(texts.filter((_, i) => own[i] !== theirs[i])).toEqual([]);
  });
});
