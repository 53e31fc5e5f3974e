import { beforeAll, describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { makeDocument } from '../../src/document/make.ts';
import { COMPOSING } from '../../src/parts/composing/record.ts';
import { READERS } from '../../src/words/readers.ts';
import { allBlocks, linesOf, openedBook, sectionOf } from '../helpers/document/documents.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { KNOWN_LANGUAGES, type KnownLanguage } from '../helpers/languages.ts';

// What is asked of a reader is read back from the sentences and compared with what the tasks say.

const WORDS = {
  en: {
    heading: /^Composing task (\d)$/,
    sum: /^The (column|row) from (\S+) to (\S+) makes (\d+)\.$/,
    line: /^All cells with (\d) are side by side in the (column|row) from (\S+) to (\S+)\.$/,
    unions: /^There are at least (\d) unions\.$/,
    cross: /^All 9 cells with 0 form a cross/,
    grade: /Grade (\d) of 3; (exactly|at least) (\d+) answers; a simple try fills (\d+) of (\d+) cells/,
    exactly: 'exactly',
    column: 'column',
    after: /^After figure (\d+) of the book of 1921\.$/,
    one: /^One answer as an example\./,
  },
  de: {
    heading: /^Setzaufgabe (\d)$/,
    sum: /^Die (Spalte|Zeile) von (\S+) bis (\S+) ergibt (\d+)\.$/,
    line: /^Alle Felder mit (\d) liegen beieinander in der (Spalte|Zeile) von (\S+) bis (\S+)\.$/,
    unions: /^Es gibt mindestens (\d) Verbindungen\.$/,
    cross: /^Alle 9 Felder mit 0 bilden ein Kreuz/,
    grade:
      /Grad (\d) von 3; (genau|mindestens) (\d+) Antworten; ein einfacher Versuch füllt (\d+) von (\d+) Feldern/,
    exactly: 'genau',
    column: 'Spalte',
    after: /^Nach Figur (\d+) des Buches von 1921\.$/,
    one: /^Eine Antwort als Beispiel\./,
  },
} as const satisfies Record<KnownLanguage, object>;

const RECORDS = COMPOSING.make(
  ['small-line', { range: 4, conditions: ['sum c 8', 'sum 2 10', 'unions 2'] }, 'cross'],
  { seed: '', puzzles: [] },
);

describe.each(KNOWN_LANGUAGES)('tasks for composers (%s)', (language) => {
  let book: Book;
  const words = WORDS[language];
  beforeAll(async () => {
    book = { ...(await openedBook(language)), composing: COMPOSING.open(RECORDS, 0) };
  });

  it.each(READERS)('say to readers (%s) what is asked', (reader) => {
    const document = makeDocument(book, 'book', { reader, keysInside: true }, textsOf(language));
    const lines = RECORDS.map((_, i) => linesOf({ blocks: [sectionOf(document, `composing-${i + 1}`)] }));
    for (const [i, said] of lines.entries()) {
      const { grade, complete, answers, greedy, rows } = RECORDS[i]!;
      expect(words.heading.exec(said[0]!)?.[1]).toBe(String(i + 1));
      const told = said.map((each) => words.grade.exec(each)).find(Boolean)!;
      expect([told[1], told[2] === words.exactly, told[3], told[4], told[5]]).toEqual(
        [grade, complete, answers, greedy, rows.join('').length].map((each) =>
          typeof each === 'boolean' ? each : String(each),
        ),
      );
    }
    const [line, sums, cross] = lines as [string[], string[], string[]];
    expect(found(line, words.line)).toEqual([['0', words.column === 'column' ? 'row' : 'Zeile', 'a1', 'f1']]);
    expect(found(sums, words.sum).map(([lane, ...rest]) => [lane === words.column, ...rest])).toEqual([
      [true, 'c1', 'c5', '8'],
      [false, 'a2', 'f2', '10'],
    ]);
    expect(found(sums, words.unions)).toEqual([['2']]);
    expect(found(cross, words.cross)).toHaveLength(1);
    expect(found(cross, words.after)).toEqual([['12']]);
  });

  it('show empty cells to fill in, and an answer that says it is one of many', () => {
    const document = makeDocument(book, 'book', { reader: 'print', keysInside: true }, textsOf(language));
    for (const [i, { rows, example }] of RECORDS.entries()) {
      const boards = ['composing-', 'key-composing-'].map((id) => {
        const board = allBlocks([sectionOf(document, `${id}${i + 1}`)]).find(({ type }) => type === 'board')!;
        return board.type === 'board' ? board.figure : undefined;
      });
      const signs = (numbers: readonly number[]) => numbers.map((each) => (each < 0 ? '?' : each)).join('');
      expect(signs(boards[0]!.puzzle.numbers)).toBe(rows.join(''));
      expect(signs(boards[1]!.puzzle.numbers)).toBe(example.join(''));
      expect(boards[1]!.stones).toHaveLength(rows.join('').length / 2);
      expect(
        found(linesOf({ blocks: [sectionOf(document, `key-composing-${i + 1}`)] }), words.one),
      ).toHaveLength(1);
    }
  });

  it('explain what threes are if nothing before them does', () => {
    const document = makeDocument(book, 'book', { reader: 'print', keysInside: true }, textsOf(language));
    const texts = linesOf(document).filter((text) => /Terzett/.test(text) && /threes|Dreier/.test(text));
    expect(texts.length).toBeGreaterThan(0);
  });
});

function found(lines: readonly string[], form: RegExp): string[][] {
  return lines.flatMap((line) => {
    const match = form.exec(line);
    return match ? [match.slice(1)] : [];
  });
}
