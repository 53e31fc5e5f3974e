import { expect, it } from 'vitest';
import { timeLeft } from '../../src/cli/progress.ts';

it.each([
  // Too early to tell, or not worth it.
  [0, 100, 60_000, ''],
  [1, 100, 4_999, ''],
  [100, 100, 60_000, ''],
  [50, 100, 10_000, ', about 10 seconds left'],
  [99, 100, 10_000, ', about 1 second left'],
  [10, 100, 10_000, ', about 2 minutes left'],
  [50, 100, 60_000, ', about 1 minute left'],
  [1, 1000, 10_000, ', about 3 hours left'],
])('after %i of %i in %i ms: "%s"', (done, wanted, milliseconds, told) => {
  expect(timeLeft(done, wanted, milliseconds)).toBe(told);
});
