import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentOf, run, SMALL, SMALL_FOLDER, testFolder } from '../helpers/cli/run.ts';

const REQUIRED = process.env.DOMINOSA_REQUIRE_TOOLS === '1';
const TOOL = 'qpdf';
const missing = spawnSync(TOOL, ['--version']).error !== undefined;

const { path, write } = testFolder();

// What is left in the folder for temporary files is seen.
beforeEach(() => {
  mkdirSync(path('tmp'));
  vi.stubEnv('TMPDIR', path('tmp'));
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function book(output: string, ...more: string[]) {
  const config = write('config.json', JSON.stringify({ ...SMALL, editions: ['large-print', 'keys'] }));
  return run('book', config, '--output', path(output), ...more);
}

/** What pdf.js finds on every page: its structure, its texts and their places. */
async function found(file: string): Promise<unknown> {
  const pdf = await getDocument({ data: Uint8Array.from(readFileSync(file)), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => pdf.getPage(i + 1)));
  const content = pages.map(async (page) => ({
    structure: JSON.stringify(await page.getStructTree()).replaceAll(/p\d+R_|"id":"[^"]*"/g, ''),
    texts: (await page.getTextContent()).items.map((item) => {
      return 'str' in item ? [item.str, ...item.transform] : [];
    }),
    links: (await page.getAnnotations()).map(({ rect, dest }) => [rect, dest]),
  }));
  return {
    pages: await Promise.all(content),
    outline: await pdf.getOutline(),
    labels: await pdf.getPageLabels(),
    marks: await pdf.getMarkInfo(),
    xmp: (await pdf.getMetadata()).metadata?.getRaw(),
  };
}

describe.skipIf(missing && !REQUIRED)(`--optimize${missing ? ' (qpdf is not installed)' : ''}`, () => {
  it('makes PDF files smaller, which show and say the same, and leaves others as they are', async () => {
    expect((await book('plain')).code).toBe(0);
    expect((await book('small', '--optimize')).code).toBe(0);
    const [plain, small] = [contentOf(path('plain', SMALL_FOLDER)), contentOf(path('small', SMALL_FOLDER))];
    expect(Object.keys(small)).toEqual(Object.keys(plain));
    const pdfs = Object.keys(plain).filter((name) => name.endsWith('.pdf'));
    expect(pdfs).toEqual(['large-print-keys.pdf', 'large-print.pdf']);
    for (const [name, text] of Object.entries(plain)) {
      if (!pdfs.includes(name)) expect(small[name]).toBe(text);
    }
    for (const name of pdfs) {
      // Small files are fonts for the most part.
      expect(small[name]!.length).toBeLessThan(0.95 * plain[name]!.length);
      expect(await found(path('small', SMALL_FOLDER, name))).toEqual(
        await found(path('plain', SMALL_FOLDER, name)),
      );
    }
    expect(readdirSync(path('tmp'))).toEqual([]);
  });

  it('gives the same bytes again, also of a book that is rendered again', async () => {
    await book('one', '--optimize');
    await book('two', '--optimize');
    const first = contentOf(path('one', SMALL_FOLDER));
    expect(contentOf(path('two', SMALL_FOLDER))).toEqual(first);
    const again = await run(
      'render',
      path('one', SMALL_FOLDER, 'book.json'),
      '--output',
      path('three'),
      '--optimize',
    );
    expect(again.stderr).toBe('');
    expect(contentOf(path('three', SMALL_FOLDER))).toEqual(first);
  });
});

describe('--optimize', () => {
  /** Puts another program in the place of qpdf. */
  function replace(script: string): void {
    mkdirSync(path('bin'));
    write('bin/qpdf', `#!/bin/sh\n${script}\n`);
    chmodSync(path('bin', 'qpdf'), 0o755);
    vi.stubEnv('PATH', path('bin'));
  }

  it('is refused before anything is made where qpdf is missing', async () => {
    vi.stubEnv('PATH', path('nothing'));
    const { code, stdout, stderr } = await book('out', '--optimize');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(
      /^error: --optimize: the program qpdf, which makes PDF files smaller, is not installed\nhint: install it .*\n$/,
    );
    expect(contentOf(path())).not.toHaveProperty('out/');
  });

  it('says what qpdf says when it fails, and leaves nothing behind', async () => {
    replace('[ "$1" = --version ] && exit 0\necho "qpdf: disk on fire" >&2\nexit 2');
    const { code, stderr } = await book('out', '--optimize');
    expect(code).toBe(2);
    expect(stderr).toContain('error: --optimize: qpdf failed: qpdf: disk on fire\nhint: ');
    expect(contentOf(path('tmp'))).toEqual({});
    expect(contentOf(path())).not.toHaveProperty('out/');
  });

  it('asks qpdf for nothing without it', async () => {
    replace('exit 2');
    expect((await book('out')).code).toBe(0);
  });
});
