import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/languages/index.ts';
import { codeName, differencesOf, reasonOf, wordsAsTold } from '../helpers/braille/differences.ts';
import { runningText } from '../helpers/braille/running-text.ts';
import { CODES, missing, runTool } from '../helpers/braille/tools.ts';
import { translateTexts } from '../helpers/braille/writing.ts';

const EACH = 100;

/** Texts in which the two differ; for French see `numbers.machines.test.ts` and the table of differences. */
const APART: Readonly<Record<Language, RegExp>> = {
  // Capitals around a number can be one passage or two words (RUEB 8.5), and each translator does it differently.
  en: /\p{Lu} [\d.,]+ \p{Lu}/u,
  de: /(?!)/,
  fr: /\(\d|\d\d\p{L}/u,
};

describe.skipIf(missing)('made-up sentences', () => {
  it.each(CODES)('are written by both translators alike: $language $grade', ({ language, grade }) => {
    const texts = runningText(language, EACH);
    expect(new Set(texts).size).toBeGreaterThan(0.99 * EACH);
    const [own, theirs] = (['built-in', 'lou_translate'] as const).map((translator) =>
      translateTexts(texts, language, { grade, translator }),
    ) as [string[], string[]];
    expect(texts.filter((text, i) => own[i] !== theirs[i] && !APART[language].test(text))).toEqual([]);
  });

  // The table is for review by a person; -u rewrites it.
  it('differ from lou_translate alone where the table of differences says so', async () => {
    const rows = CODES.flatMap(({ language, grade, file }) => {
      const texts = runningText(language, EACH);
      const own = translateTexts(texts, language, { grade, translator: 'built-in' });
      const raw = runTool(texts, file);
      const differences = texts.flatMap((text, i) =>
        differencesOf(wordsAsTold(text, language), own[i]!.split('⠀'), raw[i]!.split(/[\s⠀]/)),
      );
      return differences.map((difference) => {
        const reason = reasonOf(language, difference);
        const { print, ours, theirs } = difference;
        return [codeName(language, grade), print, ours, theirs, reason?.right, reason?.why].join('\t');
      });
    });
    const table = ['code\tprint\tours\tlou_translate 3.24\tright\twhy', ...new Set(rows)].join('\n');
    expect(rows.filter((row) => row.endsWith('\t'))).toEqual([]);
    await expect(`${table}\n`).toMatchFileSnapshot('../golden/braille-differences.tsv');
  });
});
