import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { writeCommand } from '../../scripts/command/bundle.ts';
import { writePlay } from '../../scripts/play/bundle.ts';
import { copyWords } from '../../scripts/words/copy.ts';

const ROOT = new URL('../../', import.meta.url);
const TSC = fileURLToPath(new URL('node_modules/typescript/bin/tsc', ROOT));

/** Set once this run has built it. */
const IS_BUILT = 'DOMINOSA_TESTS_BUILT';

/** Builds the program into dist/, once for all projects: child processes start faster from there, and pages need its script. */
export async function setup(): Promise<void> {
  if (process.env[IS_BUILT]) return;
  process.env[IS_BUILT] = '1';
  // Type errors in a program that is being worked on are left to `npm run types`.
  spawnSync(process.execPath, [TSC, '-p', 'tsconfig.build.json'], { cwd: fileURLToPath(ROOT) });
  copyWords();
  await writePlay();
  await writeCommand();
}
