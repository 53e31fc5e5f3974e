import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));

/** The scripts that a person runs, without those that are parts of a build. */
const OWN = Object.entries(scripts as Record<string, string>).flatMap(([name, line]) => {
  const file = /^(?:npm run build && )?tsx (scripts\/\S+\.ts)$/.exec(line)?.[1];
  return file && !name.startsWith('build:') && name !== 'fonts' ? [{ name, file }] : [];
});

it.concurrent.each(OWN)(
  'npm run $name -- --help explains the script, and does nothing else',
  async ({ name, file }) => {
    // It fails if the script ends with another code than 0.
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', file, '--help'],
      { cwd: ROOT },
    );
    expect(stderr).toBe('');
    expect(stdout).toContain(`Usage: npm run ${name}`);
  },
);
