import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../src/document/document.ts';
import { UNKNOWN } from '../../src/domino/puzzle.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { blocksOf, linesOf, sectionOf } from '../helpers/document/blocks.ts';
import {
  AUDIENCES,
  bookOf,
  documentOf,
  exhibitOf,
  mixedBook,
  SECTIONS,
} from '../helpers/document/documents.ts';
import { formOf } from '../helpers/forms.ts';
import { plainWords, WORDS } from '../helpers/words.ts';

const PARTS = ['book', 'keys'] as const;
const EDITIONS = AUDIENCES.flatMap((audience) => PARTS.map((part) => ({ audience, part })));

/** Words that occur in a book only if it has what they name. */
const NAMED: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/terzett/i, /completion/i, /ergänzung/i, /stencil/i, /\bseries\b/i, /shape/i, /figures? of 1921/i],
  de: [/terzett/i, /ergänz/i, /schablone/i, /\bserie\b/i, /\bform(en)?\b/i, /figuren von 1921/i],
  fr: [
    /terzett/i,
    /complément/i,
    /ergänzung/i,
    /pochoir/i,
    /\bséries?\b/i,
    /\bformes\b/i,
    /figures? de 1921/i,
  ],
};

describe.each(LANGUAGE_CODES)('a book of all kinds: %s', (language) => {
  const book = mixedBook(language);
  const say = plainWords(language);
  const document = documentOf(book);
  const page = (number: number) => sectionOf(document, `puzzle-${number}`);
  const heading = (id: string) => wordsOf(blocksOf(sectionOf(document, id), 'heading')[0]!.content);

  it('names the kind over each puzzle, and refers to it by its number alone', () => {
    const level = say('level-easy');
    const names = (
      [
        [1, 'omnibus', level],
        [2, 'terzett', level],
        [7, 'completion', 'none'],
      ] as const
    ).map(([number, kind, level]) => say('puzzle-heading', { number, kind, level }));
    expect([1, 2, 7].map((number) => heading(`puzzle-${number}`))).toEqual(names);
    expect(heading('key-7')).toBe(say('key-heading', { of: 'puzzle', name: 7 }));
    expect(names[2]!.startsWith(say('puzzle-name', { number: 7 }))).toBe(true);
  });

  it('opens its sections with kind, set, shape, level and keys', () => {
    // In print these are separate pages: test/render/first-book-pages.machines.test.ts.
    const openings = blocksOf(documentOf(book, { audience: AUDIENCES[1] }), 'section')
      .filter(({ role, id }) => role === 'puzzles' && !id)
      .map(({ blocks }) =>
        wordsOf(blocks.flatMap((block) => (block.type === 'paragraph' ? [block] : []))[0]!.content),
      );
    const { board } = SECTIONS.letter.puzzles[0]!.puzzle;
    const puzzles = (first: number, last: number) =>
      first === last
        ? say('section-puzzle', { first })
        : say('section-puzzles', { puzzles: last - first + 1, first, last });
    const rows = { range: 7, dominoes: 36, rows: 8, columns: 9 };
    const facts = [
      [puzzles(1, 1), say('section-set-in-rows', { range: 3, dominoes: 10, rows: 4, columns: 5 })],
      [puzzles(2, 3), say('section-kind', { kind: 'terzett' }), say('section-set-in-rows', rows)],
      [
        puzzles(4, 4),
        say('section-kind', { kind: 'terzett' }),
        say('section-set-in-shape', {
          range: 7,
          dominoes: 36,
          cells: 72,
          shape: say('shape-letter-e'),
          rows: board.rows,
          columns: board.columns,
        }),
      ],
      [puzzles(5, 6), say('section-kind', { kind: 'terzett' }), say('section-set-in-rows', rows)],
      [puzzles(7, 8), say('section-kind', { kind: 'completion' }), say('section-set-in-rows', rows)],
    ];
    for (const of of facts.slice(0, -1)) of.push(say('puzzle-level', { level: say('level-easy') }));
    expect(openings).toEqual(facts.map((of) => of.join(' ')));
  });

  it('says in how many keys Terzetts lie that share some', () => {
    const puzzles = [...SECTIONS.terzett.puzzles, ...SECTIONS.series.puzzles];
    const shared = documentOf(bookOf(language, [{ ...SECTIONS.terzett, puzzles }]));
    expect(linesOf(shared).join(' ')).toContain(say('section-keys', { keys: 3 }));
    const apart = documentOf(bookOf(language, [SECTIONS.terzett]));
    expect(linesOf(apart).join(' ')).not.toContain(say('section-keys', { keys: 2 }));
  });

  it('says of a completion how many of each number are to be found, and lists its dominoes', () => {
    for (const { number, puzzle } of SECTIONS.completion.puzzles) {
      const given = puzzle.numbers.filter((value) => value !== UNKNOWN);
      const facts = linesOf(page(number));
      const missing = [0, 1, 2, 3, 4, 5, 6, 7].map((value) => {
        const times = 9 - given.filter((other) => other === value).length;
        return say('puzzle-missing', { times, number: value });
      });
      const line = facts.find((line) => line.includes(missing[0]!))!;
      expect(line.startsWith(say('puzzle-givens', { given: given.length, toFind: 72 - given.length }))).toBe(
        true,
      );
      const places = missing.map((told) => line.indexOf(` ${told}`));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places).not.toContain(-1);
      const [tally] = blocksOf(page(number), 'tally');
      expect(tally!.range).toBe(7);
      expect(tally!.title).not.toMatch(/\d/);
    }
  });

  it('shows the givens of a completion as its puzzle, and all numbers with the dominoes as its key', () => {
    for (const { number, puzzle, solution, key } of SECTIONS.completion.puzzles) {
      expect(blocksOf(page(number), 'board').map(({ figure }) => figure.puzzle)).toEqual([puzzle]);
      const { figure } = blocksOf(sectionOf(document, `key-${number}`), 'board')[0]!;
      expect(figure.puzzle.numbers).toEqual(solution!.numbers);
      expect(figure.dominoes).toHaveLength(36);
      for (const { first, second } of figure.dominoes) expect(key[first]).toBe(second);
      expect(figure.description).not.toMatch(/empty|leer|vide/);
      expect(blocksOf(page(number), 'board')[0]!.figure.description).toMatch(/empty|leer|vide/);
    }
  });

  it('has hints for all puzzles but completions, and says so', () => {
    const ids = (made: typeof document, stage: number) =>
      blocksOf(sectionOf(made, `hints-${stage}`), 'section').flatMap(({ id }) => id ?? []);
    const toTouch = documentOf(book, { audience: AUDIENCES[1] });
    for (const [made, stage] of [
      [document, 1],
      [toTouch, 1],
      [toTouch, 2],
    ] as const) {
      expect(ids(made, stage)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `hint-${stage}-${number}`));
    }
    // All are easy: on paper, they have none.
    expect(sectionOf(document, 'hints-2')).toBeUndefined();
    const says = say('hints-way-intro', { completions: 2 });
    expect(linesOf(sectionOf(document, 'hints-1')).some((line) => line.startsWith(says))).toBe(true);
  });

  it('has no codes for the key and the numbers of a Terzett on paper', () => {
    for (const options of EDITIONS)
      expect(linesOf(documentOf(book, options)).join('\n')).not.toContain('filling-');
  });

  it('has a stencil for each series, where the keys are', () => {
    const stencils = (made: ReturnType<typeof documentOf>) =>
      blocksOf(made, 'section').filter(({ id }) => id?.startsWith('stencil-'));
    const [inside, apart] = [documentOf(book), documentOf(book, { part: 'keys', audience: AUDIENCES[1] })];
    const [first] = SECTIONS.series.puzzles;
    for (const made of [inside, apart]) {
      expect(stencils(made).map(({ id }) => id)).toEqual(['stencil-5']);
      const { figure } = blocksOf(stencils(made)[0]!, 'board')[0]!;
      expect(figure.blank).toBe(true);
      for (const { first: cell, second } of figure.dominoes) expect(first!.key[cell]).toBe(second);
      expect(figure.dominoes).toHaveLength(36);
    }
    expect(stencils(documentOf(book, { audience: AUDIENCES[1] }))).toEqual([]);
    const untried = say('stencils-raised')
      .match(/[^.]+\.$/)![0]
      .trim();
    expect(linesOf(sectionOf(apart, 'stencils')).join(' ')).toContain(untried);
    expect(linesOf(sectionOf(inside, 'stencils')).join(' ')).not.toContain(untried);
  });

  it('shows each figure with its number of solutions, and its key', () => {
    for (const { name, puzzle, solutions, key: laid } of book.exhibits) {
      const figure = sectionOf(document, `figure-${name}`);
      expect(linesOf(figure)[1]!.startsWith(say('exhibit-solutions', { solutions }))).toBe(true);
      expect(blocksOf(figure, 'board')[0]!.figure).toMatchObject({ puzzle, dominoes: [] });
      const keyPage = sectionOf(document, `key-figure-${name}`);
      expect(linesOf(keyPage)[1]!.startsWith(say('key-solutions', { solutions }))).toBe(true);
      for (const { first, second } of blocksOf(keyPage, 'board')[0]!.figure.dominoes)
        expect(laid[first]).toBe(second);
    }
    // They do not count as puzzles of the book.
    expect(linesOf(document)[1]).toMatch(/^8 /);
  });

  it('says of the figures what they are, and what was put right', () => {
    const toTouch = documentOf(book, { audience: AUDIENCES[1] });
    const lines = blocksOf(sectionOf(toTouch, 'figures'), 'list')[0]!.items.map(wordsOf);
    const names = [
      ['VIII', `${say('shape-letter-e')}, 18`],
      ['IX', `${say('shape-letter-h')}, 14`],
      ['XV', '5'],
    ].map(([name, of]) => `${say('figure-heading', { name: name! })}${say('colon')} ${of}`);
    names.forEach((start, i) => {
      expect(lines[i]!.startsWith(start)).toBe(true);
    });
    const repaired = (['leg', 'holes'] as const).map((what) => say('figure-repaired', { what }));
    expect(lines.map((line) => repaired.some((told) => line.endsWith(told)))).toEqual([false, true, true]);
    expect(linesOf(sectionOf(document, 'figures'))[1]).toContain('1902');
  });
});

describe.each(LANGUAGE_CODES)('what a book does not have it does not speak of: %s', (language) => {
  const textOf = (...args: Parameters<typeof bookOf> extends [unknown, ...infer Rest] ? Rest : never) =>
    EDITIONS.map((options) => linesOf(documentOf(bookOf(language, ...args), options)).join('\n')).join('\n');

  it('an Omnibus book speaks of nothing else', () => {
    const text = textOf([{ ...SECTIONS.omnibus, title: 'One' }]);
    for (const word of NAMED[language]) expect(text).not.toMatch(word);
    expect(text).toContain(plainWords(language)('levels-techniques'));
  });

  it('a Terzett book does not speak of completions, series, shapes and figures', () => {
    const series = new RegExp(`${formOf(WORDS[language], 'key-series')}$`, 'gm');
    const text = textOf([SECTIONS.terzett])
      .replace(series, '')
      .replaceAll(plainWords(language)('colophon-series'), '');
    const [terzett, ...others] = NAMED[language];
    expect(text).toMatch(terzett!);
    for (const word of others) expect(text).not.toMatch(word);
  });

  it('a book of completions has no levels and no hints, and puts it so from the start', () => {
    const document = documentOf(bookOf(language, [SECTIONS.completion]));
    const ids = blocksOf(document, 'section').flatMap(({ id }) => id ?? []);
    expect(ids).not.toContain('levels');
    expect(ids.filter((id) => id.startsWith('hints'))).toEqual([]);
    const start = plainWords(language)('how-to-play-taken-numbers');
    expect(linesOf(document).join('\n')).toContain(start);
  });

  it('figures alone bring the rule of Terzett with them', () => {
    const document = documentOf(bookOf(language, [SECTIONS.omnibus], [exhibitOf('V')]));
    const headings = blocksOf(sectionOf(document, 'figures'), 'heading').map(({ content }) =>
      wordsOf(content),
    );
    expect(headings).toContain('Terzett');
    expect(headings.join()).not.toContain(plainWords(language)('shapes-heading'));
  });
});
