import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf, makeDay } from '../../src/book/days.ts';
import {
  joinedResults,
  lastDays,
  levelsOf,
  type Result,
  readResults,
  streaksOf,
} from '../../src/studio/results.ts';

const DAY = 86_400_000;
/** The day this many days after the first of 2024, which has a 29 February. */
const dayAt = (at: number) => dayOf(new Date(new Date(2024, 0, 1, 12).getTime() + at * DAY));
const daily = (at: number, on = at): Result => ({
  puzzle: `${at}`,
  on: makeDay(dayAt(on)),
  day: makeDay(dayAt(at)),
  level: 'easy',
});

it('count days in a row by the puzzles that were solved on their day, up to yesterday', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(80), { maxLength: 60 }), (solved) => {
      const results = solved.map((at) => daily(at));
      const has = (at: number) => solved.includes(at);
      const upTo = (at: number): number => (has(at) ? 1 + upTo(at - 1) : 0);
      const { now, longest } = streaksOf(results, dayAt(80));
      expect(now).toBe(has(80) ? upTo(80) : upTo(79));
      expect(longest).toBe(Math.max(0, ...solved.map(upTo)));
    }),
  );
  expect(streaksOf([daily(59, 60), daily(58)], dayAt(60))).toEqual({ now: 0, longest: 1 });
});

it('are the same when they are read as they were kept, and joined in either order; the first time counts', () => {
  const [early, late] = [daily(3), { ...daily(3), on: '2025-01-01' }];
  expect(joinedResults([late], [early, daily(2)])).toEqual([daily(2), early]);
  expect(joinedResults([early], [late])).toEqual([early]);
  const all = [daily(1), { puzzle: 'x', on: '2024-02-29', seconds: 7 }];
  expect(readResults(JSON.parse(JSON.stringify(all)))).toEqual(all);
  const damaged = [{}, null, { puzzle: 'x', on: '2024-02-30' }, { ...daily(1), seconds: -1 }];
  expect(readResults([...damaged, ...all])).toEqual(all);
  expect(readResults('x')).toEqual([]);
});

it('have best and middle times by level, and a count for each of the last days', () => {
  const timed = [9, 1, 5].map((seconds, i) => ({ ...daily(i), seconds }));
  expect(levelsOf([...timed, daily(7)])).toEqual([{ level: 'easy', count: 4, best: 1, typical: 5 }]);
  const days = lastDays(timed, dayAt(2), 5);
  expect(days.map(({ count }) => count)).toEqual([0, 0, 1, 1, 1]);
  expect(days.at(-1)!.day).toEqual(dayAt(2));
});
