import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { mixedBook } from '../helpers/document/documents.ts';
import { AWKWARD, epubOf } from '../helpers/render/epub.ts';

// EPUBCheck of the W3C, as packaged by Debian. DOMINOSA_EPUBCHECK names another jar. Without it the test is skipped, unless
// DOMINOSA_REQUIRE_TOOLS=1.
const JAR = process.env.DOMINOSA_EPUBCHECK ?? '/usr/share/java/epubcheck.jar';
const REQUIRED = process.env.DOMINOSA_REQUIRE_TOOLS === '1';

describe('EPUBCheck', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dominosa-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const missing = !existsSync(JAR);

  it.skipIf(missing && !REQUIRED).each(LANGUAGE_CODES)(
    `${missing ? '(not installed) ' : ''}finds no error and warns of nothing, %s`,
    async (language) => {
      if (missing) throw new Error(`there is no ${JAR}, but DOMINOSA_REQUIRE_TOOLS=1 asks for it`);
      const file = join(folder, `${language}.epub`);
      writeFileSync(file, await epubOf({ ...mixedBook(language), ...AWKWARD }));
      const { stdout, stderr } = spawnSync('java', ['-jar', JAR, '--failonwarnings', file], {
        encoding: 'utf8',
      });
      expect(stderr + stdout).toContain('0 fatals / 0 errors / 0 warnings');
    },
  );
});
