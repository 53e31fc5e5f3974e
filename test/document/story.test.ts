import { describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { STORY } from '../../src/document/context/sections.ts';
import { makeDomino } from '../../src/domino/dominoes.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { READERS, type Reader } from '../../src/words/readers.ts';
import { blocksOf, bookOf, documentFor, linesOf, READINGS, SECTIONS } from '../helpers/document/documents.ts';
import { WORDS } from '../helpers/words.ts';

/** The numbers in the sources of each fact. A fact may name no others. */
const NUMBERS = [
  ['eights', '1878 8:8'],
  ['collections', '1893 1894'],
  ['rectangle', '36'],
  ['nile', '6:6 8'],
  ['boy', '12'],
  ['yearbook', '1899'],
  ['nephew', '1902 17'],
  ['weeks', '40'],
  ['book', '28 1912'],
  ['blind-sets', '6:6 7:7'],
  ['cards', '7:7'],
  ['figures', '1921 17 9'],
  ['size', '1921 20 40'],
  ['threes', '7:7 9 3 3'],
  ['tally', '8 9 127 1921'],
  ['register', '1921'],
  ['digits', '8 9 50'],
] as const;

const MOST_WORDS = 25;

describe('the facts of the story', () => {
  it('differ, each with a domino of its own that can be drawn in pips', () => {
    expect(new Set(STORY.map(({ message }) => message)).size).toBe(STORY.length);
    expect(new Set(STORY.map(({ domino }) => makeDomino(domino))).size).toBe(STORY.length);
    for (const { domino } of STORY) expect(domino.high).toBeLessThanOrEqual(9);
    expect(STORY.length).toBeGreaterThanOrEqual(18);
  });

  it.each(LANGUAGE_CODES)('are short, and their numbers are those of the sources: %s', (language) => {
    const words = WORDS[language];
    const told = STORY.map(({ message }) => words.marked(message).plain());
    expect(new Set(told).size).toBe(STORY.length);
    const known = new Map<string, string>(NUMBERS.map(([name, numbers]) => [`story-fact-${name}`, numbers]));
    for (const [i, text] of told.entries()) {
      const sentences = text
        .replace(/\b[A-Z]\. (?=[A-Z])/g, '')
        .replace('28. September', '28 September')
        .split('. ');
      expect(sentences.length).toBeLessThanOrEqual(2);
      for (const sentence of sentences) expect(sentence.split(' ').length).toBeLessThanOrEqual(MOST_WORDS);
      const sorted = (numbers: string[]) => [...numbers].sort();
      expect(sorted(text.match(/\d+(:\d+)?/g) ?? []), STORY[i]!.message).toEqual(
        sorted(known.get(STORY[i]!.message)?.split(' ') ?? []),
      );
    }
  });
});

describe('the openings of sections', () => {
  const one = SECTIONS.omnibus;
  const many = Array.from({ length: STORY.length + 2 }, (_, i) => ({
    ...one,
    title: `T ${i}`,
    puzzles: one.puzzles.map((puzzle) => ({ ...puzzle, number: i + 1 })),
  }));
  const openings = (book: Book, reader: Reader) =>
    blocksOf(documentFor(book, reader), 'section').filter(({ role }) => role === 'puzzles');

  it.each(READINGS)(
    'tell one fact each with its domino, until all are told: $reader, $language',
    (reading) => {
      const { reader, language } = reading;
      const words = WORDS[language];
      // Sighted readers have read some of them before the table of contents.
      const isSeen = reader === 'print' || reader === 'screen';
      const facts = STORY.filter(({ ofBeginning }) => !(isSeen && ofBeginning));
      expect(STORY.length - facts.length).toBe(isSeen ? 7 : 0);
      const texts = STORY.map(({ message }) => words.marked(message).plain());
      const sections = openings(bookOf(language, many), reader);
      expect(sections).toHaveLength(many.length);
      sections.forEach((section, i) => {
        const lines = linesOf(section);
        expect(lines.filter((line) => texts.includes(line))).toEqual(
          facts.slice(i, i + 1).map(({ message }) => words.marked(message).plain()),
        );
        const { domino } = facts[i] ?? {};
        const picture = domino && words.marked('story-picture', { domino: makeDomino(domino) }).plain();
        if (reader === 'print') {
          // In print, the dominoes of the section are the picture.
          expect(blocksOf(section, 'emblem')).toEqual([]);
          expect(lines).not.toContain(picture);
        } else if (reader === 'screen') {
          const chains = blocksOf(section, 'chain').map(({ chain }) =>
            chain.line.map(({ numbers }) => numbers),
          );
          expect(chains).toEqual(domino ? [[[domino.low, domino.high]]] : []);
        } else {
          expect(lines.filter((line) => line === picture)).toHaveLength(domino ? 1 : 0);
        }
      });
    },
  );

  it.each(READERS)('tell none if a book wants none: %s', (reader) => {
    const told = openings({ ...bookOf('en', many.slice(0, 2)), story: false }, reader).flatMap(linesOf);
    const texts = STORY.map(({ message }) => WORDS.en.marked(message).plain());
    expect(told.filter((line) => texts.includes(line))).toEqual([]);
  });
});
