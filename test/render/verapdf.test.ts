import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { EDITIONS, LANGUAGES } from '../../src/book/config.ts';
import { dealtOn, VIEWS } from '../layout/shaped.ts';
import { peerBook, render } from './books.ts';
import { PRINT, TOUCH } from './shaped-editions.ts';

// veraPDF (org.verapdf.apps:greenfield-apps of Maven Central) validates every PDF against PDF/UA-1. DOMINOSA_VERAPDF
// names its jar; .ci/run fetches it. Without it the test is skipped, unless DOMINOSA_REQUIRE_TOOLS=1.

const JAR = process.env.DOMINOSA_VERAPDF;
const REQUIRED = process.env.DOMINOSA_REQUIRE_TOOLS === '1';

/** The one rule that may fail: the file does not claim to be PDF/UA, as long as not every kind of file is validated. */
const NO_CLAIM = '5-1';

interface Report {
  report: { jobs: { itemDetails: { name: string }; validationResult: { details: Details }[] }[] };
}
interface Details {
  ruleSummaries: { clause: string; testNumber: number; ruleStatus: string }[];
}

const folder = mkdtempSync(join(tmpdir(), 'dominosa-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('veraPDF', () => {
  it.skipIf(!JAR && !REQUIRED)(
    `${JAR ? '' : '(not installed: DOMINOSA_VERAPDF names no jar) '}finds no fault but the missing claim`,
    async () => {
      if (!JAR) throw new Error('DOMINOSA_VERAPDF names no jar, but DOMINOSA_REQUIRE_TOOLS=1 asks for it');
      const files: string[] = [];
      for (const language of LANGUAGES) {
        const book = peerBook([3, 7, 9], {
          language,
          title: 'Fünf & <sechs> "Steine"',
          author: 'Ä. <Ö> & Co.',
          description: 'A & B < C',
        });
        for (const edition of EDITIONS) {
          for (const [name, bytes] of await render(book, edition)) {
            if (!name.endsWith('.pdf')) continue;
            files.push(join(folder, `${language}-${name}`));
            writeFileSync(files.at(-1)!, bytes);
          }
        }
      }
      const shapes = ['ring', 'letter-e', '2x36', '11x46'].map(dealtOn);
      for (const [name, edition] of Object.entries({ PRINT, TOUCH })) {
        files.push(join(folder, `shapes-${name}.pdf`));
        writeFileSync(files.at(-1)!, await edition.render(shapes, VIEWS, 'a4'));
      }
      const options = [
        '-cp',
        JAR,
        'org.verapdf.apps.GreenfieldCliWrapper',
        '--flavour',
        'ua1',
        '--format',
        'json',
      ];
      const { stdout } = spawnSync('java', [...options, ...files], { encoding: 'utf8', maxBuffer: 1 << 28 });
      const { jobs } = (JSON.parse(stdout) as Report).report;
      const failed = jobs.map(({ itemDetails, validationResult }) => {
        const rules = validationResult.flatMap(({ details }) => details.ruleSummaries);
        const names = rules.filter(({ ruleStatus }) => ruleStatus === 'FAILED');
        return [itemDetails.name, names.map(({ clause, testNumber }) => `${clause}-${testNumber}`)];
      });
      expect(failed).toEqual(files.map((file) => [file, [NO_CLAIM]]));
    },
  );
});
