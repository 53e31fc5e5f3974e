import { plural } from '../errors.ts';

/** How often is looked whether time is up, in milliseconds. */
const TICK = 200;

/**
 * Fails when so many seconds have passed, if there is a limit. Time in which the machine slept or this process was
 * stopped does not count: nothing can be done in it.
 */
export class Deadline {
  readonly passed: Promise<never>;
  #ticks: NodeJS.Timeout | undefined;

  /** @param fault what it fails with; gets the limit in words */
  constructor(seconds: number | undefined, fault: (limit: string) => Error) {
    this.passed = new Promise((_, reject) => {
      if (seconds === undefined) return;
      let left = seconds * 1000;
      let last = performance.now();
      this.#ticks = setInterval(() => {
        const now = performance.now();
        left -= Math.min(now - last, 2 * TICK);
        last = now;
        if (left > 0) return;
        this.stop();
        reject(fault(`${seconds} ${plural(seconds, 'second')}`));
      }, TICK);
    });
    this.passed.catch(() => {});
  }

  stop(): void {
    clearInterval(this.#ticks);
  }
}
