import { beforeAll, describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { COMPOSING } from '../../src/parts/composing/record.ts';
import type { WordBook } from '../../src/words/word-book.ts';
import { allBlocks, linesOf, sectionOf } from '../helpers/document/blocks.ts';
import { documentFor, openedBook, READINGS } from '../helpers/document/documents.ts';
import { formOf, lineOf } from '../helpers/forms.ts';
import { WORDS } from '../helpers/words.ts';

// The conditions are read back from the sentences and compared with those of the tasks.

/** The patterns that read the sentences of a language. */
function formsOf(words: WordBook) {
  const condition = (kind: string, given = {}) => lineOf(words, 'composing-condition', { kind, ...given });
  const grade = (complete: boolean) =>
    new RegExp(
      formOf(
        words,
        'composing-grade',
        { complete },
        { grade: DIGITS, answers: DIGITS, greedy: DIGITS, cells: DIGITS },
      ),
    );
  return {
    heading: lineOf(words, 'composing-task-heading'),
    sum: [true, false].map((column) => condition('sum', { column })),
    line: [true, false].map((column) => condition('line', { column })),
    unions: [condition('unions')],
    cross: [condition('cross')],
    grade: [true, false].map(grade),
    after: [lineOf(words, 'composing-after')],
    one: [lineOf(words, 'composing-example')],
  };
}

const DIGITS = String.raw`\d+`;

const RECORDS = COMPOSING.make(
  ['small-line', { range: 4, conditions: ['sum c 8', 'sum 2 10', 'unions 2'] }, 'cross'],
  { seed: '', puzzles: [] },
);

describe('tasks for composers', () => {
  let book: Book;
  beforeAll(async () => {
    book = { ...(await openedBook('en')), composing: COMPOSING.open(RECORDS, 0) };
  });

  it.each(READINGS)('say to readers what is asked: $reader, $language', ({ reader, language }) => {
    const words = formsOf(WORDS[language]);
    const document = documentFor({ ...book, language }, reader);
    const lines = RECORDS.map((_, i) => linesOf({ blocks: [sectionOf(document, `composing-${i + 1}`)] }));
    for (const [i, said] of lines.entries()) {
      const { grade, complete, answers, greedy, rows } = RECORDS[i]!;
      expect(words.heading.exec(said[0]!)!.groups!.number).toBe(String(i + 1));
      const cells = rows.join('').length;
      const told = Object.entries({ grade, answers, greedy, cells }).map(([name, number]) => [
        name,
        String(number),
      ]);
      expect(found(said, words.grade)).toEqual([[complete ? 0 : 1, Object.fromEntries(told)]]);
    }
    const [line, sums, cross] = lines as [string[], string[], string[]];
    // Of two alternatives, the first is that of a column.
    expect(found(line, words.line)).toEqual([[1, { number: '0', first: 'a1', last: 'f1' }]]);
    expect(found(sums, words.sum)).toEqual([
      [0, { first: 'c1', last: 'c5', total: '8' }],
      [1, { first: 'a2', last: 'f2', total: '10' }],
    ]);
    expect(found(sums, words.unions)).toEqual([[0, { total: '2' }]]);
    expect(found(cross, words.cross)).toEqual([[0, { number: '0', count: '9' }]]);
    expect(found(cross, words.after)).toEqual([[0, { figure: '12' }]]);
  });

  it('show empty cells to fill in, and an answer that says it is one of many', () => {
    const words = formsOf(WORDS.en);
    const document = documentFor(book, 'print');
    for (const [i, { rows, example }] of RECORDS.entries()) {
      const boards = ['composing-', 'key-composing-'].map((id) => {
        const board = allBlocks([sectionOf(document, `${id}${i + 1}`)]).find(({ type }) => type === 'board')!;
        return board.type === 'board' ? board.figure : undefined;
      });
      const signs = (numbers: readonly number[]) => numbers.map((each) => (each < 0 ? '?' : each)).join('');
      expect(signs(boards[0]!.puzzle.numbers)).toBe(rows.join(''));
      expect(signs(boards[1]!.puzzle.numbers)).toBe(example.join(''));
      expect(boards[1]!.dominoes).toHaveLength(rows.join('').length / 2);
      expect(
        found(linesOf({ blocks: [sectionOf(document, `key-composing-${i + 1}`)] }), words.one),
      ).toHaveLength(1);
    }
  });

  it.each(LANGUAGE_CODES)('explain what threes are if nothing before them does: %s', (language) => {
    const texts = linesOf(documentFor({ ...book, language }, 'print')).filter(
      (text) => /Terzett/.test(text) && /threes|Dreier|trio/.test(text),
    );
    expect(texts.length).toBeGreaterThan(0);
  });
});

/** Each line that matches one of the patterns: which one, and its values. */
function found(lines: readonly string[], forms: readonly RegExp[]) {
  return lines.flatMap((line) =>
    forms.flatMap((form, i) => {
      const match = form.exec(line);
      return match ? [[i, { ...match.groups }] as const] : [];
    }),
  );
}
