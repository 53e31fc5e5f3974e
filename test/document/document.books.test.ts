import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../src/document/document.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { allBlocks, blocksOf, linesOf, sectionOf } from '../helpers/document/blocks.ts';
import { AUDIENCES, documentOf, openedBook } from '../helpers/document/documents.ts';
import { plainWords } from '../helpers/words.ts';

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
    const document = documentOf(await openedBook('en', {}, { title: 'A  book ' }));
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
});
