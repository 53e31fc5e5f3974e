import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { GROUPS } from '../scripts/bench/rows.ts';
import { orTold } from '../scripts/console.ts';
import { makeBill } from '../scripts/release/bill.ts';
import { serveSite } from '../scripts/site/server.ts';
import { NotPossibleError, UserError } from '../src/errors.ts';
import { isThorough } from './helpers/thorough.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));

/** The scripts that a person runs, without those that are parts of a build. */
const OWN = Object.entries(scripts as Record<string, string>).flatMap(([name, line]) => {
  const file = /^(?:npm run build && )?tsx (scripts\/\S+\.ts)$/.exec(line)?.[1];
  return file && !name.startsWith('build:') && name !== 'fonts' ? [{ name, file }] : [];
});

/** What a script prints in this process until it ends or asks to exit, and its exit code. */
async function called(file: string, ...args: string[]) {
  const exit = new Error('exit');
  const said = { stdout: [] as unknown[], stderr: [] as unknown[] };
  const exits = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw exit;
  });
  vi.spyOn(console, 'log').mockImplementation((text) => void said.stdout.push(text, '\n'));
  vi.spyOn(console, 'error').mockImplementation((text) => void said.stderr.push(text, '\n'));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.stderr.push(text) > 0);
  const before = { argv: process.argv, exitCode: process.exitCode };
  process.argv = [process.execPath, file, ...args];
  try {
    // Each call evaluates the script itself anew, and nothing that it imports.
    const fault = await import(/* @vite-ignore */ `${ROOT}${file}?${args}`).then(
      () => undefined,
      (error) => error,
    );
    expect([undefined, exit]).toContain(fault);
    const code = exits.mock.calls[0]?.[0] ?? process.exitCode ?? 0;
    return { code, stdout: said.stdout.join(''), stderr: said.stderr.join('') };
  } finally {
    Object.assign(process, before);
    vi.restoreAllMocks();
  }
}

it.each(OWN)('npm run $name -- --help explains the script, and does nothing else', async ({ name, file }) => {
  expect(await called(file, '--help')).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining(`Usage: npm run ${name}`),
  });
});

it.each([
  [
    'an option that a script does not have',
    ['scripts/site.ts', '--foo'],
    'error: unknown option --foo\nhint: --help lists the options\n',
  ],
  [
    'no round of the bench',
    ['scripts/bench.ts', '--rounds', '0'],
    'error: --rounds is 0\n  expected a whole number from 1\n',
  ],
  [
    'a group that the bench does not have',
    ['scripts/bench.ts', 'engines'],
    /^error: there is no group engines\n {2}expected start, engine, /,
  ],
  [
    'a wrong port of npm run studio',
    ['scripts/studio.ts', '--port', '8321'],
    'error: --port 8321 is no port\n  expected a whole number to 65535, or nothing for 8321\n',
  ],
] as const)('%s is told in a sentence', async (_, [file, ...args], stderr) => {
  expect(await called(file, ...args)).toEqual({
    code: 2,
    stdout: '',
    stderr: typeof stderr === 'string' ? stderr : expect.stringMatching(stderr),
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

it('the bench runs its commands, and when it is thorough all of them: both sides answer alike where they must', () => {
  const groups = GROUPS.filter(({ name }) => isThorough || name === 'start');
  const bench = ['--import', import.meta.resolve('tsx'), `${ROOT}scripts/bench.ts`, '--short'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...bench, ...groups.map(({ name }) => name)],
    {
      encoding: 'utf8',
    },
  );
  expect([status, stderr]).toEqual([0, '']);
  for (const { title, rows } of groups) {
    expect(stdout).toContain(`### ${title}\n`);
    for (const { name, long } of rows) if (!long) expect(stdout).toContain(`| ${name} | `);
  }
});

it('the bill of materials lists every package in use with its hash and licence, and is the same each time', () => {
  const text = makeBill(ROOT);
  expect(makeBill(ROOT)).toBe(text);
  const { bomFormat, metadata, components } = JSON.parse(text);
  expect(bomFormat).toBe('CycloneDX');
  expect(metadata.component.name).toBe('dominosa-press');
  const { packages } = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8'));
  const inUse = Object.entries(packages as Record<string, { dev?: boolean; version: string }>)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`);
  const listed = components.filter((part: { type: string }) => part.type === 'library');
  expect([...new Set(listed.map((part: { 'bom-ref': string }) => part['bom-ref']))].toSorted()).toEqual(
    [...new Set(inUse)].toSorted(),
  );
  for (const { name, hashes } of listed) {
    expect(hashes, name).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }]);
  }
  expect(components.filter((part: { type: string }) => part.type === 'file')).toHaveLength(2);
});
