import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { PLAYED, peerBook, render } from '../helpers/render/books.ts';

// Ace by DAISY checks the accessibility of an EPUB. DOMINOSA_ACE names its command for Puppeteer, which needs a Chromium in
// PUPPETEER_EXECUTABLE_PATH; .ci/run provides both. Without it the test is skipped, unless DOMINOSA_REQUIRE_TOOLS=1.

const ACE = process.env.DOMINOSA_ACE;
const REQUIRED = process.env.DOMINOSA_REQUIRE_TOOLS === '1';

const folder = mkdtempSync(join(tmpdir(), 'dominosa-ace-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Report {
  'earl:result': { 'earl:outcome': string };
  assertions: { assertions: object[] }[];
}

describe('Ace by DAISY', () => {
  it.skipIf(!ACE && !REQUIRED).each(LANGUAGE_CODES)(
    `${ACE ? '' : '(not installed: DOMINOSA_ACE names no command) '}finds nothing against book.epub: %s`,
    async (language) => {
      if (!ACE) throw new Error('DOMINOSA_ACE names no command, but DOMINOSA_REQUIRE_TOOLS=1 asks for it');
      const book = peerBook([3, 7], { ...PLAYED, language, exhibits: ['V'], title: 'Käfer & <Co.>' });
      const file = join(folder, `${language}.epub`);
      writeFileSync(file, (await render(book, 'epub')).get('book.epub')!);
      const out = join(folder, language);
      const { status, stderr } = spawnSync(ACE, ['-f', '-s', '-o', out, file], { encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
      const report: Report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'));
      expect(report.assertions.flatMap(({ assertions }) => assertions)).toEqual([]);
      expect(report['earl:result']['earl:outcome']).toBe('pass');
    },
  );
});
