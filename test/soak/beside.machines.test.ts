import { describe, expect, it } from 'vitest';
import { COMMAND, testFolder } from '../helpers/cli/run.ts';
import { runsAtOnce, runsThatSleep } from '../helpers/soak/beside.ts';

// Short versions of `npm run soak -- beside`.

const { path } = testFolder();

describe('runs beside each other in one folder', () => {
  it.each([
    [2, 'same'],
    [2, 'different'],
  ] as const)('%i of %s books make each book once, and leave nothing else', async (count, what) => {
    expect((await runsAtOnce(count, what, path('all'), COMMAND)).faults).toEqual([]);
  });
});

it.skipIf(process.platform === 'win32')(
  'a run that stands still for a while goes on as if nothing had been',
  async () => {
    expect(await runsThatSleep([600], path('all'), COMMAND)).toEqual({ runs: 1, faults: [] });
  },
);
