import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The prefix of every folder that the tests and the program make. */
const OURS = 'dominosa-';
/** Set once this run has its temporary folder. */
const HAS_FOLDER = 'DOMINOSA_TESTS_FOLDER';
/** How long workers may take to stop their browsers, as Vitest does not wait for them before this teardown, in ms. */
const PATIENCE = 30_000;
const PAUSE = 100;

/**
 * Gives a run its own temporary folder, which its child processes share.
 *
 * @returns a teardown that fails the run if a test has left one of our folders there
 */
export function setup(): (() => Promise<void>) | undefined {
  if (process.env[HAS_FOLDER]) return undefined;
  const folder = mkdtempSync(join(tmpdir(), `${OURS}tests-`));
  // Some tests run the command as another user.
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TMP', 'TEMP', HAS_FOLDER]) process.env[name] = folder;
  const ours = () => readdirSync(folder).filter((name) => name.startsWith(OURS));
  return async () => {
    for (let waited = 0; ours().length > 0 && waited < PATIENCE; waited += PAUSE) await setTimeout(PAUSE);
    const left = ours();
    // A browser that was just closed may still write into its profile.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    if (left.length === 0) return;
    // An error thrown here would only be printed.
    console.error(`tests have left in the temporary folder: ${left.join(', ')}`);
    process.exitCode = 1;
  };
}
