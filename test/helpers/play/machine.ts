import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, test } from 'vitest';

const REQUIRED = process.env.DOMINOSA_REQUIRE_TOOLS === '1';

/** A browser that tests start and stop. */
interface Started {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Finds a browser on the machine: the one that an environment variable names, or one in the path.
 *
 * @param names possible names of the program
 */
export function executableOf(variable: string, names: readonly string[]): string | undefined {
  return (
    process.env[variable] ??
    (process.env.PATH ?? '')
      .split(delimiter)
      .flatMap((folder) => names.map((name) => join(folder, name)))
      .find((file) => {
        try {
          accessSync(file, constants.X_OK);
          return true;
        } catch {
          return false;
        }
      })
  );
}

/** The browsers that this worker has started, which are stopped when it has run all its files. */
// biome-ignore lint/correctness/noEmptyPattern: here Vitest reads what is needed.
const inWorker = test.extend('started', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const started = new Map<Started, Promise<void>>();
  onCleanup(async () => void (await Promise.all([...started.keys()].map((browser) => browser.stop()))));
  return started;
});
const shared = new Map<string, Started>();

/**
 * Tests that share one browser. Without it they are skipped, unless DOMINOSA_REQUIRE_TOOLS=1.
 *
 * @param called the name of the browser in messages
 * @param isShared whether all tests of a worker share it
 */
export function describeIn<B extends Started>(
  called: string,
  executable: string | undefined,
  make: (executable: string) => B,
  name: string,
  tests: (browser: B) => void,
  isShared: boolean,
): void {
  const missing = executable === undefined;
  describe.skipIf(missing && !REQUIRED)(`${name}${missing ? ` (${called} is not installed)` : ''}`, () => {
    const browser = (isShared && (shared.get(called) as B | undefined)) || make(executable ?? '');
    if (isShared) shared.set(called, browser);
    inWorker.beforeAll(async ({ started }) => {
      if (missing) throw new Error(`${called} is not installed, but DOMINOSA_REQUIRE_TOOLS=1 asks for it`);
      if (!started.has(browser)) started.set(browser, browser.start());
      await started.get(browser);
    });
    if (!isShared)
      inWorker.afterAll(async ({ started }) => {
        if (started.delete(browser)) await browser.stop();
      });
    tests(browser);
  });
}

/** The timeout for anything in a browser, generous for a busy machine, in ms. */
export const PATIENCE = 120_000;
