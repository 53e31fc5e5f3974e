import { expect, it } from 'vitest';
import { COMMAND, testFolder } from '../helpers/cli/run.ts';
import { Load } from '../helpers/soak/load.ts';
import { isThorough } from '../helpers/thorough.ts';

const { path } = testFolder();

/** The megabytes that suffice for 150 puzzles, but only if written data is not kept in memory: with all pages kept they do not. */
const HEAP = 76;

it.skipIf(!isThorough)('150 puzzles are made and rendered in little memory', () => {
  const load = new Load(path('load'), COMMAND, HEAP);
  // A run crashes if it needs more.
  expect(load.make(150, 2).megabytes).toBeGreaterThan(0);
  expect(load.render(['large-print', 'html']).megabytes).toBeGreaterThan(0);
});
