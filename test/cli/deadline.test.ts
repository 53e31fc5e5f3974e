import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Deadline } from '../../src/cli/deadline.ts';

let now: number;

beforeEach(() => {
  now = 1000;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Advances the clock by ticks of 200 ms, of which the last may take longer. */
function pass(ticks: number, last = 200): void {
  for (let i = 1; i <= ticks; i++) {
    now += i === ticks ? last : 200;
    vi.advanceTimersByTime(200);
  }
}

/** The error of a time limit, if it has been exceeded. */
async function saidBy(deadline: Deadline): Promise<string | undefined> {
  const nothing = new Promise<undefined>((resolve) => setImmediate(resolve, undefined));
  return Promise.race([deadline.passed.catch(({ message }: Error) => message), nothing]);
}

const limit = (seconds: number | undefined) => new Deadline(seconds, (text) => new Error(`over ${text}`));

it.each([
  [1, 'over 1 second'],
  [3, 'over 3 seconds'],
])('a limit of %i s fails when it has passed, not before', async (seconds, message) => {
  const deadline = limit(seconds);
  pass(5 * seconds - 1);
  expect(await saidBy(deadline)).toBe(undefined);
  pass(1);
  expect(await saidBy(deadline)).toBe(message);
});

it('does not count hours for which the machine slept', async () => {
  const deadline = limit(2);
  pass(5, 8 * 3600_000);
  pass(3);
  expect(await saidBy(deadline)).toBe(undefined);
  pass(1);
  expect(await saidBy(deadline)).toBe('over 2 seconds');
});

it('never fails without a limit, or when it was stopped', async () => {
  const [without, stopped] = [limit(undefined), limit(1)];
  stopped.stop();
  pass(100);
  expect([await saidBy(without), await saidBy(stopped)]).toEqual([undefined, undefined]);
});
