import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../src/document/document.ts';
import { UNKNOWN } from '../../src/domino/puzzle.ts';
import { translateText } from '../helpers/braille/writing.ts';
import {
  AUDIENCES,
  allBlocks,
  blocksOf,
  bookOf,
  documentOf,
  exhibitOf,
  linesOf,
  mixedBook,
  SECTIONS,
  sectionOf,
} from '../helpers/document/documents.ts';
import { KNOWN_LANGUAGES, type KnownLanguage } from '../helpers/languages.ts';

const PARTS = ['book', 'keys'] as const;
const EDITIONS = AUDIENCES.flatMap((audience) => PARTS.map((part) => ({ audience, part })));

/** Words that stand in a book only if it has what they name. */
const WORDS: Readonly<Record<KnownLanguage, readonly RegExp[]>> = {
  en: [/terzett/i, /completion/i, /ergänzung/i, /stencil/i, /\bseries\b/i, /shape/i, /figures? of 1921/i],
  de: [/terzett/i, /ergänz/i, /schablone/i, /\bserie\b/i, /\bform(en)?\b/i, /figuren von 1921/i],
};

describe.each(KNOWN_LANGUAGES)('a book of all kinds: %s', (language) => {
  const book = mixedBook(language);
  const document = documentOf(book);
  const page = (number: number) => sectionOf(document, `puzzle-${number}`);
  const heading = (id: string) => wordsOf(blocksOf(sectionOf(document, id), 'heading')[0]!.content);

  it('makes documents for every edition, in words that braille can write', () => {
    for (const options of EDITIONS) {
      const lines = linesOf(documentOf(book, options));
      expect(lines.length).toBeGreaterThan(20);
      for (const line of lines) expect(translateText(line, language)).not.toBe('');
    }
  });

  it('has headings whose levels do not skip one, and no id twice', () => {
    for (const options of EDITIONS) {
      const made = documentOf(book, options);
      const levels = blocksOf(made, 'heading').map(({ level }) => level);
      levels.forEach((level, i) => {
        expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1);
      });
      const ids = allBlocks(made.blocks).flatMap((block) => ('id' in block && block.id ? [block.id] : []));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('names the kind over each puzzle, and refers to it by its number alone', () => {
    const names = {
      en: ['Puzzle 1, easy', 'Puzzle 2: Terzett, easy', 'Puzzle 7: completion'],
      de: ['Aufgabe 1, leicht', 'Aufgabe 2: Terzett, leicht', 'Aufgabe 7: Ergänzung'],
    }[language];
    expect([1, 2, 7].map((number) => heading(`puzzle-${number}`))).toEqual(names);
    const [puzzle, key] = {
      en: ['Puzzle 7', 'Key to puzzle 7'],
      de: ['Aufgabe 7', 'Schlüssel zu Aufgabe 7'],
    }[language];
    expect(heading('key-7')).toBe(key);
    expect(names[2]!.startsWith(puzzle!)).toBe(true);
  });

  it('opens its sections with kind, set, shape, level and keys', () => {
    // In print they are pages of their own: test/render/openers.books.test.ts.
    const openings = blocksOf(documentOf(book, { audience: AUDIENCES[1] }), 'section')
      .filter(({ role, id }) => role === 'puzzles' && !id)
      .map(({ blocks }) =>
        wordsOf(blocks.flatMap((block) => (block.type === 'paragraph' ? [block] : []))[0]!.content),
      );
    expect(openings).toEqual(
      {
        en: [
          'One puzzle: 1. The set from 0:0 to 3:3: 10 dominoes on 4 rows of 5 cells. Level: easy.',
          'Puzzles 2 to 3. Terzett. The set from 0:0 to 7:7: 36 dominoes on 8 rows of 9 cells. Level: easy. With 2 different keys.',
          'One puzzle: 4. Terzett. The set from 0:0 to 7:7: 36 dominoes on 72 cells. Shape: letter E, 18 rows and 9 columns. Level: easy.',
          'Puzzles 5 to 6. Terzett. The set from 0:0 to 7:7: 36 dominoes on 8 rows of 9 cells. Level: easy.',
          'Puzzles 7 to 8. Completions. The set from 0:0 to 7:7: 36 dominoes on 8 rows of 9 cells.',
        ],
        de: [
          'Eine Aufgabe: 1. Satz bis 3:3: 10 Steine auf 4 Zeilen mit je 5 Feldern. Stufe: leicht.',
          'Aufgaben 2 bis 3. Terzett. Satz bis 7:7: 36 Steine auf 8 Zeilen mit je 9 Feldern. Stufe: leicht. Mit 2 verschiedenen Schlüsseln.',
          'Eine Aufgabe: 4. Terzett. Satz bis 7:7: 36 Steine auf 72 Feldern. Form: Buchstabe E, 18 Zeilen und 9 Spalten. Stufe: leicht.',
          'Aufgaben 5 bis 6. Terzett. Satz bis 7:7: 36 Steine auf 8 Zeilen mit je 9 Feldern. Stufe: leicht.',
          'Aufgaben 7 bis 8. Ergänzungen. Satz bis 7:7: 36 Steine auf 8 Zeilen mit je 9 Feldern.',
        ],
      }[language],
    );
  });

  it('says of a completion how many of each number are to be found, and lists its stones', () => {
    for (const { number, puzzle } of SECTIONS.completion.puzzles) {
      const given = puzzle.numbers.filter((value) => value !== UNKNOWN);
      const facts = blocksOf(page(number), 'paragraph')
        .map(({ content }) => wordsOf(content))
        .join(' ');
      const counts = [0, 1, 2, 3, 4, 5, 6, 7].map(
        (value) => 9 - given.filter((other) => other === value).length,
      );
      const told = [...facts.matchAll({ en: /(\d) times (\d)/g, de: /(\d)-mal (\d)/g }[language])];
      expect(told.map(([, times]) => Number(times))).toEqual(counts);
      expect(told.map(([, , value]) => Number(value))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      const numbers = facts.match(
        { en: /(\d+) numbers given, (\d+) to be/, de: /(\d+) Zahlen gegeben, (\d+) zu/ }[language],
      )!;
      expect(numbers.slice(1).map(Number)).toEqual([given.length, 72 - given.length]);
      const [tally] = blocksOf(page(number), 'tally');
      expect(tally!.range).toBe(7);
      expect(tally!.title).not.toMatch(/\d/);
    }
  });

  it('shows the givens of a completion as its puzzle, and all numbers with the stones as its key', () => {
    for (const { number, puzzle, solution, key } of SECTIONS.completion.puzzles) {
      expect(blocksOf(page(number), 'board').map(({ figure }) => figure.puzzle)).toEqual([puzzle]);
      const { figure } = blocksOf(sectionOf(document, `key-${number}`), 'board')[0]!;
      expect(figure.puzzle.numbers).toEqual(solution!.numbers);
      expect(figure.stones).toHaveLength(36);
      for (const { first, second } of figure.stones) expect(key[first]).toBe(second);
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
    // All are easy: on paper the star in the way is enough.
    expect(sectionOf(document, 'hints-2')).toBeUndefined();
    const says = {
      en: /^For every puzzle that shows all its numbers here are/,
      de: /^Zu jeder Aufgabe, die alle Zahlen zeigt, stehen hier/,
    }[language];
    expect(linesOf(sectionOf(document, 'hints-1')).some((line) => says.test(line))).toBe(true);
  });

  it('names the series of a Terzett on its key in print alone', () => {
    const facts = (audience: (typeof AUDIENCES)[number], number: number) =>
      linesOf(sectionOf(documentOf(book, { part: 'keys', audience }), `key-${number}`)).join(' ');
    expect(facts(AUDIENCES[0], 2)).toMatch(/key-0.*filling-0/);
    expect(facts(AUDIENCES[1], 2)).not.toMatch(/filling/);
    expect(facts(AUDIENCES[0], 4)).not.toMatch(/Series|Serie/);
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
      for (const { first: cell, second } of figure.stones) expect(first!.key[cell]).toBe(second);
      expect(figure.stones).toHaveLength(36);
    }
    expect(stencils(documentOf(book, { audience: AUDIENCES[1] }))).toEqual([]);
    const untried = { en: 'Readers have not yet tried out', de: 'haben Leser noch nicht erprobt' }[language];
    expect(linesOf(sectionOf(apart, 'stencils')).join(' ')).toContain(untried);
    expect(linesOf(sectionOf(inside, 'stencils')).join(' ')).not.toContain(untried);
  });

  it('shows each figure with its number of solutions, and its key', () => {
    const told = { en: ['Exactly one solution.', '4 solutions.'], de: ['Genau eine Lösung.', '4 Lösungen.'] }[
      language
    ];
    const key = {
      en: ['The only solution.', 'One of 4 solutions'],
      de: ['Die einzige Lösung.', 'Eine von 4 Lösungen'],
    }[language];
    for (const { name, puzzle, solutions, key: laid } of book.exhibits) {
      const of = solutions === 1 ? 0 : 1;
      const figure = sectionOf(document, `figure-${name}`);
      expect(linesOf(figure)[1]!.startsWith(told[of]!)).toBe(true);
      expect(blocksOf(figure, 'board')[0]!.figure).toMatchObject({ puzzle, stones: [] });
      const keyPage = sectionOf(document, `key-figure-${name}`);
      expect(linesOf(keyPage)[1]!.startsWith(key[of]!)).toBe(true);
      for (const { first, second } of blocksOf(keyPage, 'board')[0]!.figure.stones)
        expect(laid[first]).toBe(second);
    }
    // They are no puzzles of the book.
    expect(linesOf(document)[1]).toMatch(/^8 /);
  });

  it('says of the figures what they are, and what was put right', () => {
    const lines = blocksOf(sectionOf(document, 'figures'), 'list')[0]!.items.map(wordsOf);
    const names = {
      en: ['Figure VIII: letter E, 18', 'Figure IX: letter H, 14', 'Figure XV: 5'],
      de: ['Figur VIII: Buchstabe E, 18', 'Figur IX: Buchstabe H, 14', 'Figur XV: 5'],
    }[language];
    names.forEach((start, i) => {
      expect(lines[i]!.startsWith(start)).toBe(true);
    });
    const repaired = { en: /scanned text/, de: /eingescannten Text/ }[language];
    expect(lines.map((line) => repaired.test(line))).toEqual([false, true, true]);
    expect(linesOf(sectionOf(document, 'figures'))[1]).toContain('1902');
  });
});

describe.each(KNOWN_LANGUAGES)('what a book does not have it does not speak of: %s', (language) => {
  const textOf = (...args: Parameters<typeof bookOf> extends [unknown, ...infer Rest] ? Rest : never) =>
    EDITIONS.map((options) => linesOf(documentOf(bookOf(language, ...args), options)).join('\n')).join('\n');

  it('an Omnibus book speaks of nothing else', () => {
    const text = textOf([{ ...SECTIONS.omnibus, title: 'One' }]);
    for (const word of WORDS[language]) expect(text).not.toMatch(word);
    expect(text).not.toMatch(
      { en: /with a level|that have a level/, de: /mit einer Stufe|eine Stufe haben/ }[language],
    );
  });

  it('a Terzett book does not speak of completions, series, shapes and figures', () => {
    const text = textOf([SECTIONS.terzett]).replace(
      /^(Series|Serie): .*$|.*(two numbers|zwei Nummern).*/gm,
      '',
    );
    const [terzett, ...others] = WORDS[language];
    expect(text).toMatch(terzett!);
    for (const word of others) expect(text).not.toMatch(word);
  });

  it('a book of completions has no levels and no hints, and puts it so from the start', () => {
    const document = documentOf(bookOf(language, [SECTIONS.completion]));
    const ids = blocksOf(document, 'section').flatMap(({ id }) => id ?? []);
    expect(ids).not.toContain('levels');
    expect(ids.filter((id) => id.startsWith('hints'))).toEqual([]);
    const start = { en: 'copied some of the numbers', de: 'einen Teil der Zahlen abgeschrieben' }[language];
    expect(linesOf(document).join('\n')).toContain(start);
  });

  it('figures alone bring the rule of Terzett with them', () => {
    const document = documentOf(bookOf(language, [SECTIONS.omnibus], [exhibitOf('V')]));
    const headings = blocksOf(sectionOf(document, 'figures'), 'heading').map(({ content }) =>
      wordsOf(content),
    );
    expect(headings).toContain('Terzett');
    expect(headings.join()).not.toMatch(/shape|Form/);
  });
});
