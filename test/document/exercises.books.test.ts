import { beforeAll, describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import type { Language } from '../../src/languages/index.ts';
import { EXERCISE_LEVELS } from '../../src/parts/exercises/exercises.ts';
import { READERS } from '../../src/words/readers.ts';
import type { WordBook } from '../../src/words/word-book.ts';
import { allBlocks, blocksOf, linesOf, sectionOf } from '../helpers/document/blocks.ts';
import { documentFor, openedBook, READINGS } from '../helpers/document/documents.ts';
import { formOf, lineOf } from '../helpers/forms.ts';
import { plainly, waysToLay } from '../helpers/games/plain-endgame.ts';
import { pips, SET } from '../helpers/games/table.ts';
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
    book = await openedBook('en', {}, { exercises });
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

  it('are not there if none were asked for', async () => {
    const plain = await openedBook('en');
    for (const part of ['book', 'keys'] as const) {
      const ids = blocksOf(documentFor(plain, 'print', part), 'section').flatMap(({ id }) => id ?? []);
      for (const id of ['exercises', 'exercise-keys', 'together', 'score-pad']) expect(ids).not.toContain(id);
    }
  });
});

// The tasks are read as a reader does, searched in the plainest way, and compared with the answers in the book. The games in
// the answers are replayed domino by domino.

/** Patterns of each language: the hands and the rest outside the chain, the first move, and the turns of a game. */
const PATTERNS = {
  en: {
    you: /^You: (.*)\.$/,
    ben: /^Ben: (.*)\.$/,
    unseen: /^Not seen: (.*)\. Ben holds (\d+) of them\.$/,
    outside: /(\d+) pips are outside the chain\.$/,
    first: /^(\d:\d) at the end (\d)\./,
    turn: /(You|Ben) (?:places? (\d:\d) at (\d)|pass(?:es)?)\./g,
    score: /You score (\d+) points?\.$/,
    other: /^(\d:\d) at (\d): /,
  },
  de: {
    you: /^Sie: (.*)\.$/,
    ben: /^Ben: (.*)\.$/,
    unseen: /^Nicht zu sehen: (.*)\. Ben hält (\d+) davon\.$/,
    outside: /^.* Außerhalb der Kette sind (\d+) Augen\.$/,
    first: /^(\d:\d) am Ende (\d)\./,
    turn: /(Sie|Ben) (?:leg(?:en|t) (\d:\d) an die (\d)|passen|passt)\./g,
    score: /Sie bekommen (\d+) Punkte\.$/,
    other: /^(\d:\d) an die (\d): /,
  },
  fr: {
    you: /^Vous\s: (.*)\.$/,
    ben: /^Ben\s: (.*)\.$/,
    unseen: /^Cachés\s: (.*)\. Ben en tient (\d+)\.$/,
    outside: /valent encore (\d+)\.$/,
    first: /^(\d:\d) au bout (\d)\./,
    turn: /(Vous|Ben) (?:jouez? (\d:\d) au bout (\d)|passez?)\./g,
    score: /Vous marquez (\d+) points\.$/,
    other: /^(\d:\d) au bout (\d)\s: /,
  },
} as const;

const KINDS = [
  { aim: 'lock', sees: 'both', moves: 2, count: 3 },
  { aim: 'points', sees: 'both', moves: 2, count: 3 },
  { aim: 'lock', sees: 'own', moves: 2, count: 2 },
] as const;
const ALL = KINDS.flatMap(({ count, ...kind }) => Array.from({ length: count }, () => kind));

const named = (list: string) => list.split(', ').map((name) => name.replace(':', ''));
/** The possible hands if any two of these dominoes may be the talon. */
const withoutTwo = (unseen: readonly string[]) =>
  unseen.flatMap((one, i) =>
    unseen.slice(i + 1).map((other) => unseen.filter((each) => each !== one && each !== other)),
  );

describe('ends of Sperrdomino', () => {
  let whole: Book;
  beforeAll(async () => {
    whole = await openedBook('en', {}, { locks: KINDS });
  });

  it.each(READINGS)('are solved by what is told: $reader, $language', ({ reader, language }) => {
    const words = PATTERNS[language];
    const document = documentFor({ ...whole, language }, reader);
    const tasks = sectionOf(document, 'locks').blocks.filter(({ type }) => type === 'section');
    const keys = sectionOf(document, 'lock-keys').blocks.filter(({ type }) => type === 'section');
    expect([tasks.length, keys.length]).toEqual([ALL.length, ALL.length]);
    for (const [n, { aim, sees, moves }] of ALL.entries()) {
      const [task, key] = [tasks[n], keys[n]] as { blocks: typeof document.blocks }[];
      const told = (pattern: RegExp) => linesOf(task!).flatMap((line) => pattern.exec(line) ?? []);
      const line = blocksOf(task!, 'chain')[0]!.chain.line.map(({ numbers }) => numbers);
      const own = named(told(words.you)[1]!);
      const inLine = line.map(([left, right]) => [left, right].sort().join(''));
      const unseen = SET.filter((one) => !inLine.includes(one) && !own.includes(one));
      const rest = Number(told(words.outside)[1]);
      expect(rest).toBe(pips([...own, ...unseen]));
      if (sees === 'own') {
        expect(named(told(words.unseen)[1]!).sort()).toEqual(unseen.toSorted());
        expect(Number(told(words.unseen)[2])).toBe(unseen.length - 2);
      }
      const hands = sees === 'both' ? [named(told(words.ben)[1]!)] : withoutTwo(unseen);
      const ends = [`${line[0]![0]}`, `${line.at(-1)![1]}`] as const;
      const ways = waysToLay(own, ends).map((way) => {
        const left = own.filter((one) => one !== way.domino);
        const after = rest - pips([way.domino]);
        return { way, ...plainly(aim, { ends: way.ends, own: left, hands, rest: after, mine: false }) };
      });
      const most = Math.max(...ways.map(({ worth }) => worth));
      const [best, ...more] = ways.filter(({ worth }) => worth === most);
      expect(more).toEqual([]);
      expect(Math.ceil((best!.turns + 1) / 2)).toBe(moves);
      const answers = linesOf(key!);
      const [, domino, at] = answers.flatMap((one) => words.first.exec(one) ?? []);
      expect([domino!.replace(':', ''), at]).toEqual([best!.way.domino, best!.way.at]);
      const others = answers.flatMap((one) => (words.other.test(one) ? [one] : []));
      expect(others).toHaveLength(ways.length - 1);
      replay(answers.find((one) => words.score.test(one))!, words, { own, unseen, ends, rest });
    }
  });

  /**
   * Replays the game of an answer: each domino is in the hand and fits, each pass is necessary, and the points at the end are
   * correct.
   */
  function replay(
    told: string,
    words: (typeof PATTERNS)[Language],
    {
      own,
      unseen,
      ends,
      rest,
    }: { own: string[]; unseen: string[]; ends: readonly [string, string]; rest: number },
  ) {
    let [mine, hidden, at, left, isMine] = [own, unseen, ends, rest, true];
    for (const [, who, name, spot] of told.matchAll(words.turn)) {
      expect(who === 'Ben').toBe(!isMine);
      const dominoes = isMine ? mine : hidden;
      if (name === undefined) {
        if (isMine) expect(waysToLay(mine, at)).toEqual([]);
        else expect(waysToLay(hidden, at).length).toBeLessThanOrEqual(2);
      } else {
        const domino = name.replace(':', '');
        const way = waysToLay(dominoes, at).find((one) => one.domino === domino && one.at === spot);
        expect(way).toBeDefined();
        at = way!.ends;
        left -= pips([domino]);
        if (isMine) mine = mine.filter((one) => one !== domino);
        else hidden = hidden.filter((one) => one !== domino);
      }
      isMine = !isMine;
    }
    expect(Number(words.score.exec(told)![1])).toBe(left);
  }

  it('have a row to write in where somebody writes on the page', () => {
    for (const reader of READERS) {
      const forms = allBlocks(sectionOf(documentFor(whole, reader), 'locks').blocks).filter(
        ({ type }) => type === 'form',
      );
      expect(forms).toHaveLength(reader === 'print' || reader === 'screen' ? ALL.length : 0);
    }
  });
});
