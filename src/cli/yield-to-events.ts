import { setImmediate } from 'node:timers/promises';

/** For so many milliseconds work may go on without a pause. */
const LONGEST = 20;

/**
 * Gives signals, timers and output their turn beside work that is done without a pause.
 *
 * @returns what is to be awaited again and again; it waits only where it is time
 */
export function yieldingToEvents(): () => Promise<void> | undefined {
  let last = performance.now();
  return () => {
    if (performance.now() - last < LONGEST) return undefined;
    return setImmediate().then(() => {
      last = performance.now();
    });
  };
}
