import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { main } from '../../../src/cli/main.ts';

/** The output of a run of the command, and its exit code. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A run that prints this, and nothing to standard error. */
export const output = (code: number, told: Told): Run => ({ code, stdout: textOf(told), stderr: '' });

/** A run that prints this error alone. */
export const failure = (code: number, told: Told): Run => ({ code, stdout: '', stderr: textOf(told) });

/** A text, its lines, or what tells it. */
type Told = string | readonly string[] | ReturnType<typeof expect.stringMatching>;

const textOf = (told: Told) =>
  Array.isArray(told) ? told.map((line) => `${line}\n`).join('') : (told as string);

/** What a run prints that ends with this code, without anything on standard error. */
export async function printed(running: Run | Promise<Run>, wanted = 0): Promise<string> {
  const { code, stdout, stderr } = await running;
  expect([code, stderr]).toEqual([wanted, '']);
  return stdout;
}

/** The argument with which Node runs the command from any folder. */
export const COMMAND: readonly string[] = [fileURLToPath(new URL('../../../dist/cli.js', import.meta.url))];

/** Runs the command in a separate process. */
export function runChild(args: readonly string[], options: { cwd?: string; input?: string } = {}): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...COMMAND, ...args], {
    ...options,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '1' },
  });
  return { code: status, stdout, stderr };
}

/** The same beside others, without input. */
export async function startChild(args: readonly string[]): Promise<Run> {
  const child = spawn(process.execPath, [...COMMAND, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '1' },
  });
  const closed = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await closed;
  return { code, stdout, stderr };
}

/** Runs the command in this process and captures its output. */
export async function run(...args: string[]): Promise<Run> {
  const said = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      said[stream] += String(text);
      return true;
    }),
  );
  try {
    return { code: await main(args), ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** The same in another working folder. */
export async function runIn(folder: string, ...args: string[]): Promise<Run> {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return await run(...args);
  } finally {
    process.chdir(before);
  }
}

/** Expects nothing but one error, with a line that begins so, and this exit code. */
export async function expectRefused(args: readonly string[], told: string | RegExp, wanted = 2) {
  const { code, stdout, stderr } = await run(...args);
  expect({ args, code, stdout, errors: stderr.match(/^error: /gm)?.length }, stderr).toEqual({
    args,
    code: wanted,
    stdout: '',
    errors: 1,
  });
  if (typeof told === 'string') expect(`\n${stderr}`).toContain(`\n${told}`);
  else expect(stderr).toMatch(told);
}

/** The values of lines of JSON. */
export const jsonLines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** A folder for each test of a file, removed afterwards. What is written is text, or the data of JSON. */
export function testFolder(): {
  path(...parts: string[]): string;
  write(name: string, content: string | object): string;
  json(...parts: string[]): ReturnType<typeof JSON.parse>;
} {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dominosa-cli-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const path = (...parts: string[]) => join(folder, ...parts);
  return {
    path,
    write(name, content) {
      writeFileSync(path(name), typeof content === 'string' ? content : JSON.stringify(content));
      return path(name);
    },
    json: (...parts) => JSON.parse(readFileSync(path(...parts), 'utf8')),
  };
}

/** Everything in a folder, hidden files too, by path: the bytes of files, the targets of links, `/` for folders. */
export function contentOf(folder: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      found[`${entry.name}/`] = '/';
      for (const [name, content] of Object.entries(contentOf(path))) found[`${entry.name}/${name}`] = content;
    } else {
      found[entry.name] = entry.isSymbolicLink() ? `-> ${readlinkSync(path)}` : readFileSync(path, 'latin1');
    }
  }
  return found;
}

/** A config of two small puzzles. */
export const SMALL = {
  title: 'Small Ü & Co',
  sections: [{ title: 'One', range: 2, level: 'easy', count: 2 }],
};

/** The folder of its book. */
export const SMALL_FOLDER = 'small-ue-co';
