import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));

/** The scripts that a person runs, without those that are parts of a build. */
const OWN = Object.entries(scripts as Record<string, string>).flatMap(([name, line]) => {
  const file = /^(?:npm run build && )?tsx (scripts\/\S+\.ts)$/.exec(line)?.[1];
  return file && !name.startsWith('build:') && name !== 'fonts' ? [{ name, file }] : [];
});

it.each(OWN)('npm run $name -- --help explains the script, and does nothing else', ({ name, file }) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, '--help'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`Usage: npm run ${name}`);
});
