import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { transformSync } from 'esbuild';
import { firstExample } from './guide.ts';
import { run } from './run.ts';

/** The versions of Node on which a release is tried, as npm packages. */
export const NODES = ['20', '22', '24'] as const;

/** A book of several editions. */
const CONFIG = {
  title: 'Tried',
  editions: ['large-print', 'tactile', 'brf', 'epub', 'html', 'keys'],
  sections: [{ title: 'All', range: 3, count: 3 }],
};

/**
 * Installs a packed package into an empty folder and uses it there with a separate Node: makes a book, checks it with its
 * files, and runs the first program of docs/api.md.
 *
 * @returns the versions of Node and of the command, and a SHA-256 over the files of the book
 * @throws Error with the reason of the failure
 */
export function tryPackage(tarball: string, guide: string, major: string) {
  const folder = mkdtempSync(join(tmpdir(), 'dominosa-release-'));
  try {
    const own = join(folder, 'node');
    const use = join(folder, 'use');
    for (const path of [own, use]) {
      mkdirSync(path);
      writeFileSync(join(path, 'package.json'), '{ "private": true, "type": "module" }');
    }
    const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund'];
    run(own, 'npm', [...install, `node-${process.platform}-${process.arch}@${major}`]);
    const binaries = join(own, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin');
    const path = [binaries, dirname(process.execPath)].join(delimiter);
    run(use, 'npm', [...install, tarball], path);
    const dominosa = (...args: string[]) => run(use, 'npx', ['--no-install', 'dominosa', ...args], path);
    writeFileSync(join(use, 'config.json'), JSON.stringify(CONFIG));
    dominosa('book', 'config.json', '--jobs', '2');
    dominosa('check', '--files', 'output/tried/book.json');
    const { program, printed } = firstExample(guide);
    writeFileSync(join(use, 'program.js'), transformSync(program, { loader: 'ts' }).code);
    const said = run(use, 'node', ['program.js'], path);
    if (said !== printed) throw new Error(`the first program of docs/api.md said\n${said}`);
    const book = createHash('sha256');
    const made = join(use, 'output', 'tried');
    for (const name of readdirSync(made).sort()) book.update(name).update(readFileSync(join(made, name)));
    return {
      node: run(use, 'node', ['--version'], path).trim(),
      version: dominosa('--version').trim(),
      book: book.digest('hex'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
