import { describe, expect, it } from 'vitest';
import { dailyOrder } from '../../src/book/daily.ts';
import { dayOf, makeDay, parseDay } from '../../src/book/days.ts';
import { checkOrder } from '../../src/book/order.ts';
import { KINDS } from '../../src/domino/kinds.ts';
import { parseLine } from '../../src/domino/notation.ts';
import { UserError } from '../../src/errors.ts';
import { openEndgame } from '../../src/parts/endgames/studio/orders.ts';
import { PART_KINDS, partOfLine, STUDIO_PARTS } from '../../src/parts/studio.ts';
import { partOfText } from '../../src/parts/texts.ts';
import { puzzleQueryOf, rangesOf, USUAL_QUERY, wordsOfPuzzleQuery } from '../../src/studio/orders.ts';
import { PUZZLE_JOBS } from '../../src/studio/puzzle-jobs.ts';
import { addressOf } from '../../src/studio/puzzles.ts';
import { partQueryOf, queryOf, wordsOfQuery } from '../../src/studio/query.ts';
import { makeRoute, parseRoute } from '../../src/studio/routes.ts';
import { faultOf } from '../helpers/fault.ts';
import { LOCKS } from '../helpers/play/locks.ts';

describe('the choice of a puzzle', () => {
  it.each(KINDS)('offers what can be made of the kind %s', (kind) => {
    const ranges = rangesOf(kind);
    expect(ranges.length).toBeGreaterThan(0);
    for (const range of ranges) expect(() => checkOrder({ kind, range, count: 1, seed: 'a' })).not.toThrow();
  });

  it.each(KINDS)('keeps a wish for the kind %s as words', (kind) => {
    const query = puzzleQueryOf({ kind });
    expect(query.kind).toBe(kind);
    expect(puzzleQueryOf(wordsOfPuzzleQuery(query))).toEqual(query);
  });

  it('takes the usual for what is not offered', () => {
    expect(puzzleQueryOf({ kind: 'x', range: '99', level: 'y' })).toEqual(USUAL_QUERY);
  });
});

describe('the choice of a game of a part', () => {
  it('is kept as words, and takes the usual for what is not offered', () => {
    const chosen = { aim: 'points', sees: 'own', moves: '4' };
    const query = queryOf({ kind: 'locks', ...chosen });
    expect(query).toEqual({ kind: 'locks', chosen });
    expect(queryOf(wordsOfQuery(query))).toEqual(query);
    expect(queryOf({ kind: 'locks', aim: 'x', moves: '9' })).toEqual({
      kind: 'locks',
      chosen: { aim: 'lock', sees: 'both', moves: '2' },
    });
  });

  it.each(PART_KINDS)('makes a line of %s by its seed, which is known and read again', async (kind) => {
    const { chosen } = partQueryOf(kind, {});
    const line = await PUZZLE_JOBS.part({ kind, chosen, seed: 'a' });
    expect(await PUZZLE_JOBS.part({ kind, chosen, seed: 'a' })).toBe(line);
    expect(partOfLine(line)).toBe(kind);
    expect(partOfText(line)).toBe(kind);
    expect(await STUDIO_PARTS[kind].read(`${line}\n`)).toEqual([line]);
  });
});

describe('an end of Sperrdomino', () => {
  it('is made as it was wished for', async () => {
    const chosen = { aim: 'points', sees: 'own', moves: '3' };
    const line = await PUZZLE_JOBS.part({ kind: 'locks', chosen, seed: 'a' });
    expect(openEndgame(line)).toEqual({ ...chosen, moves: 3, line });
  });

  it.each([
    ['omnibus 2 0111/2022/2010', 'this is no end of Sperrdomino'],
    [
      'sperrdomino points 0:1,1:1,1:2,2:2,2:3,3:3,3:4,4:4,4:5/5:5,5:6,0:0,0:2,0:3,0:4,0:5/',
      'the hands are too large',
    ],
    [LOCKS.both.replace(/[^/]*$/, ''), 'there is nothing to win'],
  ])('is not opened from %s', (line, message) => {
    expect(faultOf(() => openEndgame(line)).message).toBe(message);
  });
});

describe('a day', () => {
  it('is that of the clock on the wall, not of Greenwich', () => {
    expect(makeDay(dayOf(new Date(2026, 0, 5, 23, 59)))).toBe('2026-01-05');
    expect(makeDay(dayOf(new Date(2026, 0, 6, 0, 1)))).toBe('2026-01-06');
  });

  it('is read back', () => {
    expect(parseDay('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 });
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', 'today', ''])('%j is none', (text) => {
    expect(() => parseDay(text)).toThrow(UserError);
  });

  it('has one seed for both its puzzles', () => {
    const day = { year: 2026, month: 1, day: 5 };
    expect(dailyOrder(day, 'easy')).toMatchObject({ seed: '2026-01-05', level: 'easy' });
    expect(dailyOrder(day, 'hard')).toMatchObject({ seed: '2026-01-05', level: 'hard' });
  });
});

it.each([
  ['omnibus 1 001/110', '#1:001110'],
  ['omnibus 2 00/11/22/01/12/20', '#/play?line=omnibus%202%2000%2F11%2F22%2F01%2F12%2F20'],
  ['terzett 1 000/111', '#/play?line=terzett%201%20000%2F111'],
])('the address of a puzzle of %s is %s', (line, address) => {
  expect(addressOf(parseLine(line))).toBe(address);
});

describe('an address', () => {
  it.each([
    ['', { screen: 'play', query: {} }],
    ['#/play', { screen: 'play', query: {} }],
    ['#play', { screen: 'play', query: {} }],
    ['#/nowhere?a=b', { screen: 'play', query: { a: 'b' }, isUnknown: true }],
    ['#/bok', { screen: 'book', query: {}, isUnknown: true }],
    ['#/play?level=easy&range=6', { screen: 'play', query: { level: 'easy', range: '6' } }],
    ['#1:001110', { screen: 'play', query: { id: '1:001110' } }],
    ['#11%3A%5B10%5D', { screen: 'play', query: { id: '11:[10]' } }],
    ['#%', { screen: 'play', query: {}, isUnknown: true }],
  ])('%s is read', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });

  it('is made and read back', () => {
    const query = { line: 'omnibus 1 001/110', name: 'ä & b' };
    expect(parseRoute(makeRoute('play', query))).toEqual({ screen: 'play', query });
    // A lone surrogate, as pasted text can contain it.
    expect(parseRoute(makeRoute('play', { id: 'a\ud800b' })).query).toEqual({ id: 'a\ufffdb' });
  });
});
