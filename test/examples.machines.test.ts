import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { makeKeyRows, parseRows } from '../src/domino/notation.ts';
import { checkPuzzle } from '../src/domino/puzzle.ts';
import { countSolutions } from '../src/solve/solution-counter.ts';
import { testFolder } from './helpers/cli/run.ts';
import { describeInChromium } from './helpers/play/browser.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FINISHED = readFileSync(`${ROOT}examples/finished.txt`, 'utf8');
const PUZZLES = FINISHED.split('\n\n')
  .slice(0, 8)
  .map((text) => {
    const [heading, ...lines] = text.split('\n');
    const [rows, key] = [0, 1].map((i) => lines.map((line) => line.split('  ')[i]!));
    return { name: heading!.split(',')[0]!, rows: rows!, key: key! };
  });

describe('the finished examples', () => {
  it('are what the program for Node prints', () => {
    const { stdout, stderr } = spawnSync(process.execPath, ['examples/node.mjs'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect([stderr, stdout]).toEqual(['', FINISHED]);
  });

  it('have one solution each, and show what they were made for', () => {
    expect(PUZZLES).toHaveLength(8);
    for (const { rows, key } of PUZZLES) {
      const puzzle = checkPuzzle(parseRows(rows));
      const { solutions, key: found } = countSolutions(puzzle, 2);
      expect([solutions, makeKeyRows(puzzle.board, found!)]).toEqual([1, key]);
    }
    const [heart, tree, october, december, june, zoe, emma, anne] = PUZZLES.map(({ rows }) => rows);
    expect(heart![0]).toMatch(/^\.\d{3}\.\.\d{3}\.$/);
    expect(tree!.map((row) => row.replaceAll('.', '').length)).toEqual([2, 4, 6, 4, 6, 8, 10, 2]);
    const days = [october, december, june].map((rows) => rows![0]);
    expect(days).toEqual(['10312026', '24122026', '21062026']);
    expect([zoe![3]!.slice(4, 7), emma![3]!.slice(3, 7), anne![3]!.slice(3, 7)]).toEqual([
      '963',
      '3662',
      '2663',
    ]);
  });
});

describeInChromium('the example for browsers', (chromium) => {
  const { path } = testFolder();

  it('composes in a worker and explains in the page', async () => {
    await build({
      absWorkingDir: ROOT,
      entryPoints: ['examples/browser.mjs', 'examples/worker.mjs'],
      bundle: true,
      splitting: true,
      format: 'esm',
      outdir: path(),
      logLevel: 'silent',
    });
    copyFileSync(`${ROOT}examples/index.html`, path('index.html'));
    const server = createServer(({ url = '' }, response) => {
      const name = basename(url) || 'index.html';
      const isThere = readdirSync(path()).includes(name);
      const type = name.endsWith('.js') ? 'text/javascript' : 'text/html';
      response.writeHead(isThere ? 200 : 204, { 'Content-Type': type });
      response.end(isThere ? readFileSync(path(name)) : undefined);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    try {
      const { port } = server.address() as AddressInfo;
      await chromium.visitAt(`http://127.0.0.1:${port}/`, {}, async (tab) => {
        await tab
          .locator('pre')
          .nth(PUZZLES.length - 1)
          .waitFor();
        const shown = await tab.locator('pre').allTextContents();
        expect(shown).toEqual(PUZZLES.map(({ rows }) => rows.join('\n')));
        expect(await tab.locator('main p').first().textContent()).toMatch(/domino/);
      });
    } finally {
      server.close();
    }
  });
});
