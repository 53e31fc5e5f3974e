import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { COMMAND } from '../helpers/cli/run.ts';
import { Load } from '../helpers/soak/load.ts';

const folder = mkdtempSync(join(tmpdir(), 'dominosa-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The megabytes that suffice for 500 puzzles, but only if written data is not kept in memory. */
const HEAP = 144;

it('500 puzzles are made and rendered in little memory', () => {
  const load = new Load(folder, COMMAND, HEAP);
  // A run crashes if it needs more.
  expect(load.make(500, 2).megabytes).toBeGreaterThan(0);
  expect(load.render(['large-print', 'html']).megabytes).toBeGreaterThan(0);
});
