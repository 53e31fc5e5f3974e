import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { mixedBook } from '../helpers/document/documents.ts';
import { AWKWARD, epubOf } from '../helpers/render/epub.ts';

// kobofix reports what Adobe's old engine on Kobo devices cannot show. DOMINOSA_KOBOFIX names its command; .ci/run provides it.
// Without it the test is skipped, unless DOMINOSA_REQUIRE_TOOLS=1.

const KOBOFIX = process.env.DOMINOSA_KOBOFIX;
const REQUIRED = process.env.DOMINOSA_REQUIRE_TOOLS === '1';

const folder = mkdtempSync(join(tmpdir(), 'dominosa-kobofix-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('kobofix', () => {
  it.skipIf(!KOBOFIX && !REQUIRED).each(LANGUAGE_CODES)(
    `${KOBOFIX ? '' : '(not installed: DOMINOSA_KOBOFIX names no command) '}finds nothing against book.epub: %s`,
    async (language) => {
      if (!KOBOFIX)
        throw new Error('DOMINOSA_KOBOFIX names no command, but DOMINOSA_REQUIRE_TOOLS=1 asks for it');
      const file = join(folder, `${language}.epub`);
      writeFileSync(file, await epubOf({ ...mixedBook(language), ...AWKWARD }));
      const options = ['--check', '--strict', '--report', 'json'];
      const { status, stdout, stderr } = spawnSync(KOBOFIX, [...options, file], { encoding: 'utf8' });
      expect([status, stderr], stdout).toEqual([0, '']);
    },
  );
});
