import { describe, expect, it } from 'vitest';
import type { Book, BookPuzzle } from '../../src/book/book.ts';
import { makeDocument } from '../../src/document/make.ts';
import { columnOf, rowOf } from '../../src/domino/board.ts';
import { placementsOf } from '../../src/domino/puzzle.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { HISTORIC_KEYS, HISTORIC_NUMBERS } from '../../src/parts/exhibits/document/historic-key.ts';
import { allBlocks } from '../helpers/document/blocks.ts';
import { mixedBook } from '../helpers/document/documents.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { formOf } from '../helpers/forms.ts';
import { hear } from '../helpers/layout/aloud/script.ts';
import { readBack } from '../helpers/proof/finished.ts';
import { madeUpBook, render } from '../helpers/render/books.ts';
import { plainWords, WORDS } from '../helpers/words.ts';

const CASES = LANGUAGE_CODES.flatMap((language) => [
  { name: 'all kinds and shapes', language, book: withOwnSolutions(mixedBook(language)) },
  { name: 'numbers of two digits', language, book: madeUpBook([9, 21], { language }) },
]);

/** The completions of this book share their solutions with its Terzetts. A parsed book shares nothing, so they are copied. */
function withOwnSolutions(book: Book): Book {
  const copied = (entry: BookPuzzle) =>
    entry.solution ? { ...entry, solution: { ...entry.solution } } : entry;
  const sections = book.sections.map((section) => ({ ...section, puzzles: section.puzzles.map(copied) }));
  return { ...book, sections };
}

/** The years and days of the history and of the book itself. Every other number is in words. */
const YEARS_AND_DAYS = '20 28 1878 1893 1894 1899 1902 1912 1920 1921 2026 71539'.split(' ');

function chapterIn(language: Language): RegExp {
  return new RegExp(`^${formOf(WORDS[language], 'spoken-chapter').replace(/\s/g, ' ')}$`);
}

describe.each(CASES)('book.txt: $name, $language', async ({ language, book }) => {
  const files = await render(book, 'aloud');
  const bytes = files.get('book.txt')!;
  const script = bytes.toString('utf8');
  const lines = script.split('\n');

  it('is one file of UTF-8 with line feeds and without a mark at its start', () => {
    expect([...files.keys()]).toEqual(['book.txt']);
    expect(Buffer.from(script, 'utf8').equals(bytes)).toBe(true);
    expect(script.charCodeAt(0)).not.toBe(0xfeff);
    expect(script).toMatch(/[^\n]\n$/);
    expect(script).not.toMatch(/\r|\t| \n|\n |\n{4}| {2}/);
  });

  it('tells every puzzle and every key', async () => {
    expect(await readBack(book, 'aloud', files)).toEqual([]);
  });

  it('tells every stencil and both lost keys by their places alone', () => {
    const lists = hear(script, language).flatMap((part) => (part.type === 'dominoes' ? [part.dominoes] : []));
    const series = book.sections.flatMap(({ puzzles: [first], oneKey }) => (oneKey ? [first!] : []));
    const lost = [...HISTORIC_KEYS.values()].map((key) => ({ puzzle: HISTORIC_NUMBERS, key }));
    const bare = [...series, ...(book.exhibits.length > 0 ? lost : [])].map(({ puzzle, key }) =>
      placementsOf(puzzle, key).map(({ first, second }) => ({
        numbers: undefined,
        cells: [first, second].map((cell) => [rowOf(puzzle.board, cell), columnOf(puzzle.board, cell)]),
      })),
    );
    const told = lists.filter(([first]) => first!.numbers === undefined);
    expect(told).toHaveLength(bare.length);
    expect(told).toEqual(expect.arrayContaining(bare));
  });

  it('can be said: words, few numerals and plain punctuation', () => {
    expect(script).toMatch(/^[\p{L}\p{N} .,;:!?'"()\-\n]*$/u);
    const ids = book.sections.flatMap(({ puzzles }) => puzzles.map(({ id }) => id));
    const series = book.sections.flatMap(({ puzzles }) =>
      puzzles.flatMap((puzzle) => (puzzle.series ? [puzzle.series.key, puzzle.series.filling] : [])),
    );
    const given = [...ids, ...series, book.seed, book.title].sort((a, b) => b.length - a.length);
    // Nor are the numbers of keys in the register, which go into millions, written in words.
    const rest = given.reduce((text, word) => text.replaceAll(word, ''), script).replace(/\p{N}{5,}/gu, '');
    const numerals = new Set([...rest.matchAll(/\p{N}+/gu)].map(([number]) => number));
    for (const number of numerals) expect(YEARS_AND_DAYS).toContain(number);
    expect(rest).not.toMatch(/\b[IVX]{2,}\b|\b(?:No|Nr)\./);
  });

  it('has a capital letter at the start of each line and a mark at its end', () => {
    for (const line of lines.filter(Boolean)) expect(line).toMatch(/^["(]?[\p{Lu}\p{N}].*[.!?:]["')]?$/u);
  });

  it('writes no coordinate and no domino as other editions do', () => {
    expect(script).not.toMatch(/\d:\d|\b[a-z]{1,2}\d|\b\d+ [a-z] [a-z]\b|\b[a-z] \d+,\d+/);
  });

  it('speaks of no pages', () => {
    expect(script).not.toMatch(/\b(?:page|sheet)s?\b/i);
    expect(script).not.toMatch(/\b(?:auf|nächsten?) Seite|Seiten? [\p{N},.;:]|\bBl(?:att|ätter)\b/u);
    const document = makeDocument(book, 'book', { reader: 'aloud', keysInside: true }, textsOf(language));
    const references = allBlocks(document.blocks).flatMap((block) =>
      block.type === 'paragraph'
        ? block.content.flatMap((part) => (part.type === 'page' ? [part.of] : []))
        : [],
    );
    // The only reference is to the chapter on levels, by its name.
    for (const id of references) expect(id).toBe('levels');
  });

  it('names in its contents the chapters that follow', () => {
    const chapters = lines.flatMap((line) => chapterIn(language).exec(line)?.groups?.sentence ?? []);
    const [contents, ...others] = chapters;
    const start = lines.findIndex((line) => line.endsWith(`: ${contents}`)) + 2;
    expect(lines.slice(start, lines.indexOf('', start))).toEqual(others);
    expect(lines.at(-2)).toBe(plainWords(language)('spoken-end'));
  });
});
