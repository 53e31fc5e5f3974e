import { describe, expect, it } from 'vitest';
import { Progress, timeLeft } from '../../src/cli/progress.ts';

it.each([
  // Too early for an estimate, or not worth one.
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

/** The progress shown for work with these amounts done at these times, in milliseconds. */
function shownOf(
  isTTY: boolean,
  quiet: boolean,
  ...steps: readonly (readonly [at: number, done: number, part?: string])[]
) {
  const shown: string[] = [];
  let now = 0;
  const progress = new Progress(quiet, { isTTY, write: (text) => shown.push(text) }, () => now);
  for (const [at, done, part] of steps) {
    now = at;
    progress.show('editions rendered', done, 2, part);
  }
  return shown;
}

describe('progress', () => {
  it('is a line on a terminal, written over ten times a second', () => {
    expect(
      shownOf(true, false, [0, 0], [50, 0, 'a.pdf: 0.1 MB'], [200, 0, 'a.pdf: 0.2 MB'], [210, 1], [220, 2]),
    ).toEqual([
      '\reditions rendered: 0 of 2',
      '\reditions rendered: 0 of 2, a.pdf: 0.2 MB',
      '\reditions rendered: 2 of 2               ',
      '\n',
    ]);
  });

  it('tells what is left of a work although another was told between', () => {
    const shown: string[] = [];
    let now = 0;
    const progress = new Progress(
      false,
      { isTTY: true, write: (text) => shown.push(text.trim()) },
      () => now,
    );
    for (now = 0; now <= 10_000; now += 1000) {
      progress.show('puzzles made', now / 1000, 20);
      progress.show('search', 1, 2);
    }
    expect(shown.filter((text) => text.includes('puzzles')).at(-1)).toBe(
      'puzzles made: 10 of 20, about 10 seconds left',
    );
  });

  it('is a line each minute elsewhere, so that a log of a short run has none', () => {
    const steps = [
      [0, 0],
      [59_000, 1],
      [60_000, 1, 'a.pdf: 3.0 MB'],
      [61_000, 1],
      [125_000, 1],
      [126_000, 2],
    ] as const;
    expect(shownOf(false, false, ...steps)).toEqual([
      'editions rendered: 1 of 2, a.pdf: 3.0 MB, about 1 minute left\n',
      'editions rendered: 1 of 2, about 2 minutes left\n',
    ]);
    expect(shownOf(false, true, ...steps)).toEqual([]);
  });
});
