import { describe, expect, it } from 'vitest';
import { boardText } from '../../src/document/describe.ts';
import { wordsOf } from '../../src/document/document.ts';
import { dayText, levelName, techniqueName } from '../../src/document/say.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { LEVELS, TECHNIQUE_NAMES } from '../../src/solve/levels.ts';
import {
  AUDIENCES,
  allBlocks,
  blocksOf,
  documentOf,
  linesOf,
  openedBook,
  sectionOf,
} from '../helpers/document/documents.ts';
import { plainWords, WORDS } from '../helpers/words.ts';

const ODD = {
  title: 'Tom & Jerry’s <b>"Größe"</b> {{x}} =`',
  subtitle: "it's 1 < 2 > 0 &amp; &#65;",
  author: 'Çelik–Ørsted <script>',
  publisher: '„Verlag“ & Söhne',
  isbn: '978-3-16-148410-0',
  rights: '© 2026 A & B',
  description: 'a < b',
  imprint: ']]> --> {{book.title}} 😀',
  seed: 'Frühling & <1>',
};

describe('texts of the user', () => {
  it.each(LANGUAGE_CODES)('arrive unharmed, whatever signs they hold: %s', async (language) => {
    const book = await openedBook(language, ODD);
    const document = documentOf(book);
    expect(document).toMatchObject({
      title: ODD.title,
      author: ODD.author,
      description: ODD.description,
      rights: ODD.rights,
      language,
      date: '2026-11-20',
    });
    const { description: _, ...printed } = ODD;
    const lines = allBlocks(document.blocks).flatMap((block) =>
      block.type === 'heading' || block.type === 'paragraph' ? [wordsOf(block.content)] : [],
    );
    for (const text of Object.values(printed))
      expect(
        lines.some((line) => line.includes(text)),
        text,
      ).toBe(true);
    expect(lines[0]).toBe(ODD.title);
  });

  it('arrive unharmed as titles of sections', async () => {
    const book = await openedBook('en');
    const title = 'Übung <1> & "2"';
    const [one, ...others] = book.sections;
    const document = documentOf({ ...book, sections: [{ ...one!, title }, ...others] });
    expect(blocksOf(document, 'heading').map(({ content }) => wordsOf(content))).toContain(title);
  });

  it('have their blanks joined in a line and in the title of the file', async () => {
    const document = documentOf(await openedBook('en', { title: 'A  book ' }));
    expect(document.title).toBe('A book');
    expect(wordsOf(blocksOf(document, 'heading')[0]!.content)).toBe('A book');
  });
});

describe.each(LANGUAGE_CODES)('a document: %s', (language) => {
  const book = openedBook(language);
  const puzzles = book.then(({ sections }) => sections.flatMap((section) => section.puzzles));

  it('has the puzzles in their order, each on its board with its tally', async () => {
    const document = documentOf(await book);
    const byTouch = documentOf(await book, { audience: AUDIENCES[1] });
    const pages = blocksOf(document, 'section').filter(({ role }) => role === 'puzzle');
    for (const [i, { number, id, puzzle }] of (await puzzles).entries()) {
      const page = pages[i]!;
      expect(page.id).toBe(`puzzle-${number}`);
      const [board] = blocksOf(page, 'board');
      expect(board!.figure).toMatchObject({ puzzle, dominoes: [], bars: [] });
      expect(blocksOf(page, 'tally').map(({ range }) => range)).toEqual([puzzle.range]);
      // In print it would be a riddle.
      expect(linesOf(page).join('\n')).not.toContain(id);
      expect(linesOf(sectionOf(document, `key-${number}`)).join('\n')).not.toContain(id);
      expect(linesOf(sectionOf(byTouch, `puzzle-${number}`)).join('\n')).toContain(id);
    }
    expect(pages).toHaveLength(6);
  });

  it('counts for the first four puzzles, and says at the fourth that readers count from then on', async () => {
    const pages = blocksOf(documentOf(await book), 'section').filter(({ role }) => role === 'puzzle');
    const tallies = pages.flatMap((page) => blocksOf(page, 'tally'));
    expect(tallies.map(({ counts }) => counts !== undefined)).toEqual([true, true, true, true, false, false]);
    const say = plainWords(language);
    const first = (await puzzles)
      .slice(0, 4)
      .map(({ number, grade }) => ({ number, single: grade!.seals, last: number === 4 }));
    expect(tallies.slice(0, 4).map(({ title }) => title)).toEqual(
      first.map((values) => say('puzzle-tally-counted', values)),
    );
    expect(new Set(tallies.slice(0, 4).map(({ title }) => title)).size).toBe(4);
  });

  it('has the keys in the same order, each with all its dominoes', async () => {
    const [inside, apart] = [documentOf(await book), documentOf(await book, { part: 'keys' })];
    for (const document of [inside, apart]) {
      const pages = blocksOf(document, 'section').filter(
        ({ role, id }) => role === 'key' && id !== 'practice-key',
      );
      for (const [i, { number, puzzle, key }] of (await puzzles).entries()) {
        expect(pages[i]!.id).toBe(`key-${number}`);
        const { figure } = blocksOf(pages[i]!, 'board')[0]!;
        expect(figure.puzzle).toBe(puzzle);
        expect(figure.dominoes).toHaveLength(((puzzle.range + 1) * (puzzle.range + 2)) / 2);
        for (const { first, second } of figure.dominoes) expect(key[first]).toBe(second);
      }
      expect(pages).toHaveLength(6);
    }
  });

  it('has no keys inside where they are a file of their own', async () => {
    const document = documentOf(await book, { audience: AUDIENCES[1] });
    expect(blocksOf(document, 'section').filter(({ role }) => role === 'key' || role === 'keys')).toEqual([]);
  });

  it('has no id twice', async () => {
    for (const part of ['book', 'keys'] as const) {
      const ids = blocksOf(documentOf(await book, { part }), 'section').flatMap(({ id }) => (id ? [id] : []));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('has headings whose levels do not skip one', async () => {
    for (const audience of AUDIENCES) {
      const levels = blocksOf(documentOf(await book, { audience }), 'heading').map(({ level }) => level);
      levels.forEach((level, i) => {
        expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1);
      });
    }
  });
});

describe('what the program says itself', () => {
  it.each<[Language, string, string]>([
    ['en', '2026-11-20', '20 November 2026'],
    ['en', '2024-02-29', '29 February 2024'],
    ['en', '2027-01-01', '1 January 2027'],
    ['de', '2026-11-20', '20. November 2026'],
    ['de', '2026-03-09', '9. März 2026'],
    ['de', '1999-12-31', '31. Dezember 1999'],
  ])('%s: the day %s is %s', (language, day, words) => {
    expect(dayText(day, WORDS[language])).toBe(words);
  });

  it.each(LANGUAGE_CODES)('has a name for each month, level and technique: %s', (language) => {
    const words = WORDS[language];
    const months = Array.from({ length: 12 }, (_, i) =>
      dayText(`2026-${String(i + 1).padStart(2, '0')}-01`, words),
    );
    expect(new Set(months).size).toBe(12);
    expect(new Set(LEVELS.map((level) => levelName(level, words))).size).toBe(LEVELS.length);
    expect(TECHNIQUE_NAMES.map((name) => techniqueName(name, words))).not.toContain('');
  });

  const board = {
    rows: [
      [0, undefined, 10],
      [1, 2, 3],
    ],
    columns: 3,
    dominoes: [{ domino: '0:1', place: 'a 1,2' }],
    bars: ['2 b c', 'c 1,2'],
    marked: ['a1', 'c2'],
  };

  it.each<[Language, string, string]>([
    [
      'en',
      'A board of 2 rows and 3 columns. Row 1: 0 no cell 10. Row 2: 1 2 3.',
      ' Dominoes: 0:1 on a 1,2. Bars: 2 b c; c 1,2. The cells in question: a1; c2.',
    ],
    [
      'de',
      'Ein Brett mit 2 Zeilen und 3 Spalten. Zeile 1: 0 kein Feld 10. Zeile 2: 1 2 3.',
      ' Steine: 0:1 auf a 1,2. Striche: 2 b c; c 1,2. Um diese Felder geht es: a1; c2.',
    ],
  ])('%s: describes a figure', (language, bare, more) => {
    expect(boardText({ ...board, dominoes: [], bars: [], marked: [] }, WORDS[language])).toBe(bare);
    expect(boardText(board, WORDS[language])).toBe(bare + more);
  });
});
