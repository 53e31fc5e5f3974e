import { beforeAll, describe, expect, it } from 'vitest';
import { mixedBook } from '../helpers/document/documents.ts';
import { oracleSolutions } from '../helpers/oracle.ts';
import { type PdfFile, readPdf } from '../helpers/pdf/read.ts';
import { headingsOf } from '../helpers/pdf/words.ts';
import { peerBook, render } from '../helpers/render/books.ts';
import {
  allWords,
  boardsOf,
  entriesOf,
  keyOfList,
  keyOn,
  numbersOn,
  printed,
  sectionHeaded,
  smallestText,
  withoutLevel,
} from '../helpers/render/print-sections.ts';
import { type Rendered, renderAll } from '../helpers/render/rendered.ts';

const WORDS = {
  en: {
    key: 'Answer to puzzle',
    puzzle: 'Puzzle',
    back: 'Back to puzzle',
    told: { tableau: 'its puzzle again', outlines: 'without numbers', list: 'one by one, each with' },
  },
  de: {
    key: 'Lösung zu Aufgabe',
    puzzle: 'Aufgabe',
    back: 'Zurück zu Aufgabe',
    told: { tableau: 'ihre Aufgabe noch einmal', outlines: 'ohne Zahlen', list: 'einzeln, jede' },
  },
} as const;

const CASES = [
  ['a list', 'de', ['list']],
  ['everything', 'en', ['tableau', 'outlines', 'list']],
] as const;

describe.each(CASES)('keys as %s', (_, language, keys) => {
  let all: Rendered;
  let both: PdfFile[];
  const words = WORDS[language];
  const has = (form: string) => keys.some((other) => other === form);

  beforeAll(async () => {
    all = await renderAll(peerBook([3, 7], { language, print: { keys } }), 'large-print');
    both = [all.main, all.keys];
  });

  it('tell the solution in each form that was asked for, and in no other', () => {
    for (const { number, puzzle } of all.puzzles) {
      const { board, range, numbers } = puzzle;
      const [solution] = oracleSolutions({ rows: board.rows, columns: board.columns, range, numbers }, 2);
      for (const file of both) {
        const section = sectionHeaded(file, `${words.key} ${number}`);
        const boards = boardsOf(file, section);
        const shown = boards.map((part) => (part.numbers.size > 0 ? 'tableau' : 'outlines'));
        expect(shown).toEqual(keys.filter((form) => form !== 'list'));
        for (const part of boards) {
          expect(keyOn(file, puzzle, part)).toEqual(solution);
          if (part.numbers.size > 0) expect(numbersOn(part)).toEqual(numbers);
        }
        const entries = entriesOf(file, section);
        expect(entries.length > 0).toBe(has('list'));
        if (has('list')) expect(keyOfList(puzzle, entries)).toEqual(solution);
      }
    }
  });

  it('are told of in words that are true', () => {
    for (const file of both) {
      const text = allWords(file);
      for (const [form, told] of Object.entries(words.told))
        expect(text.includes(told), form).toBe(has(form));
    }
  });

  it('lead back to their puzzles where these are in the same file', () => {
    const headings = headingsOf(all.main);
    const pageOf = (text: string) => headings.find((heading) => withoutLevel(heading.words) === text)!.page;
    const firstKey = Math.min(...all.puzzles.map(({ number }) => pageOf(`${words.key} ${number}`)));
    for (const { number } of all.puzzles) {
      const key = pageOf(`${words.key} ${number}`);
      // Hints lead back, too; they precede the keys.
      const links = all.main.pages.flatMap((page, i) =>
        page.links
          .filter(({ contents }) => i + 1 >= firstKey && contents === `${words.back} ${number}`)
          .map((link) => [i + 1, link]),
      );
      expect(links).toEqual([[key, expect.objectContaining({ to: expect.anything() })]]);
      const [[, link]] = links as [[number, PdfFile['pages'][number]['links'][number]]];
      expect(link.to.page).toBe(pageOf(`${words.puzzle} ${number}`));
    }
    expect(all.keys.pages.flatMap(({ links }) => links)).toEqual([]);
  });

  it('have no text below 18 points', () => {
    for (const file of both) expect(smallestText(file)).toBeGreaterThan(18 - 1e-4);
  });
});

describe('keys without numbers', () => {
  it('still show the numbers of completions, and list the dominoes of historic figures', async () => {
    const book = { ...mixedBook('en'), print: printed({ keys: ['outlines', 'list'] }) };
    const file = await readPdf((await render(book, 'large-print')).get('large-print-keys.pdf')!);
    const puzzles = book.sections.flatMap((section) => section.puzzles);
    const completions = puzzles.filter(({ solution }) => solution);
    expect(completions.length).toBeGreaterThan(0);
    for (const { number, puzzle, solution, key } of completions) {
      const section = sectionHeaded(file, `Answer to puzzle ${number}`);
      const [tableau, outlines] = boardsOf(file, section);
      expect(numbersOn(tableau!)).toEqual(solution!.numbers);
      for (const part of [tableau!, outlines!]) expect(keyOn(file, puzzle, part)).toEqual(key);
      expect(keyOfList(solution!, entriesOf(file, section))).toEqual(key);
    }
    for (const { name, puzzle, key } of book.exhibits) {
      const section = sectionHeaded(file, `Answer to figure ${name}`);
      expect(boardsOf(file, section).every(({ numbers }) => numbers.size === 0)).toBe(true);
      expect(keyOfList(puzzle, entriesOf(file, section))).toEqual(key);
    }
  });
});
