import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How folders begin that tests and the program make. */
const OURS = 'dominosa-';
/** Set when the rooms of a run have their folder. */
const HAS_FOLDER = 'DOMINOSA_TESTS_FOLDER';

/**
 * Gives a run a temporary folder of its own, for its processes, too.
 *
 * @returns what ends the run with a fault if a test has left something of ours there
 */
export function setup(): (() => void) | undefined {
  if (process.env[HAS_FOLDER]) return undefined;
  const folder = mkdtempSync(join(tmpdir(), `${OURS}tests-`));
  // Some tests run the command as another user.
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TMP', 'TEMP', HAS_FOLDER]) process.env[name] = folder;
  return () => {
    const left = readdirSync(folder).filter((name) => name.startsWith(OURS));
    rmSync(folder, { recursive: true, force: true });
    if (left.length === 0) return;
    // An error that is thrown here is only told.
    console.error(`tests have left in the temporary folder: ${left.join(', ')}`);
    process.exitCode = 1;
  };
}
