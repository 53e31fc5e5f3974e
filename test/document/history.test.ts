import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import {
  blocksOf,
  bookOf,
  documentFor,
  linesOf,
  mixedBook,
  READINGS,
  SECTIONS,
  sectionOf,
} from '../helpers/document/documents.ts';

it.each(READINGS)(
  'is told once in a book, and not with the keys: $reader, $language',
  ({ reader, language }) => {
    const book = mixedBook(language);
    const named = (part: 'book' | 'keys') =>
      blocksOf(documentFor(book, reader, part), 'section').filter(({ id }) => id === 'history').length;
    expect(named('book')).toBe(1);
    if (reader === 'print' || reader === 'touch') expect(named('keys')).toBe(0);
    expect(linesOf(sectionOf(documentFor(book, reader), 'colophon')).join(' ')).not.toContain('Adler');
  },
);

it.each(READINGS)(
  'begins before the lesson for those who see, and for nobody else: $reader, $language',
  ({ reader, language }) => {
    const chapters = documentFor(mixedBook(language), reader).blocks.flatMap((block) =>
      block.type === 'section' && block.id ? [block.id] : [],
    );
    const isSeen = reader === 'print' || reader === 'screen';
    expect(chapters.filter((id) => id === 'beginning')).toHaveLength(isSeen ? 1 : 0);
    if (isSeen) expect(chapters.indexOf('beginning')).toBeLessThan(chapters.indexOf('how-to-play'));
  },
);

it.each(['print', 'screen'] as const)('does not begin in a book that wants no story: %s', (reader) => {
  const untold = { ...bookOf('en', [SECTIONS.omnibus]), story: false };
  expect(blocksOf(documentFor(untold, reader), 'section').map(({ id }) => id)).not.toContain('beginning');
});

describe.each(LANGUAGE_CODES)('where the game comes from: %s', (language) => {
  it('is short, and tells only what the old book bears out', () => {
    const { blocks } = sectionOf(documentFor(mixedBook(language), 'print'), 'history');
    const text = linesOf({ blocks: blocks.filter(({ type }) => type !== 'section') }).join(' ');
    expect(text.split(' ').length).toBeLessThan(280);
    const years = ['1878', '1893', '1894', '1899', '1912', '1921', '1902', '1921'];
    expect([...text.matchAll(/\b1[89]\d\d\b/g)].map(([year]) => year)).toEqual(years);
    for (const name of ['O. S. Adler', 'Fritz Jahn', 'Richard Osa', 'F. W. Vogel'])
      expect(text).toContain(name);
    // The text says that the cheap dominoes were only promised.
    expect(text).toMatch(
      /Whether his were ever made, we do not know\.|Ob es sie je gegeben hat, wissen wir nicht\.|Nous ignorons s’il l’a fait\./,
    );
  });

  it('begins on a page of few words, with numbers that the old book has', () => {
    const text = linesOf(sectionOf(documentFor(mixedBook(language), 'print'), 'beginning')).join(' ');
    expect(text.match(/\d+(:\d+)?/g)).toEqual(expect.arrayContaining(['1878', '8:8', '12']));
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
