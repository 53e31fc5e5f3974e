/** The exit codes of commands that were stopped: 128 and the number of the signal, as shells have it. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Does work that can be stopped by Ctrl-C in good order.
 *
 * @param onStop puts things in order and says what was done
 */
export async function interruptible<T>(work: () => Promise<T>, onStop: () => string): Promise<T> {
  const stops = Object.entries(SIGNALS).map(([signal, code]) => {
    const stop = () => {
      process.stderr.write(`\nstopped: ${onStop()}\n`);
      process.exit(code);
    };
    process.once(signal, stop);
    return [signal, stop] as const;
  });
  try {
    return await work();
  } finally {
    for (const [signal, stop] of stops) process.off(signal, stop);
  }
}
