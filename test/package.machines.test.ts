import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstExample } from '../scripts/release/guide.ts';
import { run as runProgram } from '../scripts/release/run.ts';
import { makeBook, makeBookText } from '../src/index.ts';

// Tests the package as users get it: packed, installed into an empty folder from npm's registry, and used there. This needs the
// network and writes dist/, so it is skipped unless DOMINOSA_REQUIRE_TOOLS=1.

const REQUIRED = process.env.DOMINOSA_REQUIRE_TOOLS === '1';
const ROOT = fileURLToPath(new URL('..', import.meta.url));

const COMMON_JS = `const { countSolutions, parseGameId } = require('dominosa-press/solve');
console.log(countSolutions(parseGameId('3:02310232102130203311')).solutions, typeof require('dominosa-press/make').Random === 'function');
`;

function run(cwd: string, command: string, ...args: string[]): string {
  return runProgram(cwd, command, args);
}

describe.runIf(REQUIRED)(`the package${REQUIRED ? '' : ' (DOMINOSA_REQUIRE_TOOLS is not 1)'}`, () => {
  let folder: string;
  let files: string[];
  /** The command as npm has installed it. */
  const command = () => join(folder, 'node_modules', '.bin', 'dominosa');

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'dominosa-package-'));
    // Builds the package and lets publint check the result. `npm pack` would also build, but its output would precede the JSON.
    run(ROOT, 'npm', 'run', 'prepack');
    const [packed] = JSON.parse(
      run(ROOT, 'npm', 'pack', '--ignore-scripts', '--silent', '--json', '--pack-destination', folder),
    );
    files = packed.files.map(({ path }: { path: string }) => path);
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    // What npm has kept of other packages is not asked for again.
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
    run(folder, 'npm', 'install', ...quiet, join(folder, packed.filename));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('holds what is needed and nothing else', () => {
    const kinds = new Set(files.map((file) => (file.includes('/') ? `${file.split('/')[0]}/` : file)));
    const wanted = ['CHANGELOG.md', 'LICENSE', 'README.md', 'THIRD-PARTY.md', 'package.json'];
    expect([...kinds].sort()).toEqual([...wanted, 'dist/', 'docs/', 'fonts/', 'templates/'].sort());
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    for (const font of files.filter((file) => /\.(ttf|otf)$/.test(file))) {
      const licence = font.replace(/[^/]*$/, font.startsWith('fonts/braille/') ? 'README.md' : 'OFL.txt');
      expect(files, font).toContain(licence);
    }
  });

  it('takes 70 MB at most with all that it needs', () => {
    const installed = join(folder, 'node_modules');
    const sizes = readdirSync(installed, { recursive: true, withFileTypes: true }).map((entry) =>
      entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0,
    );
    const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
    expect(megabytes).toBeGreaterThan(5);
    expect(megabytes).toBeLessThan(70);
  });

  it('makes the puzzles of a book in two processes, as the checkout does, and says what reads PDFs back', async () => {
    const config = {
      title: 'Packed',
      sections: [
        { title: 'One', range: 4, level: 'easy' as const, count: 3 },
        { title: 'Two', kind: 'terzett' as const, range: 4, shape: '5x6', count: 2 },
      ],
      editions: ['standard-print' as const, 'brf' as const, 'epub' as const],
    };
    writeFileSync(join(folder, 'packed.json'), JSON.stringify(config));
    run(folder, command(), 'book', 'packed.json', '--jobs', '2');
    const book = join('output', 'packed', 'book.json');
    expect(readFileSync(join(folder, book), 'utf8')).toBe(makeBookText(await makeBook(config)));
    const check = ['check', '--files', '--edition'];
    expect(run(folder, command(), ...check, 'brf', book)).toMatch(/: 5 puzzles in \d+ files?, all right\n$/);
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(run(folder, 'npx', '--no-install', 'dominosa', '--version')).toBe(`${version}\n`);
    // It is installed when it is asked for.
    const { status, stdout } = spawnSync(command(), [...check, 'standard-print', book], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([2, expect.stringContaining('npm install pdfjs-dist@5')]);
  });

  it('can be used by CommonJS, too', () => {
    writeFileSync(join(folder, 'count.cjs'), COMMON_JS);
    expect(run(folder, process.execPath, '--no-warnings', 'count.cjs')).toBe('1 true\n');
  });

  it('can be used in a program, with its types, as the first example of docs/api.md shows', () => {
    const guide = readFileSync(join(ROOT, 'docs', 'api.md'), 'utf8');
    const { program, printed } = firstExample(guide);
    writeFileSync(join(folder, 'program.ts'), program);
    const tsc = join(ROOT, 'node_modules', '.bin', 'tsc');
    const options = ['--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom'];
    run(folder, tsc, ...options, 'program.ts');
    expect(run(folder, process.execPath, 'program.js')).toBe(printed);
  });
});
