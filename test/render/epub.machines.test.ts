import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { mixedBook } from '../helpers/document/documents.ts';
import { AWKWARD, PLAYED, peerBook, render } from '../helpers/render/books.ts';
import { JAVA } from '../helpers/tool.ts';

// EPUBCheck of the W3C, as packaged by Debian (DOMINOSA_EPUBCHECK names another jar); Ace by DAISY, which checks
// accessibility (DOMINOSA_ACE names its command for Puppeteer, which needs a Chromium in PUPPETEER_EXECUTABLE_PATH); kobofix,
// which reports what Adobe's old engine on Kobo devices cannot show (DOMINOSA_KOBOFIX names its command). .ci/run provides them.
const JAR = process.env.DOMINOSA_EPUBCHECK ?? '/usr/share/java/epubcheck.jar';
const { DOMINOSA_ACE: ACE, DOMINOSA_KOBOFIX: KOBOFIX } = process.env;
const REQUIRED = process.env.DOMINOSA_REQUIRE_TOOLS === '1';

const folder = mkdtempSync(join(tmpdir(), 'dominosa-'));
afterAll(() => rmSync(folder, { recursive: true }));
const ALL = join(folder, 'all.epub');
const SMALL = join(folder, 'small.epub');

beforeAll(async () => {
  const write = async (path: string, book: Book) =>
    writeFileSync(path, (await render(book, 'epub')).get('book.epub')!);
  const played = { ...PLAYED, language: 'fr', exhibits: ['V'], title: 'Käfer & <Co.>' };
  await write(ALL, { ...mixedBook('de'), ...AWKWARD });
  await write(SMALL, peerBook([3], played));
});

function run(program: string | undefined, ...args: string[]) {
  if (!program) throw new Error('no command is named, but DOMINOSA_REQUIRE_TOOLS=1 asks for it');
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe.skipIf(!existsSync(JAR) && !REQUIRED)('EPUBCheck', () => {
  it('finds no error and warns of nothing', () => {
    const { stdout, stderr } = run('java', ...JAVA, '-jar', JAR, '--failonwarnings', ALL);
    expect(stderr + stdout).toContain('0 fatals / 0 errors / 0 warnings');
  });
});

describe.skipIf(!KOBOFIX && !REQUIRED)('kobofix', () => {
  // What it looks for is markup and style, which are the same in every language.
  it.each([ALL, SMALL])('finds nothing against book.epub: %#', (path) => {
    const { status, stdout, stderr } = run(KOBOFIX, '--check', '--strict', '--report', 'json', path);
    expect([status, stderr], stdout).toEqual([0, '']);
  });
});

describe.skipIf(!ACE && !REQUIRED)('Ace by DAISY', () => {
  it('finds nothing against book.epub', () => {
    const out = join(folder, 'ace');
    const { status, stderr } = run(ACE, '-f', '-s', '-o', out, SMALL);
    expect([status, stderr]).toEqual([0, '']);
    const report: {
      'earl:result': { 'earl:outcome': string };
      assertions: { assertions: object[] }[];
    } = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'));
    expect(report.assertions.flatMap(({ assertions }) => assertions)).toEqual([]);
    expect(report['earl:result']['earl:outcome']).toBe('pass');
  });
});
