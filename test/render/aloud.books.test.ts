import { describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { makeDocument } from '../../src/document/make.ts';
import { columnOf, rowOf } from '../../src/domino/board.ts';
import { KINDS } from '../../src/domino/kinds.ts';
import { type Key, type Puzzle, placementsOf, UNKNOWN } from '../../src/domino/puzzle.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { allBlocks, mixedBook } from '../helpers/document/documents.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { formOf } from '../helpers/forms.ts';
import { type Heard, type HeardDomino, hear, numberOfWord } from '../helpers/layout/aloud/script.ts';
import { madeUpBook, render } from '../helpers/render/books.ts';
import { plainWords, WORDS } from '../helpers/words.ts';

// A listener writes down every puzzle and every key of a whole book.

const CASES = LANGUAGE_CODES.flatMap((language) => [
  { name: 'all kinds and shapes', language, book: withOwnSolutions(mixedBook(language)) },
  { name: 'numbers of two digits', language, book: madeUpBook([9, 21], { language }) },
]);

/** The completions of this book share their solutions with its Terzetts. A parsed book shares nothing, so they are copied. */
function withOwnSolutions(book: Book): Book {
  const sections = book.sections.map((section) => ({
    ...section,
    puzzles: section.puzzles.map((entry) => ({
      ...entry,
      ...(entry.solution && { solution: { ...entry.solution } }),
    })),
  }));
  return { ...book, sections };
}

/** The words before a board or its key, with its number in words. */
function headingsOf(language: Language): [what: string, heading: RegExp][] {
  const words = WORDS[language].for('aloud');
  const form = (...[id, given]: Parameters<typeof formOf> extends [unknown, ...infer Rest] ? Rest : never) =>
    formOf(words, id, given, { number: '[^:.]+?', last: '[^:.]+?' });
  const forms: [string, string][] = [
    ...KINDS.map((kind): [string, string] => ['puzzle', form('puzzle-heading', { kind, level: 'none' })]),
    ['figure', form('figure-heading')],
    ['key to puzzle', form('key-heading', { of: 'puzzle' })],
    ['key to figure', form('key-heading', { of: 'figure' })],
    ['lost key', form('lost-key-first').replace('5', '(?<name>.+?)')],
    ...[1, 2].map((puzzles): [string, string] => ['stencil', form('stencils-stencil', { puzzles })]),
  ];
  return forms.map(([what, said]) => [what, new RegExp(`^${said.replace(/\s/g, ' ')}\\.$`)]);
}

const FIGURES = { VIII: 8, IX: 9, XV: 15 } as Readonly<Record<string, number>>;

/** The years and days of the history and of the book itself. Every other number is in words. */
const YEARS_AND_DAYS = [
  '20',
  '28',
  '1878',
  '1893',
  '1894',
  '1899',
  '1902',
  '1912',
  '1920',
  '1921',
  '2026',
  '71539',
];

interface Told {
  rows?: Heard[][];
  dominoes?: readonly HeardDomino[];
}

/** The heading of a chapter. */
function chapterIn(language: Language): RegExp {
  return new RegExp(`^${formOf(WORDS[language], 'spoken-chapter').replace(/\s/g, ' ')}$`);
}

/** The board and the dominoes after each heading of a puzzle, a figure or a key. */
function toldIn(script: string, language: Language): ReadonlyMap<string, Told> {
  const told = new Map<string, Told>();
  let open: Told = {};
  const chapter = chapterIn(language);
  const headings = headingsOf(language);
  for (const part of hear(script, language)) {
    if (part.type === 'board') open.rows ??= part.rows;
    else if (part.type === 'dominoes') open.dominoes ??= part.dominoes;
    else if (chapter.test(part.lines[0]!)) open = {};
    else if (part.lines.length === 1) {
      for (const [what, heading] of headings) {
        const match = heading.exec(part.lines[0]!);
        if (!match) continue;
        open = {};
        const { number, name = number, first = name } = match.groups!;
        told.set(`${what} ${numberOfWord(first!, language)}`, open);
      }
    }
  }
  return told;
}

function numbersOf({ board, numbers }: Puzzle): Heard[][] {
  return Array.from({ length: board.rows }, (_, row) =>
    numbers.slice(row * board.columns, (row + 1) * board.columns).map((number) => {
      if (number === UNKNOWN) return 'empty';
      return number < 0 ? undefined : number;
    }),
  );
}

function dominoesOf(puzzle: Puzzle, key: Key): HeardDomino[] {
  return placementsOf(puzzle, key).map(({ domino, first, second }) => ({
    numbers: [domino.low, domino.high],
    cells: [first, second].map((cell) => [rowOf(puzzle.board, cell), columnOf(puzzle.board, cell)]),
  }));
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

  it('tells every puzzle and every key', () => {
    const told = toldIn(script, language);
    for (const { number, puzzle, solution, key } of book.sections.flatMap(({ puzzles }) => puzzles)) {
      expect(told.get(`puzzle ${number}`)).toEqual({ rows: numbersOf(puzzle) });
      expect(told.get(`key to puzzle ${number}`)).toEqual({
        ...(solution && { rows: numbersOf(solution) }),
        dominoes: dominoesOf(solution ?? puzzle, key),
      });
    }
    for (const { name, puzzle, key } of book.exhibits) {
      const number = FIGURES[name]!;
      expect(told.get(`figure ${number}`)).toEqual({ rows: numbersOf(puzzle) });
      expect(told.get(`key to figure ${number}`)).toEqual({ dominoes: dominoesOf(puzzle, key) });
    }
    expect(told.get('lost key 5')?.dominoes?.length).toBe(book.exhibits.length > 0 ? 36 : undefined);
    for (const { puzzles, oneKey } of book.sections) {
      const [{ number, puzzle, key }] = puzzles as [(typeof puzzles)[number]];
      const cells = dominoesOf(puzzle, key).map((domino) => ({ ...domino, numbers: undefined }));
      expect(told.get(`stencil ${number}`)).toEqual(oneKey ? { rows: [], dominoes: cells } : undefined);
    }
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
