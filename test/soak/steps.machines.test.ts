import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { COMMAND } from '../helpers/cli/run.ts';
import { WORKS } from '../helpers/soak/stage.ts';
import { stepsOfRun, tripRuns } from '../helpers/soak/steps.ts';

// A short version of `npm run soak -- steps`, which interrupts every command at every step.

const folder = mkdtempSync(join(tmpdir(), 'dominosa-steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [book] = WORKS;
const site = WORKS.find(({ name }) => name === 'site')!;
const inPlace = WORKS.find((work) => work.reads === 'itself')!;

describe('a run that meets a mishap leaves the earlier folder or the new one, and the next run mends the rest', {
  timeout: 300_000,
}, () => {
  it.each([
    [
      'a kill, Ctrl-C and a fault of the disk, as the two folders change places',
      book!,
      ['SIGKILL', 'SIGINT', 'EIO'],
      /^renameSync/,
      2,
    ],
    [
      'a full disk, at a line of the journal and at the last file, also as it is closed',
      book!,
      ['ENOSPC'],
      /^(appendFileSync|(write|close)Sync .*keys\.txt)/,
      5,
    ],
    ['Ctrl-C, at the first line of the journal', book!, ['SIGINT'], /^appendFileSync/, 2],
    ['a full disk, as two sites change places', site, ['ENOSPC'], /^renameSync/, 2],
    ['a kill, of a book that is read from where it is written', inPlace, ['SIGKILL'], /^renameSync \./, 1],
  ] as const)('%s', async (_, work, mishaps, step, most) => {
    const { runs, faults } = await tripRuns(work, mishaps, folder, COMMAND, (line) => step.test(line));
    expect(faults).toEqual([]);
    expect(runs).toBe(most * mishaps.length);
  });
});

it('everything is flushed to the disk before it takes its place, and the new place before the earlier folder goes', async () => {
  const steps = await stepsOfRun(book!, folder, COMMAND);
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
