import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { COMMAND } from '../helpers/cli/run.ts';
import { killRuns } from '../helpers/soak/kills.ts';
import { WORKS } from '../helpers/soak/stage.ts';

// A short version of `npm run soak -- kills`, which kills 200 runs.

const folder = mkdtempSync(join(tmpdir(), 'dominosa-kills-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('runs that are killed leave no half book, and no earlier book is harmed', async () => {
  const { faults } = await killRuns(WORKS[0]!, 2, 'test', folder, COMMAND);
  expect(faults).toEqual([]);
});
