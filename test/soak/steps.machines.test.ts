import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { COMMAND } from '../helpers/cli/run.ts';
import { WORKS } from '../helpers/soak/stage.ts';
import { type Mishap, tripRuns } from '../helpers/soak/steps.ts';
import { isThorough } from '../helpers/thorough.ts';

// A short version of `npm run soak -- steps`, which interrupts every command at every step.

const folder = mkdtempSync(join(tmpdir(), 'dominosa-steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [book] = WORKS;
const site = WORKS.find(({ name }) => name === 'site')!;
const inPlace = WORKS.find((work) => work.reads === 'itself')!;

/** As the two folders change places, as a line of the journal is written, and at the last file, also as it is closed. */
const STEPS: Partial<Record<Mishap, RegExp>> = {
  SIGKILL: /^renameSync/,
  EIO: /^renameSync killed/,
  SIGINT: /^appendFileSync/,
  ENOSPC: /^(appendFileSync|(write|close)Sync .*keys\.txt)/,
};

describe('a run that meets a mishap leaves the earlier folder or the new one, and the next run mends the rest', () => {
  it('of a book, and flushes everything to the disk before it takes its place, and the new place before the earlier folder goes', async () => {
    const mishaps = Object.keys(STEPS) as Mishap[];
    const { runs, steps, faults } = await tripRuns(book!, mishaps, folder, COMMAND, (step, what) =>
      STEPS[what]!.test(step),
    );
    expect(faults).toEqual([]);
    expect(runs).toBe(10);
    const index = (step: string, from = 0) => {
      const found = steps.indexOf(step, from);
      expect(found, step).toBeGreaterThanOrEqual(from);
      return found;
    };
    const swap = index('renameSync killed');
    for (const name of ['book.json', 'keys.json', 'keys.csv', 'keys.txt', 'notes.txt']) {
      expect(index(`fsyncSync .killed.partial/${name}`)).toBeLessThan(swap);
    }
    expect(index('fsyncSync .killed.partial')).toBeLessThan(swap);
    const placed = index('renameSync .killed.partial', swap);
    index('rmSync .killed.former', index('fsyncSync ', placed));
  });

  it.skipIf(!isThorough).each([
    ['a full disk, as two sites change places', site, 'ENOSPC', /^renameSync/, 2],
    ['a kill, of a book that is read from where it is written', inPlace, 'SIGKILL', /^renameSync \./, 1],
  ] as const)('%s', async (_, work, mishap, wanted, most) => {
    const { runs, faults } = await tripRuns(work, [mishap], folder, COMMAND, (step) => wanted.test(step));
    expect(faults).toEqual([]);
    expect(runs).toBe(most);
  });
});
