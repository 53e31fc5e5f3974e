import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fillLayout, layoutsOf } from '../../scripts/atlas/every-board.ts';
import type { Atlas } from '../../scripts/atlas/facts.ts';
import { mostSolutions } from '../../scripts/atlas/most-solutions.ts';
import { remake } from '../../scripts/atlas/range.ts';
import { sample } from '../../scripts/atlas/sample.ts';
import { fullRectangle } from '../../src/domino/board.ts';
import { makeKeyRows } from '../../src/domino/notation.ts';
import { LEVELS } from '../../src/solve/levels.ts';
import { oracleCount } from '../helpers/oracle.ts';
import { isThorough } from '../helpers/thorough.ts';

// What of the atlas takes some seconds to make again.
const atlas: Atlas = JSON.parse(
  readFileSync(new URL('../../docs/atlas/atlas.json', import.meta.url), 'utf8'),
);
const factsOf = (range: number) => atlas.ranges[range - 1]!;

// The hardest boards of larger ranges, and the most solutions of range 5, take from half a minute: `npm run atlas -- 9`.
const LINES = atlas.ranges.flatMap(({ range, hardest, forced, givens }) =>
  Object.entries({ forced, givens, ...(range < 6 && { hardest }) }).flatMap(([line, found]) =>
    found?.seed
      ? [{ line: line as keyof ReturnType<typeof remake>, seed: found.seed, rows: found.rows }]
      : [],
  ),
);

it.each(LINES.filter((_, i) => isThorough || i % 3 === 0))(
  'the board of $line is made again from $seed',
  ({ line, seed, rows }) => {
    expect(remake(seed)[line]).toBe(rows);
  },
);

it.skipIf(!isThorough)('the sample of range 4 is the same again', () => {
  const { boards, unique, levels } = factsOf(4).shares;
  expect(sample('atlas', 4, boards)).toMatchObject({ unique, levels });
});

it('no board of range 3 has more solutions', () => {
  const { solutions, rows, among } = factsOf(3).solutions!;
  expect(mostSolutions(3)).toEqual({ solutions, rows, among });
});

it('one of the layouts of range 3 is filled again as often', () => {
  const { layouts } = factsOf(3).shares;
  const counted = layouts!
    .filter(({ unique }) => unique > 0)
    .sort((one, other) => one.unique - other.unique)[0]!;
  const board = fullRectangle(3);
  const layout = layoutsOf(board).find(({ key }) => makeKeyRows(board, key).join('/') === counted.key)!;
  const numbers = new Int32Array(board.has.length);
  let unique = 0;
  fillLayout(3, layout.key, numbers, () => {
    unique++;
    if (unique % 1000 === 1) {
      expect(oracleCount({ rows: 4, columns: 5, range: 3, numbers }, 2)).toBe(1);
    }
  });
  expect([unique, layout.alike]).toEqual([counted.unique, counted.alike]);
});

it('a sample of range 3 has as many boards with one solution, and as many easy ones, as all boards lead to expect', () => {
  const all = factsOf(3).shares;
  const found = sample('test', 3, 100_000);
  const isNear = (hits: number, of: number, share: number) =>
    Math.abs(hits - of * share) < 4 * Math.sqrt(of * share * (1 - share));
  expect(isNear(found.unique, 100_000, all.unique / all.boards)).toBe(true);
  for (const level of LEVELS) {
    expect(isNear(found.levels[level], found.unique, all.levels[level] / all.unique)).toBe(true);
  }
});
