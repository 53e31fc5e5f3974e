import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMAND, testFolder } from '../helpers/cli/run.ts';

const ID = '3:02310232102130203311';

describe('the built command', () => {
  const { path } = testFolder();

  /** The code files that a run loads: those of the program, and the names of packages. */
  function loaded(...args: string[]): { own: string[]; packages: string[] } {
    const { status, stderr } = spawnSync(process.execPath, [...COMMAND, ...args], {
      cwd: path(),
      env: { ...process.env, NODE_V8_COVERAGE: path('loaded') },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    const urls = readdirSync(path('loaded')).flatMap((name): string[] => {
      const { result } = JSON.parse(readFileSync(path('loaded', name), 'utf8'));
      return result.map(({ url }: { url: string }) => url).filter((url: string) => url.startsWith('file:'));
    });
    const names = urls.flatMap((url) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1] ?? []);
    return {
      own: urls.filter((url) => !url.includes('/node_modules/')),
      packages: [...new Set(names)].sort(),
    };
  }

  it.each([
    [['--version'], []],
    [['--help'], []],
    [['book', '--help'], []],
    [
      ['solve', ID],
      ['@noble/hashes', 'fast-equals'],
    ],
    [
      ['solve', ID, '--json'],
      ['@noble/hashes', 'fast-equals'],
    ],
    [
      ['grade', ID],
      ['@fluent/bundle', '@noble/hashes', 'fast-equals'],
    ],
    [
      ['grade', ID, '--json', '--explain'],
      ['@fluent/bundle', '@noble/hashes', 'fast-equals'],
    ],
    [
      ['generate', '--count', '1'],
      ['@noble/hashes', 'fast-equals'],
    ],
    [
      ['generate', '--format', 'id'],
      ['@noble/hashes', 'fast-equals'],
    ],
    [
      ['generate', '--format', 'json'],
      ['@noble/hashes', 'fast-equals'],
    ],
  ])('loads for %j no packages but %j, and few files', (args, packages) => {
    const found = loaded(...args);
    expect(found.packages.filter((name) => !packages.includes(name))).toEqual([]);
    expect(found.own.length).toBeGreaterThan(0);
    // Two of them exist so that a signal is handled before the rest is loaded. Code shared by several commands, such as
    // `analyse` and `solve`, is in one file for each set of commands that share it.
    expect(found.own.length).toBeLessThanOrEqual(60);
  });

  it.each([
    [[], ['manifold-3d']],
    [
      ['--format', 'svg'],
      ['manifold-3d', 'handlebars', 'pdfkit'],
    ],
    [
      ['--format', 'stl'],
      ['fontkit', 'handlebars', 'pdfkit'],
    ],
  ])('loads for dominosa stones %j none of %j', (args, packages) => {
    const found = loaded('stones', '--range', '3', ...args);
    expect(found.packages).not.toEqual([]);
    expect(found.packages.filter((name) => packages.includes(name))).toEqual([]);
  });

  // Without this check the rows above could pass vacuously.
  it.each([
    [['schema', 'puzzle'], ['zod']],
    [['stones'], ['handlebars', 'pdfkit', 'fontkit']],
    [['stones', '--format', 'stl', '--range', '3'], ['manifold-3d']],
  ])('is seen to load for %j %j', (args, packages) => {
    expect(loaded(...args).packages).toEqual(expect.arrayContaining(packages));
  });
});
