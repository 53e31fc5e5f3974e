import { describe, expect, it } from 'vitest';
import { brailleCell, braillePlace } from '../../src/braille/grids.ts';
import { fullRectangle, placesOf, rectangle } from '../../src/domino/board.ts';
import { makeCell, makePlace } from '../../src/domino/coordinates.ts';
import type { Language } from '../../src/languages/index.ts';
import { catalogue } from '../helpers/braille/catalogue.ts';
import { CODES, missing, runTool } from '../helpers/braille/tools.ts';
import { translateTexts } from '../helpers/braille/writing.ts';

const CATALOGUES: Partial<Record<Language, string[]>> = {};
const catalogueOf = (language: Language) => {
  // A line to write on is drawn with signs in print alone.
  CATALOGUES[language] ??= withNewWords(catalogue(language).filter((text) => !text.includes('__')));
  return CATALOGUES[language];
};

/** The texts that have a word which is in none before them. */
function withNewWords(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const found = text.split(' ').filter((word) => !seen.has(word));
    for (const word of found) seen.add(word);
    return found.length > 0;
  });
}

/** Text that this release cannot read back; in French also what the two releases write otherwise. */
const UNREADABLE: Readonly<Record<Language, RegExp>> = {
  // Quotes separated from their word or inside other quotes, the sign for "enough", which is also that for "en", and a letter
  // that is a word before a semicolon.
  en: /^[“”;]|“$|‘|\benough\b|\bso;/,
  // The dot 6 before a lowered mark after a digit and before an apostrophe, which side of a bracket, blanks at a dash.
  de: /\d[:;?!“”]|[()’–…]/,
  // Quotes separated from their word.
  fr: /^[»?!]|«\s?$|(?:^|\s)[«»?](?:\s|$)/,
};

/** The tool cannot read German Kurzschrift back, as its table states. The French table turns some words into others. */
const NEVER_READ = ['de-g2.ctb', 'fr-bfu-g2.ctb'];

describe.skipIf(missing).each(CODES)('the catalogue: $language $grade', ({ language, grade, file }) => {
  it('is written by both releases alike', () => {
    const texts = catalogueOf(language).filter((text) => language !== 'fr' || !UNREADABLE.fr.test(text));
    expect(texts.join('').length).toBeGreaterThan(30_000);
    const [own, theirs] = (['built-in', 'lou_translate'] as const).map((translator) =>
      translateTexts(texts, language, { grade, translator }),
    ) as [string[], string[]];
    expect(texts.filter((_, i) => own[i] !== theirs[i])).toEqual([]);
  });

  if (!NEVER_READ.includes(file))
    it('is read back from its cells', () => {
      const texts = catalogueOf(language)
        .map((text) => text.replaceAll('\u202f', ' '))
        .filter((text) => !UNREADABLE[language].test(text));
      expect(texts.length).toBeGreaterThan(0.9 * catalogueOf(language).length);
      const cells = translateTexts(texts, language, { grade, translator: 'built-in' });
      const read = runTool(cells, file, '--backward');
      expect(read.map((text) => asRead(text, language))).toEqual(texts.map((text) => asRead(text, language)));
    });
});

/**
 * The distinctions that braille makes: one kind of quote and of dash, no capitals in German, and no blank around marks in
 * French.
 */
function asRead(text: string, language: Language): string {
  const joined = language === 'fr' ? text.replace(/\s+(?=[;:!?»])|(?<=«)\s+/g, '') : text;
  const plain = joined
    .replace(/[“”„»«]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/–|—/g, '-')
    .replaceAll('…', '...')
    .replaceAll('⠀', ' ');
  return language === 'de' ? plain.toLowerCase() : plain.replaceAll('ß', 'ss');
}

describe.skipIf(missing).each(CODES)('coordinates: $language $grade', ({ language, grade, file }) => {
  const writing = { grade, translator: 'built-in' } as const;
  const board = fullRectangle(7);

  it('are written as the tool writes them alone', () => {
    const pairs = placesOf(board);
    const prints = [
      ...board.cells.map((cell) => makeCell(board, cell)),
      ...pairs.map((pair) => makePlace(board, pair)),
    ];
    const own = [
      ...board.cells.map((cell) => brailleCell(board, cell, language, writing)),
      ...pairs.map((pair) => braillePlace(board, pair, language, writing)),
    ];
    expect(runTool(prints, file)).toEqual(own);
  });

  // In Kurzschrift the built-in translator puts dot 6 before any two letters, the tool only before one of 73 pairs. In
  // Vollschrift the tool contracts au and ch, which are not sounds here. In abrégé the built-in translator marks every pair
  // that is a word.
  if (file !== 'fr-bfu-g2.ctb' && language !== 'de')
    it('have columns of two letters as the tool has', () => {
      const wide = rectangle(2, 99);
      const uprights = placesOf(wide).filter(({ first, second }) => second - first === 99);
      const ours = uprights.map((pair) => braillePlace(wide, pair, language, writing));
      const theirs = runTool(
        uprights.map((pair) => makePlace(wide, pair)),
        file,
      );
      const differing = uprights.filter((_, i) => ours[i] !== theirs[i]).map((pair) => makePlace(wide, pair));
      // Column letters are not words: "as" and "be" are spelled out, so that the column can be found.
      expect(differing).toEqual(grade === 'contracted' ? ['as 1,2', 'be 1,2'] : []);
    });
});
