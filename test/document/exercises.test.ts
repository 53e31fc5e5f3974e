import { beforeAll, describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { makeDocument } from '../../src/document/make.ts';
import { EXERCISE_LEVELS } from '../../src/parts/exercises/exercises.ts';
import { READERS } from '../../src/words/readers.ts';
import { allBlocks, blocksOf, linesOf, openedBook, sectionOf } from '../helpers/document/documents.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { KNOWN_LANGUAGES, type KnownLanguage } from '../helpers/languages.ts';

// The exercises are read as a reader does, solved by trying everything, and compared with the answers in the book.

const WORDS = {
  en: {
    kind: /^Exercises (\d+) to (\d+): divisor (\d+), set up to (\d+):\4$/,
    line: /^Open ends: ([\d, ]+)\.(?: Sum: (\d+)\.)?(?: Free long side: ([\d:, ]+)\.)?$/,
    answer:
      /^(\d+): (\d+:\d+) at the (?:end (\d+)|long side of (\d+):\4)\. The sum was (\d+) and is now (\d+): (\d+) points?\. (?:Id|Name): (\S+)\.$/,
    task: /^(Every domino fits|Only one play scores|Several plays score)/,
  },
  de: {
    kind: /^Übungen (\d+) bis (\d+): Divisor (\d+), Satz bis (\d+):\4$/,
    line: /^Offene Enden: ([\d, ]+)\.(?: Summe: (\d+)\.)?(?: Lange Seite frei: ([\d:, ]+)\.)?$/,
    answer:
      /^(\d+): (\d+:\d+) (?:am Ende (\d+)|an der langen Seite von (\d+):\4)\. Die Summe war (\d+) und ist nun (\d+): (\d+) Punkte?\. Name: (\S+)\.$/,
    task: /^(Jeder Stein passt|Nur ein Zug bringt Punkte|Mehrere Züge bringen Punkte)/,
  },
} as const satisfies Record<KnownLanguage, object>;

const HAND = /^Hand: (.*)\.$/;

interface Answer {
  readonly stone: string;
  readonly end: number | undefined;
  readonly side: number | undefined;
  readonly before: number;
  readonly after: number;
  readonly points: number;
}

/** All that score most. */
function solved(ends: number[], sides: number[], hand: readonly string[], divisor: number): Answer[] {
  const before = ends.reduce((sum, end) => sum + end, 0);
  const all = hand.flatMap((stone) => {
    const [a, b] = stone.split(':').map(Number) as [number, number];
    const ways =
      a === b
        ? [[a, 2 * a]]
        : [
            [a, b],
            [b, a],
          ];
    return ways.flatMap(([fits, opens]): Omit<Answer, 'points'>[] => [
      ...(ends.includes(fits!)
        ? [{ stone, end: fits, side: undefined, before, after: before - fits! + opens! }]
        : []),
      ...(sides.includes(fits!)
        ? [{ stone, end: undefined, side: fits, before, after: before + opens! }]
        : []),
    ]);
  });
  const scored = all
    .filter(({ after }) => after % divisor === 0)
    .map((way) => ({ ...way, points: way.after / divisor }));
  const most = Math.max(...scored.map(({ points }) => points));
  return scored.filter(({ points }) => points === most);
}

describe.each(KNOWN_LANGUAGES)('exercises in divisor domino, %s', (language) => {
  const words = WORDS[language];
  const templates = textsOf(language);
  let book: Book;

  beforeAll(async () => {
    const exercises = EXERCISE_LEVELS.flatMap((level) => [
      { divisor: 7, level, count: 6 },
      { divisor: 11, level, count: 2 },
    ]);
    book = await openedBook(language, { exercises });
  });

  it.each(READERS)('are solved by what a reader of the edition is told: %s', (reader) => {
    const document = makeDocument(book, 'book', { reader, keysInside: true }, templates);
    const answers = linesOf(sectionOf(document, 'exercise-keys')).flatMap((line) => {
      const found = words.answer.exec(line);
      return found ? [found] : [];
    });
    let number = 0;
    let divisor = 0;
    for (const block of sectionOf(document, 'exercises').blocks) {
      if (block.type !== 'section') continue;
      const lines = linesOf(block);
      const kind = words.kind.exec(lines[0]!);
      if (kind) divisor = Number(kind[3]);
      // The words over a kind are its heading and what is asked.
      const others = lines.slice(kind ? 3 : 1);
      number++;
      expect(block.id).toBe(`exercise-${number}`);
      const told = words.line.exec(others[0]!)!;
      const ends = told[1]!.split(', ').map(Number);
      const sides = (told[3]?.split(', ') ?? []).map((double) => Number(double.split(':')[0]));
      const hand = HAND.exec(others[1]!)![1]!.split(', ');
      const [answer, ...more] = solved(ends, sides, hand, divisor);
      expect(more).toEqual([]);
      expect(told[2]).toBe(number > 16 ? undefined : String(answer!.before));
      const [, at, stone, end, side, before, after, points, id] = answers[number - 1]!;
      expect([Number(at), stone, end, side, before, after, points]).toEqual([
        number,
        answer!.stone,
        answer!.end?.toString(),
        answer!.side?.toString(),
        String(answer!.before),
        String(answer!.after),
        String(answer!.points),
      ]);
      expect(id).toMatch(/^[a-z]{5}-[a-z]{5}$/);
      const boxes = allBlocks(block.blocks).filter(({ type }) => type === 'form');
      expect(boxes).toHaveLength(reader === 'print' || reader === 'screen' ? 1 : 0);
    }
    expect(number).toBe(24);
    expect(answers).toHaveLength(24);
  });

  it('tell before each kind what is asked', () => {
    const document = makeDocument(book, 'book', { reader: 'aloud', keysInside: true }, templates);
    const lines = linesOf(sectionOf(document, 'exercises'));
    const kinds = lines.flatMap((line, i) => (words.kind.test(line) ? [lines[i + 1]!] : []));
    expect(kinds.map((line) => words.task.exec(line)?.[1])).toEqual(
      words.task.source
        .slice(2, -1)
        .split('|')
        .flatMap((task) => [task, task]),
    );
  });

  it('have their answers in the file with the keys, and there alone if these stand apart', () => {
    const audience = { reader: 'touch', keysInside: false } as const;
    const [inside, apart] = (['book', 'keys'] as const).map((part) =>
      blocksOf(makeDocument(book, part, audience, templates), 'section').filter(
        ({ id }) => id === 'exercise-keys',
      ),
    );
    expect(inside).toEqual([]);
    expect(apart).toHaveLength(1);
  });

  it('are not there if none were asked for', async () => {
    const plain = await openedBook(language);
    for (const part of ['book', 'keys'] as const) {
      const document = makeDocument(plain, part, { reader: 'print', keysInside: true }, templates);
      const ids = blocksOf(document, 'section').flatMap(({ id }) => id ?? []);
      for (const id of ['exercises', 'exercise-keys', 'together', 'score-pad']) expect(ids).not.toContain(id);
    }
  });
});
