import { beforeAll, describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { EXERCISE_LEVELS } from '../../src/parts/exercises/exercises.ts';
import type { WordBook } from '../../src/words/word-book.ts';
import {
  allBlocks,
  blocksOf,
  documentFor,
  documentOf,
  linesOf,
  openedBook,
  READINGS,
  sectionOf,
} from '../helpers/document/documents.ts';
import { formOf, lineOf } from '../helpers/forms.ts';
import { WORDS } from '../helpers/words.ts';

// The exercises are read as a reader does, solved by brute force, and compared with the answers in the book.

/** How many of the exercises state their sum. */
const SUMS_TOLD = 16;

/** The patterns that read the sentences of a language. */
function formsOf(words: WordBook) {
  const answers = [true, false].flatMap((atEnd) =>
    [1, 2].map((points) => formOf(words, 'exercise-keys-answer', { atEnd, ...(points === 1 && { points }) })),
  );
  const after = ['exercises-sum', 'exercises-sides'] as const;
  return {
    kind: lineOf(words, 'exercises-group', { count: 2 }),
    line: new RegExp(
      `^${formOf(words, 'exercises-ends')}${after.map((id) => `(?: ${formOf(words, id)})?`).join('')}$`,
    ),
    hand: lineOf(words, 'exercises-hand'),
    answers: answers.map((answer) => new RegExp(`^${answer}(?: ${formOf(words, 'puzzle-id')}\\.)?$`)),
    tasks: EXERCISE_LEVELS.map((level) => words.marked('exercises-level', { level }).plain()),
  };
}

interface Answer {
  readonly domino: string;
  readonly end: number | undefined;
  readonly side: number | undefined;
  readonly before: number;
  readonly after: number;
  readonly points: number;
}

/** All answers with the highest score. */
function solved(ends: number[], sides: number[], hand: readonly string[], divisor: number): Answer[] {
  const before = ends.reduce((sum, end) => sum + end, 0);
  const all = hand.flatMap((domino) => {
    const [a, b] = domino.split(':').map(Number) as [number, number];
    const ways =
      a === b
        ? [[a, 2 * a]]
        : [
            [a, b],
            [b, a],
          ];
    return ways.flatMap(([fits, opens]): Omit<Answer, 'points'>[] => [
      ...(ends.includes(fits!)
        ? [{ domino, end: fits, side: undefined, before, after: before - fits! + opens! }]
        : []),
      ...(sides.includes(fits!)
        ? [{ domino, end: undefined, side: fits, before, after: before + opens! }]
        : []),
    ]);
  });
  const scored = all
    .filter(({ after }) => after % divisor === 0)
    .map((way) => ({ ...way, points: way.after / divisor }));
  const most = Math.max(...scored.map(({ points }) => points));
  return scored.filter(({ points }) => points === most);
}

describe('exercises in divisor domino', () => {
  let book: Book;

  beforeAll(async () => {
    const exercises = EXERCISE_LEVELS.flatMap((level) => [
      { divisor: 7, level, count: 6 },
      { divisor: 11, level, count: 2 },
    ]);
    book = await openedBook('en', { exercises });
  });

  it.each(READINGS)('are solved by what a reader of the edition is told: $reader, $language', (reading) => {
    const { reader, language } = reading;
    const document = documentFor({ ...book, language }, reader);
    const words = formsOf(WORDS[language].for(reader));
    const answers = linesOf(sectionOf(document, 'exercise-keys')).flatMap((line) =>
      words.answers.flatMap((form) => {
        const found = form.exec(line);
        return found ? [{ ...found.groups }] : [];
      }),
    );
    let number = 0;
    let divisor = 0;
    for (const block of sectionOf(document, 'exercises').blocks) {
      if (block.type !== 'section') continue;
      const lines = linesOf(block);
      const kind = words.kind.exec(lines[0]!);
      if (kind) divisor = Number(kind.groups!.divisor);
      // A kind of exercise is introduced by its heading and the task.
      const others = lines.slice(kind ? 3 : 1);
      number++;
      expect(block.id).toBe(`exercise-${number}`);
      const told = words.line.exec(others[0]!)!.groups!;
      const ends = told.ends!.split(', ').map(Number);
      const sides = (told.dominoes?.split(', ') ?? []).map((double) => Number(double.split(':')[0]));
      const hand = words.hand.exec(others[1]!)!.groups!.dominoes!.split(', ');
      const [answer, ...more] = solved(ends, sides, hand, divisor);
      expect(more).toEqual([]);
      expect(told.sum).toBe(number > SUMS_TOLD ? undefined : String(answer!.before));
      const { id, points = '1', ...said } = answers[number - 1] as Record<string, string>;
      expect({ ...said, points }).toEqual({
        number: String(number),
        domino: answer!.domino,
        spot: String(answer!.end ?? answer!.side),
        before: String(answer!.before),
        after: String(answer!.after),
        points: String(answer!.points),
      });
      if (reader !== 'print') expect(id).toMatch(/^[a-z]{5}-[a-z]{5}$/);
      const boxes = allBlocks(block.blocks).filter(({ type }) => type === 'form');
      expect(boxes).toHaveLength(reader === 'print' || reader === 'screen' ? 1 : 0);
    }
    expect(number).toBe(24);
    expect(answers).toHaveLength(24);
  });

  it('tell before each kind what is asked', () => {
    const lines = linesOf(sectionOf(documentFor(book, 'aloud'), 'exercises'));
    const words = formsOf(WORDS.en.for('aloud'));
    const kinds = lines.flatMap((line, i) => (words.kind.test(line) ? [lines[i + 1]!] : []));
    expect(kinds).toEqual(words.tasks.flatMap((task) => [task, task]));
  });

  it('have their answers in the file with the keys, and there alone if these stand apart', () => {
    const audience = { reader: 'touch', keysInside: false } as const;
    const [inside, apart] = (['book', 'keys'] as const).map((part) =>
      blocksOf(documentOf(book, { part, audience }), 'section').filter(({ id }) => id === 'exercise-keys'),
    );
    expect(inside).toEqual([]);
    expect(apart).toHaveLength(1);
  });

  it('are not there if none were asked for', async () => {
    const plain = await openedBook('en');
    for (const part of ['book', 'keys'] as const) {
      const ids = blocksOf(documentFor(plain, 'print', part), 'section').flatMap(({ id }) => id ?? []);
      for (const id of ['exercises', 'exercise-keys', 'together', 'score-pad']) expect(ids).not.toContain(id);
    }
  });
});
