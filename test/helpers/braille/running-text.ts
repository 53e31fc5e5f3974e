import type { Language } from '../../../src/languages/index.ts';
import { Random } from '../../../src/random.ts';
import { messages } from './catalogue.ts';
import { SENTENCES } from './sentences.ts';

/** A list between upright strokes; a no-break blank is written as such. */
function listed(text: string): string[] {
  return text.split('|').map((thing) => thing.replace(/^[ \n]+|[ \n]+$/g, ''));
}

/** Coordinates, and what looks like them. */
const PLACES = ['#@', '#@.', '@#', '@#;', '# @ b', '@ 1,2', '#:#'];

/** Units and ranges as printed in English and German. */
const UNITS = ['# cm', '#cm', '# mm;', '#-#', '#–#', '# %', '# %;', '(# %)', '#%', '# °C'];

/** What can appear among words; `#` is a number from 2 to 99, `@` a letter from a to i. */
const THINGS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...PLACES,
    ...listed(`10:30 | #,# | #.# | 1,000`),
    ...UNITS,
    ...listed(`
      ½ | 3½, | § # | No. # | #th | 3rd | #/# | 2026-11-22 | 22 November 2026 | "ISO"-date | “page #” |
      (“@#”) | ‘@’ | Anna’s | ’98 | e.g. | #-page | PDF | PDFs | XIV | A4 | € # | #+#=# | Łódź |
      Beşiktaş | Wałęsa’s | İstanbul | Gdańsk: | Erdoğan | Dvořák | naïve | Köln
    `),
  ],
  de: [
    ...PLACES,
    ...listed(`10:30 Uhr | #,# | #.# | 1.000`),
    ...UNITS,
    ...listed(`
      ½ | 3½, | § # | Nr. # | #. | 3. | #/# | 2026-11-22 | 22. November 2026 | "ISO"-Datum | „Seite #“ |
      („@#“) | ‚@‘ | geht’s | »Brett« | z. B. | #-seitig | PDF | PDFs | XIV | A4 | # € | #fach | #er |
      1.–3. | Łódź | Beşiktaş | İstanbul | Gdańsk: | Erdoğan | Dvořák | Version | Zugriff |
      vorwärtsgehen
    `),
  ],
  fr: [
    ...PLACES,
    ...listed(`10 h 30 | #,# | 1\u202f000`),
    ...UNITS,
    ...listed(`
      ½ | § # | n° # | 1er | 2e | #e | #/# | 22 novembre 2026 | "ISO" | «\u202fpage #\u202f» |
      («\u202f@#\u202f») | l’# | p. ex. | PDF | XIV | A4 | # € | Łódź | Beşiktaş | İstanbul |
      Gdańsk\u202f: | Dvořák | cœur | ambiguë | Noël | garçon | où
    `),
  ],
};

const ENDS = ['.', ';', ':', '?', '!', ',', ')', ' –'];

/**
 * Sentences that combine words of the booklets with numbers, units, quotes, coordinates and names, the same on each run. The
 * booklets' own sentences are in the catalogue.
 */
export function runningText(language: Language, count: number): string[] {
  const own = [
    ...new Set(
      [...messages(language), ...SENTENCES[language]]
        .flatMap((text) => text.split(/(?<=[.?!…:])\s+/))
        .map((text) => text.trim())
        .filter((text) => /^[^»\s]+ \S+ .*[.?!:]$/.test(text)),
    ),
    // In an order of their own: that of the word-books changes with the names of messages.
  ].sort();
  const random = new Random(`running text/${language}`);
  const numbered = (thing: string) =>
    thing
      .replace(/#/g, () => String(2 + random.below(98)))
      .replace(/@/g, () => String.fromCharCode(97 + random.below(9)));
  return Array.from({ length: count }, (_, i) => {
    const words = own[random.below(own.length)]!.replace(/\s*[.?!:]$/, '').split(' ');
    const first = words.slice(0, 2 + random.below(4)).join(' ');
    const last = words.slice(-1 - random.below(3)).join(' ');
    const [thing, other] = [THINGS[language][i % THINGS[language].length]!, pick(THINGS[language], random)];
    return `${first} ${numbered(thing)} ${last} ${numbered(other).replace(/\u202f?[.,;:]$/, '')}${pick(ENDS, random)}`;
  });
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[random.below(items.length)]!;
}
