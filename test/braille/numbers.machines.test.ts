import { describe, expect, it } from 'vitest';
import { asTold, numberTexts, SIGNS } from '../helpers/braille/number-texts.ts';
import { readBack } from '../helpers/braille/reader.ts';
import { CODES, missing, runTool } from '../helpers/braille/tools.ts';
import { translateTexts } from '../helpers/braille/writing.ts';

/** What the tool reads where two German signs share the same cells. */
const SAME_CELLS: readonly (readonly [theirs: string, ours: string])[] = [
  ['⠀', ' '],
  ['╳', ':'],
  ['¿', '?'],
  ['¡', '!'],
  ['[', ')'],
  [']', ')'],
  ['„', '"'],
  ['’', '”'],
  ['×', '”'],
  ['≤', 'ö)'],
  ['≥', 'o)'],
  ['. . .', '...'],
  ['—', '–'],
];

/** The tool runs only a few times, each time on all texts. */
describe.skipIf(missing).each(CODES)('every number: $language $grade', ({ language, grade, file }) => {
  const texts = numberTexts(SIGNS[language]).filter((_, i) => i % 11 === 0);
  const told = texts.map((text) => asTold(text, language));
  const lost = (read: readonly string[]) =>
    texts.flatMap((text, i) => (read[i] === told[i] ? [] : [`${text} is read as ${read[i]}`]));

  it.each(['built-in', 'lou_translate'] as const)('%s loses nothing', (translator) => {
    expect(texts.length).toBeGreaterThan(3600);
    const cells = translateTexts(texts, language, { grade, translator });
    expect(lost(cells.map((each) => readBack(each, language, grade)))).toEqual([]);
  });

  // In French, the later release puts the number sign before a bracket or a hyphen, and reads ⠖ after a number as plus.
  if (language === 'fr') return;

  it('is written by both alike', () => {
    const [own, theirs] = (['built-in', 'lou_translate'] as const).map((translator) =>
      translateTexts(texts, language, { grade, translator }),
    ) as [string[], string[]];
    expect(texts.filter((_, i) => own[i] !== theirs[i])).toEqual([]);
  });

  // The tool cannot read Kurzschrift back, as its table states.
  if (file !== 'de-g2.ctb')
    it('is read back by the tool', () => {
      const cells = translateTexts(texts, language, { grade, translator: 'built-in' });
      const read = runTool(cells, file, '--backward').map((text) =>
        asTold(
          SAME_CELLS.reduce((all, [found, ours]) => all.replaceAll(found, ours), text),
          language,
        ),
      );
      expect(lost(read)).toEqual([]);
    });
});
