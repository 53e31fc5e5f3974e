import { endWith } from './error-text.ts';

/** The exit codes of commands that were stopped: 128 and the number of the signal, as shells have it. */
const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

const NOTHING = () => 'nothing was made';

/** Puts things in order, and says what was done. */
let onStop = NOTHING;

const LISTENERS = SIGNALS.map(([signal, code]) => {
  const stop = () => {
    try {
      process.stderr.write(`\nstopped: ${onStop()}\n`);
    } catch (error) {
      endWith(error);
    }
    process.exit(code);
  };
  return [signal, stop] as const;
});

/** Has Ctrl-C and SIGTERM end the process with a sentence. A signal that waits for its turn would be lost with its listener. */
export function listen(): void {
  for (const [signal, stop] of LISTENERS) {
    if (!process.listeners(signal).includes(stop)) process.on(signal, stop);
  }
}

/** Has them end it at once again, as they do from outside: a search without a pause would keep them waiting. */
export function unlisten(): void {
  for (const [signal, stop] of LISTENERS) process.off(signal, stop);
}

/**
 * Does work that can be stopped by Ctrl-C in good order. A signal that came before, and waits for its turn, stops it, too.
 *
 * @param onItsStop puts things in order and says what was done
 */
export async function interruptible<T>(work: () => Promise<T>, onItsStop: () => string): Promise<T> {
  onStop = onItsStop;
  listen();
  try {
    return await work();
  } finally {
    unlisten();
    onStop = NOTHING;
  }
}
