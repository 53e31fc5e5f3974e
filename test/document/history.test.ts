import { describe, expect, it } from 'vitest';
import { makeDocument } from '../../src/document/make.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { READERS } from '../../src/words/readers.ts';
import { blocksOf, bookOf, linesOf, mixedBook, SECTIONS, sectionOf } from '../helpers/document/documents.ts';
import { textsOf } from '../helpers/document/texts.ts';

describe.each(LANGUAGE_CODES)('where the game comes from: %s', (language) => {
  const templates = textsOf(language);
  const documentFor = (reader: (typeof READERS)[number], part: 'book' | 'keys', book = mixedBook(language)) =>
    makeDocument(book, part, { reader, keysInside: true }, templates);

  it.each(READERS)('is told once in every book, and not with the keys: %s', (reader) => {
    const named = (part: 'book' | 'keys') =>
      blocksOf(documentFor(reader, part), 'section').filter(({ id }) => id === 'history').length;
    expect([named('book'), named('keys')]).toEqual([1, 0]);
    expect(linesOf(sectionOf(documentFor(reader, 'book'), 'colophon')).join(' ')).not.toContain('Adler');
  });

  it('is short, and tells only what the old book bears out', () => {
    const { blocks } = sectionOf(documentFor('print', 'book'), 'history');
    const text = linesOf({ blocks: blocks.filter(({ type }) => type !== 'section') }).join(' ');
    expect(text.split(' ').length).toBeLessThan(280);
    expect([...text.matchAll(/\b1[89]\d\d\b/g)].map(([year]) => year)).toEqual([
      '1878',
      '1893',
      '1894',
      '1899',
      '1912',
      '1921',
      '1902',
      '1921',
    ]);
    for (const name of ['O. S. Adler', 'Fritz Jahn', 'Richard Osa', 'F. W. Vogel'])
      expect(text).toContain(name);
    // The text says that the cheap dominoes were only promised.
    expect(text).toMatch(
      /Whether his were ever made, we do not know\.|Ob es sie je gegeben hat, wissen wir nicht\.|Nous ignorons s’il l’a fait\./,
    );
  });

  it.each(READERS)('begins before the lesson for those who see, and for nobody else: %s', (reader) => {
    const chapters = documentFor(reader, 'book').blocks.flatMap((block) =>
      block.type === 'section' && block.id ? [block.id] : [],
    );
    const isSeen = reader === 'print' || reader === 'screen';
    expect(chapters.filter((id) => id === 'beginning')).toHaveLength(isSeen ? 1 : 0);
    if (isSeen) expect(chapters.indexOf('beginning')).toBeLessThan(chapters.indexOf('how-to-play'));
    const untold = { ...mixedBook(language), story: false };
    expect(blocksOf(documentFor(reader, 'book', untold), 'section').map(({ id }) => id)).not.toContain(
      'beginning',
    );
  });

  it('begins on a page of few words, with numbers that the old book has', () => {
    const text = linesOf(sectionOf(documentFor('print', 'book'), 'beginning')).join(' ');
    expect(text.match(/\d+(:\d+)?/g)).toEqual(expect.arrayContaining(['1878', '8:8', '12']));
    expect(text.split(' ').length).toBeLessThan(140);
    // What is explained later has no name here.
    expect(text).not.toContain('Terzett');
  });

  it('speaks of Terzetts and completions only where the book has them', () => {
    const plain = linesOf(
      sectionOf(documentFor('print', 'book', bookOf(language, [SECTIONS.omnibus])), 'history'),
    ).join(' ');
    expect(plain).not.toMatch(/Terzett|completion|Ergänzung|complément/);
  });
});
