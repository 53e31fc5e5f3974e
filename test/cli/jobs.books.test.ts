import { expect, it } from 'vitest';
import { Jobs } from '../../src/cli/jobs.ts';

it('misses no answer of a worker, however many come at once', async () => {
  let steps = 0;
  const jobs = new Jobs({
    processes: 1,
    timeLimit: 60,
    // While this process is busy the further steps and the puzzle arrive together.
    onStep() {
      if (++steps > 1) return;
      const end = performance.now() + 1000;
      while (performance.now() < end);
    },
  });
  const made = [];
  try {
    const order = { kind: 'completion', range: 4, givens: 12, count: 1, seed: 'jobs' } as const;
    for await (const record of jobs.drafts(order)) made.push(record);
  } finally {
    jobs.stop();
  }
  expect(made).toHaveLength(1);
  expect(steps).toBeGreaterThan(1);
});

it('has no fault of its own when it is stopped while tasks wait', async () => {
  const jobs = new Jobs({ processes: 2, timeLimit: 60 });
  const order = { kind: 'omnibus', range: 4, level: 'easy', count: 300, seed: 'jobs' } as const;
  const takeOne = async () => {
    for await (const _ of jobs.drafts(order)) break;
  };
  await takeOne();
  jobs.stop();
  // These tasks come after those that waited. A task refused by the closed channel would crash this process.
  await expect(takeOne()).rejects.toThrow('a worker ended');
});
