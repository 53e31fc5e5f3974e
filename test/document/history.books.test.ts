import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chainFacts } from '../../scripts/theorems/chains.ts';
import { partnerOf, upperWays } from '../../scripts/theorems/figure-10.ts';
import type { Book } from '../../src/book/book.ts';
import { FEWEST } from '../../src/compose/completion/patterns.ts';
import { keyInRegister, REGISTER_SIZE } from '../../src/compose/series/key-register.ts';
import { STORY } from '../../src/document/context/sections.ts';
import { makeDomino, setFacts } from '../../src/domino/dominoes.ts';
import { makeKeyRows } from '../../src/domino/notation.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { READERS, type Reader } from '../../src/words/readers.ts';
import { allBlocks, blocksOf, linesOf, sectionOf } from '../helpers/document/blocks.ts';
import { bookOf, documentFor, mixedBook, READINGS, SECTIONS } from '../helpers/document/documents.ts';
import { WORDS } from '../helpers/words.ts';

it.each(READINGS)('is told once, not with keys: $reader, $language', ({ reader, language }) => {
  const book = mixedBook(language);
  const named = (part: 'book' | 'keys') =>
    blocksOf(documentFor(book, reader, part), 'section').filter(({ id }) => id === 'history').length;
  expect(named('book')).toBe(1);
  if (reader === 'print' || reader === 'touch') expect(named('keys')).toBe(0);
  expect(linesOf(sectionOf(documentFor(book, reader), 'colophon')).join(' ')).not.toContain('Adler');
});

it.each(READINGS)('begins early for the eye: $reader, $language', ({ reader, language }) => {
  const chapters = documentFor(mixedBook(language), reader).blocks.flatMap((block) =>
    block.type === 'section' && block.id ? [block.id] : [],
  );
  const isSeen = reader === 'print' || reader === 'screen';
  expect(chapters.filter((id) => id === 'beginning')).toHaveLength(isSeen ? 1 : 0);
  if (isSeen) expect(chapters.indexOf('beginning')).toBeLessThan(chapters.indexOf('how-to-play'));
});

it.each(['print', 'screen'] as const)('does not begin in a book that wants no story: %s', (reader) => {
  const untold = { ...bookOf('en', [SECTIONS.omnibus]), story: false };
  expect(blocksOf(documentFor(untold, reader), 'section').map(({ id }) => id)).not.toContain('beginning');
});

describe.each(LANGUAGE_CODES)('where the game comes from: %s', (language) => {
  it('is short, and names those who told of it', () => {
    const { blocks } = sectionOf(documentFor(mixedBook(language), 'print'), 'history');
    const text = linesOf({ blocks: blocks.filter(({ type }) => type !== 'section') }).join(' ');
    expect(text.split(' ').length).toBeLessThan(280);
    for (const name of ['O. S. Adler', 'Fritz Jahn', 'Richard Osa', 'F. W. Vogel'])
      expect(text).toContain(name);
    // The text says that the cheap dominoes were only promised.
    expect(text).toMatch(
      /Whether his were ever made, we do not know\.|Ob es sie je gegeben hat, wissen wir nicht\.|Nous ignorons s’il l’a fait\./,
    );
  });

  it('begins on a page of few words', () => {
    const text = linesOf(sectionOf(documentFor(mixedBook(language), 'print'), 'beginning')).join(' ');
    expect(text.split(' ').length).toBeLessThan(140);
    // What is explained later has no name here.
    expect(text).not.toContain('Terzett');
  });

  it('speaks of Terzetts and completions only where the book has them', () => {
    const plain = documentFor(bookOf(language, [SECTIONS.omnibus]), 'print');
    expect(linesOf(sectionOf(plain, 'history')).join(' ')).not.toMatch(
      /Terzett|completion|Ergänzung|complément/,
    );
  });
});

/** The most words of a sentence. The sources of its numbers: history-sources.test.ts. */
const MOST_WORDS = 25;

describe('the facts of the story', () => {
  it('differ, each with a domino of its own that can be drawn in pips', () => {
    expect(new Set(STORY.map(({ message }) => message)).size).toBe(STORY.length);
    expect(new Set(STORY.map(({ domino }) => makeDomino(domino))).size).toBe(STORY.length);
    for (const { domino } of STORY) expect(domino.high).toBeLessThanOrEqual(9);
    expect(STORY.length).toBeGreaterThanOrEqual(18);
  });

  it.each(LANGUAGE_CODES)('are short: %s', (language) => {
    const words = WORDS[language];
    const told = STORY.map(({ message }) => words.marked(message).plain());
    expect(new Set(told).size).toBe(STORY.length);
    for (const text of told) {
      const sentences = text
        .replace(/\b[A-Z]\. (?=[A-Z])/g, '')
        .replace('28. September', '28 September')
        .split('. ');
      expect(sentences.length).toBeLessThanOrEqual(2);
      for (const sentence of sentences) expect(sentence.split(' ').length).toBeLessThanOrEqual(MOST_WORDS);
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

  it.each(READINGS)('tell a fact with its domino: $reader, $language', (reading) => {
    const { reader, language } = reading;
    const words = WORDS[language];
    // Sighted readers have read some of them before the table of contents.
    const isSeen = reader === 'print' || reader === 'screen';
    const facts = STORY.filter(({ ofBeginning }) => !(isSeen && ofBeginning));
    expect(STORY.length - facts.length).toBe(isSeen ? 7 : 0);
    const texts = STORY.map(({ message }) => words.marked(message).plain());
    const isWhole = language === 'en' && (reader === 'print' || reader === 'touch');
    const count = isWhole ? many.length : 4;
    const sections = openings(bookOf(language, many.slice(0, count)), reader);
    expect(sections).toHaveLength(count);
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
  });

  it.each(READERS)('tell none if a book wants none: %s', (reader) => {
    const told = openings({ ...bookOf('en', many.slice(0, 2)), story: false }, reader).flatMap(linesOf);
    const texts = STORY.map(({ message }) => WORDS.en.marked(message).plain());
    expect(told.filter((line) => texts.includes(line))).toEqual([]);
  });
});

const THEOREMS = readFileSync(new URL('../../docs/theorems.md', import.meta.url), 'utf8');

describe('what programs have found', () => {
  const theorem = (heading: string) =>
    THEOREMS.split(/^## /m).find((section) => section.startsWith(heading))!;

  it('is what the theorems say of keys', () => {
    expect(theorem('Keys and layouts')).toContain(`| ${REGISTER_SIZE.toLocaleString('en')} |`);
  });

  it('is what they say of chains, and what their program finds', () => {
    const { dominoes, leftOver } = setFacts(7);
    const { open } = chainFacts(7);
    expect(dominoes - leftOver).toBe(open);
    expect(theorem('Chains')).toMatch(new RegExp(`line\\s${open}\\.`));
  });

  it('is what they say of Fig. 10', () => {
    const ways = upperWays();
    // Two layouts of the same three dominoes.
    const [one, other] = ways.map((way) => new Set(way.map(String)));
    expect([...one!].filter((domino) => !other!.has(domino))).toHaveLength(3);
    expect(partnerOf(ways[0]!, ways)).toBe(ways[1]);
    expect(theorem('Fig. 10')).toContain('exactly one solution');
  });

  it('is what they say of completions', () => {
    const rows = FEWEST.filling.split('/');
    const shown = rows.map((row, r) =>
      [...row].map((digit, c) => (FEWEST.givens.includes(9 * r + c) ? digit : '?')).join(''),
    );
    rows.forEach((row, r) => {
      expect(theorem('The fewest numbers')).toMatch(
        new RegExp(`${shown[r]!.replaceAll('?', '\\?')}\\W+${row}`),
      );
    });
    expect(theorem('The fewest numbers')).toContain('least 7 are needed');
    expect(FEWEST.givens).toHaveLength(12);
  });
});

describe('what programs have found, told in a book,', () => {
  const { terzett, completion, omnibus, letter } = SECTIONS;
  const BOOK = bookOf('en', [terzett]);
  const told = (book: Book, reader: Reader = 'print') => {
    const section = sectionOf(documentFor(book, reader), 'found');
    return section ? linesOf(section).slice(1) : [];
  };
  const numbersIn = (lines: readonly string[]) => lines.map((line) => line.match(/\d+/g)?.map(Number));

  it.each(READINGS)('has figures of theorems: $reader, $language', ({ reader, language }) => {
    const lines = told(mixedBook(language), reader);
    expect(numbersIn(lines)).toEqual([
      [8, 9, 3, REGISTER_SIZE, terzett.puzzles[0]!.number, expect.any(Number)],
      [7, 7, 9, 36, 3],
      [10, 0, 7, 1],
      [8, 9, 7, FEWEST.givens.length],
    ]);
  });

  it('names the number under which the key of its puzzle stands in the register', () => {
    const [numbers] = numbersIn(told(BOOK));
    const { puzzle, key } = terzett.puzzles[0]!;
    expect(makeKeyRows(puzzle.board, keyInRegister(numbers!.at(-1)!))).toEqual(
      makeKeyRows(puzzle.board, key),
    );
  });

  it('is told as far as the book has what it is about', () => {
    expect(told(bookOf('en', [omnibus]))).toEqual([]);
    expect(numbersIn(told(bookOf('en', [letter])))).toEqual([[7, 7, 9, 36, 3]]);
    expect(told(BOOK)).toHaveLength(2);
    expect(told(bookOf('en', [terzett, completion]))).toHaveLength(3);
  });
});

it('the words of other languages are marked in the English book', () => {
  const blocks = allBlocks(documentFor(mixedBook('en'), 'print').blocks);
  const marked = blocks.flatMap((block) =>
    block.type === 'paragraph'
      ? block.content.flatMap((part) => (part.type === 'text' && part.language ? [part.text] : []))
      : [],
  );
  expect(marked).toEqual(['Ergänzung', 'Sperrdomino und Dominosa']);
});
