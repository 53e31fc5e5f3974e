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

  const SOLVING = ['@noble/hashes', 'fast-equals'];

  it.each([
    [['--help'], []],
    [['solve', ID, '--json'], SOLVING],
    [
      ['grade', ID, '--explain'],
      ['@fluent/bundle', ...SOLVING],
    ],
    [['generate', '--format', 'json'], SOLVING],
  ])('loads for %j no packages but %j, and few files', (args, packages) => {
    const found = loaded(...args);
    expect(found.packages.filter((name) => !packages.includes(name))).toEqual([]);
    expect(found.own.length).toBeGreaterThan(0);
    // Two of them exist so that a signal is handled before the rest is loaded. Code shared by several commands, such as
    // `analyse` and `solve`, is in one file for each set of commands that share it.
    expect(found.own.length).toBeLessThanOrEqual(60);
  });

  // Without the packages that are wanted the rows above could pass vacuously.
  it.each([
    ['pdf', ['handlebars', 'pdfkit', 'fontkit'], ['manifold-3d']],
    ['svg', ['fontkit'], ['manifold-3d', 'handlebars', 'pdfkit']],
    ['stl', ['manifold-3d'], ['fontkit', 'handlebars', 'pdfkit']],
  ])('loads for dominoes as %s %j, and none of %j', (format, wanted, others) => {
    const { packages } = loaded('stones', '--range', '3', '--format', format);
    expect(packages).toEqual(expect.arrayContaining(wanted));
    expect(packages.filter((name) => others.includes(name))).toEqual([]);
  });
});
