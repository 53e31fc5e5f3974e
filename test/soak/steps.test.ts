import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { COMMAND } from '../cli/run.ts';
import { WORKS } from './stage.ts';
import { MISHAPS, tripRuns } from './steps.ts';

// Short runs of what `npm run soak -- steps` does at every step of every command.

const folder = mkdtempSync(join(tmpdir(), 'dominosa-steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [book] = WORKS;
const inPlace = WORKS.find((work) => work.inPlace)!;

describe('a run that meets a mishap leaves the earlier folder or the new one, and the next run mends the rest', {
  timeout: 300_000,
}, () => {
  it.each([
    ['any, as the two folders change places', book!, MISHAPS, /^renameSync/, 2],
    ['a full disk, at a line of the journal', book!, ['ENOSPC'], /^appendFileSync/, 2],
    ['a full disk, at the last file', book!, ['ENOSPC'], /^writeSync .*keys\.txt/, 1],
    ['Ctrl-C, at the first line of the journal', book!, ['SIGINT'], /^appendFileSync/, 2],
    ['a kill, of a book that is read from where it is written', inPlace, ['SIGKILL'], /^renameSync \./, 1],
  ] as const)('%s', async (_, work, mishaps, step, most) => {
    const { runs, faults } = await tripRuns(work, mishaps, folder, COMMAND, (line) => step.test(line));
    expect(faults).toEqual([]);
    expect(runs).toBe(most * mishaps.length);
  });
});
