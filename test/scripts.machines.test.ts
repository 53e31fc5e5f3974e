import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { serveSite } from '../scripts/site/server.ts';

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

it.concurrent('an option that a script does not have is told in a sentence', async () => {
  const call = ['--import', 'tsx', 'scripts/site.ts', '--foo'];
  const run = promisify(execFile)(process.execPath, call, { cwd: ROOT });
  await expect(run).rejects.toMatchObject({
    code: 2,
    stderr: 'error: unknown option --foo\nhint: --help lists the options\n',
  });
});

it.concurrent('npm run studio tells a wrong port in a sentence', async () => {
  const call = ['--import', 'tsx', 'scripts/studio.ts', '--port', '8321'];
  const run = promisify(execFile)(process.execPath, call, { cwd: ROOT });
  await expect(run).rejects.toMatchObject({
    code: 2,
    stderr: 'error: --port 8321 is no port\n  expected a whole number to 65535, or nothing for 8321\n',
  });
});

it('a port that another program has is told in a sentence', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(serveSite(ROOT, { port })).rejects.toThrow(`port ${port} is taken`);
  other.close();
});
