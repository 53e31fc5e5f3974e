import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';

const REQUIRED = process.env.DOMINOSA_REQUIRE_TOOLS === '1';

/** A browser that tests start and stop. */
interface Started {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Where a browser of the machine is: what an environment variable names, or what is found in the path.
 *
 * @param names it can have
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

/**
 * Tests in one browser, which they share. Without it they are skipped, unless DOMINOSA_REQUIRE_TOOLS=1.
 *
 * @param called the browser, in messages
 */
export function describeIn<B extends Started>(
  called: string,
  executable: string | undefined,
  make: (executable: string) => B,
  name: string,
  tests: (browser: B) => void,
): void {
  const missing = executable === undefined;
  describe.skipIf(missing && !REQUIRED)(`${name}${missing ? ` (${called} is not installed)` : ''}`, () => {
    const browser = make(executable ?? '');
    beforeAll(async () => {
      if (missing) throw new Error(`${called} is not installed, but DOMINOSA_REQUIRE_TOOLS=1 asks for it`);
      await browser.start();
    });
    afterAll(() => browser.stop());
    tests(browser);
  });
}

/** How long something in a browser is waited for, however busy the machine is, ms. */
export const PATIENCE = 120_000;
