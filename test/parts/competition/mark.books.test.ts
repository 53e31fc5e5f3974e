import { beforeAll, describe, expect, it } from 'vitest';
import { type BookFile, openBook } from '../../../src/book/book.ts';
import { planBook } from '../../../src/book/plan.ts';
import { type Block, type BlockOf, wordsOf } from '../../../src/document/document.ts';
import { makeKeyRows } from '../../../src/domino/notation.ts';
import { LANGUAGE_CODES } from '../../../src/languages/index.ts';
import { resultBlocks } from '../../../src/parts/competition/document/results.ts';
import { mark } from '../../../src/parts/competition/mark.ts';
import type { AnswerRow, MarkResult } from '../../../src/parts/competition/marking.ts';
import { secondsOf } from '../../../src/parts/competition/marking.ts';
import { resultTable } from '../../../src/parts/competition/render/results.ts';
import { answerRows } from '../../../src/proof/answer-rows.ts';
import { configOf } from '../../helpers/book/books.ts';
import { WORDS } from '../../helpers/words.ts';

const listsIn = (blocks: readonly Block[]): BlockOf<'list'>[] =>
  blocks.flatMap((block) => {
    if (block.type === 'section') return listsIn(block.blocks);
    return block.type === 'list' ? [block] : [];
  });

const PLAYERS = 30;
const NAMES = Array.from({ length: PLAYERS }, (_, i) => `Player ${i + 1}`);

/** How the script changes a correct answer, chosen by the number of the player, and the expected verdict. */
const FAULTS: readonly ((rows: string[]) => { attempt: string; state: string; wrong?: string[] })[] = [
  (rows) => ({ attempt: rows.join('/'), state: 'right' }),
  (rows) => ({ attempt: codeOf(rows), state: 'right' }),
  // The first domino is omitted.
  (rows) => ({ attempt: without(rows, 0), state: 'unfinished' }),
  // The first domino lies across its place.
  (rows) => {
    const across = rows[0]!.startsWith('L');
    return { attempt: across ? 'a 1,2' : '1 a b', state: 'wrong', wrong: [across ? 'a 1,2' : '1 a b'] };
  },
  (rows) => ({ attempt: rows.slice(1).join('/'), state: 'unreadable' }),
];

/** Only the letters L and T, which are sufficient. */
function codeOf(rows: readonly string[]): string {
  return rows.join('').replace(/[RB.]/g, '');
}

/** The rows without the domino on this cell. */
function without(rows: readonly string[], cell: number): string {
  const letters = [...rows.join('')];
  const other = cell + (letters[cell] === 'L' ? 1 : rows[0]!.length);
  letters[cell] = '?';
  letters[other] = '?';
  return rows.map((row, r) => letters.slice(r * row.length, (r + 1) * row.length).join('')).join('/');
}

describe('a competition of 30 with puzzles of their own, filled in by a script', () => {
  let book: BookFile;
  let rows: AnswerRow[];
  let expected: { state: string; wrong?: string[] }[];
  let result: MarkResult;

  beforeAll(async () => {
    const sections = [
      { range: 3, level: 'easy', count: PLAYERS },
      { range: 4, level: 'easy', count: PLAYERS },
    ];
    book = await planBook(configOf(sections, { together: { players: NAMES, puzzles: 'own' } }));
    const all = openBook(book).sections.flatMap(({ puzzles }) => puzzles);
    const made = (book.together!.puzzles as number[][]).flatMap((numbers, round) =>
      numbers.map((number, i) => {
        const { puzzle, key, id } = all[number - 1]!;
        const done = FAULTS[(Math.floor(i / 2) + round) % FAULTS.length]!(makeKeyRows(puzzle.board, key));
        // Pairs of players do the same in the same time.
        const time = `${1 + Math.floor(i / 2)}:0${round}`;
        return {
          row: { player: NAMES[i]!, puzzle: i % 2 ? id : String(number), attempt: done.attempt, time },
          done,
        };
      }),
    );
    rows = made.map(({ row }) => row);
    expected = made.map(({ done }) => done);
    result = mark(rows, { book, limit: 1200 });
  });

  it('is marked: right, wrong where, unfinished', () => {
    expect(result.answers.map(({ state }) => state)).toEqual(expected.map(({ state }) => state));
    for (const [i, { wrong }] of expected.entries()) {
      if (wrong) expect(result.answers[i]!.wrong).toEqual(wrong);
    }
    expect(result.rounds).toEqual(['1', '2']);
  });

  it('gives points by the rules, as a plain count of those before does', () => {
    for (const round of result.rounds) {
      const right = result.answers.filter((answer) => answer.round === round && answer.state === 'right');
      expect(right.length).toBeGreaterThan(5);
      for (const { points, time } of right) {
        expect(points).toBe(PLAYERS - right.filter((other) => other.time! < time!).length);
      }
    }
    const sums = NAMES.map((name) => {
      const own = result.answers.filter(({ player, state }) => player === name && state === 'right');
      const points = own.reduce((sum, answer) => sum + answer.points, 0);
      return { name, points, time: own.reduce((sum, { time }) => sum + time!, 0) + 1200 * (2 - own.length) };
    });
    for (const { player, points, time, place, tied } of result.ranking) {
      const own = sums.find(({ name }) => name === player)!;
      const isBefore = (other: (typeof sums)[number]) =>
        other.points > own.points || (other.points === own.points && other.time < own.time);
      const isLevel = (other: (typeof sums)[number]) =>
        other !== own && other.points === own.points && other.time === own.time;
      expect([points, time, place, tied]).toEqual([
        own.points,
        own.time,
        1 + sums.filter(isBefore).length,
        sums.some(isLevel),
      ]);
    }
    expect(result.ranking.some(({ tied, points }) => tied && points > 0)).toBe(true);
  });

  it.each(LANGUAGE_CODES)('tells in %s all players and answers', (language) => {
    for (const reader of ['print', 'aloud'] as const) {
      const lists = listsIn(resultBlocks(result, WORDS[language], reader));
      expect(lists[0]!.items).toHaveLength(PLAYERS);
      const told = lists.slice(1).flatMap(({ items }) => items.map(wordsOf));
      expect(told).toHaveLength(rows.length);
      expect(told.every((line) => !/[{}]/.test(line))).toBe(true);
    }
  });

  it('is a table that is read back', () => {
    const table = answerRows(resultTable(result, WORDS.de).replaceAll('state', 'attempt'));
    expect(table.map(({ player, attempt }) => [player, attempt])).toEqual(
      result.answers.map(({ player, state }) => [player, state]),
    );
  });
});

describe('answers', () => {
  const ID = '1:001110';
  const right = { puzzle: ID, attempt: 'LRT/LRB' };

  it('of any puzzles need no book; the first right one of a player counts', () => {
    const { answers, ranking } = mark([
      { player: 'Anna', puzzle: ID, attempt: '?RT', time: '0:10' },
      { player: 'Anna', ...right, time: '1:00' },
      { player: 'Anna', ...right, time: '0:20' },
      { player: 'Bo', ...right },
      { player: 'Chi', puzzle: ID, attempt: '???/???' },
    ]);
    // What letters can be read, domino/attempt.test.ts has.
    expect(answers[0]!.fault!.message).toMatch(/\?RT/);
    expect(answers.map(({ state, points }) => [state, points])).toEqual([
      ['unreadable', 0],
      ['right', 3],
      ['right', 0],
      ['right', 2],
      ['unfinished', 0],
    ]);
    expect(ranking.map(({ player, place }) => [player, place])).toEqual([
      ['Anna', 1],
      ['Bo', 2],
      ['Chi', 3],
    ]);
  });

  it('without times are level', () => {
    const { ranking } = mark([
      { player: 'Anna', ...right },
      { player: 'Bo', ...right },
    ]);
    expect(ranking.map(({ place, tied, points }) => [place, tied, points])).toEqual([
      [1, true, 2],
      [1, true, 2],
    ]);
  });

  it.each([
    ['4:05', 245],
    ['1:04:05', 3845],
    ['75', 75],
    ['', null],
  ])('have a time: %s', (text, seconds) => expect(secondsOf(text)).toBe(seconds));

  it.each(['4:5', '4:65', '-1', '1e9', '=1+1'])('have no time such as %s', (text) =>
    expect(() => secondsOf(text)).toThrow('is not a time'),
  );
});
