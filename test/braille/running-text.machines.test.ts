import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/languages/index.ts';
import { Random } from '../../src/random.ts';
import { messages } from '../helpers/braille/catalogue.ts';
import { codeName, differencesOf, reasonOf, wordsAsTold } from '../helpers/braille/differences.ts';
import { SENTENCES } from '../helpers/braille/sentences.ts';
import { CODES, missing, runTool } from '../helpers/braille/tools.ts';
import { translateTexts } from '../helpers/braille/writing.ts';

/** Coordinates, and what looks like them. */
const PLACES = ['#@', '#@.', '@#', '@#;', '# @ b', '@ 1,2', '#:#'];

/** Units and ranges as printed in English and German. */
const UNITS = ['# cm', '#cm', '# mm;', '#-#', '#–#', '# %', '# %;', '(# %)', '#%', '# °C'];

/** What can appear among words; `#` is a number from 2 to 99, `@` a letter from a to i. */
const THINGS = {
  en: [
    ...PLACES,
    '10:30',
    '#,#',
    '#.#',
    '1,000',
    ...UNITS,
    '½',
    '3½,',
    '§ #',
    'No. #',
    '#th',
    '3rd',
    '#/#',
    '2026-11-22',
    '22 November 2026',
    '"ISO"-date',
    '“page #”',
    '(“@#”)',
    '‘@’',
    'Anna’s',
    '’98',
    'e.g.',
    '#-page',
    'PDF',
    'PDFs',
    'XIV',
    'A4',
    '€ #',
    '#+#=#',
    'Łódź',
    'Beşiktaş',
    'Wałęsa’s',
    'İstanbul',
    'Gdańsk:',
    'Erdoğan',
    'Dvořák',
    'naïve',
    'Köln',
  ],
  de: [
    ...PLACES,
    '10:30 Uhr',
    '#,#',
    '#.#',
    '1.000',
    ...UNITS,
    '½',
    '3½,',
    '§ #',
    'Nr. #',
    '#.',
    '3.',
    '#/#',
    '2026-11-22',
    '22. November 2026',
    '"ISO"-Datum',
    '„Seite #“',
    '(„@#“)',
    '‚@‘',
    'geht’s',
    '»Brett«',
    'z. B.',
    '#-seitig',
    'PDF',
    'PDFs',
    'XIV',
    'A4',
    '# €',
    '#fach',
    '#er',
    '1.–3.',
    'Łódź',
    'Beşiktaş',
    'İstanbul',
    'Gdańsk:',
    'Erdoğan',
    'Dvořák',
    'Version',
    'Zugriff',
    'vorwärtsgehen',
  ],
} as const satisfies Partial<Record<Language, readonly string[]>>;

const ENDS = ['.', ';', ':', '?', '!', ',', ')', ' –'];

/**
 * Sentences that combine words of the booklets with numbers, units, quotes, coordinates and names, the same on each run. The
 * booklets' own sentences are in the catalogue.
 */
function runningText(language: 'en' | 'de', count: number): string[] {
  const own = [
    ...new Set(
      [...messages(language), ...SENTENCES[language]]
        .flatMap((text) => text.split(/(?<=[.?!…:])\s+/))
        .map((text) => text.trim())
        .filter((text) => /^\S+ \S+ .*[.?!:]$/.test(text)),
    ),
  ];
  const random = new Random(`running text/${language}`);
  const numbered = (thing: string) =>
    thing
      .replace(/#/g, () => String(2 + random.below(98)))
      .replace(/@/g, () => String.fromCharCode(97 + random.below(9)));
  return Array.from({ length: count }, (_, i) => {
    const words = own[random.below(own.length)]!.replace(/[.?!:]$/, '').split(' ');
    const first = words.slice(0, 2 + random.below(4)).join(' ');
    const last = words.slice(-1 - random.below(3)).join(' ');
    const [thing, other] = [THINGS[language][i % THINGS[language].length]!, pick(THINGS[language], random)];
    return `${first} ${numbered(thing)} ${last} ${numbered(other).replace(/[.,;:]$/, '')}${pick(ENDS, random)}`;
  });
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[random.below(items.length)]!;
}

const EACH = 100;

/** The codes in which both releases agree on numbers: see `numbers.machines.test.ts`. */
const SPELT = CODES.flatMap(({ language, ...code }) => (language === 'fr' ? [] : [{ language, ...code }]));

/** Capitals around a number can be one passage or two words (RUEB 8.5), and each translator does it differently. */
const PASSAGE = /\p{Lu}{2} \d+ \p{Lu}{2}/u;

describe.skipIf(missing)('made-up sentences', () => {
  it.each(SPELT)('are written by both translators alike: $language $grade', ({ language, grade }) => {
    const texts = runningText(language, EACH);
    expect(new Set(texts).size).toBeGreaterThan(0.99 * EACH);
    const [own, theirs] = (['built-in', 'lou_translate'] as const).map((translator) =>
      translateTexts(texts, language, { grade, translator }),
    ) as [string[], string[]];
    expect(texts.filter((text, i) => own[i] !== theirs[i] && !PASSAGE.test(text))).toEqual([]);
  });

  // The table is for review by a person; -u rewrites it.
  it('differ from lou_translate alone where the table of differences says so', async () => {
    const rows = SPELT.flatMap(({ language, grade, file }) => {
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
