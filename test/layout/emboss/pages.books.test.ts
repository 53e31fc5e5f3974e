import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Inline } from '../../../src/document/document.ts';
import { LANGUAGE_CODES, type Language } from '../../../src/languages/index.ts';
import { layoutEmbossed } from '../../../src/layout/emboss/emboss.ts';
import { plainLine } from '../../../src/layout/lines.ts';
import { embossSetup, translateText } from '../../helpers/braille/writing.ts';
import { bookOf, SECTIONS } from '../../helpers/document/documents.ts';
import { asCells } from '../../helpers/indices.ts';
import {
  chapter,
  contentsPage,
  documentWith,
  heading,
  paragraph,
  titlePage,
} from '../../helpers/layout/blocks.ts';
import { brailleOf, embossedDocument } from '../../helpers/layout/emboss/made.ts';
import { inPrint } from '../../helpers/layout/emboss/print.ts';
import { dealtOn, figureOf } from '../../helpers/layout/shaped.ts';
import { plainWords } from '../../helpers/words.ts';

const text = plainLine;
const title = titlePage('title');
const contents = contentsPage('contents');

function pagesOf(blocks: readonly Block[], fields: object = {}, language: Language = 'en'): string[][] {
  const book = layoutEmbossed(documentWith(blocks, language), embossSetup(brailleOf(fields), language));
  return withoutEnd(
    book.volumes.flat(2).map((page) => inPrint(page, language)),
    language,
  );
}

/** The pages without the centred closing words of the text and the empty line before them. */
function withoutEnd(pages: readonly string[][], language: Language): string[][] {
  const [end] = inPrint([translateText(plainWords(language)('volume-last'), language)], language);
  return pages.flatMap((page) => {
    const at = page.findIndex((line) => line.startsWith('     ') && line.trim() === end);
    if (at < 0) return [page];
    const rest = page.with(at, '');
    if (at === page.length - 1) while (rest.at(-1) === '') rest.pop();
    const isFurniture = (line: string) => /^ +#\d+$| {3}#\d+$/.test(line);
    return rest.every((line) => line === '' || isFurniture(line)) ? [] : [rest];
  });
}

describe('the number and the running title of a page', () => {
  const long = 'word '.repeat(200).trim();
  const blocks = [title, chapter(heading(1, 'one two three'), paragraph(long))];
  const page = (fields: object, language: Language = 'en') => pagesOf(blocks, fields, language)[2]!;

  it('stand in the last line in German books, the number at the right', () => {
    const lines = page({}, 'de');
    expect(lines).toHaveLength(28);
    expect(lines[27]).toBe('       one two three      #3');
  });

  it('stand in the first line of British pages', () => {
    expect(page({})[0]).toBe('            one two three           #3');
    expect(page({ page: 'uk' })).toEqual(page({}));
  });

  it('stand in the first and the last line of American pages', () => {
    const lines = page({ page: 'us' });
    expect(lines[0]).toBe('             one two three');
    expect(lines).toHaveLength(25);
    expect(lines[24]).toBe(`${' '.repeat(38)}#3`);
  });

  it('follow the language on pages of the reader’s own size, and keep three cells between them', () => {
    expect(page({ page: { cells: 20, lines: 15 } })[0]).toBe('  one two three   #3');
    expect(page({ page: { cells: 20, lines: 15 } }, 'de')[14]).toBe('  one two three   #3');
  });

  it('are the number alone where the chapter begins, and on title pages', () => {
    const [first, second] = pagesOf(blocks);
    expect(first!.slice(0, 2)).toEqual([`${' '.repeat(36)}#1`, `${' '.repeat(16)}title`]);
    expect(second!.slice(0, 2)).toEqual([`${' '.repeat(36)}#2`, `${' '.repeat(12)}one two three`]);
  });

  it('leave out the last words of a title that is too long', () => {
    const [, , third] = pagesOf(
      [title, chapter(heading(1, 'one two three four five six'), paragraph(long))],
      { page: { cells: 20, lines: 15 } },
    );
    expect(third![0]).toBe('  one two three   #3');
  });
});

describe('texts', () => {
  it('have headings of the first level in the middle, the others at the left after an empty line', () => {
    const blocks = [
      title,
      chapter(heading(1, 'one'), paragraph('a b'), heading(2, 'two'), paragraph('c d'), {
        type: 'list',
        ordered: true,
        style: 'lines',
        items: [text('e f'), text('word '.repeat(9).trim())],
      }),
    ];
    expect(pagesOf(blocks)[1]!.slice(1)).toEqual([
      `${' '.repeat(17)}one`,
      '',
      '  a b',
      '',
      'two',
      '  c d',
      '#1. e f',
      '#2. word word word word word word word',
      '  word word',
    ]);
  });

  it('have no heading at the end of a page, nor an introduction without its board', () => {
    const board: Block = { type: 'board', figure: figureOf(dealtOn('5x6'), 'puzzle') };
    for (let lines = 1; lines < 26; lines++) {
      const filler = Array.from({ length: lines }, () => paragraph('a'));
      const pages = pagesOf([
        title,
        chapter(
          heading(1, 'one'),
          ...filler,
          heading(2, 'two'),
          paragraph('this is it'),
          board,
          paragraph('b'),
        ),
      ]);
      const at = pages.findIndex((page) => page.includes('two'));
      expect(pages[at]).toContain('  this is it');
      expect(pages[at]).toContain('   a b c d e f');
      const start = pages[at]!.indexOf('   a b c d e f');
      expect(pages[at]!.slice(start + 1, start + 7).join('')).toMatch(/^:+#1.*#2.*#3.*#4.*#5/);
    }
  });

  it('name the cells that a figure is about', () => {
    const figure = { ...figureOf(dealtOn('5x6'), 'puzzle'), marked: asCells([0, 8, 29]) };
    const page = pagesOf([title, chapter(heading(1, 'one'), { type: 'board', figure })])[1]!;
    expect(page.at(-1)).toBe('^the cells in question: a#1, c#2, f#5');
  });

  it('have contents with guide dots and the numbers at the right', () => {
    const long = 'a title that is too long for one line of it';
    const pages = pagesOf([
      title,
      contents,
      chapter(heading(1, 'one'), paragraph('a')),
      chapter(heading(1, long), paragraph('a')),
    ]);
    // They are below the title, as there is room.
    expect(pages[0]!.slice(1)).toEqual([
      `${' '.repeat(16)}title`,
      '',
      `${' '.repeat(15)}contents`,
      '',
      `one ${'·'.repeat(31)} #2`,
      'a title that is too long for one',
      `  line of it ${'·'.repeat(22)} #3`,
    ]);
  });

  it('say which page something is on, and nothing stands beside a board that belongs elsewhere', () => {
    const see: Inline[] = [...text('see '), { type: 'page', of: 'there', title: '' }];
    const pages = pagesOf([
      title,
      chapter(heading(1, 'one'), paragraph(see)),
      { type: 'section', role: 'puzzle', id: 'there', blocks: [heading(2, 'two'), paragraph('a')] },
    ]);
    expect(pages[1]!.at(-1)).toBe('  see #3');
    expect(pages[2]!.slice(1)).toEqual(['two', '  a']);
    const stray: Block = { type: 'section', role: 'puzzle', blocks: [contents] };
    expect(() => pagesOf([title, stray])).toThrow('a section is not allowed beside a board');
  });
});

it('references name the pages on which things are, however the lines run', () => {
  const entry = fc.record({ words: fc.integer({ min: 0, max: 9 }), to: fc.nat() });
  fc.assert(
    fc.property(
      fc.array(entry, { minLength: 2, maxLength: 120 }),
      fc.boolean(),
      fc.integer({ min: 20, max: 30 }),
      (entries, interpoint, cells) => {
        const name = (i: number) => `q${String.fromCharCode(97 + Math.floor(i / 26), 97 + (i % 26))}`;
        const paragraphs = entries.map(({ words, to }, i): Block => {
          const of = name(to % entries.length);
          const content: Inline[] = [
            ...text(`${name(i)} ${'word '.repeat(words)}see ${of} on `),
            { type: 'page', of, title: '' },
            ...text('.'),
          ];
          return paragraph(content, { id: name(i) });
        });
        const half = Math.floor(paragraphs.length / 2);
        const pages = pagesOf(
          [
            title,
            contents,
            chapter(heading(1, 'one'), ...paragraphs.slice(0, half)),
            chapter(heading(1, 'two'), ...paragraphs.slice(half)),
          ],
          { page: { cells, lines: 15 }, volume: 20, interpoint },
        );
        const all = pages
          .flatMap((page) => page.slice(1))
          .join(' ')
          .replace(/ +/g, ' ');
        const references = [...all.matchAll(/see (q[a-z]{2}) on #(\d+)\./g)];
        expect(references).toHaveLength(entries.length);
        for (const [, of, number] of references) {
          const lines = pages[Number(number) - 1] ?? [];
          expect(lines.some((line) => line.startsWith(`  ${of} `))).toBe(true);
        }
      },
    ),
    { numRuns: 25 },
  );
});

describe('a puzzle', () => {
  const tally: Block = { type: 'tally', title: 'tally', range: 7 };
  const puzzle = (facts: number): Block => ({
    type: 'section',
    role: 'puzzle',
    blocks: [
      heading(2, 'two'),
      ...Array.from({ length: facts }, () => paragraph('a')),
      { type: 'board', figure: figureOf(dealtOn('8x9'), 'puzzle') },
      tally,
    ],
  });
  const pages = (facts: number) => pagesOf([title, puzzle(facts)], { interpoint: false }).slice(1);

  it('has its tally on the same page if it fits, with empty lines between if these fit too', () => {
    // 26 lines: the title, the facts, 10 lines of the board, 5 of the tally, and 2 empty ones.
    expect(pages(8)).toHaveLength(1);
    expect(pages(8)[0]!.filter((line) => line === '')).toHaveLength(2);
    expect(pages(9)).toHaveLength(1);
    expect(pages(9)[0]!.indexOf('')).toBe(1 + 1 + 9);
    expect(pages(9)[0]!.filter((line) => line === '')).toHaveLength(1);
    expect(pages(10)).toHaveLength(1);
    expect(pages(10)[0]!.filter((line) => line === '')).toHaveLength(0);
    const [, next] = pages(11);
    const head = ['two, continued', 'tally', '#00 #01 #02 #03 #04 #05 #06 #07 #11'];
    expect(next!.slice(1, 4)).toEqual(head);
  });

  it('of two pages has both before the reader where both sides are embossed', () => {
    const puzzles = [heading(1, 'one'), puzzle(1), puzzle(11), puzzle(11)];
    const blocks: Block[] = [title, { type: 'section', role: 'puzzles', blocks: puzzles }];
    const heads = (fields: object) => pagesOf(blocks, fields).map((page) => page[1]?.trim());
    const parts = ['two', 'two, continued', 'two', 'two, continued'];
    expect(heads({ interpoint: true })).toEqual(['title', 'one', undefined, ...parts, undefined]);
    expect(heads({ interpoint: false })).toEqual(['title', 'one', ...parts]);
  });
});

// After a reviewed change: npx vitest run test/layout/emboss/pages.books.test.ts -u
it.each(LANGUAGE_CODES)('some pages for review: %s are as they were reviewed', async (language) => {
  await expect(reviewed(language)).toMatchFileSnapshot(`../../golden/embossed.${language}.txt`);
});

/** Title page, contents, the page about boards, a figure with bars, a puzzle and a completion, and a key. */
function reviewed(language: Language): string {
  const sections = [SECTIONS.omnibus, SECTIONS.completion];
  const book = {
    ...bookOf(language, sections),
    title: { en: 'Dots and stones', de: 'Punkte und Steine', fr: 'Points et dominos' }[language],
  };
  const { volumes, textVolumes } = layoutEmbossed(embossedDocument(book), embossSetup(brailleOf(), language));
  const [pages, keys] = [volumes.slice(0, textVolumes), volumes.slice(textVolumes)].map((part) =>
    part.flat(2),
  ) as [(readonly string[])[], (readonly string[])[]];
  const about = translateText(
    { en: 'A board begins', de: 'Ein Brett beginnt', fr: 'Une grille commence' }[language],
    language,
  );
  const titleOf = (number: number) =>
    translateText(plainWords(language)('puzzle-name', { number }), language);
  const keyOf = (number: number) =>
    translateText(plainWords(language, 'embossed')('key-heading', { of: 'puzzle', name: number }), language);
  const shown = [
    ...pages.slice(0, 2),
    pages.find((page) => page.some((line) => line.includes(about)))!,
    pages.find((page) => page.some((line) => /⠸[⠁-⠚]|^⠀+⠒⠀*$/.test(line)))!,
    // The first page also names puzzle 1.
    ...[1, 7].map(
      (number) => pages.slice(1).find((page) => page.some((line) => line.startsWith(titleOf(number))))!,
    ),
    ...keys.slice(2, 3),
    keys.find((page) => page.some((line) => line.startsWith(keyOf(7))))!,
    keys.at(-1)!,
  ];
  return shown
    .map((page) => {
      const print = inPrint(page, language);
      return page.map((line, i) => `${line.padEnd(40, '⠀')}|${print[i]}`.trimEnd()).join('\n');
    })
    .join('\n\n=====\n\n')
    .concat('\n');
}
