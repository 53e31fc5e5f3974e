import { describe, expect, it } from 'vitest';
import { COMMAND, testFolder } from '../helpers/cli/run.ts';
import { runsAtOnce, runsThatSleep } from '../helpers/soak/beside.ts';
import { Load } from '../helpers/soak/load.ts';
import { WORKS } from '../helpers/soak/stage.ts';
import { type Mishap, tripRuns } from '../helpers/soak/steps.ts';
import { isThorough } from '../helpers/thorough.ts';

// Short versions of `npm run soak`, which interrupts every command at every step, kills at random times, and loads.

const { path } = testFolder();

const [book] = WORKS;
const site = WORKS.find(({ name }) => name === 'site')!;
const inPlace = WORKS.find((work) => work.reads === 'itself')!;

/** As lines of the journal are written, as the folders change places, as the earlier one goes, and at the last file. */
const STEPS: Partial<Record<Mishap, RegExp>> = {
  SIGKILL: /^(appendFileSync|renameSync|rmSync \.killed\.former)/,
  EIO: /^renameSync killed/,
  SIGINT: /^appendFileSync/,
  ENOSPC: /^(appendFileSync|(write|close)Sync .*keys\.txt)/,
};

describe('a run that meets a mishap leaves the earlier folder or the new one, and the next run mends the rest', () => {
  it('of a book, and flushes everything to the disk before it takes its place, and the new place before the earlier folder goes', async () => {
    const mishaps = Object.keys(STEPS) as Mishap[];
    const { runs, steps, faults } = await tripRuns(book!, mishaps, path('steps'), COMMAND, (step, what) =>
      STEPS[what]!.test(step),
    );
    expect(faults).toEqual([]);
    expect(runs).toBe(14);
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
    const { runs, faults } = await tripRuns(work, [mishap], path('steps'), COMMAND, (step) =>
      wanted.test(step),
    );
    expect(faults).toEqual([]);
    expect(runs).toBe(most);
  });
});

it('two runs of one book beside each other make it once', async () => {
  expect((await runsAtOnce(2, 'same', path('all'), COMMAND)).faults).toEqual([]);
});

it.skipIf(process.platform === 'win32')('a run that stands still for a while goes on', async () => {
  expect(await runsThatSleep([600], path('all'), COMMAND)).toEqual({ runs: 1, faults: [] });
});

/** The megabytes that suffice for 150 puzzles, but only if written data is not kept in memory: with all pages kept they do not. */
const HEAP = 76;

it.skipIf(!isThorough)('150 puzzles are made and rendered in little memory', () => {
  const load = new Load(path('load'), COMMAND, HEAP);
  // A run crashes if it needs more.
  expect(load.make(150, 2).megabytes).toBeGreaterThan(0);
  expect(load.render(['large-print', 'html']).megabytes).toBeGreaterThan(0);
});
