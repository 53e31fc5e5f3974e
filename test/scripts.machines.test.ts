import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { orTold } from '../scripts/console.ts';
import { serveSite } from '../scripts/site/server.ts';
import { NotPossibleError, UserError } from '../src/errors.ts';

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
    // It fails if the script exits with a code other than 0.
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

it.each([
  ['what its user can put right', new UserError('wrong'), 2, 'error: wrong\n'],
  [
    'a fault of the machine',
    Object.assign(new Error(), { code: 'EMFILE' }),
    1,
    /^error: too many files are open\n/,
  ],
  ['what cannot be made', new NotPossibleError('none'), 1, 'error: none\n'],
  ['a fault of ours', new TypeError('odd'), 70, /^error: this is a bug in dominosa-press/],
])('a script ends as the command does: %s', async (_, error, code, told) => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const before = process.exitCode;
  await orTold(() => Promise.reject(error));
  const found = process.exitCode;
  process.exitCode = before;
  const [[text]] = write.mock.calls as [[string]];
  write.mockRestore();
  expect(found).toBe(code);
  expect(text).toMatch(told);
});

it('a port that another program has is told in a sentence', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(serveSite(ROOT, { port })).rejects.toThrow(`port ${port} is taken`);
  other.close();
});
